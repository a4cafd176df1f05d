"""The browser's history: addresses, and an entry for each layer over the page, so that every way
back closes one. CloseWatcher would do that for Android's button alone: iOS' swipe and the arrow of
a browser know nothing but the history.

The entry of a layer has the address of its page, and its number says how many layers there are.
"""

from collections.abc import Callable
from contextlib import suppress

import js
from pyodide.ffi import JsException

from tessera.browser.capability import offered
from tessera.browser.timer import later

PATIENCE = 1_000
"""Milliseconds after which a way back is taken to have led nowhere: addresses wait for it."""

HEARD = 1_000
"""Milliseconds after which the entry of what was closed is taken back. With a way back on its way
Orca says nothing of the focus that comes out of a dialog in Chromium: five times of six."""


class BrowserHistory:
    """Keeps the history in step with the page: `follow` is told after each change how many layers
    lie over it."""

    def __init__(self) -> None:
        self._going: Callable[[], None] | None = None
        """Ends the wait for a way back that was taken here; None while none is on its way."""
        self._owed, self._owed_at = 0, ""
        """The number of entries still to be taken back, and the address where they are."""
        self._address: tuple[str, bool] | None = None
        """The address to go to after that, and whether instead of the one that is there."""

    @property
    def layers(self) -> int:
        """The number of layers that lay over the page at this entry."""
        return js.history.state or 0

    @property
    def going(self) -> bool:
        """Whether a way back that was taken here is on its way."""
        return self._going is not None

    def go(self, address: str, *, instead: bool = False) -> None:
        """See `Device.go`. The entries of layers are gone afterwards."""
        if self._going:  # A browser that is on its way loses count of entries that come meanwhile.
            self._address = address, instead
        elif instead or self.layers:
            self._owed = 0
            js.location.replace(address)
        else:
            js.location.hash = address

    def follow(self, layers: int) -> None:
        """Adds or takes back entries until there is one for each of so many layers."""
        had = self.layers
        if self._going:
            return
        before, self._owed = self._owed, max(had - layers, 0)
        if self._owed:
            self._owed_at = js.location.href
        if self._owed and not before:
            later(HEARD, self._take_back)
        elif layers > had and _pressed():
            with suppress(JsException):  # Safari takes no more than a hundred in half a minute.
                for number in range(had, layers):
                    js.history.pushState(number + 1, "")

    def _take_back(self) -> None:
        owed, self._owed = self._owed, 0
        if owed and js.location.href == self._owed_at:
            self._going = later(PATIENCE, self.arrived)
            js.history.go(-owed)

    def arrived(self) -> None:
        """Called when the history has moved to another entry. A way back that comes before the
        entries of closed layers were taken back was meant for what lies below them."""
        if self._going:
            self._going()
        self._going = None
        self._take_back()
        address, self._address = self._address, None
        if address:
            self.go(address[0], instead=address[1])


def _pressed() -> bool:
    """Whether somebody is pressing something. An entry that is added without a press makes Chromium
    skip all entries of the page at the next way back."""
    activation = offered(js.navigator, "userActivation")
    return not activation or activation.isActive
