"""Who begins: the highest total does, and those who tie for it throw again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.opening import (
    OUT,
    TO_COME,
    Opening,
    beginning,
    read_opening,
    thrown,
    tied,
    to_throw,
    write_opening,
)
from tessera.core.rules import Illegal


def opening(text: str) -> Opening:
    """`7 . -`: a total, a throw to come, and a seat that is out of it."""
    return read_opening(text, range(40))


def test_an_opening_is_written_as_it_was_read() -> None:
    assert opening("7 . -") == (7, TO_COME, OUT)
    assert write_opening((7, TO_COME, OUT)) == "7 . -"
    assert opening("") == ()


@pytest.mark.parametrize("text", ["13 .", "1 .", "-1 .", "0 .", "7 x", ".-", "²"])
def test_a_total_that_no_throw_has_is_unreadable(text: str) -> None:
    with pytest.raises(Illegal):
        read_opening(text, range(2, 13))


@pytest.mark.parametrize(
    ("before", "seat", "total", "after", "then"),
    [
        (". .", 1, 7, "7 .", 2),
        ("7 .", 2, 8, "", 2),
        ("7 .", 2, 6, "", 1),
        ("7 .", 2, 7, ". .", 1),
        (". . .", 1, 7, "7 . .", 2),
        ("7 5 .", 3, 7, ". - .", 1),
        (". - .", 1, 2, "2 - .", 3),
        ("2 - .", 3, 3, "", 3),
        ("3 - .", 3, 2, "", 1),
        ("3 - .", 3, 3, ". - .", 1),
        ("5 7 .", 3, 7, "- . .", 2),
        ("9 9 2 .", 4, 9, ". . - .", 1),
        ("3 5 - .", 4, 5, "- . - .", 2),
        ("5 5 5 .", 4, 6, "", 4),
        ("36 .", 2, 35, "", 1),
        # Dice may show nothing, and that is a throw like others.
        (". .", 1, 0, "0 .", 2),
        ("0 .", 2, 0, ". .", 1),
        ("0 .", 2, 1, "", 2),
        ("3 .", 2, 0, "", 1),
    ],
)
def test_a_throw_for_who_begins(before: str, seat: int, total: int, after: str, then: int) -> None:
    assert thrown(opening(before), seat - 1, total) == (opening(after), then - 1)


@pytest.mark.parametrize(
    ("now", "again"),
    [
        (". .", (1, 2)),
        (". - .", (1, 3)),
        ("- . . -", (2, 3)),
        ("7 .", ()),
        ("0 .", ()),
        ("7 - .", ()),
        ("", ()),
    ],
)
def test_who_was_tied(now: str, again: tuple[int, ...]) -> None:
    assert tied(opening(now)) == tuple(seat - 1 for seat in again)


@given(st.integers(2, 24), st.lists(st.integers(2, 12), min_size=24, max_size=24))
def test_after_one_round_the_highest_begins_or_all_the_highest_throw_again(
    players: int, throws: list[int]
) -> None:
    state, seat = to_throw(players), 0
    for place, total in enumerate(throws[:players]):
        assert seat == place
        state, seat = thrown(state, seat, total)
    highest = max(throws[:players])
    best = [place for place in range(players) if throws[place] == highest]
    assert seat == best[0]
    if len(best) == 1:
        assert state == ()
    else:
        assert [place for place, total in enumerate(state) if total == TO_COME] == best
        assert set(state) <= {TO_COME, OUT}


FIRST = (35 / 36) ** 2 + 2 * (1 / 36) * (35 / 36) / 2 + (1 / 36) ** 2 / 3
TWO_DICE = tuple((total, 6 - abs(7 - total)) for total in range(2, 13))


@pytest.mark.parametrize(
    ("opening", "chances"),
    [
        # Before the first throw all are alike, and so are those who tie.
        (to_throw(3), (1 / 3, 1 / 3, 1 / 3)),
        ((OUT, TO_COME, TO_COME), (0, 1 / 2, 1 / 2)),
        # A 12 is beaten by nobody, and tied by one throw of 36.
        ((12, TO_COME), (35 / 36 + 1 / 72, 1 / 72)),
        # Above 7 are 15 of 36, and six tie.
        ((7, TO_COME), ((15 + 3) / 36, (15 + 3) / 36)),
        # Who is outdone already plays no part.
        ((3, 12, TO_COME), (0, 35 / 36 + 1 / 72, 1 / 72)),
        # Two to come: both stay below, or tie with it alone or together.
        ((12, TO_COME, TO_COME), (FIRST, (1 - FIRST) / 2, (1 - FIRST) / 2)),
    ],
)
def test_who_will_begin_can_be_counted(
    opening: tuple[int, ...], chances: tuple[float, ...]
) -> None:
    assert beginning(opening, TWO_DICE) == pytest.approx(chances)
