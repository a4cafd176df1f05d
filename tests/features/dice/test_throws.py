"""Counting and checking what was really thrown, in records of any game and any condition."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tessera.core.chance import Seeded, draw
from tessera.core.dice import Roll, throws
from tessera.core.record import Player, Record
from tessera.core.record_reader import read_record
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.features.dice.page import _kinds
from tessera.features.dice.throws import FaceCounts, Throw, checked, straying, throws_of
from tessera.games import sequence_dice, sequences, tabula
from tessera.kit.game import Game
from tessera.kit.odds import Odds, odds_of
from tessera.session.table import Table
from tests.session.tables import NOW
from tools.paths import ROOT

DICE, SEQUENCES, TABULA = sequence_dice.GAME, sequences.GAME, tabula.GAME
TOTALS = DICE.odds()[0]
SCORES, HEARTS = SEQUENCES.odds()

FIVE, TEN, WIPED = "roll 1 2 2 4 5 5", "roll 1 2 3 3 5 5", "roll 1 1 1 1 2 3"
SEATS = Player("Ana", "person", "green"), Player("Rui", "normal", "blue")


def sequences_of(*events: str, played: int | None = None, variant: str = "sequences") -> Record:
    setup = Setup(2, (("variant", variant), ("stake", "0")))
    count = len(events) if played is None else played
    return Record("sequences", SEQUENCES.rules.version, setup, "seed", SEATS, NOW, events, count)


def counted(odds: Odds, game: Game[Any, Any], *records: Record) -> Counter[str]:
    return _kinds(odds, [throw for record in records for throw in throws_of(game.rules, record)])


def played(game: Game[Any, Any], seed: str = "one", *, copied_at: int = -1) -> Table[Any, Any]:
    """A game of 40 events as the device throws, some of them taken back and done once more."""
    setup = game.rules.standard_setup(2)
    record = Record(game.rules.name, game.rules.version, setup, seed, SEATS, NOW)
    table = Table(game.rules, record)
    chooser, taken_back = Random(seed), {0}
    while table.played < 40 and table.result is None:
        if table.played == copied_at:
            table.go_on_as_copy("another")
            copied_at = -1
        if table.current_player == CHANCE:
            table.play(table.draw())
        else:
            table.play(chooser.choice(sorted(table.rules.legal_actions(table.state), key=repr)))
        if table.played % 9 == 0 and table.played not in taken_back:
            taken_back.add(table.played)
            table.undo()
            table.play(
                table.draw()
                if table.current_player == CHANCE
                else table.rules.legal_actions(table.state)[0]
            )
    return table


@pytest.mark.parametrize(("odds", "ways"), [(TOTALS, 36), (SCORES, 6**6), (HEARTS, 6**6)])
def test_labels_differ_and_ways_add_up(odds: Odds, ways: int) -> None:
    labels = [label for label, _ in odds.weights]
    assert len(set(labels)) == len(labels)
    assert sum(weight for _, weight in odds.weights) == ways


def test_two_dice_have_the_totals_everybody_knows() -> None:
    weights = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    assert TOTALS.weights == tuple((str(total), n) for total, n in enumerate(weights, 2))


@pytest.mark.parametrize("odds", [SCORES, HEARTS])
def test_scores_stand_in_ascending_order_and_the_lost_ones_first(odds: Odds) -> None:
    first, *points = [label for label, _ in odds.weights]
    assert first == "wiped out"
    assert points == sorted(points, key=int)


def test_throws_are_counted_by_kind_each_variant_by_itself() -> None:
    records = sequences_of(FIVE, TEN, FIVE), sequences_of(WIPED, FIVE)
    assert counted(SCORES, SEQUENCES, *records) == {"5": 3, "10": 1, "wiped out": 1}
    assert counted(HEARTS, SEQUENCES, *records) == {}
    hearts = sequences_of(FIVE, TEN, variant="hearts_due")
    assert counted(HEARTS, SEQUENCES, hearts) == {"10": 1, "15": 1}


def test_a_throw_of_no_kind_is_not_counted() -> None:
    doubles = odds_of(
        "Doubles",
        throws(2),
        lambda roll: str(roll.dice[0]) if len({*roll.dice}) == 1 else None,
    )
    assert doubles.weights == (("1", 1), ("2", 1), ("3", 1), ("4", 1), ("5", 1), ("6", 1))
    thrown = [Throw(Roll(dice), "people", Setup(2, ())) for dice in ((3, 4), (5, 5), (1, 2))]
    assert _kinds(doubles, thrown) == {"5": 1}


def test_dice_with_other_faces_are_counted_by_kind_alone() -> None:
    """Four marked corners of the dice of Ur aren't four ones."""
    ur = pytest.importorskip("tessera_ur").GAME
    (file,) = (ROOT / "packs/ur/tests/recorded").glob("seven.txt")
    throws = throws_of(ur.rules, read_record(file.read_text(encoding="utf-8")))
    assert any(throw.roll.dice == (1, 1, 1, 1) for throw in throws)
    faces = FaceCounts()
    faces.add(throws)
    assert faces.dice == 0


