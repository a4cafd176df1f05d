"""A picture of a game that people send to each other."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tessera.core.record_reader import read_record
from tessera.features.sending.picture_drawing import Content, Named, Size, picture
from tessera.scene.node import Node
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tessera_kit.walk.checks import check_page
from tests.features.play.test_tonight import FIVE, evening_at
from tests.languages import FEW
from tests.screens.golden import CARDS, DICE, KEY, SCORES, TABULA, tablet, unfinished


def words(drawing: Node) -> list[str]:
    return [node.text() for node in nodes(drawing) if node.tag == "text"]


def painted(board: Tablet) -> Node:
    assert board.page
    return board.device.sharing.painted[-1]


@pytest.mark.parametrize("language", FEW)
@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS])
def test_the_page_is_sound(text: str, language: str) -> None:
    check_page(tablet("#/picture/one", text, language).page)


def test_one_press_shares_names_result_day_and_board() -> None:
    board = tablet("#/picture/one", TABULA)
    told = " ".join(words(painted(board)))
    for player in read_record(TABULA).players:
        assert player.name in told
    assert "wins" in told
    assert "Tabula · 2026-" in told
    assert any("drawing" in str(node.attributes.get("class")) for node in nodes(painted(board)))
    board.tap("Share the picture")
    assert board.device.sharing.pictures == [("tessera-tabula-2026-11-26.png", "blob:1")]


def test_the_page_bears_the_game_so_that_the_sheet_of_an_added_one_is_there() -> None:
    (page,) = tablet("#/picture/one", TABULA).find("class", "paper picture-page")
    assert page.attributes["data-game"] == "tabula"


def test_where_nothing_can_be_shared_it_is_saved() -> None:
    device = FakeDevice({f"{KEY}one": DICE})
    device.sharing.shares = False
    board = Tablet("#/picture/one", device=device)
    board.tap("Save the picture")
    assert len(device.sharing.pictures) == 1


@pytest.mark.parametrize(
    ("shape", "wide", "high"), [("Square", 1, 1), ("Upright", 4, 5), ("Wide", 16, 9)]
)
def test_it_has_three_shapes(shape: str, wide: int, high: int) -> None:
    board = tablet("#/picture/one")
    board.tap(shape)
    look = painted(board).attributes
    assert int(str(look["width"])) * high == int(str(look["height"])) * wide
    (chosen,) = board.find("aria-pressed", "true")
    assert chosen.text() == shape


def test_a_replay_gives_one_of_any_move() -> None:
    board = tablet("#/watch/one/9")
    (way,) = board.find("href", "#/picture/one/9")
    assert way.text() == "Send a picture"
    board.visit("#/picture/one/9")
    early = words(painted(board))
    assert any("Move" in line for line in early)
    assert not any("wins" in line for line in early)
    assert board.find("href", "#/watch/one/9"), "back to the same move"


@pytest.mark.parametrize("left", [1, 30])
def test_no_hand_is_in_it(left: int) -> None:
    """A hand is drawn by cards of the sheet; the printed board is a picture of its own."""
    for text in (CARDS, unfinished(CARDS, left)):
        drawing = painted(tablet("#/picture/one", text))
        assert drawing.find_all("class", "printed")
        assert not [node for node in nodes(drawing) if node.tag == "use"]


def test_what_a_browser_refuses_is_said_with_a_way_out() -> None:
    device = FakeDevice({f"{KEY}one": DICE})
    device.sharing.refuses = {"share"}
    board = Tablet("#/picture/one", device=device)
    board.tap("Share the picture")
    assert "Hold a finger on it" in board.app.services.messages.notice
    device.sharing.refuses = {"paint"}
    board.tap("Wide")
    assert "Take a screenshot" in board.page.text()
    assert "Share the picture" not in board.page.text()


def test_a_press_before_it_is_made_says_so() -> None:
    device = FakeDevice({f"{KEY}one": DICE})
    device.sharing.is_slow = True
    board = Tablet("#/picture/one", device=device)
    assert not [node for node in nodes(board.page) if node.tag == "img"]
    board.tap("Share the picture")
    assert board.app.services.messages.notice == "The picture is still being made."
    device.sharing.settle()
    assert [node for node in nodes(board.page) if node.tag == "img"]


def test_an_evening_has_one_too_with_a_stone_for_each_game() -> None:
    evening = evening_at("#/evening", *FIVE)
    (way,) = evening.find("href", "#/picture")
    evening.visit(str(way.attributes["href"]))
    check_page(evening.page)
    drawing = painted(evening)
    assert "Ana and Rui, 3 : 2" in words(drawing)
    stones = [node for node in nodes(drawing) if node.attributes.get("width") == 92]
    assert len(stones) == len(FIVE) + 2, "and one beside each name, in its colour"
    evening.tap("Share the picture")
    assert evening.device.sharing.pictures[0][0] == "tessera-evening-2026-11-26.png"


def test_a_person_has_one_colour_in_it_whatever_theirs_was_in_each_game() -> None:
    first, *others = FIVE
    swapped = first.replace(" green ", " red ")
    drawing = painted(evening_at("#/picture", swapped, *others))
    looks = Counter(str(node.attributes.get("class")) for node in nodes(drawing))
    assert {look: looks[look] for look in ("green", "blue", "red")} == {
        "green": 4,
        "blue": 3,
        "red": 0,
    }


def test_where_there_is_no_evening_its_page_says_so() -> None:
    assert "No game has been finished here today." in evening_at("#/picture").page.text()


@pytest.mark.parametrize("size", [Size(1080, 1080), Size(1080, 1350), Size(1920, 1080)])
@pytest.mark.parametrize("count", [1, 2, 6, 12, 24])
def test_everything_stays_within_it_and_no_two_names_overlap(size: Size, count: int) -> None:
    lines = [Named(Node("svg", {}), "N" * 24, "2 of 2 sequences", n % 2 > 0) for n in range(count)]
    board = Node("svg", {"viewBox": "0 0 10 10"})
    for drawing in (board, None):
        made = picture(Content("over", "headline " * 12, lines, drawing), size)
        places = []
        for node in nodes(made):
            if node.tag == "text":
                x, y, letters = (
                    float(str(node.attributes[name])) for name in ("x", "y", "font-size")
                )
                assert 0 < x < size.wide
                assert letters < y < size.high
                places.append((node.attributes["class"], x, y, letters))
        named = sorted((x, y, letters) for look, x, y, letters in places if "named" in str(look))
        assert len(named) == count
        for (x, y, letters), (after_x, after_y, _) in pairwise(named):
            assert after_x > x or after_y - y >= letters


@pytest.mark.parametrize("size", [Size(1080, 1080), Size(1080, 1350)])
@pytest.mark.parametrize(("count", "words"), [(2, "5 of 5 in line"), (4, "59 to go"), (12, "2/2")])
def test_long_names_can_be_read_below_a_board_that_stays_large(
    size: Size, count: int, words: str
) -> None:
    lines = [Named(Node("svg", {}), "Konstantinopolitanerin 4", words)] * count
    board = Node("svg", {"viewBox": "0 0 10 10", "class": "drawing"})
    made = picture(Content("over", "Somebody wins!", lines, board), size)
    names = [node for node in nodes(made) if str(node.attributes.get("class")) == "named"]
    assert {float(str(node.attributes["font-size"])) > 26 for node in names} == {True}
    (drawn,) = made.find_all("class", "drawing")
    assert min(float(str(drawn.attributes[side])) for side in ("width", "height")) > 400


def test_a_picture_without_a_board_is_filled_by_its_names() -> None:
    made = picture(Content("over", "Ana wins!", [Named(None, "Ana", "10")] * 2), Size(1080, 1080))
    places = [node.attributes for node in nodes(made) if node.attributes.get("class") == "named"]
    assert all(float(str(place["font-size"])) > 60 for place in places)
    middle = sum(float(str(place["y"])) for place in places) / 2
    assert 500 < middle < 800
