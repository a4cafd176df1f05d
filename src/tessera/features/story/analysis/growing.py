"""What grows with every report, and isn't made anew with each: the lines of the curve as text, and
the sums of luck."""

from collections.abc import Iterable, Sequence
from operator import add

from tessera.kit.analysis import GameStep
from tessera.scene.chart import Edges

WIDE, LANE = 1000, 40
LAYERS = 8
"""So many layers of the curve of many sides are a part."""
LUCKY, COSTLY = 0.2, 0.1
"""The luck and the error that reach the edge of their lane where none was greater."""


class Bars:
    """The bars of a lane, up or down from a line at this height of it, 0 to 1: a path for each
    colour. The scale ends at the greatest value, or at `least` if that is greater, so that
    different values never look alike."""

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
        """Adds values, each with its place on the axis, 0 to 1, and its colour."""
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
    """All that of one analysis."""

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
