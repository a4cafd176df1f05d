"""Sounds as plain values: a cue is a list of notes, and a note is a tone or a puff of noise that
rises at once and dies away."""

from random import Random
from typing import NamedTuple

NOISE = "noise"
"""The wave of a note that is no tone: a band of noise round its pitch."""
WAVES = {"tone": "sine", "wood": "triangle", "puff": NOISE}
"""The waves by the words of a score: a pure tone, one with an edge as of wood or stone, and a click
or a swish."""
WOBBLE = 0.06
"""The share by which the pitch of a knock varies from one time to the next."""


class Tone(NamedTuple):
    """Times are seconds, pitches Hz; `loud` is 1 at most."""

    wave: str
    """The type of an oscillator (Web Audio), or `NOISE`."""
    at: float
    lasts: float
    loud: float
    pitch: float
    to: float
    """The pitch it glides to."""
    rise: float = 0.002
    """The time until it is at its loudest."""
    narrow: float = 1.0
    """The narrowness of a band of noise: the filter's Q."""


class Cue(NamedTuple):
    """The sound of one thing. The next cue may begin after `lasts` seconds."""

    name: str
    lasts: float
    notes: tuple[Tone, ...]
    buzz: tuple[int, ...] = ()
    """A vibration pattern: milliseconds of vibration and of rest, in turns."""
    wobble: float = WOBBLE
    """The share by which its pitch varies from one time to the next; 0 for a melody."""
    loose: bool = False
    """Whether pitch and time vary for each note by itself."""

    def played(self, rng: Random, begins: float = 0, volume: float = 1) -> tuple[Tone, ...]:
        """The notes with the random variations of this time; `rng` is no generator of a game. They
        begin after so many seconds, and `volume` is 1 at most."""

        def by() -> float:
            return 1 + rng.uniform(-self.wobble, self.wobble)

        def varied(note: Tone, times: float, later: float) -> Tone:
            # Dice have fifty notes, made in a press: `replace` twice takes four times as long.
            at = begins + max(0.0, note.at + later)
            pitch, to = note.pitch * times, note.to * times
            loud = note.loud * volume
            return Tone(note.wave, at, note.lasts, loud, pitch, to, note.rise, note.narrow)

        if self.loose:
            return tuple(varied(note, by(), rng.uniform(-0.01, 0.01)) for note in self.notes)
        times = by()
        return tuple(varied(note, times, 0) for note in self.notes)


def cue(text: str) -> Cue:
    """The cue of a text. The first line has its name, its length in seconds, and the numbers of its
    `buzz`; then perhaps "steady" for a melody, or "loose". The notes follow, see `score`."""
    head, _, notes = text.strip().partition("\n")
    name, lasts, *words = head.split()
    buzz = tuple(int(word) for word in words if word.isdigit())
    wobble = 0 if "steady" in words else WOBBLE
    return Cue(name, float(lasts), score(notes), buzz, wobble, loose="loose" in words)


def score(text: str) -> tuple[Tone, ...]:
    """The notes of a text, one a line: a word of `WAVES`, then as numbers the time, the length, the
    loudness and the pitch, and optionally the pitch it glides to, the rise and the narrowness."""
    return tuple(_note(*line.split()) for line in text.strip().splitlines())


def _note(word: str, *numbers: str) -> Tone:
    at, lasts, loud, pitch, *more = map(float, numbers)
    return Tone(WAVES[word], at, lasts, loud, pitch, *(more or (pitch,)))
