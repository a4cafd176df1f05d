"""What the computers of Ur know: the lapses of the easy one, and what was learned."""

from __future__ import annotations

from random import Random

import pytest

from tessera.kit.bot import decide
from tessera_ur.bots import BOTS
from tessera_ur.bots.ahead import before
from tessera_ur.bots.judge import judge
from tessera_ur.rules import RULES
from tessera_ur.rules.board import HOME, PATHS, last

ALL_HOME_BUT = (HOME,) * 6


@pytest.mark.parametrize("path", PATHS)
def test_what_was_learned_knows_who_is_nearly_home(path: str) -> None:
    start = (0,) * 7
    assert judge(path).chance((last(path), *ALL_HOME_BUT), start) > 0.9
    assert judge(path).chance(start, (last(path), *ALL_HOME_BUT)) < 0.1
    assert 0.45 < judge(path).chance(start, start) < 0.6


@pytest.mark.parametrize("path", PATHS)
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
