"""The curve above the sheet: a line for each player from round to round, and the level at 100."""

from __future__ import annotations

import re

import pytest

from tessera.games.sequences.view import VIEW, Sight
from tessera.games.sequences.view.drawing import COLOURS, HEIGHT, _line
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequences.view.sights import sight
from tests.languages import APART

Points = list[tuple[float, float]]


def points(line: Node) -> Points:
    """The corners of a line."""
    found = re.findall(r"[ML](-?[\d.]+) (-?[\d.]+)", str(line.attributes["d"]))
    return [(float(x), float(y)) for x, y in found]


def lines(seen: Sight) -> list[Node]:
    return with_class(VIEW.board(seen), "score-line")


def levels(seen: Sight) -> dict[int, float]:
    """The height of each level line by its number."""
    found = {}
    board = VIEW.board(seen)
    numbers = with_class(board, "points-at")
    for line, number in zip(with_class(board, "level"), numbers, strict=True):
        match = re.match(r"M-?[\d.]+ (-?[\d.]+)H", str(line.attributes["d"]))
        assert match
        found[int(number.text())] = float(match[1])
        share = float(str(number.attributes[".style"]).removeprefix("--at: ").rstrip("%"))
        assert HEIGHT * (1 - share / 100) == pytest.approx(float(match[1]), abs=0.1), "side by side"
    return found


def scores(seen: Sight, seat: int) -> list[int]:
    """The totals that a line goes through, read off against the levels."""
    zero, hundred = levels(seen)[0], levels(seen)[100]
    return [round((zero - y) / (zero - hundred) * 100) for _, y in points(lines(seen)[seat])]


MIDDLE = sight("5 0 x 10 | 0 20 25 | 60 30 0", "first 1: seat 2 to throw")


@pytest.mark.parametrize("count", [1, 2, 24])
def test_everybody_has_a_line(count: int) -> None:
    seen = sight(" | ".join(["5"] * count), "first 1: seat 1 to throw")
    assert len(lines(seen)) == count


def test_a_line_goes_through_every_running_total_and_falls_with_a_wipe_out() -> None:
    assert scores(MIDDLE, 0) == [0, 5, 5, 0, 10]
    assert scores(MIDDLE, 1) == [0, 0, 20, 45]
    assert scores(MIDDLE, 2) == [0, 60, 90, 90]


def test_rounds_lie_side_by_side_the_same_for_all() -> None:
    columns = [[x for x, _ in points(line)] for line in lines(MIDDLE)]
    assert columns[1] == columns[0][:4]
    assert columns[0] == sorted(set(columns[0]))


def test_there_is_a_level_at_100_and_it_alone_is_the_target() -> None:
    line, number = with_class(VIEW.board(MIDDLE), "target")
    assert (line.tag, number.text()) == ("path", "100")
    assert list(levels(MIDDLE)) == [0, 25, 50, 75, 100]


@pytest.mark.parametrize("sheet", ["5", "60 60 60", " ".join(["5"] * 80)])
def test_everything_stays_inside_the_picture(sheet: str) -> None:
    seen = sight(sheet, "first 1: seat 1 to throw")
    (picture,) = with_class(VIEW.board(seen), "curve")
    (drawing,) = [node for node in nodes(picture) if node.tag == "svg"]
    assert drawing.attributes["preserveAspectRatio"] == "none", "it fills its place"
    _, _, width, height = map(int, str(drawing.attributes["viewBox"]).split())
    for x, y in points(lines(seen)[0]):
        assert 0 <= x <= width
        assert 0 <= y <= height


def test_the_line_of_whoever_throws_stands_out_and_ends_in_a_dot() -> None:
    now = ["now" in str(line.attributes["class"]).split() for line in lines(MIDDLE)]
    assert now == [False, True, False]
    (dot,) = with_class(VIEW.board(MIDDLE), "score-dot")
    assert points(dot) == points(lines(MIDDLE)[1])[-1:]


def test_lines_have_their_players_colours_and_are_dashed_when_these_come_again() -> None:
    seen = sight(" | ".join(["5"] * 24), "first 1: seat 1 to throw")
    looks = [str(line.attributes["class"]).split() for line in lines(seen)]
    assert [look[1] for look in looks] == [player.colour for player in seen.players]
    assert ["again" in look for look in looks] == [False] * 8 + [True] * 16


def test_the_picture_has_a_name_in_every_language() -> None:
    names = set()
    for code in APART:
        shown = VIEW.board(sight("5", "first 1: seat 1 to throw", language=code))
        (picture,) = shown.find_all("role", "img")
        names.add(str(picture.attributes["aria-label"]))
    assert len(names) == len(APART)


def test_seats_and_lines_are_told_apart_without_colour() -> None:
    every = range(len(COLOURS))
    marks = [with_class(VIEW.badge(COLOURS[n]), "disc-mark")[0].attributes["d"] for n in every]
    dashes = [_line(n, (5, 5), 0, COLOURS[n], 10, 110, now=False) for n in every]
    assert len({*marks}) == len({line.attributes["stroke-dasharray"] for line in dashes}) == 8
