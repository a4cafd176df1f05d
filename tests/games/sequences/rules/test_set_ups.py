"""1 to 24 play, both variants, and stakes for more than one."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.rules import Illegal
from tessera.core.setup import Option, Setup, starts
from tessera.games.sequences.rules import RULES
from tests.games.sequences.scripts import agreed, footer, play, sheet


def refusal(setup: Setup) -> str:
    with pytest.raises(Illegal) as refused:
        RULES.new(setup)
    return refused.value.code


@pytest.mark.parametrize("players", range(1, 25))
def test_any_number_from_1_to_24_can_play_each_alone(players: int) -> None:
    setup = agreed(players)
    assert sheet(RULES.new(setup)).count("|") == players - 1
    assert RULES.sides(setup) == tuple(range(players))


@pytest.mark.parametrize("players", [-1, 0, 25, 99, 1_000_000])
def test_other_numbers_are_refused(players: int) -> None:
    assert refusal(agreed(players)) == "players"


@pytest.mark.parametrize("players", [2, 3, 24])
def test_the_variant_and_the_stake_can_be_agreed(players: int) -> None:
    assert RULES.options(players) == (
        Option("variant", ("sequences", "hearts_due"), "sequences"),
        Option("stake", ("0", "1", "5", "10"), "0"),
        *starts(players, "10", "20", "30", "40", since=2),
    )


def test_a_start_is_points_before_the_first_turn() -> None:
    state = RULES.new(agreed(3, start2="20", start3="40"))
    assert state.totals == (0, 20, 40)
    assert play(replace(state, opening=()), "10 5 x").totals == (10, 25, 0)


@pytest.mark.parametrize("options", [{"start4": "10"}, {"start1": "15"}, {"start1": "100"}])
def test_starts_for_nobody_and_of_other_points_are_refused(options: dict[str, str]) -> None:
    assert refusal(agreed(3, **options)) == "option"


def test_nothing_given_is_not_worth_a_line_of_the_set_up() -> None:
    assert RULES.checked_setup(agreed(2, start1="0", start2="10")) == agreed(2, start2="10")


def test_one_alone_has_nobody_to_play_for_a_stake_with() -> None:
    assert [option.values for option in RULES.options(1)] == [("sequences", "hearts_due"), ("0",)]
    assert refusal(agreed(1, start1="10")) == "option"
    assert refusal(agreed(1, stake="5")) == "option"


@pytest.mark.parametrize("setup", [agreed(2, "hearts"), agreed(2, stake="2"), agreed(2, stake="")])
def test_what_is_not_offered_is_refused(setup: Setup) -> None:
    assert refusal(setup) == "option"


@pytest.mark.parametrize("players", [1, 2])
def test_by_default_it_is_sequences_without_a_stake(players: int) -> None:
    assert RULES.standard_setup(players) == agreed(players)


def test_a_stake_changes_nothing_about_the_play() -> None:
    with_stake, without = RULES.new(agreed(2, stake="10")), RULES.new(agreed(2))
    assert (sheet(with_stake), footer(with_stake)) == (sheet(without), footer(without))
