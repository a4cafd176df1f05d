"""Counting what was really thrown, in records of any game and any condition."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tessera.core.dice import Roll, throws
from tessera.core.record import Player, Record
from tessera.core.setup import Setup
from tessera.games import sequence_dice, sequences
from tessera.kit.game import Game
from tessera.kit.odds import Odds, odds_of, thrown

DICE, SEQUENCES = sequence_dice.GAME, sequences.GAME
TOTALS = DICE.odds()[0]
SCORES, HEARTS = SEQUENCES.odds()

FIVE, TEN, WIPED = "roll 1 2 2 4 5 5", "roll 1 2 3 3 5 5", "roll 1 1 1 1 2 3"


def record(game: Game[Any, Any], *events: str, played: int | None = None, **options: str) -> Record:
    """A saved game with these events."""
    setup = Setup(2, tuple(options.items()))
    seats = (Player("Ana", "person", "green"), Player("Rui", "person", "blue"))
    count = len(events) if played is None else played
    name, saved = game.rules.name, "2026-11-21T09:15:00Z"
    return Record(name, 1, setup, "seed", seats, saved, events, count)


def sequences(*events: str, played: int | None = None, variant: str = "sequences") -> Record:
    return record(SEQUENCES, *events, played=played, variant=variant, stake="0")


def dice(*events: str, played: int | None = None) -> Record:
    return record(DICE, *events, played=played, line="6", chips="unlimited")


@pytest.mark.parametrize(("odds", "ways"), [(TOTALS, 36), (SCORES, 6**6), (HEARTS, 6**6)])
def test_labels_differ_and_ways_add_up(odds: Odds, ways: int) -> None:
    labels = [label for label, _ in odds.weights]
    assert len(set(labels)) == len(labels)
    assert odds.ways == ways


def test_two_dice_have_the_totals_everybody_knows() -> None:
    weights = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert TOTALS.weights == tuple((str(total), n) for total, n in enumerate(weights, 2))


@pytest.mark.parametrize("odds", [SCORES, HEARTS])
def test_scores_stand_in_ascending_order_and_the_lost_ones_first(odds: Odds) -> None:
    first, *points = [label for label, _ in odds.weights]
    assert first == "wiped out"
    assert points == sorted(points, key=int)


def test_throws_of_all_games_are_counted_by_kind() -> None:
    records = [sequences(FIVE, TEN, FIVE), sequences(WIPED, FIVE)]
    assert thrown(SCORES, SEQUENCES.rules, records) == {"5": 3, "10": 1, "wiped out": 1}


class Numbered(type(DICE.rules)):  # type: ignore[misc]
    """Its dice are written otherwise than elsewhere, and its moves as dice elsewhere."""

    name = DICE.rules.name

    def read(self, text: str) -> object:
        return Roll((3, 4)) if text == "7" else text


def test_a_throw_is_known_by_what_it_is_and_not_by_its_text() -> None:
    assert thrown(TOTALS, Numbered(), [dice("7", "roll 1 2", "7")]) == {"7": 2}


def test_a_throw_of_no_kind_is_not_counted() -> None:
    doubles = odds_of(
        "Doubles",
        throws(2),
        lambda roll: str(roll.dice[0]) if len({*roll.dice}) == 1 else None,
    )
    assert doubles.weights == (("1", 1), ("2", 1), ("3", 1), ("4", 1), ("5", 1), ("6", 1))
    assert thrown(doubles, DICE.rules, [dice("roll 3 4", "roll 5 5", "roll 1 2")]) == {"5": 1}


def test_only_throws_are_counted_and_not_what_was_done_with_them() -> None:
    records = [dice("roll 3 4", "roll 1 2", "roll 1 6", "place b2", "roll 5 5", "pass")]
    assert thrown(TOTALS, DICE.rules, records) == {"7": 2, "3": 1, "10": 1}


@pytest.mark.parametrize(("played", "count"), [(0, 0), (1, 1), (2, 2), (3, 3)])
def test_what_was_taken_back_does_not_count(played: int, count: int) -> None:
    found = thrown(SCORES, SEQUENCES.rules, [sequences(FIVE, FIVE, FIVE, played=played)])
    assert found.total() == count


def test_each_variant_counts_its_own_games_only() -> None:
    records = [sequences(FIVE), sequences(FIVE, TEN, variant="hearts_due")]
    assert thrown(SCORES, SEQUENCES.rules, records) == {"5": 1}
    assert thrown(HEARTS, SEQUENCES.rules, records) == {"10": 1, "15": 1}


def test_other_games_do_not_count() -> None:
    records = [sequences(FIVE), dice("roll 3 4")]
    assert thrown(SCORES, SEQUENCES.rules, records) == {"5": 1}
    assert thrown(TOTALS, DICE.rules, records) == {"7": 1}
    stranger = replace(sequences(FIVE), game="another_with_six_dice")
    assert thrown(SCORES, SEQUENCES.rules, [stranger]) == {}


@pytest.mark.parametrize(
    "damage", ["roll 1 2", "roll", "roll ", "roll 1 2 3 4 5 7", "roll \ud800", "{0}", "pass", ""]
)
def test_a_damaged_event_is_passed_over_and_the_others_count(damage: str) -> None:
    found = thrown(SCORES, SEQUENCES.rules, [sequences(FIVE, damage, TEN)])
    assert found == {"5": 1, "10": 1}


@pytest.mark.parametrize(
    "options", [(), (("variant", "ludo"),), (("stake", "0"),), (("variant", ""),)]
)
def test_a_record_without_a_known_variant_counts_nowhere(options: Any) -> None:
    broken = replace(sequences(FIVE), setup=Setup(2, options))
    for odds in (SCORES, HEARTS):
        assert thrown(odds, SEQUENCES.rules, [broken]) == {}
