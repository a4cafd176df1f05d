"""Texts read out by the device's own voice, for people who can't read yet.

Off until somebody turns it on: a page can't know of a screen reader, and must not talk over one.
"""

from collections.abc import Callable, Iterable

from tessera.i18n import Translator
from tessera.screens.device import Device
from tessera.storage.settings import Settings

READ = ("off", "on")


class ReadAloud:
    """The reader of whatever is announced, and of what is asked for."""

    def __init__(self, device: Device, settings: Settings, say: Callable[[], Translator]) -> None:
        self._voice, self._settings, self._say = device.voice, settings, say
        self._last = 0
        """The number of the latest announcement that was read or passed over."""

    @property
    def is_possible(self) -> bool:
        """Whether the device has a voice for the language of the moment."""
        return self._voice.can_read(self._say().language)

    @property
    def is_on(self) -> bool:
        """Whether texts are read out."""
        return self._settings.choice("read", READ) == "on" and self.is_possible

    def follow(self, announcements: Iterable[tuple[int, str]], *, secret: bool) -> None:
        """Reads the announcements, each with its number, that came since the last call. None that
        are `secret`: those may tell one player's cards, and others at the table would hear them."""
        for number, words in announcements:
            if number > self._last:
                self._last = number
                if self.is_on and not secret:
                    self._voice.read((words,), self._say().language)

    def read(self, *sentences: str) -> None:
        """Reads these sentences, instead of what is being read."""
        self._voice.hush()
        self._voice.read(sentences, self._say().language)

    def hush(self) -> None:
        """Ends what is being read."""
        self._voice.hush()
