"""Ways over the screen, as plain numbers: where things are, and what is left of a way for
something that a hand has carried a part of it."""

from typing import NamedTuple


class Box(NamedTuple):
    """Where something is: its middle, and how wide and high it is."""

    x: float
    y: float
    wide: float
    high: float

    def far(self, other: "Box") -> float:
        """How far it is from another, across and down."""
        return abs(self.x - other.x) + abs(self.y - other.y)

    def holds(self, other: "Box") -> bool:
        """Whether the middle of another lies in it."""
        return abs(self.x - other.x) * 2 <= self.wide and abs(self.y - other.y) * 2 <= self.high


class Dropped(NamedTuple):
    """Something that was carried and has just been let go of: where it was taken up, where it is
    now, and what takes it."""

    source: Box
    here: Box
    onto: Box | None


def carried_on(way: list[Box], dropped: Dropped) -> list[Box]:
    """What is left of a way. Who put it on a square needn't see it fly to a place in it."""
    onto, passed = dropped.onto, 0
    for number, box in enumerate(way[1:], 1):
        if onto and onto.holds(box):
            passed = number
    return [dropped.here, *way[passed + 1 :]]
