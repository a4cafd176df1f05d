"""The drawing of an analysis in parts. The parts that a report changes are drawn one after the
other, each in a task of its own: all of it at once would keep a slow tablet from its frames. A
press draws the parts that it changes, and other drawings, such as after a save, change no part."""

from collections.abc import Callable, Collection

from tessera.scene.node import Node
from tessera.screens.device import Device
from tessera.screens.timer import Timer

BOARD = "position board"
"""It comes in portions: half of what two rounds between 24 cost is that they come at once."""
LINES = "curve lines"
BEFORE = ("answer", "balance")
CURVE = ("curve luck", "curve errors", "curve slider")
"""In the order in which they follow a report, after the curve's lines. What has two words is in the
part of the first."""
AT_A_POINT = ("deciding", "turning", "curve slider", "position", "costly")
"""The parts that change with the point of the game."""
AT_THE_END = ("deciding", "turning", "accounts", "table", "trust")
"""These follow the last."""
FRAME = 30
"""Milliseconds from one to the next: a picture comes in between."""


class InParts:
    """The nodes of the parts as they were drawn last, and which of them are due."""

    def __init__(self, device: Device, lines: int) -> None:
        """The lines of the curve are drawn in so many parts."""
        self._lines = [f"{LINES} {n}" for n in range(lines)] if lines > 1 else [LINES]
        self._made: dict[str, Node | None] = {}
        self._page: Node | None = None
        """The page as it was drawn last."""
        self._waiting: tuple[str, ...] = ()
        """Parts that still show what was so before the latest report."""
        self._due: set[str] | None = None
        """The parts that the next drawing makes anew; all where it is None."""
        self._looks: object = None
        """Language and the like, in which they were made."""
        self._timer = Timer(device)

    def begin(self, portions: int, same: Collection[str]) -> None:
        """Called when a report has come, which took a while to read: its parts follow, the board in
        so many portions; not those that are the `same` after it."""
        self._follow(tuple([name for name in self._all(portions) if name not in same]))

    def end(self, portions: int, **several: int) -> None:
        """Called when the last report has come. Some parts consist of `several`, so many of each
        name, which are drawn one by one."""
        each = [f"{name} {n}" for name, number in several.items() for n in range(number)]
        self._follow((*self._all(portions), *AT_THE_END, *each))

    @property
    def portions_left(self) -> int:
        """The number of portions of the board that are still to be drawn."""
        return self._waiting.count(BOARD)

    def renew(self, *parts: str) -> None:
        """Has the next drawing make these parts anew, or all of them if none is named."""
        if not parts:
            self.stop()
            self._due = None
        elif self._due is not None:
            self._due.update(parts)
            self._go_without(parts)

    def stop(self) -> None:
        """Cancels the parts that were to follow."""
        self._waiting = ()
        self._timer.stop()

    def part(self, name: str, make: Callable[[], Node | None]) -> Node | None:
        """The node of a part, made anew if it is due."""
        if self._is_due(name):
            self._made[name] = make()
        return self._made.get(name)

    def draw(self, page: Callable[[], Node], looks: object) -> Node:
        """The page, as it was where no part is due. All parts are made anew where `looks` is not
        what it was."""
        if looks != self._looks:
            self.renew()
        if self._page is None or self._due is None or self._due:
            self._page = page()
        self._looks, self._due = looks, set()
        return self._page

    def _all(self, portions: int) -> tuple[str, ...]:
        """The parts of every report, with so many portions of the board."""
        return (*BEFORE, *self._lines, *CURVE, *[BOARD] * portions, "position hand")

    def _go_without(self, parts: tuple[str, ...]) -> None:
        """Takes these parts out of those that follow, because they are drawn now."""
        left = [name for name in self._waiting if not any(_is_in(name, part) for part in parts)]
        if not left:
            self.stop()
        self._waiting = tuple(left)

    def _is_due(self, name: str) -> bool:
        """Whether a part is due. Then the parts that contain it are due too, and those that it
        contains."""
        return self._due is None or any(_is_in(name, due) or _is_in(due, name) for due in self._due)

    def _follow(self, parts: tuple[str, ...]) -> None:
        self._waiting = parts
        self._timer.start(FRAME, self._next)

    def _next(self) -> None:
        first, *others = self._waiting
        self._waiting = tuple(others)
        if self._due is not None:
            self._due.add(first)
        if others:
            self._timer.start(FRAME, self._next)


def _is_in(name: str, other: str) -> bool:
    return f"{name} ".startswith(f"{other} ")
