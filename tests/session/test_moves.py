"""What counts as one move, in every game and for whoever counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.screens.table.words.log import Log
from tessera.session.table import Table
from tests.screens.golden import CARDS, DICE, SCORES, TABULA, unfinished


def log_of(text: str) -> Log:
    record = read_record(text)
    game = find(record.game)
    assert game
    return Log(game, Table(game.rules, record))


def begun(text: str) -> list[str]:
    """The events that the moves of a game begin with, as text."""
    log, events = log_of(text), read_record(text).events
    count = log.moves.number(len(events))
    return [events[log.moves.events(number).start] for number in range(1, count + 1)]


def test_throws_for_who_begins_and_whole_turns_are_moves() -> None:
    assert begun(TABULA)[:4] == ["roll 2 5 5", "roll 1 2 5", "roll 2 3 4", "roll 1 2 6"]
    assert all(event.startswith("roll") for event in begun(TABULA) + begun(DICE))


def test_who_wins_the_last_throw_for_it_begins_with_another_move() -> None:
    lost, won = "roll 1 2 5", "roll 2 5 5"
    text = unfinished(TABULA, 3).replace(f"{won}\n{lost}", f"{lost}\n{won}")
    assert begun(text) == [lost, won, "roll 2 3 4"]


def test_where_nobody_chooses_each_throw_is_a_move() -> None:
    assert begun(SCORES) == list(read_record(SCORES).events)


def test_cards_that_are_dealt_or_drawn_make_no_move() -> None:
    first, second, dealt, *played = begun(CARDS)
    assert (first, second, dealt) == ("card TS", "card 4C", "card QS"), "who begins, and the deal"
    assert all(event.startswith("play") for event in played)


@pytest.mark.parametrize("text", [CARDS, DICE, SCORES, TABULA])
def test_every_event_belongs_to_the_move_that_it_lies_in(text: str) -> None:
    log, played = log_of(text), len(read_record(text).events)
    last = log.moves.number(played)
    for number in range(1, last + 1):
        for event in log.moves.events(number):
            assert log.moves.number(event + 1) == number
    assert log.moves.events(last).stop == played


@pytest.mark.parametrize("text", [DICE, TABULA])
def test_what_is_taken_back_is_counted_anew(text: str) -> None:
    record = read_record(text)
    game, people = find(record.game), [replace(seat, kind="person") for seat in record.players]
    assert game
    table = Table(game.rules, replace(record, players=tuple(people)))
    log = Log(game, table)
    whole = log.moves.number(table.played)
    while table.can_undo() and table.played > len(record.events) // 2:
        table.undo()
        log.follow(table)
    assert log.moves.number(len(record.events)) < whole
    while table.can_redo():
        table.redo()
        log.follow(table)
    assert log.moves.number(table.played) == whole
