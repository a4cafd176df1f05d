"""The drawn board: numbers face the edges, chips differ by outline, what matters is marked."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from tessera.games.sequence_dice.rules.board import NAMES, NUMBERS
from tessera.games.sequence_dice.view import VIEW
from tessera.games.sequence_dice.view.drawing import chip, facing
from tessera.scene.chips import COLOURS, chip_picture
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequence_dice.view.sights import marked, sight, tiles

EDGES = """\
    ^^^^^>
    <^^^>>
    <<^>>>
    <<<v>>
    <<vvv>
    <vvvvv
"""
"""Which edge each number faces."""
DEGREES = {"^": 180, ">": 270, "v": 0, "<": 90}
"""How far clockwise a digit is turned for somebody at that edge to read it upright."""
THREE = """\
    players=3
    GBR...
    ......
    ..G...
    ......
    ......
    ......
    seat 1: to throw
"""


def test_every_number_faces_its_nearest_edge() -> None:
    expected = [DEGREES[mark] for mark in EDGES.replace(" ", "").replace("\n", "")]
    assert [facing(square) for square in range(36)] == expected


def test_no_edge_is_nearer_than_the_one_that_is_faced() -> None:
    for square in range(36):
        row, column = divmod(square, 6)
        distance = {180: row, 270: 5 - column, 0: 5 - row, 90: column}
        assert distance[facing(square)] == min(distance.values())


def test_a_quarter_turn_of_the_board_turns_every_number_by_a_quarter() -> None:
    for square in range(36):
        row, column = divmod(square, 6)
        assert facing(column * 6 + 5 - row) == (facing(square) + 90) % 360


def turn_of(node: Node) -> int:
    """How far the one turned group in a drawing is turned."""
    found = [re.match(r"rotate\((\d+) ", str(n.attributes.get("transform"))) for n in nodes(node)]
    (turn,) = [match[1] for match in found if match]
    return int(turn)


def test_numbers_are_drawn_as_they_face_and_under_chips_too() -> None:
    empty = tiles(sight(THREE.replace("GBR", "...").replace("G", ".")))
    for square, name in enumerate(NAMES):
        assert turn_of(empty[name]) == facing(square)
        for colour in COLOURS:
            assert turn_of(chip(colour, square)) == facing(square)


def test_every_square_bears_its_number_with_and_without_a_chip() -> None:
    empty = tiles(sight(THREE.replace("GBR", "...").replace("G", ".")))
    for square, name in enumerate(NAMES):
        number = NUMBERS[square]
        if number in (2, 12):
            assert len(with_class(empty[name], "pip")) == number
        else:
            assert empty[name].text() == str(number)
        assert {chip(colour, square).text() for colour in COLOURS} == {str(number)}


def test_sixes_and_nines_are_underlined() -> None:
    empty = tiles(sight(THREE.replace("GBR", "...").replace("G", ".")))
    underlined = {n for n, t in zip(NUMBERS, empty.values(), strict=True)
                  if with_class(t, "underline")}  # fmt: skip
    assert underlined == {6, 9}
    for square, number in enumerate(NUMBERS):
        drawn = with_class(chip("red", square), "underline")
        assert bool(drawn) == (number in (6, 9))


def outline(picture: Node) -> tuple[object, ...]:
    """The shape of a chip, without its colour."""
    (body,) = with_class(picture, "body")
    geometry = {name: value for name, value in body.attributes.items() if name != "class"}
    return body.tag, tuple(sorted(geometry.items(), key=str))


def test_chips_differ_by_outline_and_not_only_by_colour() -> None:
    on_board = {outline(chip(colour, 0)) for colour in COLOURS}
    beside_names = {outline(chip_picture(colour)) for colour in COLOURS}
    assert len(on_board) == len(COLOURS)
    assert on_board == beside_names


def test_each_chip_lies_on_its_square() -> None:
    drawn = {
        name: str(found[0].attributes["class"])
        for name, tile in tiles(sight(THREE)).items()
        if (found := with_class(tile, "chip"))
    }
    assert drawn == {"a1": "chip green", "b1": "chip blue", "c1": "chip red", "c3": "chip green"}


def test_the_squares_lie_in_rows_and_columns() -> None:
    places = []
    for tile in tiles(sight(THREE)).values():
        match = re.fullmatch(r"translate\((\d+) (\d+)\)", str(tile.attributes["transform"]))
        assert match
        places.append((int(match[2]), int(match[1])))
    assert places == sorted(set(places))
    assert len({row for row, _ in places}) == len({column for _, column in places}) == 6


@pytest.mark.parametrize(
    ("events", "square"),
    [
        ("", ""),
        ("roll 3 4, roll 1 2", ""),
        ("roll 3 4, roll 1 2, roll 1 2, place b1", "b1"),
        ("roll 3 4, roll 1 2, roll 1 2, place b1, roll 3 3", "b1"),
        ("roll 3 4, roll 1 2, roll 1 2, place b1, roll 4 6, remove b1", "b1"),
        ("roll 3 4, roll 1 2, roll 1 2, place b1, roll 1 2, place f2, roll 4 6, pass", "f2"),
    ],
)
def test_the_last_move_is_marked(events: str, square: str) -> None:
    seen = sight(THREE, events=events)
    assert marked(seen, "last") == square
    assert marked(seen, "mark") == square


WON = """\
    players=2 line=5
    B....G
    GGGGG.
    B.....
    BB....
    ......
    ......
    seat 1: won
"""


def test_the_winning_squares_are_marked_and_no_others() -> None:
    seen = sight(WON)
    assert marked(seen, "won") == "a2 b2 c2 d2 e2"


@pytest.mark.parametrize("colour", COLOURS)
def test_the_picture_of_a_chip_is_not_read_aloud(colour: str) -> None:
    assert chip_picture(colour).attributes["aria-hidden"] == "true"


def test_the_band_of_the_winning_line_lies_under_its_chips_whose_numbers_stay_readable() -> None:
    seen = sight(WON)
    drawn = list(nodes(VIEW.board(seen)))
    (band,) = with_class(VIEW.board(seen), "winning-line")
    winners = ["a2", "b2", "c2", "d2", "e2"]
    chips = [drawn.index(chip("green", NAMES.index(name), upright=False)) for name in winners]
    assert min(chips) > drawn.index(band)
    assert len(with_class(VIEW.board(seen), "chip")) == 10


@pytest.mark.parametrize(
    ("kinds", "chosen", "turned"),
    [
        ("person person", "automatic", {0, 90, 180, 270}),
        ("person normal", "automatic", {0}),
        ("person normal", "printed", {0, 90, 180, 270}),
        ("person person", "upright", {0}),
    ],
)
def test_for_one_person_alone_all_numbers_stand_upright(
    kinds: str, chosen: str, turned: set[int]
) -> None:
    seen = sight(WON)
    seats = zip(seen.players, kinds.split(), strict=True)
    players = tuple(replace(player, kind=kind) for player, kind in seats)
    board = VIEW.board(replace(seen, players=players, preferences={"facing": chosen}))
    found = [re.match(r"rotate\((\d+) ", str(n.attributes.get("transform"))) for n in nodes(board)]
    assert {int(match[1]) for match in found if match} == turned
