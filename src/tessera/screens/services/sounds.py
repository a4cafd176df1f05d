"""What is heard of an event, how loud, and whether it is felt: cues become notes for the device to
play.

A game says which codes of its story have a sound of their own (`Game.cues`); one that says nothing
has dice, cards, chips and an end all the same.
"""

from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

from tessera.core.dice import Roll
from tessera.core.rules import CHANCE
from tessera.core.story import Line
from tessera.kit.game import AnyGame
from tessera.scene.cues import CARD, CHIP, OVER, TUMBLE, WIN, throw
from tessera.scene.sound import Cue
from tessera.screens.device import Device
from tessera.storage.settings import Settings

VOLUMES = {"medium": 0.5, "off": 0.0, "soft": 0.2, "loud": 1.0}
"""By what is chosen, the default first. Ears want a multiple for what is to seem twice as loud."""
VIBRATION = ("on", "off")
STILL, CALM = "(prefers-reduced-motion: reduce)", 0.1
"""Seconds that dice rattle where nothing moves on the screen."""


class ToldEvent(NamedTuple):
    """An event with the positions before and after it, and what the story tells of it."""

    before: Any
    event: Any
    after: Any
    lines: tuple[Line, ...]


def heard(game: AnyGame, step: ToldEvent, people: frozenset[int], tumble: float) -> tuple[Cue, ...]:
    """The cues of an event, one after the other. `people` are the seats where no computer sits;
    dice tumble for so many seconds. What isn't told, such as each card of a deal, isn't heard."""
    if not step.lines:
        return ()
    rules, own = game.rules, [game.cues[line.code] for line in step.lines if line.code in game.cues]
    if isinstance(step.event, Roll):
        own.insert(0, throw(len(step.event.dice), tumble))
    elif not own:
        own.append(CARD if rules.current_player(step.before) == CHANCE else CHIP)
    over = rules.result(step.after)
    if over is not None and rules.result(step.before) is None:
        own.append(WIN if people.intersection(over.winners) or not people else OVER)
    return tuple(own)


class Sounds:
    """Everything that is heard or felt goes through here."""

    def __init__(self, device: Device, settings: Settings) -> None:
        self._device = device
        self._settings = settings
        self._played = 0
        """How often something was: what makes two knocks differ."""

    @property
    def volume(self) -> float:
        """From 0 to 1, as chosen on this device."""
        return VOLUMES[self._settings.choice("sound", [*VOLUMES])]

    @property
    def vibrates(self) -> bool:
        """Whether the device can, and is to."""
        chosen = self._settings.choice("vibration", VIBRATION)
        return chosen == "on" and self._device.speaker.can_vibrate()

    def wake(self) -> None:
        """Something is pressed: from now on browsers allow sounds."""
        if self.volume:
            self._device.speaker.wake()

    def hush(self) -> None:
        """What is still to be heard is no longer so."""
        self._device.speaker.hush()

    def tell(
        self,
        game: AnyGame,
        step: ToldEvent,
        people: frozenset[int],
        pace: str,
        *more: Cue,
        felt: bool,
    ) -> None:
        """Plays what is heard of an event, and more behind it. `felt` by who holds the device."""
        tumble = CALM if self._device.matches(STILL) else TUMBLE.get(pace, TUMBLE["fast"])
        self._play((*heard(game, step, people, tumble), *more), felt=felt)

    def cue(self, cue: Cue) -> None:
        """Plays one, which is felt as well."""
        self._play((cue,), felt=True)

    def try_out(self) -> None:
        """Something was just chosen: this is how it is now."""
        if self.volume:
            self._device.speaker.wake()
        else:
            self._device.speaker.rest()
        self._play((CHIP,), felt=True)

    def _play(self, cues: tuple[Cue, ...], *, felt: bool) -> None:
        self._played += 1
        rng, at, volume, notes = Random(self._played), 0.0, self.volume, []
        pattern: tuple[int, ...] = ()
        for cue in cues:
            if volume:
                notes += [
                    replace(note, at=note.at + at, loud=note.loud * volume)
                    for note in cue.played(rng)
                ]
            if cue.buzz:
                pattern = (0, round(1000 * at), *cue.buzz)
            at += cue.lasts
        if notes:
            self._device.speaker.play(tuple(notes))
        if felt and pattern and self.vibrates:
            self._device.speaker.vibrate(pattern)
