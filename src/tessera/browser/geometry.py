"""Paths over the screen as plain numbers: the places of things, and the rest of a path for
something that was carried along a part of it."""

from typing import NamedTuple


class Box(NamedTuple):
    """The place of something in CSS pixels: its middle, width and height."""

    x: float
    y: float
    wide: float
    high: float

    def far(self, other: "Box") -> float:
        """The distance to another box, across plus down."""
        return abs(self.x - other.x) + abs(self.y - other.y)

    def holds(self, other: "Box") -> bool:
        """Whether the middle of another box lies in it."""
        return abs(self.x - other.x) * 2 <= self.wide and abs(self.y - other.y) * 2 <= self.high


class Dropped(NamedTuple):
    """Something that was carried and has just been dropped: the place where it was picked up, the
    place where it is, and that of the target which takes it."""

    source: Box
    here: Box
    onto: Box | None


def carried_on(way: list[Box], dropped: Dropped) -> list[Box]:
    """The flight path from the drop point on, without stops inside the target."""
    onto, passed = dropped.onto, 0
    for number, box in enumerate(way[1:], 1):
        if onto and onto.holds(box):
            passed = number
    return [dropped.here, *way[passed + 1 :]]
