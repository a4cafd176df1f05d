"""Throwing for who begins."""

from __future__ import annotations

import pytest

from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.tabula.rules import RULES

SEED = Setup(2, (("rules", "seed"), ("ties", "draw"), ("position", "empty")))


@pytest.mark.parametrize(
    ("throws", "then"),
    [
        ("", "seat 1: opening . ."),
        ("2-5-6", "seat 2: opening 13 ."),
        ("2-5-6 2-5-5", "seat 1: to throw"),
        ("2-5-6 3-5-6", "seat 2: to throw"),
        ("6-6-6 1-1-1", "seat 1: to throw"),
        # The total counts, not the highest die.
        ("1-1-6 3-3-3", "seat 2: to throw"),
        # Ties throw again, as often as it takes.
        ("2-5-6 1-6-6", "seat 1: opening . ."),
        ("2-5-6 1-6-6 1-1-1", "seat 2: opening 3 ."),
        ("2-5-6 1-6-6 1-1-1 1-1-1", "seat 1: opening . ."),
        ("2-5-6 1-6-6 1-1-1 1-1-2", "seat 2: to throw"),
    ],
)
def test_the_highest_total_begins_and_ties_throw_again(throws: str, then: str) -> None:
    state = RULES.new(SEED)
    for throw in throws.split():
        state = RULES.apply(state, RULES.read(f"roll {throw.replace('-', ' ')}"))
    assert RULES.write_position(state).splitlines()[-1] == then
    assert RULES.current_player(state) == CHANCE


def test_zenos_game_can_be_set_up() -> None:
    setup = RULES.checked_setup(Setup(2, (*SEED.options[:2], ("position", "zeno"))))
    assert RULES.write_position(RULES.new(setup)).splitlines()[1:] == [
        "first: 6:7 9:1 10:2 19:2 20:2 23:1",
        "second: 8:2 11:2 12:2 13:1 14:2 15:2 18:2 21:2",
        "seat 1: dice 2 5 6",
    ]
