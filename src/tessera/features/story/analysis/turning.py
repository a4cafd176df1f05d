"""The turning points of a game: steps that changed a side's chances most.

Where hands are hidden each seat knows its own chances better than others do. So only the chances
that a side knew itself count for it, and a change between two of its own looks is put down to the
steps in between."""

from collections.abc import Iterator
from typing import NamedTuple

from tessera.kit.analysis import Analysis, GameStep
from tessera.session.table import AnyTable

TURNING = 0.05
"""The least change of a side's chance that may be a turning point."""


class TurningPoint(NamedTuple):
    """A step with the chance of one side before and after it."""

    step: GameStep
    before: float
    after: float

    @property
    def swing(self) -> float:
        """The change of the chance."""
        return abs(self.after - self.before)


def told_side(table: AnyTable, analysis: Analysis) -> int:
    """The side that the game is told from. It is that of the people, where they played together
    against computers; else the winner's."""
    seats = zip(analysis.sides, table.players, strict=True)
    people = {side for side, player in seats if player.is_person}
    if len(people) == 1:
        return people.pop()
    return max(range(len(analysis.initial)), key=(analysis.result or analysis.initial).__getitem__)


def turning_points(
    analysis: Analysis, side: int, *, hidden: bool, most: int = 3
) -> tuple[TurningPoint, ...]:
    """The steps that changed the side's chance most, in the order of the game."""
    all_points = _by_own_looks(analysis, side) if hidden else _by_steps(analysis, side)
    large = [point for point in all_points if point.swing >= TURNING]
    largest = sorted(large, key=lambda point: point.swing, reverse=True)[:most]
    return tuple(sorted(largest, key=lambda point: point.step.at))


def _by_steps(analysis: Analysis, side: int) -> list[TurningPoint]:
    return [
        TurningPoint(step, step.before[side], step.after[side])
        for step in analysis.steps
        if abs(step.after[side] - step.before[side]) >= TURNING
    ]


def _by_own_looks(analysis: Analysis, side: int) -> Iterator[TurningPoint]:
    seen, others = None, None
    for step in analysis.steps:
        if step.side != side:
            others = step
            continue
        if others and seen is not None:
            yield TurningPoint(others, seen, step.before[side])
        yield TurningPoint(step, step.before[side], step.after[side])
        seen, others = step.after[side], None
    if others and seen is not None:
        yield TurningPoint(others, seen, analysis.final[side])
