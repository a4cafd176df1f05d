"""What the computers of Ur know: the lapses of the easy one, and what was learned."""

from __future__ import annotations

from random import Random

import pytest

from packs.ur.tests.brute import WAYS, Pieces, Place, moved, over
from tessera.kit.bot import decide
from tessera_ur.bots import BOTS
from tessera_ur.bots.ahead import before
from tessera_ur.bots.judge import UNITS, judge
from tessera_ur.rules import RULES
from tessera_ur.rules.board import HOME, last

ALL_HOME_BUT = (HOME,) * 6


@pytest.mark.parametrize("path", WAYS)
def test_what_was_learned_knows_who_is_nearly_home(path: str) -> None:
    start = (0,) * 7
    assert before(path, (last(path), *ALL_HOME_BUT), start, 2) > 0.9
    assert before(path, start, (last(path), *ALL_HOME_BUT), 2) < 0.1
    assert 0.45 < judge(path).chance(start, start) < 0.6


@pytest.mark.parametrize("path", WAYS)
def test_one_throw_ahead_is_exact_where_the_next_throw_ends_the_game(path: str) -> None:
    """The one needs a 1, of which four ways of sixteen come, and so does the other."""
    last_ones = (last(path), *ALL_HOME_BUT)
    deep = before(path, last_ones, last_ones, 5)
    assert deep == pytest.approx(1 / (2 - 1 / 4), abs=0.05)


def test_each_level_plays_what_is_legal_and_wins_when_it_can() -> None:
    winning = RULES.read_position(
        "players=2 pieces=5\nfirst: 13 home home home home\nsecond: 0 0 0 0 4\nseat 1: thrown 2"
    )
    for bot in BOTS.values():
        legal = RULES.legal_actions(winning)
        after = RULES.apply(winning, decide(bot, winning, legal, Random(1)))
        assert after.over


def test_only_the_easy_one_passes_a_rosette_by() -> None:
    state = RULES.read_position(
        "players=2 pieces=5\nfirst: 0 0 0 6 9\nsecond: 0 0 0 0 4\nseat 1: thrown 2"
    )
    legal = RULES.legal_actions(state)
    played = {
        level: {RULES.write(decide(bot, state, legal, Random(n))) for n in range(20)}
        for level, bot in BOTS.items()
    }
    assert played["normal"] == played["hard"] == {"6-8"}
    assert played["easy"] == {"6-8", "9-11"}


Sides = tuple[Pieces, Pieces]
"""Of who is about to throw, who is seen as the first player, and of the other."""
Turns = dict[Sides, list[tuple[int, list[tuple[Sides, bool]]]]]
WON: Sides = (("home", "home"), ())
TURNED = str.maketrans("ac", "ca")


@pytest.mark.parametrize("path", WAYS)
def test_exact_chances_lie_between_bounds_from_below_and_above(path: str) -> None:
    """By the slow rules, once as if all were lost that isn't won, and once as if all were won."""
    known = turns(path)
    low, high = dict.fromkeys(known, 0.0), dict.fromkeys(known, 1.0)
    low[WON] = high[WON] = 1.0
    while any(high[sides] - low[sides] > 1e-7 for sides in known):
        for sides, throws in known.items():
            for mine, yours in ((low, high), (high, low)):
                mine[sides] = sum(
                    ways / 16 * max(mine[end] if again else 1 - yours[end] for end, again in ends)
                    for ways, ends in throws
                )
    road = {"start": 0, "home": HOME}
    first, second = (road | {s: n for n, s in enumerate(WAYS[path][seat], 1)} for seat in range(2))
    for own, other in known:
        mine, yours = (
            (*sorted(way[piece] for piece in side), *ALL_HOME_BUT[:3])
            for way, side in ((first, own), (second, other))
        )
        exact = judge(path).exact(mine, yours)
        assert exact == pytest.approx(low[own, other], abs=0.6 / UNITS)
    assert len(known) == 12_869 if path.startswith("finkel") else 20_314


def turns(path: str) -> Turns:
    """For every position with at most two pieces each and every throw, in how many ways of 16 it
    comes, and the positions that it may lead to, with whether the same player throws there."""
    known: Turns = {}
    waiting: list[Sides] = [(("start", "start"), ("start", "start"))]
    while waiting:
        sides = waiting.pop()
        if sides not in known:
            known[sides] = [(ways, ends(path, sides, n)) for n, ways in enumerate((1, 4, 6, 4, 1))]
            waiting += {end for _, lead in known[sides] for end, _ in lead} - {WON}
    return known


def ends(path: str, sides: Sides, thrown: int) -> list[tuple[Sides, bool]]:
    after = [place for _, place in moved(path, (*sides, 0), thrown)] or [(*sides, 1)]
    return [(WON, True) if over(place) else seen(place) for place in after]


def seen(place: Place) -> tuple[Sides, bool]:
    """A position as whoever throws next sees it, and whether that is the first player."""
    first, second, seat = place
    if seat == 0:
        return (first, second), True
    return (turned(second), turned(first)), False


def turned(side: Pieces) -> Pieces:
    """The pieces of a player, as if they were the other's."""
    return tuple(sorted(p.translate(TURNED) if len(p) == 2 else p for p in side))
