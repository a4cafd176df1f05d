"""What is heard, as plain values: a cue is a list of notes, and a note is a tone or a puff of noise
that rises at once and dies away."""

from dataclasses import dataclass, replace
from random import Random

NOISE = "noise"
"""The wave of a note that is no tone: a band of noise round its pitch."""
WAVES = {"tone": "sine", "wood": "triangle", "puff": NOISE}
"""By the words of a score: round, with an edge as of wood or stone, and a click or a swish."""
WOBBLE = 0.06
"""By what part the pitch of a knock differs from one time to the next."""


@dataclass(frozen=True, slots=True)
class Tone:
    """Times are seconds, pitches Hz; `loud` is 1 at most."""

    wave: str
    """Of an oscillator, or `NOISE`."""
    at: float
    lasts: float
    loud: float
    pitch: float
    to: float
    """The pitch it glides to."""
    rise: float = 0.002
    """How long it takes to be as loud as it gets."""
    narrow: float = 1.0
    """How narrow a band of noise is: the filter's Q."""


@dataclass(frozen=True, slots=True)
class Cue:
    """What one thing sounds like. The next cue may begin after `lasts` seconds."""

    name: str
    lasts: float
    notes: tuple[Tone, ...]
    buzz: tuple[int, ...] = ()
    """Milliseconds that a device which can vibrates, and rests, in turns."""
    wobble: float = WOBBLE
    """By what part its pitch is higher or lower each time; nothing for a melody."""
    loose: bool = False
    """Whether each of its notes is, by itself, and comes a little sooner or later."""

    def played(self, rng: Random) -> tuple[Tone, ...]:
        """The notes as they are this time, with chance that is nobody's."""

        def by() -> float:
            return 1 + rng.uniform(-self.wobble, self.wobble)

        if self.loose:
            return tuple(_moved(note, by(), rng.uniform(-0.01, 0.01)) for note in self.notes)
        times = by()
        return tuple(_moved(note, times, 0) for note in self.notes)


def _moved(note: Tone, times: float, later: float) -> Tone:
    at = max(0.0, note.at + later)
    return replace(note, at=at, pitch=note.pitch * times, to=note.to * times)


def cue(text: str) -> Cue:
    """A cue as text. Its first line has the name, how long it lasts, and the numbers of its `buzz`;
    then perhaps "steady" for a melody, or "loose". The notes follow, see `score`."""
    head, _, notes = text.strip().partition("\n")
    name, lasts, *words = head.split()
    buzz = tuple(int(word) for word in words if word.isdigit())
    wobble = 0 if "steady" in words else WOBBLE
    return Cue(name, float(lasts), score(notes), buzz, wobble, loose="loose" in words)


def score(text: str) -> tuple[Tone, ...]:
    """Notes, one a line: a word of `WAVES`, when, how long, how loud, the pitch, and where it
    matters the pitch it glides to, the rise, and how narrow it is."""
    return tuple(_note(*line.split()) for line in text.strip().splitlines())


def _note(word: str, *numbers: str) -> Tone:
    at, lasts, loud, pitch, *more = map(float, numbers)
    return Tone(WAVES[word], at, lasts, loud, pitch, *(more or (pitch,)))
