"""How much the strongest opponent may think in a turn: nobody waits longer where a throw could be
answered in thousands of ways."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from tessera.core.dice import throws
from tessera.games.tabula.bots.features import Marks
from tessera.games.tabula.bots.learned import ENDS, at_first_sight, looking_ahead, net_of
from tessera.games.tabula.bots.net import Net, win_probability
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.notation import read_position
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.state import Event, State
from tessera.kit.bot import Ranking

CROWDED = """\
players=2 rules=classical
first: 1:1 4:2 6:2 13:2 14:3 17:3 19:2
second: 0:2 3:5 9:2 10:4 11:2
seat 2: dice 1 2 3"""
"""Three plays are worth a second look, and each leaves more than seven thousand different ends of
answers. The second of them is better than it seems at first."""


def counting(evaluator: Net) -> tuple[Net, list[int]]:
    """The net, and a list that grows with every position that it judges."""
    asked: list[int] = []

    def waiter(side: int) -> tuple[int, Marks]:
        asked.append(side)
        return evaluator.waiter(side)

    return replace(evaluator, waiter=waiter), asked


def cost(looking: Iterator[Ranking[Event]], asked: list[int]) -> tuple[int, tuple[Event, ...]]:
    """How many positions were judged for this answer, and the answer."""
    before = len(asked)
    *_, ranking = looking
    return len(asked) - before, ranking[0].actions


def chance_after(state: State, steps: tuple[Event, ...]) -> float:
    """The chance to win once these steps are taken, by the best answer to every throw."""
    seat = state.seat
    for step in steps:
        state = RULES.apply(state, step)
    own, other, judged, lost = state.sides[seat], state.sides[1 - seat], net_of(state).logit, 0.0
    for roll, weight in throws(3):
        found = afterstates(state.terms.variant, other, own, roll.dice)
        best = max(judged(*after(afterstate, own)) for afterstate in found)
        lost += weight * win_probability(best) / 216
    return 1 - lost


def test_where_very_much_could_be_answered_it_stops_in_time_with_what_it_has_found() -> None:
    state = read_position(CROWDED)
    evaluator, asked = counting(net_of(state))
    few, first = cost(at_first_sight(state, evaluator), asked)
    many, answer = cost(looking_ahead(state, evaluator), asked)
    assert ENDS - 200 < many - few <= ENDS, "it neither thinks on nor gives up early"
    assert answer != first
    assert chance_after(state, answer) > chance_after(state, first)
