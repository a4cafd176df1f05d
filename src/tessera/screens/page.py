"""What plain screens have in common: nothing happens on them by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tessera.screens.app import App


class Page:
    """A screen on which nothing happens later and keys mean what they always mean."""

    name = "page"

    def __init__(self, app: App) -> None:
        self.app = app

    def press(self, target: str) -> None:
        """Nothing to press unless a page says so."""

    def change(self, field: str, value: str) -> None:
        """No form unless a page says so."""

    def key(self, key: str) -> bool:
        """No board."""
        return False

    def leave(self) -> None:
        """Nothing to call off."""
