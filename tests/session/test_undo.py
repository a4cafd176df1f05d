"""Taking back and doing again: to a person's choice, with the dice that lay there."""

from __future__ import annotations

import re

import pytest

from tessera.core.rules import Illegal
from tessera.games import find
from tessera.session.table import Change
from tessera.storage.opening import open_table
from tests.session.tables import NOW, begin, history, known, play, played, turn
from tests.storage.golden import FOLDER

OPENING = "roll 3 4, roll 1 2"
"""Ana begins."""
PEOPLE = ("person", "person")
SEQUENCES = f"""tessera record 1
game sequences 1
option variant sequences
option stake 0
seed t92
seat person green Ana
saved {NOW}
played 0

"""


def test_undo_goes_back_to_the_last_choice_with_the_same_dice_on_the_table() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2")
    table.undo()
    assert played(table) == f"{OPENING}, roll 2 3"
    assert turn(table) == "seat 1: roll 2 3"


def test_undo_again_goes_back_one_more_choice() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1, roll 1 1")
    table.undo()
    assert turn(table) == "seat 2: roll 1 2"
    table.undo()
    assert turn(table) == "seat 1: roll 2 3"


def test_a_forced_pass_can_be_taken_back_too() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 4 6, pass, roll 1 2")
    table.undo()
    assert turn(table) == "seat 1: roll 4 6"


def test_undo_skips_what_the_computer_did() -> None:
    table = begin("person", "normal")
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1, roll 1 1")
    table.undo()
    assert turn(table) == "seat 1: roll 2 3"


def test_a_throw_that_leaves_nothing_to_choose_can_be_taken_back_by_itself() -> None:
    table = open_table(SEQUENCES, find)
    for throw in ("roll 1 2 3 4 5 6", "roll 1 1 2 2 4 5", "roll 1 2 2 2 4 4"):
        table.play(table.rules.read(throw))
    table.undo()
    assert table.played == 2
    table.undo()
    assert table.played == 1
    table.redo()
    assert table.played == 2


def test_what_opens_the_game_came_by_itself_and_is_not_taken_back() -> None:
    table = begin("person", "normal", "person")
    play(table, "roll 3 4, roll 1 2, roll 1 3")
    assert table.untouched
    assert not table.can_undo()
    play(table, "roll 1 2, place b1")
    assert not table.untouched
    table.undo()
    assert turn(table) == "seat 1: roll 1 2"
    assert not table.can_undo()


@pytest.mark.parametrize(
    ("kinds", "events"),
    [
        (PEOPLE, ""),
        (("normal", "person"), "roll 1 2"),
        (("normal", "normal"), f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1"),
    ],
    ids=["at the start", "one computer", "computers"],
)
def test_where_no_person_has_acted_there_is_nothing_to_undo(
    kinds: tuple[str, str], events: str
) -> None:
    table = begin(*kinds)
    if events:
        play(table, events)
    told: list[Change] = []
    table.subscribe(told.append)
    assert not table.can_undo()
    table.undo()
    assert played(table) == events
    assert not told


def test_redo_does_again_what_was_taken_back() -> None:
    table = begin(*PEOPLE)
    events = f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1, roll 1 1"
    play(table, events)
    table.undo()
    table.undo()
    table.redo()
    assert turn(table) == "seat 2: roll 1 2"
    table.redo()
    assert played(table) == events
    assert not table.can_redo()


def test_redo_skips_what_the_computer_did() -> None:
    table = begin("person", "normal")
    before = f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1, roll 1 1"
    play(table, f"{before}, place a1, roll 4 5")
    table.undo()
    table.undo()
    assert turn(table) == "seat 1: roll 2 3"
    table.redo()
    assert played(table) == before


def test_where_nothing_was_taken_back_redo_does_nothing() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 2 3, place d1")
    told: list[Change] = []
    table.subscribe(told.append)
    assert not table.can_redo()
    table.redo()
    assert played(table) == f"{OPENING}, roll 2 3, place d1"
    assert not told


def test_another_choice_drops_what_was_taken_back() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1")
    table.undo()
    table.undo()
    play(table, "place a3")
    assert not table.can_redo()
    assert known(table) == f"{OPENING}, roll 2 3, place a3"


def test_an_illegal_event_changes_nothing_and_tells_nobody() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1")
    table.undo()
    told: list[Change] = []
    table.subscribe(told.append)
    before = table.state
    with pytest.raises(Illegal):
        play(table, "place a1")
    assert table.state == before
    assert known(table) == f"{OPENING}, roll 2 3, place d1, roll 1 2, place b1"
    assert table.can_redo()
    assert not told


def test_everybody_who_listens_hears_each_change_with_what_was_before_and_after() -> None:
    table = begin(*PEOPLE)
    first, second = [], []
    table.subscribe(first.append)
    table.subscribe(second.append)
    states = [table.state]
    steps = [
        *[lambda text=text: play(table, text) for text in [*OPENING.split(", "), "roll 2 3"]],
        lambda: play(table, "place d1"),
        table.undo,
        table.redo,
    ]
    for step in steps:
        step()
        states.append(table.state)
    events = [*OPENING.split(", "), "roll 2 3", "place d1", None, None]
    read = [event and table.rules.read(event) for event in events]
    expected = [Change(*c) for c in zip(states, read, states[1:], strict=False)]
    assert first == second == expected


@pytest.mark.parametrize(
    ("options", "undone"),
    [({}, False), ({"undo": "friendly"}, True), ({"hands": "open"}, True)],
    ids=["hidden", "friendly", "open"],
)
def test_the_end_opens_hidden_hands_and_so_nothing_before_it_can_be_taken_back(
    options: dict[str, str], *, undone: bool
) -> None:
    text = (FOLDER / "record-3" / "sequence-1.txt").read_text(encoding="utf-8")
    text = text.replace("seat normal", "seat person")
    for name, value in options.items():
        text = re.sub(f"option {name} .*", f"option {name} {value}", text)
    table = open_table(text, find)
    assert table.can_undo() == undone
    before = table.played
    table.undo()
    assert (table.played < before) == undone


def test_the_history_is_what_is_in_force() -> None:
    table = begin(*PEOPLE)
    play(table, f"{OPENING}, roll 2 3, place d1, roll 1 2")
    table.undo()
    texts = [table.rules.write(event) for _, event, _ in history(table)]
    assert ", ".join(texts) == f"{OPENING}, roll 2 3"
    for before, event, after in history(table):
        assert table.rules.apply(before, event) == after
    assert history(table)[-1][2] == table.state
