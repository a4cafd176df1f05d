"""People and computers change places: who had acted stays known, whatever is taken back."""

from __future__ import annotations

import pytest

from tessera.core.record import Note, Player
from tessera.games import find
from tessera.storage.opening import Damaged, open_table
from tests.session.tables import AnyTable, begin, play, played, record_text, reloaded, turn

OPENING = "roll 3 4, roll 1 2"
"""The first seat begins."""
RUI = Player("Rui", "normal", "blue")
ZE = Player("Zé", "person", "blue")


def handed_over() -> AnyTable:
    """The computer Rui has played one move; then Zé took its seat."""
    table = begin("person", "normal")
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1")
    table.seat(1, ZE)
    return table


def names(table: AnyTable, n: int) -> str:
    return " ".join(player.name for player in table.players_at(n))


def test_who_took_a_seat_plays_on_and_the_record_says_who_left() -> None:
    table = reloaded(handed_over())
    assert [player.name for player in table.players] == ["Ana", "Zé"]
    assert table.notes == (Note(6, 1, RUI),)
    assert (names(table, 5), names(table, 6), names(table, 7)) == ("Ana Rui", "Ana Zé", "Ana Zé")


def test_another_name_of_the_same_person_is_not_another_person() -> None:
    table = handed_over()
    table.seat(1, Player("José", "person", "blue"))
    assert table.notes == (Note(6, 1, RUI),)
    assert names(table, 6) == "Ana José"


def test_nobody_is_told_of_a_change_that_is_none() -> None:
    table, told = handed_over(), []
    table.subscribe(told.append)
    table.seat(1, ZE)
    assert (told, len(table.notes)) == ([], 1)
    table.seat(1, RUI)
    assert [change.event for change in told] == [None]


def test_undo_goes_back_to_what_people_chose_and_not_to_what_the_computer_did() -> None:
    table = handed_over()
    play(table, "roll 2 3, place a3, roll 1 2")
    assert turn(table) == "seat 2: roll 1 2"
    table.undo()
    assert played(table).endswith("roll 2 3")
    table.undo()
    assert played(table) == f"{OPENING}, roll 2 3", "not the computer's move"
    table.redo()
    assert played(table).endswith("place b1, roll 2 3")


def test_a_computer_that_follows_a_person_leaves_that_persons_choices_to_be_taken_back() -> None:
    table = begin("person", "person")
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1")
    table.seat(1, RUI)
    table.undo()
    assert turn(table) == "seat 2: roll 1 2"


def test_a_seat_that_changed_in_a_game_taken_back_has_changed_where_it_goes_on() -> None:
    table = handed_over()
    table.undo()
    assert table.notes == (Note(6, 1, RUI),)
    play(table, "place a3")
    assert table.notes == (Note(3, 1, RUI),)
    assert names(reloaded(table), 2) == "Ana Rui"
    assert names(reloaded(table), 3) == "Ana Zé"


@pytest.mark.parametrize("seats", [1, 3])
def test_whoever_comes_and_goes_is_known_at_every_point(seats: int) -> None:
    table = begin("person", "person")
    events = f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1".split(", ")
    sat = []
    for number, event in enumerate(events):
        for _ in range(seats):
            kind = "normal" if table.players[number % 2].is_person else "person"
            table.seat(number % 2, Player(f"N{number}", kind, ("green", "blue")[number % 2]))
        sat.append(table.players)
        play(table, event)
    again = reloaded(table)
    assert [again.players_at(n) for n in range(len(events))] == sat


@pytest.mark.parametrize("who", ["robot blue Rui", "normal red Rui"])
def test_nobody_left_who_could_not_have_sat_there(who: str) -> None:
    text = record_text("person", "person").replace("\n\n", f"\n\nnote left 2 {who}\n", 1)
    with pytest.raises(Damaged) as error:
        open_table(text, find)
    assert error.value.code == "bad_setup"