@pytest.mark.parametrize("count", [0, 1, 2, 3])
def test_what_was_taken_back_does_not_count(count: int) -> None:
    record = sequences_of(FIVE, FIVE, FIVE, played=count)
    assert counted(SCORES, SEQUENCES, record).total() == count


@pytest.mark.parametrize("damage", ["roll 1 2", "roll", "roll \ud800", "{0}", "pass", ""])
def test_a_damaged_game_counts_nowhere(damage: str) -> None:
    assert throws_of(SEQUENCES.rules, sequences_of(FIVE, damage, TEN)) == ()
    assert throws_of(SEQUENCES.rules, replace(sequences_of(FIVE), setup=Setup(2, ()))) == ()


@pytest.mark.parametrize("game", [DICE, SEQUENCES, TABULA], ids=lambda game: game.rules.name)
def test_every_throw_is_the_one_that_the_seed_gives(game: Game[Any, Any]) -> None:
    record = played(game).record(NOW)
    made = [*checked(game.rules, record)]
    assert len(made) == len(throws_of(game.rules, record)) > 5
    assert {one.fits for one in made} == {True}
    forged = [*checked(game.rules, replace(record, seed="two"))]
    assert any(one.fits is False for one in forged)


def test_of_a_copy_only_its_own_throws_are_checked() -> None:
    made = [*checked(DICE.rules, played(DICE, copied_at=20).record(NOW))]
    answers = [one.fits for one in made]
    assert set(answers) == {None, True}
    assert answers == sorted(answers, key=bool)


def test_dice_of_ones_own_are_left_out_of_the_check() -> None:
    table = played(DICE)
    table.throw_with("everybody")
    while table.current_player != CHANCE:
        table.play(table.rules.legal_actions(table.state)[0])
    table.play(Roll((6, 6)))
    record = table.record(NOW)
    assert [*checked(DICE.rules, record)][-1].fits is None
    assert throws_of(DICE.rules, record)[-1].by == "own"
    assert {throw.by for throw in throws_of(DICE.rules, record)} >= {"people", "computers"}


@pytest.mark.parametrize(
    ("chi_square", "share"), [(0.0, 1.0), (4.351, 0.5), (11.0705, 0.05), (20.515, 0.001)]
)
def test_how_far_fair_dice_stray_is_as_in_printed_tables(chi_square: float, share: float) -> None:
    off = (50 * chi_square) ** 0.5
    assert straying([100 + off, 100 - off, 100, 100, 100, 100]) == pytest.approx(share, rel=0.002)  # type: ignore[list-item]


def test_the_longest_wait_is_the_usual_one_in_half_of_all_cases() -> None:
    longer = 0
    for seed in range(300):
        dice, tally = Random(seed), FaceCounts()
        rolls = (Roll((dice.randint(1, 6), dice.randint(1, 6))) for _ in range(400))
        tally.add(Throw(roll, "people", Setup(2, ())) for roll in rolls)
        longer += tally.longest >= tally.usual_wait
    assert 120 < longer < 210


@pytest.mark.seldom("dice")
def test_ten_million_throws_are_as_fair_dice_throw() -> None:
    outcomes, counts = throws(2), Counter[Roll]()
    for game in range(50_000):
        draws = Seeded(f"{game:x}")
        counts.update(draw(outcomes, draws(n)) for n in range(200))
    total = counts.total()
    fair = {roll: total * weight / 36 for roll, weight in outcomes}
    chi_square = sum((counts[roll] - fair[roll]) ** 2 / fair[roll] for roll in fair)
    assert total == 10_000_000
    assert 5 < chi_square < 45, "20 degrees of freedom: once in a thousand times above 45.3"
