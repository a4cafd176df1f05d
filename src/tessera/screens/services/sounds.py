"""All sounds, their volume, and vibration: cues become notes for the device to play."""

from random import Random

from tessera.kit.game import AnyGame
from tessera.scene.cues import CHIP, TUMBLE
from tessera.scene.sound import Cue, Tone
from tessera.screens.device import Device
from tessera.screens.services.heard import ToldEvent
from tessera.storage.settings import Settings

VOLUMES = {"medium": 0.5, "off": 0.0, "soft": 0.2, "loud": 1.0}
"""By what is chosen, the default first. Ears want a multiple for what is to seem twice as loud."""
VIBRATION = ("on", "off")
STILL, CALM = "(prefers-reduced-motion: reduce)", 0.1
"""Seconds that dice rattle where nothing moves on the screen."""


class Sounds:
    """The player of all sounds and vibrations."""

    def __init__(self, device: Device, settings: Settings) -> None:
        self._device = device
        self._settings = settings
        self._played = 0
        """The number of sounds played, which makes two knocks differ."""

    @property
    def volume(self) -> float:
        """The volume chosen on this device, 0 to 1."""
        return VOLUMES[self._settings.choice("sound", [*VOLUMES])]

    @property
    def vibrates(self) -> bool:
        """Whether the device can vibrate, and is allowed to."""
        chosen = self._settings.choice("vibration", VIBRATION)
        return chosen == "on" and self._device.speaker.can_vibrate()

    def wake(self) -> None:
        """Called while something is pressed: browsers allow sounds from then on."""
        if self.volume:
            self._device.speaker.wake()

    def hush(self) -> None:
        """Ends the sounds that are still playing."""
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
        """Plays the sounds of an event, and `more` after them. `felt` says whether the device
        vibrates too."""
        # Imported with the first event: the menu needs no rules.
        from tessera.screens.services.heard import heard  # noqa: PLC0415

        tumble = CALM if self._device.matches(STILL) else TUMBLE.get(pace, TUMBLE["fast"])
        cues = heard(game, step, people, tumble)
        self._play((*cues, *more), felt=felt, lands=not cues or cues[0].name != "throw")

    def cue(self, cue: Cue) -> None:
        """Plays one cue, with its vibration."""
        self._play((cue,), felt=True)

    def try_out(self) -> None:
        """Plays a sample after the volume or the vibration was changed."""
        if self.volume:
            self._device.speaker.wake()
        else:
            self._device.speaker.rest()
        self._play((CHIP,), felt=True)

    def _play(self, cues: tuple[Cue, ...], *, felt: bool, lands: bool = False) -> None:
        self._played += 1
        rng, at, volume = Random(self._played), 0.0, self.volume
        notes: list[Tone] = []
        pattern: tuple[int, ...] = ()
        for cue in cues:
            if volume:
                notes += cue.played(rng, at, volume)
            if cue.buzz:
                pattern = (0, round(1000 * at), *cue.buzz)
            at += cue.lasts
        if notes:
            self._device.speaker.play(tuple(notes), lands=lands)
        if felt and pattern and self.vibrates:
            self._device.speaker.vibrate(pattern, lands=lands)
