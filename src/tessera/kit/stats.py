"""How a game went, as numbers: which side was ahead when, and how often each seat did what."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from tessera.core.story import Line

State = TypeVar("State")
WinHistory = Sequence[tuple[float, Sequence[float]]]
"""Times, ascending, with the chance to win of each side, 0 to 1."""


@dataclass(frozen=True, slots=True)
class Measure(Generic[State]):
    """What being ahead is measured in."""

    unit: str
    """As a title ("Points")."""
    ahead: Callable[[State], tuple[int, ...]]
    """That number for each side; the highest is ahead."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stats(Generic[State]):
    """The numbers that tell how a game went."""

    measures: Callable[[State], tuple[Measure[State], ...]]
    """What being ahead is measured in, in the game that a state is of: first what decides it, then
    what is worth seeing besides."""
    counted: tuple[tuple[str, tuple[str, ...]], ...]
    """What is counted: a title, and the codes of the story that add one to it."""
    win_history: Callable[[State], WinHistory] | None = None
    """Where they are known exactly: the chances to win from the beginning to this state."""


@dataclass(frozen=True, slots=True)
class Course:
    """How far each side was after each event (the first of them before any), and after which
    events another side was ahead: the number of the event, and the side."""

    heights: tuple[tuple[int, ...], ...]
    changes: tuple[tuple[int, int], ...]


def always(unit: str, ahead: Callable[[Any], tuple[int, ...]]) -> Callable[[Any], Any]:
    """The measures of a game that has one, however it is played."""
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


def event_counts(stats: Stats[Any], told: Iterable[Iterable[Line]]) -> dict[str, Counter[int]]:
    """By title, how often each seat did what is counted."""
    counts: dict[str, Counter[int]] = {title: Counter() for title, _ in stats.counted}
    for line in (line for lines in told for line in lines):
        for title, codes in stats.counted:
            if line.code in codes and "seat" in line.facts:
                counts[title][line.facts["seat"]] += 1
    return counts
