"""The opponent that learned: what it looks at, how it looks ahead, and what it plays."""

from __future__ import annotations

from random import Random

import pytest

from tessera.core.dice import Roll
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games.sequence_dice.bots.evaluation import After, Evaluation, learned
from tessera.games.sequence_dice.bots.expert import after, expert
from tessera.games.sequence_dice.bots.patterns import patterns, turned
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.board import NUMBERS
from tessera.games.sequence_dice.rules.state import UNLIMITED, State
from tessera_kit.playing import play, some

WAYS = ((2, 6), (2, 5), (3, 5))
"""Sides, and chips in line."""


def states(sides: int, line: int) -> list[State]:
    """Positions of a random game in which dice are awaited."""
    setup = Setup(sides, (("line", str(line)), ("chips", "unlimited")))
    found = [s for s in play(RULES, setup, "expert").states if RULES.current_player(s) == CHANCE]
    return list(some([state for state in found if not state.opening], 12))


def test_a_quarter_turn_leaves_the_numbers_as_they_are() -> None:
    assert all(NUMBERS[turned(square)] == number for square, number in enumerate(NUMBERS))


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_what_lies_on_a_square_shows_in_every_group_of_it(sides: int, line: int) -> None:
    looked = patterns(sides, line)
    empty = looked.places((0,) * sides, 0)
    for square in range(36):
        for side in range(sides):
            chips = tuple(1 << square if own == side else 0 for own in range(sides))
            changed = dict.fromkeys(range(len(empty)), 0) | {
                number: (side + 1) * digit for number, digit in looked.through[square]
            }
            expected = [place + changed[number] for number, place in enumerate(empty)]
            assert looked.places(chips, 0) == expected


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_groups_of_different_kinds_share_no_weights(sides: int, line: int) -> None:
    groups = patterns(sides, line).groups
    firsts = sorted({(group.first, len(group.squares)) for group in groups})
    ends = [first + (sides + 1) ** length for first, length in firsts]
    assert [first for first, _ in firsts] == [0, *ends[:-1]]
    assert ends[-1] == patterns(sides, line).size


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_groups_that_are_turned_copies_share_their_weights(sides: int, line: int) -> None:
    groups = {frozenset(group.squares): group.first for group in patterns(sides, line).groups}
    for members, first in groups.items():
        assert groups[frozenset(map(turned, members))] == first


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_everybody_answers_with_what_leaves_the_best_chance(sides: int, line: int) -> None:
    evaluation = learned(sides, line, UNLIMITED)
    for state in states(sides, line):
        side, found = state.side, evaluation.answers(state.chips, state.side)
        assert sum(ways for _, ways in found) == 36
        for (answer, _), total in zip(found, range(2, 13), strict=True):
            roll = next(r for r, _ in RULES.chance_outcomes(state) if r.total == total)
            thrown = RULES.apply(state, roll)
            ends = [after(thrown, move) for move in RULES.legal_actions(thrown)]
            best = max(evaluation.win_probability(end, side) for end in ends)
            assert evaluation.win_probability(answer, side) == pytest.approx(best)


@pytest.mark.parametrize(("sides", "line"), WAYS)
def test_its_chances_are_the_mean_over_all_throws(sides: int, line: int) -> None:
    evaluation = learned(sides, line, UNLIMITED)
    for state in states(sides, line)[::4]:
        thrown = RULES.apply(state, Roll((1, 6)))
        *_, ranking = expert(thrown, RULES.legal_actions(thrown), Random(1))
        for choice in ranking:
            left = RULES.apply(thrown, choice.actions[0])
            expected = [
                ways
                * evaluation.win_probability(
                    answer(evaluation, RULES.apply(left, roll)), thrown.side
                )
                for roll, ways in RULES.chance_outcomes(left)
            ]
            assert choice.win_probability == pytest.approx(sum(expected) / 36)


def answer(evaluation: Evaluation, thrown: State) -> After:
    """What the thrower makes of the throw on the table; the last of equal squares."""
    ends = [after(thrown, move) for move in reversed(RULES.legal_actions(thrown))]
    return max(ends, key=lambda end: evaluation.win_probability(end, thrown.side))


def test_it_is_sure_of_a_line_it_completes() -> None:
    state = RULES.read_position("players=2 line=5\n.GGGG.\n" + "......\n" * 5 + "seat 1: roll 1 1")
    *_, ranking = expert(state, RULES.legal_actions(state), Random(1))
    assert [choice.win_probability for choice in ranking[:2]] == [1.0, 1.0]
