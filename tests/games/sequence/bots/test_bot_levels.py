"""What the beginner overlooks, and the expert doesn't."""

from __future__ import annotations

from random import Random

import pytest

from tessera.games.sequence.bots import expert
from tessera.games.sequence.rules import RULES
from tests.games.sequence.scripts import position

WON = """
players=2
1 *GGGGG...*
4 ..B.......
5 ..B.......
8 ...GGGG...
10 *BBB.....*
G: b1-f1
seat 1: 9C KS KD
seat 1: play
"""
AHEAD = WON.replace(" KD", " 2H")
BEHIND = """
players=2
1 *GGG.....*
4 ..G.......
5 ..G.......
8 ...BBBB...
10 *BBBBB...*
B: b10-f10
seat 1: 2H 9C KS
seat 1: play
"""


def best_chance(text: str) -> float:
    state = position(text)
    *_, ranking = expert(RULES.observation(state, 0), RULES.legal_actions(state), Random(1))
    assert ranking[0].win_probability is not None
    return ranking[0].win_probability


def test_the_expert_knows_who_is_ahead() -> None:
    assert best_chance(WON) == 1
    assert 0 < best_chance(BEHIND) < 0.5 < best_chance(AHEAD) < 1


def test_it_pauses_after_every_play_and_says_nothing_before_it_has_seen_them_all() -> None:
    state = position(BEHIND)
    *pauses, ranking = expert(RULES.observation(state, 0), RULES.legal_actions(state), Random(1))
    assert not any(pauses)
    reading = 3  # tables and weights, the first time and ever after
    assert len(pauses) == reading + 2 * len(ranking)  # the planner's look, and the net's
    assert len(ranking) > 1


def test_a_dead_card_swapped_costs_no_chance() -> None:
    """After the swap the best play is still to come."""
    state = position(
        """
players=2
1 *G.......*
4 B.........
6 ..B.......
8 ...GG.....
10 *BBB.....*
seat 1: 2S 8C KD
seat 1: play
"""
    )
    *_, ranking = expert(RULES.observation(state, 0), RULES.legal_actions(state), Random(1))
    first, second, *_ = ranking
    assert RULES.write(first.actions[0]) == "swap 8C"
    assert first.win_probability == second.win_probability == pytest.approx(0.5, abs=0.4)
