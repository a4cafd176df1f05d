"""The grid of buttons over the board: every square has a name and says what may be done there."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.games.sequence_dice.rules.board import NAMES
from tessera.games.sequence_dice.view import VIEW
from tessera_kit.fakes.tablet import nodes
from tests.games.sequence_dice.view.sights import marked, sight, squares
from tests.languages import APART

EMPTY = """\
    players=2
    ......
    ......
    ......
    ......
    ......
    ......
    seat 1: {}
"""
COVERED = """\
    players=3
    .B....
    .....R
    ......
    ......
    G.....
    ....G.
    seat 1: {}
"""
FULL = """\
    players=2
    BGBGBG
    GBGBGB
    BBGGGB
    GGBBBG
    BGGBGG
    GBBGBB
    seat 1: roll 5 6
"""
TEN = """\
    players=3
    B.R..G
    .B..R.
    ..BR..
    ..G...
    ......
    .....R
    seat 1: roll 4 6
"""
POSITIONS = {
    "to throw": EMPTY.format("to throw"),
    "opening": EMPTY.format("opening . ."),
    "place": EMPTY.format("roll 1 2"),
    "wild": COVERED.format("roll 5 6"),
    "replace": COVERED.format("roll 1 2"),
    "full": FULL,
    "ten": TEN,
    "pass": EMPTY.format("roll 4 6"),
}
each_position = pytest.mark.parametrize("position", POSITIONS.values(), ids=POSITIONS.keys())


@each_position
def test_every_square_is_a_button_with_its_name(position: str) -> None:
    labels = {}
    for name, button in squares(sight(position)).items():
        assert button.tag == "button"
        labels[name] = str(button.attributes["aria-label"])
        assert labels[name].startswith(f"{name}, number ")
    assert len(set(labels.values())) == 36


@each_position
def test_the_grid_has_six_rows_of_six_cells(position: str) -> None:
    (grid,) = VIEW.board(sight(position)).find_all("role", "grid")
    rows = grid.find_all("role", "row")
    assert [len(row.find_all("role", "gridcell")) for row in rows] == [6] * 6
    assert grid.attributes["aria-label"] == "Board"


@pytest.mark.parametrize(
    ("position", "playable"),
    [
        ("to throw", ""),
        ("opening", ""),
        ("place", "b1 f2 a5 e6"),
        ("replace", "b1 f2"),
        ("ten", "c1 b2 e2"),
        ("pass", ""),
    ],
)
def test_a_square_is_disabled_exactly_when_nothing_may_be_done_there(
    position: str, playable: str
) -> None:
    seen = sight(POSITIONS[position])
    free = [n for n, b in squares(seen).items() if b.attributes["aria-disabled"] is None]
    assert " ".join(free) == playable
    assert marked(seen, "can") == playable
    others = {b.attributes["aria-disabled"] for n, b in squares(seen).items() if n not in free}
    assert others == {"true"}


def test_a_wild_throw_may_go_to_every_free_square() -> None:
    playable = marked(sight(POSITIONS["wild"]), "can").split()
    assert playable == [name for name in NAMES if name not in ["b1", "f2", "a5", "e6"]]


def test_while_a_computer_chooses_nothing_may_be_done() -> None:
    seen = sight(POSITIONS["place"], computers=("Ana",))
    assert {b.attributes["aria-disabled"] for b in squares(seen).values()} == {"true"}
    assert marked(seen, "can") == ""


@pytest.mark.parametrize(
    ("position", "square", "label"),
    [
        ("to throw", "c3", "c3, number 12, free"),
        ("place", "b1", "b1, number 3, free: put a chip here"),
        ("place", "c1", "c1, number 4, free"),
        ("replace", "b1", "b1, number 3, blue chip: replace this chip"),
        ("replace", "f2", "f2, number 3, red chip: replace this chip"),
        ("replace", "a5", "a5, number 3, green chip"),
        ("full", "a1", "a1, number 2, blue chip: replace this chip"),
        ("ten", "c1", "c1, number 4, red chip: take this chip away"),
        ("ten", "a1", "a1, number 2, blue chip"),
        ("ten", "c3", "c3, number 12, blue chip"),
    ],
)
def test_a_label_says_number_chip_and_what_may_be_done(
    position: str, square: str, label: str
) -> None:
    assert squares(sight(POSITIONS[position]))[square].attributes["aria-label"] == label


def test_labels_are_said_in_every_language() -> None:
    labels = {
        language: squares(sight(POSITIONS["replace"], language=language))["b1"].attributes[
            "aria-label"
        ]
        for language in APART
    }
    assert labels["pt"] == "b1, número 3, ficha azul: substituir esta ficha"
    assert len(set(labels.values())) == len(APART)


def test_the_colour_of_a_chip_is_the_one_its_side_has_chosen() -> None:
    seen = sight(POSITIONS["replace"])
    players = tuple(
        replace(player, colour=colour)
        for player, colour in zip(seen.players, ("red", "green", "blue"), strict=True)
    )
    label = squares(replace(seen, players=players))["b1"].attributes["aria-label"]
    assert str(label).startswith("b1, number 3, green chip")


@pytest.mark.parametrize("cursor", ["a1", "c3", "f6"])
def test_the_tab_key_stops_at_one_square_only(cursor: str) -> None:
    board = VIEW.board(sight(POSITIONS["place"], cursor=cursor))
    stops = [n for n in nodes(board) if n.attributes.get("tabindex") == 0]
    assert [stop.attributes["data-press"] for stop in stops] == [f"game:square {cursor}"]
    assert len(board.find_all("tabindex", -1)) == 35


def test_the_cursor_begins_on_a_square_of_the_board() -> None:
    assert VIEW.start().cursor.removeprefix("square ") in NAMES


def test_the_drawing_is_not_read_aloud() -> None:
    board = VIEW.board(sight(POSITIONS["place"]))
    (drawing,) = [n for n in nodes(board) if n.tag == "svg"]
    assert drawing.attributes["aria-hidden"] == "true"
