"""The net, and the opponent that asks it."""

from __future__ import annotations

from dataclasses import replace
from math import isclose
from pkgutil import get_data
from random import Random

from tessera.core.cards import CARDS
from tessera.games.sequence.bots import expert, strongest
from tessera.games.sequence.bots.inputs import size
from tessera.games.sequence.bots.learned import BEST, Learned
from tessera.games.sequence.bots.net import file_name, learned, lines, read
from tessera.games.sequence.bots.planner import SWAPPED, Planner
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tests.games.sequence.scripts import position

BLOCK = """\
players=2
2 .......G..
3 ..G.......
4 ......G...
7 .BBBB.....
8 ......G...
seat 1: 3S 4S 5S 6H 7D KH TH
seat 1: play
"""
"""Blue has 9S 9C 8H 9H in row 7. TH lies on f7, and on j2."""


def blue_played(*cards: str, hands: str = "hidden") -> State:
    """The position, with these cards before blue."""
    state = position(BLOCK.replace("players=2", f"players=2 hands={hands}"))
    return replace(state, discards=((), tuple(map(CARDS.__getitem__, cards))))


def valued(state: State) -> dict[Event, float]:
    return dict(strongest(state).valued(RULES.legal_actions(state)))


def test_the_net_is_the_sum_that_its_file_says() -> None:
    data = get_data("tessera.games.sequence.bots", file_name(2))
    assert data
    rows = lines(data.decode("ascii"))
    for stage in range(4):
        first = 1 + stage * (size(2) + 2)
        bias, *known, output = [list(map(int, row.split())) for row in rows[first:][: size(2) + 2]]
        rng, one = Random(stage), int(rows[0])
        for _ in range(20):
            counts = [rng.choice((0, 0, 1, 2, 7)) for _ in known]
            sums = [
                b + sum(c * row[n] for c, row in zip(counts, known, strict=True))
                for n, b in enumerate(bias)
            ]
            *hidden, past = [total / one for total in sums]
            units = [h / (1 + abs(h)) for h in hidden]
            logit = past + sum(w / one * unit for w, unit in zip(output, units, strict=True))
            assert isclose(read(rows, 2, stage).logit(counts), logit, abs_tol=1e-9)
    assert learned(2, 0) == read(rows, 2, 0)


def test_what_the_net_judges_comes_before_what_it_does_not() -> None:
    state = blue_played("2C")
    planner = Planner(state, strongest(state).weights)
    plain = dict(planner.valued(RULES.legal_actions(state)))
    known = valued(state)
    assert plain.keys() == known.keys()
    order = sorted(plain, key=lambda event: -plain[event])
    assert len(order) > BEST
    assert max(known[event] for event in order[BEST:]) <= known[order[BEST - 1]]


def test_an_old_four_is_feared_less_than_a_new_one() -> None:
    """Who could have completed it and didn't had no card to."""
    new, old = blue_played("2C", "9C", "8H", "9H"), blue_played("9C", "8H", "9H", "2C")
    best = [max(value for value in valued(state).values()) for state in (new, old)]
    chances = [
        strongest(state).win_probability(value, value)
        for state, value in zip((new, old), best, strict=True)
    ]
    assert chances[0] is not None
    assert chances[1] is not None
    assert chances[0] < chances[1]


def test_where_hands_are_open_the_planner_looks_into_them() -> None:
    hidden, open_ = blue_played("2C"), blue_played("2C", hands="open")
    assert isinstance(strongest(hidden), Learned)
    assert type(strongest(open_)) is Planner


def test_its_chances_fall_with_its_order() -> None:
    state = blue_played("2C")
    *_, ranking = expert(state, RULES.legal_actions(state), Random(1))
    chances = [choice.win_probability for choice in ranking]
    assert all(chance is not None and 0 < chance < 1 for chance in chances)
    assert chances == sorted(chances, key=lambda chance: -(chance or 0))
    assert all(value < SWAPPED for value in valued(state).values())
