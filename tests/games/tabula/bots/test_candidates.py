"""What a computer chooses among: the best ends, each once, with steps that the rules accept and
that lead there."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.tabula.bots.candidates import SHOWN, candidates
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import PASS, State, terms
from tessera.games.tabula.rules.variants import VARIANTS
from tests.effort import part
from tests.games.tabula.positions import positions

NUMBER = part(250)


def setup(rules: str) -> Setup:
    return Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty")))


def everything(state: State) -> set[tuple[int, int]]:
    """The sides after every play, the mover's first, by taking each step that is legal."""
    if state.over or state.seat != 0:
        return {state.sides}
    found = (everything(RULES.apply(state, step)) for step in RULES.legal_actions(state))
    return set().union(*found)


def value(own: int, other: int) -> int:
    """Anything, so that every end has its turn to be among the best."""
    return (own + 3 * other) % 997


@pytest.mark.parametrize("rules", VARIANTS)
def test_the_best_ends_are_found_and_their_steps_lead_there(rules: str) -> None:
    for sides, dice in positions(rules, NUMBER, "candidates"):
        state = State(terms(setup(rules)), sides, 0, dice)
        *_, best = candidates(state, value)
        worths = sorted((value(*end) for end in everything(state)), reverse=True)
        assert [found.evaluation for found in best] == worths[:SHOWN]
        assert len({found.end for found in best}) == len(best)
        for found in best:
            after = state
            for step in found.steps:
                assert not after.over
                assert after.seat == 0
                after = RULES.apply(after, step)
            assert after.sides == found.end
            assert after.over or after.seat == 1


def test_an_end_that_the_rules_cut_short_is_not_offered() -> None:
    """The rules bear 24 off with the four, not with the five, so that the four is gone that could
    capture from 19; to capture first ends the game."""
    state = RULES.read_position(
        "players=2\n"
        "first: 19:1 24:1 off:10 captured:3\nsecond: 23:1 off:12 captured:2\nseat 1: dice 4 5"
    )
    *_, best = candidates(state, value)
    assert {found.end for found in best} == everything(state)


def test_where_nothing_can_be_done_the_step_is_to_pass() -> None:
    state = RULES.read_position(
        "players=2\nfirst: 0:15\nsecond: 1:2 2:2 3:2 0:9\nseat 1: dice 1 2 3"
    )
    *_, best = candidates(state, value)
    assert [found.steps for found in best] == [(PASS,)]


def test_many_ends_are_judged_in_slices_the_best_so_far_is_named() -> None:
    state = RULES.read_position(
        "players=2\n"
        "first: 0:3 1:2 3:2 4:1 6:2 8:1 9:1 12:2 15:1\nsecond: 2:2 10:2 0:11\nseat 1: dice 1 3 5"
    )
    nothing, *found = candidates(state, value)
    assert nothing == []
    firsts = [best[0].evaluation for best in found]
    assert len(firsts) > 2
    assert firsts == sorted(firsts)
