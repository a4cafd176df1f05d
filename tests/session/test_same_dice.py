"""Nobody can undo until the dice are kind: a throw is decided by the game and its number alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record import write_record
from tessera.games import find
from tessera.storage.opening import open_table
from tests.session.tables import (
    NOW,
    AnyTable,
    begin,
    known,
    play,
    play_to_the_end,
    played,
    reloaded,
)

TABLES = pytest.mark.parametrize(
    "kinds", [("person",) * 2, ("person",) * 3, ("person",) * 4], ids=["two", "three", "four"]
)


def throws(table: AnyTable) -> list[str]:
    return [text for text in played(table).split(", ") if text.startswith("roll")]


def choices(table: AnyTable) -> list[str]:
    return [text for text in played(table).split(", ") if not text.startswith("roll")]


def play_again(table: AnyTable, wanted: list[str]) -> None:
    """Plays the choices, the dice as they come."""
    for choice in wanted:
        while not table.rules.legal_actions(table.state):
            table.play(table.draw())
        play(table, choice)


@TABLES
def test_a_game_taken_back_and_played_again_is_the_same_game(kinds: tuple[str, ...]) -> None:
    table = begin(*kinds)
    play_to_the_end(table)
    whole, wanted = known(table), choices(table)
    while table.can_undo():
        table.undo()
    play_again(table, wanted)
    assert known(table) == whole
    assert not table.can_redo()


@TABLES
def test_saving_and_opening_in_between_changes_no_dice(kinds: tuple[str, ...]) -> None:
    table = begin(*kinds)
    play_to_the_end(table)
    whole, wanted = known(table), choices(table)
    table = begin(*kinds)
    for choice in wanted:
        play_again(table, [choice])
        table = reloaded(table)
    assert known(table) == whole


def test_opening_a_game_with_a_taken_back_move_changes_no_dice() -> None:
    table = begin("person", "person")
    play_to_the_end(table)
    whole, wanted = known(table), choices(table)
    for _ in range(5):
        table.undo()
    table = reloaded(table)
    play_again(table, wanted[-5:])
    assert known(table) == whole


def test_another_choice_meets_the_same_dice() -> None:
    table = begin("person", "person")
    play_to_the_end(table)
    dice = throws(table)
    while table.can_undo():
        table.undo()
    play_to_the_end(table, chooser="another")
    other = throws(table)
    assert choices(table) != []
    n = min(len(dice), len(other))
    assert dice[:n] == other[:n]


def test_the_nth_throw_of_a_seed_is_the_same_for_ever() -> None:
    table = begin("person", "person", seed="family")
    play_to_the_end(table)
    # As in tests/core/test_chance.py.
    known_dice = ["roll 1 2", "roll 5 6", "roll 1 2", "roll 2 4", "roll 3 6", "roll 1 6"]
    assert throws(table)[:6] == known_dice
    while table.can_undo():
        table.undo()
    table = open_table(write_record(replace(table.record(NOW), played=2)), find)
    table.play(table.draw())
    assert throws(table) == known_dice[:3], "also where a tail of undone events lies behind"


def test_asking_what_comes_next_changes_nothing() -> None:
    table = begin("person", "person")
    assert table.draw() == table.draw()
    assert table.played == 0


def test_another_seed_is_another_game() -> None:
    tables = [begin("person", "person", seed=seed) for seed in ("one", "two")]
    for table in tables:
        play_to_the_end(table)
    one, two = (throws(table)[:20] for table in tables)
    assert one != two


def test_what_was_taken_back_is_still_there_after_opening_again() -> None:
    table = begin("person", "person")
    play_to_the_end(table)
    whole = known(table)
    for _ in range(3):
        table.undo()
    before = played(table)
    table = reloaded(table)
    assert played(table) == before
    assert known(table) == whole
    for _ in range(3):
        assert table.can_redo()
        table.redo()
    assert played(table) == whole
    assert not table.can_redo()
