"""The hand: dice that score lie together with their points below, the others step back."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tessera.games.sequences.view.hand import draw_hand
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import with_class
from tests.games.sequences.brute import KINDS
from tests.games.sequences.view.sights import sight
from tests.languages import APART


def at(node: Node) -> float:
    """Where it lies in the row, in widths of a die."""
    match = re.match(r"--at: (-?[\d.]+);", str(node.attributes[".style"]))
    assert match
    return float(match[1])


def dice(shown: Node) -> list[tuple[float, int, bool]]:
    """Place, face, and whether it stepped back, from left to right."""
    places = with_class(shown, "slot")
    faces = [with_class(place, "cube")[0].attributes["data-face"] for place in places]
    spare = ["spare" in str(place.attributes["class"]).split() for place in places]
    return sorted(zip(map(at, places), map(int, faces), spare, strict=True))


def written(shown: Node) -> str:
    """The row as text: `1234+15 (26)` has a run, its points, and two dice that stepped back."""
    clusters: list[list[tuple[float, int, bool]]] = []
    for die in dice(shown):
        near = clusters and die[0] - clusters[-1][-1][0] < 1.01 and die[2] == clusters[-1][-1][2]
        clusters[-1:] = [[*clusters[-1], die]] if near else [*clusters[-1:], [die]]
    return " ".join(cluster(members, shown) for members in clusters)


def cluster(members: list[tuple[float, int, bool]], shown: Node) -> str:
    """Dice that lie together, with the points right under their middle."""
    faces, spare = "".join(str(face) for _, face, _ in members), members[0][2]
    middle = (members[0][0] + members[-1][0]) / 2
    below = [w.text() for w in with_class(shown, "points") if abs(at(w) - middle) < 0.01]
    return f"({faces})" if spare else faces + "".join(below)


def after(throw: str, variant: str = "sequences") -> Node:
    """The hand after a throw in the middle of a game."""
    return draw_hand(
        sight("5 | 5", "first 1: seat 1 to throw", throws=f"233445 {throw}", variant=variant)
    )


@pytest.mark.parametrize(
    ("variant", "throw", "row"),
    [
        ("sequences", "122346", "1234+15 (26)"),
        ("sequences", "112245", "12+5 12+5 (45)"),
        ("sequences", "112236", "123+10 12+5 (6)"),
        ("sequences", "111222", "12+5 12+5 12+5"),
        ("sequences", "123456", "123456+25"),
        ("sequences", "266666", "66666+30 (2)"),
        ("sequences", "666666", "666666+60"),
        ("hearts_due", "166666", "66666+35 1+5"),
        ("hearts_due", "111234", "1234+20 1+5 1+5"),
        ("hearts_due", "133445", "1+5 (33445)"),
    ],
)
def test_dice_of_a_group_lie_side_by_side_with_their_points_and_spare_ones_after(
    variant: str, throw: str, row: str
) -> None:
    assert written(after(throw, variant)) == row


@pytest.mark.parametrize(
    ("throw", "look"),
    [("123456", ["folded"]), ("123452", ["folded"]), ("122346", []), ("112245", [])],
)
def test_a_group_that_goes_on_in_a_second_row_has_no_gap_for_points(
    throw: str, look: list[str]
) -> None:
    (six,) = with_class(after(throw), "six")
    assert [name for name in str(six.attributes["class"]).split() if name == "folded"] == look


@pytest.mark.parametrize("throw", ["233445", "144556", "256666"])
def test_a_throw_that_scores_nothing_shows_a_zero_and_all_dice_step_back(throw: str) -> None:
    shown = after(throw)
    assert [spare for _, _, spare in dice(shown)] == [True] * 6
    assert with_class(shown, "none")[0].text() == "0"
    assert with_class(shown, "points") == []


@pytest.mark.parametrize("variant", ["sequences", "hearts_due"])
@pytest.mark.parametrize("throw", ["111123", "111111"])
def test_four_ones_are_felt_no_die_steps_back_and_it_says_what_is_lost(
    throw: str, variant: str
) -> None:
    shown = after(throw, variant)
    assert "".join(str(face) for _, face, _ in dice(shown)) == throw
    assert not any(spare for _, _, spare in dice(shown))
    assert [label.text() for label in with_class(shown, "worth")] == ["Back to zero"]
    assert with_class(shown, "lost")


@pytest.mark.parametrize("variant", ["sequences", "hearts_due"])
def test_every_throw_shows_its_dice_without_overlap_and_in_the_middle(variant: str) -> None:
    for throw in KINDS:
        lying = dice(after(throw, variant))
        places = [place for place, _, _ in lying]
        assert sorted(str(face) for _, face, _ in lying) == list(throw)
        assert all(right - left > 0.999 for left, right in pairwise(places)), throw
        assert places[0] >= 0, throw
        assert places[0] == pytest.approx(6.35 - places[-1], abs=0.01), throw


def test_a_throw_for_who_begins_shows_its_total_and_groups_nothing() -> None:
    shown = draw_hand(sight(" | ", "seat 2: opening 15 .", throws="111246"))
    places = [place for place, _, _ in dice(shown)]
    assert not any(spare for _, _, spare in dice(shown))
    assert {round(right - left, 2) for left, right in pairwise(places)} == {1.0}
    assert [label.text() for label in with_class(shown, "worth")] == ["15"]
    assert with_class(shown, "sum")


def test_the_last_throw_for_who_begins_still_shows_its_total() -> None:
    shown = draw_hand(sight(" | ", "first 2: seat 2 to throw", throws="111122 123456"))
    assert with_class(shown, "sum")[0].text() == "21"


def test_before_the_first_throw_six_dice_wait_without_points() -> None:
    shown = draw_hand(sight(" | ", "seat 1: opening . ."))
    assert len(dice(shown)) == 6
    assert with_class(shown, "worth") == []


def test_dice_tumble_anew_with_every_throw_and_keep_their_identity() -> None:
    first, second = (
        after("122346"),
        draw_hand(sight("5 5 | 5", "first 1: seat 2 to throw", throws="233445 122346 122346")),
    )
    spins = [{str(cube.attributes["data-spin"]) for cube in with_class(shown, "die")}
             for shown in (first, second)]  # fmt: skip
    assert spins == [{"0"}, {"1"}]
    keys = [[place.key for place in with_class(shown, "slot")] for shown in (first, second)]
    assert keys[0] == keys[1]
    labels = [with_class(shown, "worth")[0].key for shown in (first, second)]
    assert labels[0] != labels[1]


def test_what_is_lost_is_said_in_every_language() -> None:
    words = {
        draw_hand(sight("5", "first 1: seat 1 to throw", throws="111123", language=code)).text()
        for code in APART
    }
    assert len(words) == len(APART)


@pytest.mark.parametrize(
    ("sheet", "footer", "throws", "whose"),
    [
        ("5 | 5", "first 1: seat 1 to throw", "233445 122455", "Rui"),
        ("5 5 | 5", "first 1: seat 2 to throw", "122455 122455 122455", "Ana"),
        ("5 | 5", "first 2: seat 2 to throw", "122455 122455", "Ana"),
        (" | ", "seat 2: opening 15 .", "111246", "Ana"),
        (" | ", "first 2: seat 2 to throw", "111122 123456", "Rui"),
        ("105 | 107", "first 1: seat 2 won", "122455", "Rui"),
    ],
)
def test_the_dice_say_whose_they_are_while_the_next_name_stands_above(
    sheet: str, footer: str, throws: str, whose: str
) -> None:
    (caption,) = with_class(draw_hand(sight(sheet, footer, throws=throws)), "whose")
    assert caption.text() == f"{whose}'s throw"


@pytest.mark.parametrize(("first", "goes"), [(1, False), (2, True)])
def test_the_last_throw_of_a_loser_goes_when_it_was_seen(*, first: int, goes: bool) -> None:
    shown = draw_hand(sight("105 | 107", f"first {first}: seat 2 won", throws="122455"))
    assert bool(with_class(shown, "bygone")) == goes


def test_before_the_first_throw_and_alone_nobody_is_named_on_the_dice() -> None:
    for sheet, footer, throws in (
        (" | ", "seat 1: opening . .", ""),
        ("5", "first 1: seat 1 to throw", "122455"),
    ):
        assert with_class(draw_hand(sight(sheet, footer, throws=throws)), "whose") == []


@pytest.mark.parametrize("variant", ["sequences", "hearts_due"])
def test_in_two_rows_no_dice_and_no_boxes_overlap_either(variant: str) -> None:
    for throw in KINDS:
        shown = after(throw, variant)
        lying = sorted(lies(place) for place in with_class(shown, "slot"))
        assert all(0 <= column <= 3.45 + 0.01 and row in (0, 1) for row, column in lying), throw
        for (row, column), (below, further) in pairwise(lying):
            assert row != below or further - column > 0.999, throw
        for run in with_class(shown, "run"):
            row, left = lies(run)
            inside = [
                at_row
                for at_row, column in lying
                if left - 0.01 < column < left + number(run, "columns") - 0.99
                and row <= at_row < row + number(run, "rows")
            ]
            assert len(inside) == number(run, "wide"), throw


def lies(node: Node) -> tuple[float, float]:
    return number(node, "row"), number(node, "column")


def number(node: Node, name: str) -> float:
    match = re.search(rf"--{name}: (-?[\d.]+)", str(node.attributes[".style"]))
    assert match
    return float(match[1])


def test_each_group_that_scores_lies_in_a_box_of_whoever_threw() -> None:
    shown = after("112236")
    assert [number(run, "wide") for run in with_class(shown, "run")] == [3, 2]
    assert "blue" in str(shown.attributes["class"]), "Rui, whose throw it was"
    assert with_class(after("233445"), "run") == []
