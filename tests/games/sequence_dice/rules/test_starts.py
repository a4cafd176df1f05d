"""Chips on the board before the first throw, as a start for the weaker."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tessera.core.rules import Illegal
from tessera.core.setup import Setup
from tessera.games.sequence_dice.rules import RULES
from tessera_kit.playing import play
from tests.games.sequence_dice.brute import PRINTED, table


def agreed(players: int = 2, **starts: str) -> Setup:
    return Setup(players, (("line", "5"), ("chips", "unlimited"), *starts.items()))


def given(setup: Setup) -> dict[str, str]:
    """The colour of each chip before the first throw, by square."""
    rows = RULES.write_position(RULES.new(setup)).splitlines()[1:7]
    return {
        f"{'abcdef'[column]}{row}": chip
        for row, chips in enumerate(rows, 1)
        for column, chip in enumerate(chips)
        if chip != "."
    }


def test_the_first_chip_lies_on_a_12_and_the_second_on_a_2() -> None:
    assert given(agreed(start1="1")) == {"c3": "G"}
    assert given(agreed(start1="2", start2="1")) == {"c3": "G", "a1": "G", "d3": "B"}
    assert {PRINTED[square] for square in given(agreed(start1="1", start2="1"))} == {12}
    assert given(agreed()) == {}


def test_partners_have_one_start_together() -> None:
    assert given(agreed(4, start2="2")) == {"d3": "B", "f1": "B"}


def test_every_side_lies_as_the_one_before_it_after_a_quarter_turn() -> None:
    chips = given(agreed(3, start1="2", start2="2", start3="2"))
    places = [{square for square, chip in chips.items() if chip == colour} for colour in "GBR"]
    for before, after in pairwise(places):
        assert {f"{'fedcba'[int(row) - 1]}{'abcdef'.index(c) + 1}" for c, row in before} == after


@pytest.mark.parametrize(("players", "side"), [(2, 3), (4, 3), (3, 4)])
def test_there_is_none_for_a_side_that_isn_t_there(players: int, side: int) -> None:
    with pytest.raises(Illegal, match="option"):
        RULES.new(agreed(players, **{f"start{side}": "1"}))


def test_games_with_starts_go_as_the_slow_rules_say() -> None:
    for seed in "abc":
        played = play(RULES, agreed(3, start1="2", start3="1"), seed)
        steps = [step for step in played.steps() if not step[0].opening]
        slow = table(RULES.write_position(steps[0][0]))
        for state, event, _ in steps:
            assert RULES.write_position(state).splitlines()[1:7] == slow.rows()
            slow.do(RULES.write(event))
        assert slow.winner
