"""What the app asks of the device it runs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from tessera.session.saves import Store


class Device(Protocol):
    """A browser, or a stand-in for it in tests."""

    store: Store

    def now(self) -> str:
        """The time, ISO 8601 in UTC with seconds, ending in Z."""

    def entropy(self) -> str:
        """32 hexadecimal digits that nobody could foretell."""

    def after(self, milliseconds: int, action: Callable[[], None]) -> Callable[[], None]:
        """Does something later, then draws; the answer calls it off."""

    def go(self, address: str) -> None:
        """Changes the part of the page's address behind `#`."""

    def copy(self, text: str) -> None:
        """Puts a text on the clipboard."""

    def number(self, value: float, language: str, digits: int = 0) -> str:
        """A number with so many digits behind the point, as people of that language write it."""

    def way_to_install(self) -> str:
        """How this browser installs a page: a key of `STEPS` or `OTHER_WAYS` in install.py."""

    def install(self) -> None:
        """Has the browser ask whether to install; does something only if the way is "prompt"."""

    def can_shake(self) -> bool:
        """Whether this device can feel that it is shaken."""

    def on_hidden(self, action: Callable[[], None]) -> Callable[[], None]:
        """Calls `action`, then draws, whenever the page goes out of sight: another app comes to
        the front, or the screen goes dark. The answer stops it."""

    def on_shake(
        self, action: Callable[[], None], refused: Callable[[], None]
    ) -> Callable[[], None]:
        """Calls `action` whenever the device is shaken, or `refused` once if that isn't allowed;
        the answer stops it. People may be asked for leave, so call this on a press only."""

    def date(self, moment: str, language: str) -> str:
        """A moment (as from `now`) in words, as people of that language write it."""
