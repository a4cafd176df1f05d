"""What is left of a way for something that a hand has carried a part of it."""

from __future__ import annotations

from tessera.browser.geometry import Box, Dropped, carried_on

HAND, SQUARE, PILE = Box(100, 700, 60, 90), Box(400, 300, 50, 50), Box(900, 100, 60, 90)
HERE = Box(410, 290, 45, 68)


def test_it_goes_on_from_where_it_was_dropped() -> None:
    dropped = Dropped(HAND, HERE, SQUARE)
    assert carried_on([HAND, SQUARE, PILE], dropped) == [HERE, PILE]


def test_on_its_last_place_it_lies_there_whatever_it_came_by() -> None:
    point = Box(400, 350, 60, 240)  # Pieces lie one above the other on it.
    between, piece = Box(250, 300, 50, 50), Box(402, 440, 50, 50)
    assert carried_on([HAND, between, piece], Dropped(HAND, HERE, point)) == [HERE]


def test_where_nothing_of_the_way_lies_it_has_all_of_it_before_it() -> None:
    elsewhere = Box(700, 700, 200, 60)
    for onto in (elsewhere, None):
        assert carried_on([HAND, PILE], Dropped(HAND, HERE, onto)) == [HERE, PILE]


def test_a_place_holds_what_has_its_middle_there() -> None:
    assert HAND.far(Box(110, 690, 5, 5)) == 20
    assert not SQUARE.holds(Box(426, 300, 5, 5))
    assert SQUARE.holds(Box(424, 276, 500, 500))
