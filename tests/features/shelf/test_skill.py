"""Luck and errors over all games that were analysed."""

from __future__ import annotations

import pytest

from tessera.core.record_reader import read_record
from tessera.features.shelf.numbers import Mean, mean
from tessera.features.shelf.people import PORTION
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tessera_kit.walk.checks import check_page
from tests.screens.golden import DICE, KEY, SCORES, TABULA


def with_analyses(*texts: str) -> Tablet:
    """The page of all numbers, when these games were analysed."""
    games = {f"{KEY}{n}": text for n, text in enumerate(texts)}
    board = Tablet("#/", device=FakeDevice(games))
    for n in range(len(texts)):
        board.visit(f"#/analysis/{n}")
        board.device.thinker.find_steps()
    look(board)
    return board


def look(board: Tablet) -> None:
    """Goes to the page, and waits till all was read."""
    board.visit("#/numbers")
    while board.device.timers:
        board.wait()


def rows(board: Tablet) -> list[list[str]]:
    return [
        [cell.text() for cell in row.children]
        for section in nodes(board.page)
        if section.key == "skill"
        for row in nodes(section)
        if row.tag == "tr"
    ]


def test_a_mean_says_how_far_it_may_be_off() -> None:
    assert mean([3.0]) == Mean(3.0, None)
    found = mean([1.0, 2.0, 3.0])
    assert (found.value, found.within) == (2.0, pytest.approx(4.30 / 3**0.5))
    assert mean([1.0, 3.0] * 50).within == pytest.approx(1.96 * 0.1005, abs=1e-4)


def test_who_had_what_in_which_game() -> None:
    other = DICE.replace("seed golden", "seed other").replace("Rui", "Eva")
    board = with_analyses(DICE, other, SCORES)
    check_page(board.page)
    by_name = {(name, game): cells for name, game, *cells in rows(board)[1:]}
    assert set(by_name) == {
        ("Computer (Normal)", "Sequence Dice"),
        ("Computer", "Sequences"),
    }
    count, luck, error = by_name["Computer (Normal)", "Sequence Dice"]
    assert count == "2"
    assert "±" in luck
    assert "±" in error
    assert by_name["Computer", "Sequences"][2] == "–"


def test_many_are_read_one_after_the_other() -> None:
    board = with_analyses(DICE, SCORES, TABULA)
    everybody, portions = rows(board), 0
    board.visit("#/numbers")
    while board.device.timers:
        assert rows(board) == []
        board.wait()
        portions += 1
    assert portions == 2
    assert rows(board) == everybody != []


def test_the_heads_of_many_games_are_read_in_portions_until_the_page_is_left() -> None:
    texts = {f"tessera/game/{n}": DICE for n in range(2 * PORTION + 1)}
    board = Tablet("#/numbers", device=FakeDevice(texts))
    for games in (PORTION, 2 * PORTION):
        assert f"Sequence Dice{games}{games}" in board.page.text()
        board.wait()
    assert f"Sequence Dice{2 * PORTION + 1}" in board.page.text()
    assert not board.device.timers
    assert all("head" not in vars(entry) for entry in board.app.services.saves.entries())
    board = Tablet("#/numbers", device=FakeDevice(texts))
    board.app.show("#/about")
    assert not board.device.timers


def test_people_are_counted_by_name_and_one_game_has_no_interval() -> None:
    board = with_analyses(DICE.replace("seat normal green", "seat person green"))
    (ana,) = [row for row in rows(board) if row[0] == "Ana Luísa"]
    assert ana[2] == "1"
    assert "±" not in ana[3]


def test_a_seat_that_was_taken_over_is_nobody_s() -> None:
    text = DICE.replace("\nroll", "\nnote left 1 person green Eva\nroll", 1)
    board = with_analyses(text)
    assert [row[2] for row in rows(board)[1:]] == ["1"]


def test_what_was_deleted_or_played_on_otherwise_no_longer_counts() -> None:
    board = with_analyses(DICE)
    saves = board.app.services.saves
    assert len(rows(board)) == 2
    saves.save("0", read_record(TABULA))
    look(board)
    assert rows(board) == []
    saves.save("0", read_record(DICE))
    look(board)
    assert len(rows(board)) == 2
    saves.delete("0")
    look(board)
    assert rows(board) == []


@pytest.mark.parametrize("name", ["=1+2", "+351", "-Ana", "@sum"])
def test_a_name_is_no_formula_in_a_spreadsheet(name: str) -> None:
    board = with_analyses(DICE.replace("Ana Luísa", name))
    board.press("csv")
    ((_, text),) = board.device.sharing.files
    assert f',1,"\'{name}",normal,' in text


def test_the_figures_leave_as_csv() -> None:
    board = with_analyses(DICE.replace("Ana Luísa", 'Ana "La" B, C'))
    board.press("csv")
    ((name, text),) = board.device.sharing.files
    assert name.endswith(".csv")
    head, ana, rui, end = text.split("\n")
    assert head.startswith("\ufeffgame,saved,seat,name,kind,luck,error,choices")
    assert ',1,"Ana ""La"" B, C",normal,' in ana
    assert (ana.rpartition(",")[2], rui.rpartition(",")[2], end) == ("won", "lost", "")


def test_where_a_comma_is_the_decimal_sign_a_spreadsheet_opens_the_figures_too() -> None:
    board = with_analyses(DICE)
    board.app.services.speak("pt")
    board.press("csv")
    ((_, text),) = board.device.sharing.files
    head, ana, *_ = text.split("\n")
    assert text.startswith("\ufeff"), "or José becomes JosÃ©"
    assert len(head.split(";")) == len(ana.split(";")) == 10
    luck = ana.split(";")[5]
    assert "." not in luck
    assert float(luck.replace(",", ".")) is not None
