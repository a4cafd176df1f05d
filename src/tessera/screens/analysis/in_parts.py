"""What a report changes is drawn part by part, each in a task of its own: all of it at once would
keep a slow tablet from its frames. Whatever else has the page drawn draws all of it."""

from collections.abc import Callable

from tessera.scene.node import Node
from tessera.screens.device import Device

PARTS = ("answer", "balance", "curve", "position")
"""In the order in which they follow a report."""
AT_THE_END = (*PARTS, "turning", "costly", "accounts", "sums", "table", "trust")
"""These follow the last."""
FRAME = 30
"""Milliseconds from one to the next: a picture comes in between."""


class InParts:
    """The parts of the page as they were made last, and which of them are due."""

    def __init__(self, device: Device) -> None:
        self._device = device
        self._made: dict[str, Node | None] = {}
        self._waiting: tuple[str, ...] = ()
        """Parts that still show what was so before the latest report."""
        self._due: set[str] | None = None
        """The parts that the next drawing makes anew; all where it is None."""
        self._stop_timer: Callable[[], None] | None = None

    def begin(self, *, done: bool) -> None:
        """A report has come, the last if it is `done`: the first part is drawn now, and the others
        follow."""
        self.stop()
        self._waiting, self._due = AT_THE_END if done else PARTS, set()
        self._next()

    def stop(self) -> None:
        """Nothing follows any more."""
        if self._stop_timer:
            self._stop_timer()
            self._stop_timer = None

    def part(self, name: str, make: Callable[[], Node | None]) -> Node | None:
        """A part as it is now, or as it was while another one is drawn."""
        if self._due is None or name in self._due:
            self._made[name] = make()
        return self._made.get(name)

    def drawn(self) -> None:
        """The page has been made: the next drawing is of all of it, unless it is for a part."""
        self._due = None

    def _next(self) -> None:
        first, *others = self._waiting
        self._waiting = tuple(others)
        self._due = {first, *(self._due or ())}
        self._stop_timer = self._device.after(FRAME, self._next) if others else None
