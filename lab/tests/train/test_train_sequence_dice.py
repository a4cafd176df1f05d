"""The trainer of Sequence Dice learns, and always the same; its files are what the game reads."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from lab.train import trial_dice
from lab.train.sequence_dice import Teacher, teach
from tessera.games.sequence_dice.bots.evaluation import After, file_name, learned
from tessera.games.sequence_dice.bots.expert import expert
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import UNLIMITED

WAYS = ((2, 6), (2, 5), (3, 5))
"""Sides, and chips in line."""


def test_the_same_seed_teaches_the_same() -> None:
    assert teach(2, 5, 1, 20).weights == teach(2, 5, 1, 20).weights
    assert teach(2, 5, 1, 20).weights != teach(2, 5, 2, 20).weights


def test_a_game_teaches_that_who_won_could_have_been_trusted() -> None:
    """Before anything is learned all chances are even; then the squares of the line that won are
    thought better of for who throws with them."""
    teacher = Teacher(2, 5, 1)
    won = teacher.game(rate=0.03)
    places = teacher.patterns.places(*won[:2])
    assert sum(teacher.weights[0][place] for place in places) > 0


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_what_is_shipped_has_a_weight_for_every_pattern(sides: int, line: int) -> None:
    evaluation = learned(sides, line, UNLIMITED)
    assert [len(row) for row in evaluation.weights] == [evaluation.patterns.size] * sides


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_what_is_shipped_prefers_own_chips(sides: int, line: int) -> None:
    """Four chips beside each other, on any row or column, are better one's own than another's."""
    evaluation, none = learned(sides, line, UNLIMITED), (0,) * (sides - 1)
    for start in range(6):
        for chips in (0b1111 << 6 * start, 0b1000001000001000001 << start):
            own, other = (
                evaluation.win_probability(After(all_chips, 0), 0)
                for all_chips in ((chips, *none), (*none, chips))
            )
            assert own > other


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_weights_on_trial_play_as_they_will_when_shipped(sides: int, line: int) -> None:
    package = files("tessera.games.sequence_dice.bots")
    trial = getattr(trial_dice, str(package / file_name(sides, line)))
    start = f"players={sides} line={line}\n" + "......\n" * 6
    state = RULES.read_position(start + "seat 1: roll 5 6")
    legal = RULES.legal_actions(state)
    hard = [ranking for ranking in expert(state, legal, Random(1)) if ranking]
    assert list(trial(state, legal, Random(1))) == hard


def test_weights_that_are_not_there_are_no_bot() -> None:
    with pytest.raises(AttributeError, match="no weights"):
        getattr(trial_dice, "build/nets/none.weights")
