"""What a report changes is drawn part by part, each in a task of its own: all of it at once would
keep a slow tablet from its frames. What somebody does draws all of it, and whatever else has the
page drawn, such as a store that has kept something, changes no part."""

from collections.abc import Callable

from tessera.scene.node import Node
from tessera.screens.device import Device

PARTS = ("answer", "balance", "curve", "position")
"""In the order in which they follow a report."""
AT_THE_END = ("turning", "accounts", "table", "trust")
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
        self._looks: object = None
        """Language and the like, in which they were made."""
        self._stop_timer: Callable[[], None] | None = None

    def begin(self) -> None:
        """A report has come: the first part is drawn now, and the others follow."""
        self._follow(PARTS)

    def end(self, **several: int) -> None:
        """The last report has come: some parts are made of `several`, so many of each name, which
        come one by one."""
        each = [f"{name} {n}" for name, number in several.items() for n in range(number)]
        self._follow((*PARTS, *AT_THE_END, *each))

    def renew(self) -> None:
        """Somebody has done something: the next drawing is of all of it."""
        self.stop()
        self._due = None

    def stop(self) -> None:
        """Nothing follows any more."""
        if self._stop_timer:
            self._stop_timer()
            self._stop_timer = None

    def part(self, name: str, make: Callable[[], Node | None]) -> Node | None:
        """A part as it is now, or as it was where it isn't due."""
        if self._due is None or name in self._due:
            self._made[name] = make()
        return self._made.get(name)

    def draw(self, page: Callable[[], Node], looks: object) -> Node:
        """The page, with all parts anew where it `looks` otherwise than before."""
        if looks != self._looks:
            self.renew()
        drawn = page()
        self._looks, self._due = looks, set()
        return drawn

    def _follow(self, parts: tuple[str, ...]) -> None:
        self.stop()
        self._waiting = parts
        self._next()

    def _next(self) -> None:
        first, *others = self._waiting
        self._waiting = tuple(others)
        if self._due is not None:
            self._due.add(first)
        self._stop_timer = self._device.after(FRAME, self._next) if others else None
