"""The board lying and standing: everything has its place, and keys go where they point."""

from __future__ import annotations

import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest

import tessera.games.tabula
from tessera.games.tabula.rules.engine import OFF, START
from tessera.games.tabula.view import VIEW
from tessera.games.tabula.view.drawing import stack_depths
from tessera.games.tabula.view.geometry import ROW, SHAPES, Geometry, geometry
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.games.tabula.view.sights import ZENO, labels, sight
from tests.screens.golden import KEY, TABULA, unfinished

ALL = ["", *SHAPES]


def corners(shape: Geometry, place: int) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of a place."""
    if place in (START, OFF):
        half, deep = shape.niche.half + 6, shape.niche.deep
    else:
        half, deep = ROW / 2, shape.length
    box = shape.box((place, -half, 0), (place, half, deep))
    left, top, width, height = (float(box[name]) for name in ("x", "y", "width", "height"))
    return left, top, left + width, top + height


@pytest.mark.parametrize("name", ALL)
def test_every_place_lies_on_the_board_and_on_no_other(name: str) -> None:
    shape = geometry(name)
    width, height = shape.size
    places = {place: corners(shape, place) for place in shape.walk}
    assert sorted(places) == list(range(OFF + 1))
    for left, top, right, bottom in places.values():
        assert 0 < left < right < width
        assert 0 < top < bottom < height
    for (a, one), (b, other) in combinations(places.items(), 2):
        apart = one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]
        assert apart, (a, b)


@pytest.mark.parametrize("name", ALL)
def test_all_fifteen_pieces_find_room_on_a_point_and_in_a_niche(name: str) -> None:
    shape = geometry(name)
    for number in range(1, 16):
        depths = stack_depths(number, shape.length)
        apart = {round(b - a, 1) for a, b in pairwise(depths)} - {0}
        assert len(apart) == (number > 1), "they lie evenly, or one upon the other"
        assert min(apart, default=39) >= 39, "what is on them is seen"
        assert depths == sorted(depths)
        assert depths[-1] + 43 <= shape.length
    assert 14 + 15 * shape.niche.pitch <= shape.niche.deep


@pytest.mark.cpython_only("it reads the style sheet, which isn't in the archive")
@pytest.mark.parametrize("name", ALL)
def test_the_buttons_lie_where_the_places_are_drawn(name: str) -> None:
    sheet = (Path(tessera.games.tabula.__file__).parent / "style.css").read_text(encoding="utf-8")
    width, height = geometry(name).size
    assert re.search(
        rf"\.tabula\.{name} {{ --wide: {width};" if name else f"--wide: {width};", sheet
    )
    assert f"--high: {height};" in sheet
    seen = sight(ZENO, shape=name)
    rows = VIEW.board(seen).find_all("role", "row")
    assert [len(row.children) for row in rows] == [geometry(name).columns] * len(rows)
    assert labels(seen) == labels(sight(ZENO))


@pytest.mark.parametrize(
    ("name", "walls"),
    [
        ("", [56, 200, *range(297, 1365, ROW)]),  # A niche, and twelve points.
        ("standing", [9.46, 473, 936.54]),
        ("slim", [6.54, 327, 647.46]),
        ("slimmest", [5.1, 255, 504.9]),
    ],
)
def test_what_is_marked_lies_beside_its_neighbour(name: str, walls: list[float]) -> None:
    """Where the style sheet has the walls between the buttons of each row."""
    shape = geometry(name)
    rows = [shape.walk[at : at + shape.columns] for at in range(0, OFF + 1, shape.columns)]
    for row in rows:
        boxes = [shape.pressed(place) for place in row]
        lefts = [float(box["x"]) for box in boxes]
        rights = [float(box["x"]) + float(box["width"]) for box in boxes]
        assert lefts == pytest.approx(walls[:-1], abs=1)
        assert rights == pytest.approx(walls[1:], abs=1)


WAYS = [
    ("", 1, "ArrowRight", 2),
    ("", 1, "ArrowUp", 24),
    ("", 1, "ArrowLeft", START),
    ("standing", 1, "ArrowUp", 2),
    ("standing", 1, "ArrowLeft", 24),
    ("standing", 1, "ArrowDown", START),
    ("slim", 24, "ArrowDown", OFF),
    ("slim", 24, "End", 1),
    ("slim", 12, "ArrowUp", 12),
]


@pytest.mark.parametrize(("name", "here", "key", "there"), WAYS)
def test_arrows_go_where_they_point(name: str, here: int, key: str, there: int) -> None:
    ui = VIEW.key(sight(ZENO, shape=name, cursor=here), key)
    assert ui is not None
    assert ui.cursor == f"point {there}"


def test_the_table_has_the_shape_of_the_screen_and_takes_another() -> None:
    device = FakeDevice({f"{KEY}one": unfinished(TABULA, 60)})
    tablet = Tablet("#/play/one", device=device)
    for name, look in (("slim", "tabula slim"), ("standing", "tabula standing"), (None, "tabula")):
        device.shapes = (SHAPES[name],) if name else ()
        check_page(tablet.page)
        (table,) = tablet.find("data-game", "tabula")
        assert table.attributes["data-shape"] == name
        assert with_class(tablet.page, "board")[0].attributes["class"] == f"board {look}"
    device.shapes = tuple(SHAPES.values())
    tablet.visit("#/watch/one/30")
    assert tablet.find("data-shape", "slimmest")
