"""An analysis that grows: drawn in parts, stored, and added to.

The parts that a report changes are drawn one after the other, each in a task of its own: all of it
at once would keep a slow tablet from its frames. A press draws the parts that it changes, and other
drawings, such as after a save, change no part. What every report adds to, the lines of the curve as
text and the sums of luck, isn't made anew with each."""

from collections.abc import Callable, Collection, Iterable, Sequence
from operator import add

from tessera.core.record import Record
from tessera.kit.analysis import GameStep
from tessera.scene.chart import Edges
from tessera.scene.node import Node
from tessera.screens.device import Device
from tessera.screens.services import Services
from tessera.screens.timer import Timer
from tessera.storage.analyses import Kept

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
    """The latest nodes of the parts, and which of them are due."""

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
        """Schedules the parts that a report changes, the board in so many portions. A report takes
        a while to read. Parts that are the `same` after it don't follow."""
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
        """Marks these parts for the next drawing, or all if none is named."""
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


KEPT_EVERY = 3
"""Reports of the worker, one of which comes in a second, between which nothing is kept: after a
reload it goes on from there."""
KEPT_AFTER = 10
"""Milliseconds from a report until it is written, and from one task of that to the next."""


class StoredAnalysis:
    """The stored analysis of one game. What another version of its analyst has found counts as
    nothing."""

    def __init__(
        self, services: Services, id: str, record: Record, version: int, steps: list[GameStep]
    ) -> None:
        """`steps` are those that are known whenever they are kept."""
        self.was_read = False
        """Whether the steps that are stored have been read."""
        self._analyses = services.analyses
        self._id = id
        self._record = record
        self._version = version
        self._steps = steps
        self._whole = False
        self._reports = 0
        self._timer = Timer(services.device)

    def read(self, then: Callable[[Kept], None]) -> None:
        """Calls `then` later with the stored analysis."""

        def answered(stored: Kept) -> None:
            self.was_read = True
            then(stored if stored.version == self._version else Kept())

        self._analyses.read(self._record, answered)

    def report(self, *, whole: bool) -> None:
        """Schedules the writing of new steps. They are kept where they are all or it's time."""
        self._whole = whole
        self._reports += 1
        self._timer.start(KEPT_AFTER, self._write)

    def _write(self) -> None:
        """Writes for a while, and goes on or keeps it in another task."""
        if not self._analyses.prepare(self._steps):
            self._timer.start(KEPT_AFTER, self._write)
        elif self._whole or self._reports >= KEPT_EVERY:
            self._timer.start(KEPT_AFTER, self.keep)

    def settle(self) -> None:
        """Keeps at once an analysis that was to be kept soon."""
        if self._timer.is_running:
            self.keep()

    def keep(self) -> None:
        """Keeps the steps that are known."""
        self._timer.stop()
        self._reports = 0
        kept = Kept(self._id, tuple(self._steps), self._whole, self._version)
        self._analyses.keep(self._record, kept)


WIDE, LANE = 1000, 40
LAYERS = 8
"""So many layers of the curve of many sides are a part."""
LUCKY, COSTLY = 0.2, 0.1
"""The luck and the error that reach the edge of their lane where none was greater."""


class Bars:
    """The bars of a lane at this height, a path for each colour. They go up or down from a line.
    The scale ends at the greatest value, or at `least` if that is greater, so that different values
    never look alike."""

    def __init__(self, height: float, least: float) -> None:
        self.line = LANE * (1 - height)
        self.reach = least
        """The greatest value."""
        self.paths: dict[str, str] = {}
        self.known = 0
        """The number of steps of which it has the bars."""
        self._height = height
        self._values: list[tuple[float, str, float]] = []

    def grow(self, values: Sequence[tuple[float, str, float]]) -> None:
        """Adds values, with their places on the axis, 0 to 1, and colours."""
        self.known += len(values)
        new = [value for value in values if value[2]]
        self._values += new
        reach = max([self.reach, *(abs(value) for _, _, value in new)])
        if reach > self.reach:  # All of them become shorter.
            self.reach, self.paths, new = reach, {}, self._values
        begin, scale = f" {self.line:.0f}v", -LANE * self._height / self.reach
        for x, colour, value in new:
            bar = f"M{WIDE * x:.0f}{begin}{scale * value:.1f}"
            self.paths[colour] = self.paths.get(colour, "") + bar


class Grown:
    """The sums and lines of one analysis."""

    def __init__(self, sides: int) -> None:
        self.edges = [Edges(first, first + LAYERS) for first in range(0, sides, LAYERS)]
        """The layers of the curve of many sides, in the parts in which they are drawn."""
        self.lucky, self.costly = Bars(0.5, LUCKY), Bars(1, COSTLY)
        self.luck = [0.0] * sides
        """The luck of each side in the steps so far."""

    def add(self, steps: Iterable[GameStep]) -> None:
        """Adds their luck up."""
        for step in steps:
            if step.kind == "chance":
                self.luck = [*map(add, self.luck, step.change)]
