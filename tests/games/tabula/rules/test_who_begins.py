"""Throwing for who begins."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.tabula.rules import RULES
from tests.games.tabula.scripts import choices

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
    assert choices(state) == "throw"
