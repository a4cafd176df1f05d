"""What is told when a game is over, and of all games together."""

from __future__ import annotations

import pytest

from tessera.core.record_reader import read_record
from tessera.features.story.charts import by_moves
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.languages import FEW
from tests.screens.games import new_game, play_to_the_end
from tests.screens.golden import CARDS, DICE, KEY, SCORES, TABULA, tablet, unfinished
from tests.storage.golden import FOLDER


@pytest.mark.parametrize("language", FEW)
@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS, unfinished(DICE, 30)])
def test_the_page_is_sound(text: str, language: str) -> None:
    check_page(tablet("#/end/one", text, language).page)


def test_who_won_why_when_and_what_everybody_did() -> None:
    page = tablet("#/end/one").page
    assert "Ana Luísa wins with 6 in line!" in page.text()
    moments = [node.text() for node in nodes(with_class(page, "moments")[0]) if node.tag == "li"]
    assert moments[0] == "Move 3: Ana Luísa ahead. Ana Luísa puts a chip on e4."
    assert moments[-1].startswith("Move 45: Ana Luísa ahead.")
    (table,) = with_class(page, "event-counts")
    rows = [[cell.text() for cell in row.children] for row in nodes(table) if row.tag == "tr"]
    assert rows[0][:3] == ["Player", "Moves", "Throws"]
    assert rows[1][0] == "Ana Luísa"
    rolls = sum(line.startswith("roll") for line in DICE.split("\n"))
    assert sum(int(row[2]) for row in rows[1:]) == rolls


def test_its_figures_and_the_ways_on() -> None:
    board = tablet("#/end/one", TABULA)
    (figures,) = with_class(board.page, "figures")
    cells = [cell.text() for cell in nodes(figures) if cell.tag in ("dt", "dd")]
    assert cells[-2:] == ["Moves", "41"]
    assert cells[:-2:2] == [player.name for player in read_record(TABULA).players]
    assert all(words.endswith("home") for words in cells[1:-2:2])
    rows = [[cell.text() for cell in row.children] for row in nodes(board.page) if row.tag == "tr"]
    assert sum(int(row[1]) for row in rows[1:]) == 41
    assert board.find("href", "#/play/one")
    board.tap("Play again")
    assert board.play.context.table.played == 0
    assert board.play.context.id != "one"
    going = tablet("#/end/one", unfinished(TABULA, 60))
    assert with_class(going.page, "figures") == []
    assert "Play again" not in going.page.text()


def test_each_moment_leads_to_the_move() -> None:
    page = tablet("#/end/one").page
    ways = [str(link.attributes["href"]) for link in nodes(page) if link.tag == "a"]
    assert "#/watch/one/4" in ways


def test_each_side_has_a_line_of_its_own_kind() -> None:
    lines = with_class(with_class(tablet("#/end/one").page, "curves")[0], "lead-line")
    looks = {(line.attributes["class"], line.attributes["stroke-dasharray"]) for line in lines}
    assert len(looks) == len(lines) == 2


def test_where_chances_are_exact_a_picture_tells_how_they_went() -> None:
    page = tablet("#/end/one", SCORES).page
    points, picture = with_class(page, "stacked")
    assert with_class(points, "layer") == []
    figure = next(node for node in nodes(page) if picture in node.children)
    assert figure.text().startswith("Chances to win, from the beginning to the end")
    names = [node.text() for node in nodes(with_class(figure, "legend")[0]) if node.tag == "li"]
    assert len(names) == len(with_class(picture, "layer")) > 1
    for other in (DICE, TABULA, CARDS):
        assert with_class(tablet("#/end/one", other).page, "layer") == []


def test_both_curves_lie_on_one_axis_of_moves() -> None:
    points, chances = with_class(tablet("#/end/one", SCORES).page, "stacked")
    assert [n.text() for n in with_class(points, "when")] == [
        n.text() for n in with_class(chances, "when")
    ]


def test_both_have_an_upright_line_where_a_round_ends() -> None:
    points, chances = with_class(tablet("#/end/one", SCORES).page, "stacked")
    (grid,), (lines,) = with_class(points, "baseline"), with_class(chances, "quarters")
    assert str(grid.attributes["d"]).count("V") == str(lines.attributes["d"]).count("V") > 3


def test_rounds_become_moves_behind_the_throws_for_who_begins() -> None:
    history = [(0.0, (0.5, 0.5)), (1.0, (0.7, 0.3)), (2.0, (1.0, 0.0))]
    assert [when for when, _ in by_moves(history, 6, 2)] == [0, 2, 4, 6]
    assert [when for when, _ in by_moves(history, 4, 2)] == [0, 2, 4]
    assert [when for when, _ in by_moves(history, 3, 2)] == [0, 1.5, 3]  # A play-off of fewer.


def test_the_result_stands_first() -> None:
    (first,) = with_class(tablet("#/end/one").page, "lead")
    assert first.text() == "Ana Luísa wins with 6 in line!"


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
    assert "How it went" in board.page.text()


def test_all_games_in_numbers() -> None:
    later = TABULA.replace("saved 2026-11", "saved 2026-12")
    going = unfinished(DICE, 20)
    texts = {"a": DICE, "b": later, "c": going, "d": "junk", "e": DICE.replace("dice 1", "dice 9")}
    board = Tablet("#/numbers", device=FakeDevice({KEY + id: text for id, text in texts.items()}))
    check_page(board.page)
    rows = [[cell.text() for cell in row.children] for row in nodes(board.page) if row.tag == "tr"]
    assert ["Sequence Dice", "3", "2"] in rows
    assert ["Tabula", "1", "1"] in rows
    assert ["Ana Luísa", "3", "2"] in rows
    assert rows[-2:] == [["2026-12 (en)", "1"], ["2026-11 (en)", "3"]]


def test_games_with_a_start_are_told_apart() -> None:
    text = (FOLDER / "record-5" / "sequences-2.txt").read_text(encoding="utf-8")
    assert "Games with a start" not in tablet("#/numbers", text).page.text()
    given = text.replace("option stake 0\n", "option stake 0\noption start2 10\n", 1)
    assert "Games with a start: 1" in tablet("#/numbers", given).page.text()


def test_without_games_there_is_nothing_to_count() -> None:
    assert Tablet("#/numbers").text("lead") == "No game was played yet."


def test_between_the_joy_and_the_story_nothing_is_said_about_storage() -> None:
    assert "this browser" not in tablet("#/end/one").page.text()
