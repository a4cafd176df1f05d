"""The course of a game in numbers: the lead at each moment, and counts of events by seat."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, TypeVar

from tessera.core.story import Line

State = TypeVar("State")


class Measure(NamedTuple, Generic[State]):
    """A number that tells which side is ahead."""

    unit: str
    """The unit of the number, as a title ("Points")."""
    ahead: Callable[[State], tuple[int, ...]]
    """Returns the number of each side; the side with the highest is ahead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats(Generic[State]):
    """The numbers that tell how a game went."""

    measures: Callable[[State], tuple[Measure[State], ...]]
    """Returns the measures of the game that a state belongs to: first the one that decides it, then
    others worth seeing."""
    counted: tuple[tuple[str, tuple[str, ...]], ...]
    """The counts by seat: a title, and the codes of the story that add one to it."""


class Course(NamedTuple):
    """`heights` has each side's number in each state, from the first on. `changes` are the changes
    of the lead: the number of events before it, and the side that is ahead from there."""

    heights: tuple[tuple[int, ...], ...]
    changes: tuple[tuple[int, int], ...]


def always(unit: str, ahead: Callable[[Any], tuple[int, ...]]) -> Callable[[Any], Any]:
    """A value for `Stats.measures` in a game that has one measure, whatever its options."""
    measures = (Measure(unit, ahead),)
    return lambda state: measures


def course(measure: Measure[Any], states: Sequence[Any]) -> Course:
    """The course of a game. While two sides are level, the one that was ahead before stays so."""
    heights = tuple(measure.ahead(state) for state in states)
    changes: list[tuple[int, int]] = []
    leader: int | None = None
    for number, height in enumerate(heights):
        best = max(height)
        side = height.index(best)
        if height.count(best) == 1 and side != leader:
            leader = side
            changes.append((number, side))
    return Course(heights, tuple(changes))


def event_counts(stats: Stats[Any], stories: Iterable[Iterable[Line]]) -> dict[str, Counter[int]]:
    """By title, the count of each seat. `stories` has that of each event."""
    counts: dict[str, Counter[int]] = {title: Counter() for title, _ in stats.counted}
    for line in (line for lines in stories for line in lines):
        for title, codes in stats.counted:
            if line.code in codes and "seat" in line.facts:
                counts[title][line.facts["seat"]] += 1
    return counts
