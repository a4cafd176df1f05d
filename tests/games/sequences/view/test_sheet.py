"""The score sheet: every turn, the latest first, with running totals; readable for 2 and for 24."""

from __future__ import annotations

import pytest

from tessera.games.sequences.view import VIEW, Sight
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequences.view.sights import NAMES, sight

MIDDLE = sight("5 0 x 10 | 0 20 25 | 5 5 0", "first 1: seat 2 to throw")


def tagged(node: Node, tag: str) -> list[Node]:
    return [n for n in nodes(node) if n.tag == tag]


def rows(seen: Sight) -> list[Node]:
    """The rows of the players."""
    (table,) = tagged(VIEW.board(seen), "table")
    (body,) = tagged(table, "tbody")
    return tagged(body, "tr")


def row(node: Node) -> list[str]:
    """Name, total and turns; the running total stands behind a slash."""
    cells = []
    for cell in node.children:
        assert isinstance(cell, Node)
        small = "".join(n.text() for n in tagged(cell, "small"))
        text = cell.text().removesuffix(small).partition(", ")[0]  # A colour for the ears only.
        cells.append(f"{text}/{small}" if small else text)
    return cells


def test_every_turn_stands_there_the_latest_first_with_the_running_total() -> None:
    assert [row(node) for node in rows(MIDDLE)] == [
        ["Ana", "10", "+10/10", "×/0", "–/5", "+5/5"],
        ["Rui", "45", "", "+25/45", "+20/20", "–/0"],
        ["Eva", "10", "", "–/10", "+5/10", "+5/5"],
    ]


def test_the_rounds_are_numbered_above_their_columns() -> None:
    (head,) = tagged(VIEW.board(MIDDLE), "thead")
    assert [cell.text() for cell in tagged(head, "th")] == ["Player", "Total", *"4321"]
    assert {cell.attributes["scope"] for cell in tagged(head, "th")} == {"col"}


def test_a_wipe_out_and_a_turn_without_points_look_like_it() -> None:
    looks = [str(cell.attributes["class"]).split() for cell in rows(MIDDLE)[0].children[2:]]
    assert looks == [["turn"], ["turn", "wiped"], ["turn", "idle"], ["turn"]]


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_the_row_of_whoever_throws_is_marked_for_eyes_and_ears(seat: int) -> None:
    seen = sight("5 | 5 | 5", f"first {seat}: seat {seat} to throw")
    marked = ["now" in str(node.attributes["class"]).split() for node in rows(seen)]
    current = [bool(node.find_all("aria-current", "true")) for node in rows(seen)]
    assert marked == current == [n == seat for n in (1, 2, 3)]
    (name,) = VIEW.board(seen).find_all("aria-current", "true")
    assert name.attributes["scope"] == "row"
    assert name.attributes["data-reveal"]


def test_at_the_end_the_winner_is_marked_and_nobody_is_awaited() -> None:
    seen = sight("100 | 105 | 0", "first 1: seat 2 won")
    looks = [str(node.attributes["class"]).split() for node in rows(seen)]
    assert ["winner" in look for look in looks] == [False, True, False]
    assert VIEW.board(seen).find_all("aria-current", "true") == []


def test_those_who_don_t_play_off_step_back() -> None:
    seen = sight("100 | 5 | 100", "first 1: seat 3 plays off with 1 3")
    looks = [str(node.attributes["class"]).split() for node in rows(seen)]
    assert ["out" in look for look in looks] == [False, True, False]


def test_while_it_is_thrown_for_who_begins_the_totals_are_what_was_thrown() -> None:
    seen = sight(" | | ", "seat 3: opening 21 - .")
    assert [row(node) for node in rows(seen)] == [["Ana", "21"], ["Rui", "–"], ["Eva", "…"]]


@pytest.mark.parametrize(
    ("turns", "share"), [("", "0"), ("5", "5"), ("60 x 25", "25"), ("95", "95"), ("60 60", "100")]
)
def test_the_line_below_a_name_is_as_long_as_the_way_to_100(turns: str, share: str) -> None:
    (name,) = with_class(rows(sight(turns, "first 1: seat 1 to throw"))[0], "name")
    assert name.attributes[".style"] == f"--share: {share}%"


def test_rounds_before_the_last_two_are_folded() -> None:
    (earlier,) = tagged(VIEW.board(MIDDLE), "summary")
    assert earlier.text() == "1–2"
    assert earlier.attributes["aria-label"] == "1–2: Earlier rounds"
    assert not tagged(VIEW.board(sight("5 0 | 5", "first 1: seat 2 to throw")), "summary")


def test_twenty_four_have_a_row_each_with_their_names_and_colours() -> None:
    shown = rows(sight(" | ".join(["5 10"] * 24), "first 1: seat 24 to throw"))
    assert [row(node)[0] for node in shown] == list(NAMES)
    looks = [str(node.attributes["class"]).split()[0] for node in shown]
    assert looks[:8] == looks[8:16] == looks[16:]
    assert len(set(looks)) == 8


def test_the_sheet_is_a_region_with_a_name_that_the_keyboard_can_scroll() -> None:
    (place,) = with_class(VIEW.board(MIDDLE), "sheet-place")
    assert place.attributes["role"] == "region"
    assert place.attributes["tabindex"] == 0
    assert place.attributes["aria-label"] == "Score sheet"
    (caption,) = tagged(place, "caption")
    assert caption.text() == "Score sheet"
