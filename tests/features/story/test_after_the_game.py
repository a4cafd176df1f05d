"""What is told when a game is over, and of all games together."""

from __future__ import annotations

import pytest

from tessera.core.record_reader import read_record
from tessera.features.story import view
from tessera.features.story.page import StoryPage
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.languages import FEW
from tests.screens.games import new_game, play_to_the_end
from tests.screens.golden import CARDS, DICE, KEY, SCORES, TABULA, tablet, unfinished


@pytest.mark.parametrize("language", FEW)
@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS, unfinished(DICE, 30)])
def test_the_page_is_sound(text: str, language: str) -> None:
    check_page(tablet("#/end/one", text, language).page)


def test_who_won_when_and_what_everybody_did() -> None:
    page = tablet("#/end/one").page
    heading, *_ = [node for node in nodes(page) if node.tag == "h1"]
    assert heading.text() == "Ana Luísa wins with 6 in line!"
    ahead = [node for node in with_class(page, "note") if "ahead" in node.text()]
    assert [node.text() for node in ahead][-1] == "Ana Luísa ahead."
    assert (ahead[-1].attributes["value"], ahead[0].attributes["value"]) == (3, 45)
    (table,) = with_class(page, "event-counts")
    rows = [[cell.text() for cell in row.children] for row in nodes(table) if row.tag == "tr"]
    assert [row[0] for row in rows[:3]] == ["Player", "Moves", "Throws"]
    assert rows[0][1] == "Ana Luísa"
    rolls = sum(line.startswith("roll") for line in DICE.split("\n"))
    assert sum(map(int, rows[2][1:])) == rolls


def test_its_figures_and_the_ways_on() -> None:
    board = tablet("#/end/one", TABULA)
    (figures,) = with_class(board.page, "figures")
    cells = [cell.text() for cell in nodes(figures) if cell.tag in ("dt", "dd")]
    assert cells[::2] == [player.name for player in read_record(TABULA).players]
    assert all(words.endswith("home") for words in cells[1::2])
    (table,) = with_class(board.page, "event-counts")
    rows = [[cell.text() for cell in row.children] for row in nodes(table) if row.tag == "tr"]
    assert sum(map(int, rows[1][1:])) == 41
    assert board.find("href", "#/play/one")
    board.tap("Play again")
    assert board.play.context.table.played == 0
    assert board.play.context.id != "one"
    going = tablet("#/end/one", unfinished(TABULA, 60))
    assert with_class(going.page, "figures") == []
    assert "Play again" not in going.page.text()


def test_a_table_in_which_all_did_the_same_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    assert with_class(tablet("#/end/one", TABULA).page, "event-counts")
    monkeypatch.setattr(view, "event_counts", lambda stats, lines: {})
    monkeypatch.setattr(view, "Counter", lambda turns=(): dict.fromkeys((0, 1), 4))
    page = tablet("#/end/one", TABULA).page
    assert with_class(page, "event-counts") == []


@pytest.mark.parametrize(
    ("address", "at"),
    [("end/one", 96), ("watch/one", 0), ("watch/one/40", 40), ("analysis/one", 96)],
)
def test_every_address_of_before_opens_one_page_at_its_place(address: str, at: int) -> None:
    board = tablet(f"#/{address}")
    assert isinstance(board.app.screen, StoryPage)
    assert board.app.screen.at == at
    assert bool(board.device.thinker.wanted) == address.startswith("analysis")
    board.attempt(lambda: None)
    assert "this browser" not in board.page.text(), "nothing is said about storage"


def test_each_side_has_a_line_of_its_own_kind() -> None:
    lines = with_class(with_class(tablet("#/end/one").page, "curves")[0], "lead-line")
    looks = {(line.attributes["class"], line.attributes["stroke-dasharray"]) for line in lines}
    assert len(looks) == len(lines) == 2


def test_what_nobody_did_has_no_column() -> None:
    for text in (DICE, TABULA, CARDS, SCORES):
        (table,) = with_class(tablet("#/end/one", text).page, "event-counts")
        rows = [[cell.text() for cell in row.children] for row in nodes(table) if row.tag == "tr"]
        for column in range(1, len(rows[0])):
            assert any(row[column] != "0" for row in rows[1:]), rows[0][column]


def test_a_game_that_goes_on_tells_nothing_yet() -> None:
    page = tablet("#/end/one", unfinished(DICE, 40)).page
    assert "The game is not over yet." in page.text()
    assert with_class(page, "event-counts") == []


def test_a_game_just_won_leads_there() -> None:
    board = new_game()
    play_to_the_end(board)
    board.visit(f"#/end/{board.play.context.id}")
    assert isinstance(board.app.screen, StoryPage)


def test_all_games_in_numbers() -> None:
    later = TABULA.replace("saved 2026-11", "saved 2026-12")
    going = unfinished(DICE, 20)
    texts = {"a": DICE, "b": later, "c": going, "d": "junk", "e": DICE.replace("dice 1", "dice 9")}
    board = Tablet("#/numbers", device=FakeDevice({KEY + id: text for id, text in texts.items()}))
    check_page(board.page)
    rows = [[cell.text() for cell in row.children] for row in nodes(board.page) if row.tag == "tr"]
    assert ["Sequence Dice", "3", "2"] in rows
    assert ["Tabula", "1", "1"] in rows
    assert rows[-2:] == [["2026-12 (en)", "1"], ["2026-11 (en)", "3"]]


def test_without_games_there_is_nothing_to_count() -> None:
    assert not with_class(Tablet("#/numbers").page, "numbers")
