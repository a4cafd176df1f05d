"""The rules page: a picture for every rule, and what of a game can be printed."""

from __future__ import annotations

import pytest

from tessera.features.rules.print_choice import EDGE, MARKS, PAPERS, Paper, sheets, usual_paper
from tessera.games import GAMES, find
from tessera.i18n import LANGUAGES
from tessera.kit.game import AnyGame
from tessera.kit.pictures import Pictured, Position
from tessera.scene.node import Node
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, name_of, nodes, with_class
from tests.every_game import EVERY_GAME

pytestmark = pytest.mark.usefixtures("example_in_the_menu")
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
each_paper = pytest.mark.parametrize("paper", PAPERS, ids=lambda paper: paper.name)
each_board = pytest.mark.parametrize(
    "game", [game for game in GAMES if game.printable().board], ids=lambda game: game.rules.name
)


NO_RULES = (
    "One printed rule book says that everybody throws “twice”",
    "The box holds twenty chips of each colour, which",
    "A poet described the game in verse decades later",
)
"""What a rules page says besides rules, and nobody needs to see."""


@each_game
def test_every_rule_has_a_picture_and_no_picture_is_left_over(game: AnyGame) -> None:
    page = {words for _, paragraphs in game.texts.RULES_PAGE for words in paragraphs}
    assert set(game.pictured()) == {words for words in page if not words.startswith(NO_RULES)}
    tablet = Tablet(f"#/rules/{game.rules.name}")
    while tablet.device.timers:
        tablet.wait()
    pictures = with_class(tablet.page, "rule-pictures")
    tables = [node for node in nodes(tablet.page) if node.tag == "table"]
    assert len(pictures) + len(tables) == len(game.pictured())
    for picture in pictures:
        assert any(node.tag == "svg" for node in nodes(picture)), picture.text()
        assert picture.attributes["aria-hidden"] == "true"
        (caption,) = [node for node in nodes(picture) if node.tag == "figcaption"]
        assert caption.text()


@each_game
def test_pictures_show_positions_that_can_come_about(game: AnyGame) -> None:
    for pictured in game.pictured().values():
        for picture in pictured.shown if isinstance(pictured, Pictured) else ():
            if isinstance(picture, Position):
                game.rules.read_position(picture.text)


def test_the_points_of_both_games_stand_in_one_table_with_its_dice() -> None:
    tablet = Tablet("#/rules/sequences")
    (table,) = [node for node in nodes(tablet.page) if node.tag == "table"]
    rows = [node for node in nodes(table) if node.tag == "tr"]
    assert [
        (len(with_class(row, "flat-die")), [name_of(cell) for cell in row.children]) for row in rows
    ] == [
        (0, ["The dice show", "Sequences", "Hearts Due"]),
        (1, ["1", "–", "5"]),
        (2, ["1‑2", "5", "10"]),
        (3, ["1‑2‑3", "10", "15"]),
        (4, ["1‑2‑3‑4", "15", "20"]),
        (5, ["1‑2‑3‑4‑5", "20", "25"]),
        (6, ["1‑2‑3‑4‑5‑6", "25", "30"]),
        (5, ["Five sixes", "30", "35"]),
        (6, ["Six sixes", "60", "70"]),
    ]
    heads = [cell.attributes["scope"] for row in rows for cell in nodes(row) if cell.tag == "th"]
    assert heads == ["col"] * 3 + ["row"] * 8


def test_the_words_stand_before_the_boards_are_drawn() -> None:
    tablet = Tablet("#/rules/tabula")
    words = tablet.page.text()
    assert "Bring them onto the board" in words
    assert not [node for node in nodes(tablet.page) if "stone" in str(node.attributes.get("class"))]
    tablet.visit("#/about")
    assert not tablet.device.timers


# --- print ---


def printed(tablet: Tablet) -> list[Node]:
    return with_class(tablet.page, "printout")


def test_the_page_itself_is_printed_unless_something_else_is_chosen() -> None:
    tablet = Tablet("#/rules/sequence_dice")
    assert printed(tablet) == []
    tablet.choose("printed", "board")
    assert len(with_class(tablet.page, "printed-sheet")) == 1
    tablet.choose("printed", "rules")
    assert printed(tablet) == []
    tablet.tap("Print")
    assert tablet.device.printed == 1


@pytest.mark.parametrize(
    ("region", "paper"),
    [("US", "letter"), ("MX", "letter"), ("PT", "a4"), ("BR", "a4"), ("", "a4")],
)
def test_the_paper_is_the_one_of_the_region_until_another_is_chosen(
    region: str, paper: str
) -> None:
    assert usual_paper(region).name == paper
    device = FakeDevice()
    device.in_region = region
    tablet = Tablet("#/rules/tabula", device=device)
    assert with_class(tablet.page, paper)
    other = "a4" if paper == "letter" else "letter"
    tablet.choose("paper", other)
    assert with_class(Tablet("#/rules/sequence", device=device).page, other)


@each_paper
@each_board
def test_the_parts_of_a_board_fit_their_sheets_and_make_it_whole(
    game: AnyGame, paper: Paper
) -> None:
    board = game.printable().board
    assert board
    found = sheets(board, paper)
    area = 0.0
    for part in found.parts:
        assert part.width * board.unit <= found.width - 2 * MARKS
        assert part.height * board.unit <= found.height - 2 * MARKS
        area += part.width * part.height
    assert area == pytest.approx(board.size[0] * board.size[1])
    upright = found.width < found.height
    assert upright != found.lying
    assert min(found.width, found.height) == pytest.approx(paper.width - 2 * EDGE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_score_sheet_says_what_a_throw_is_worth(language: str) -> None:
    tablet = Tablet("#/rules/sequences", language=language)
    tablet.choose("printed", "score_sheet")
    (table,) = with_class(tablet.page, "throw-points")
    rows = [[cell.text() for cell in row.children] for row in nodes(table) if row.tag == "tr"]  # type: ignore[union-attr]
    assert [row[1:] for row in rows[1:]] == [
        ["–", "5", "10", "15", "20", "25", "30", "60", "×"],
        ["5", "10", "15", "20", "25", "30", "35", "70", "×"],
    ]


def test_a_game_without_a_board_to_print_offers_none() -> None:
    sequences = find("sequences")
    assert sequences
    assert sequences.printable().board is None
    tablet = Tablet("#/rules/sequences")
    assert not tablet.find("value", "board")
    assert tablet.find("value", "score_sheet")


def test_facts_end_the_page_and_say_how_they_are_known() -> None:
    (facts,) = [
        node
        for node in nodes(Tablet("#/rules/sequence_dice", language="de").page)
        if node.tag == "aside"
    ]
    assert "Mit 7 Chips an den richtigen Stellen" in facts.text()
    assert facts.text().count("Woher weiß man das?") == 2
    assert "make -C lab facts GAME=sequence_dice FACT=seven" in facts.text()
