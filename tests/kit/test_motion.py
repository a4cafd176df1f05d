"""Flights: one after the other, without a stop, and back again."""

from __future__ import annotations

from tessera.kit.motion import Flight, backwards, ghost, in_turn, proportion, seat_place
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import with_class

CARD = Node("svg", {"viewBox": "0 0 60 80"})
BACK = Node("svg", {"viewBox": "0 0 60 80"})
CHIP = Node("svg", {"viewBox": "-44 -44 88 88"})


def test_several_events_fly_one_after_the_other() -> None:
    card, chip = Flight(CARD, ("hand", "a1", "top")), Flight(CHIP, ("seat 0", "a1"), wait=0.5)
    drawn = Flight(BACK, ("pile", "hand"))
    assert in_turn([(card, chip), (), (drawn,)]) == (
        card,
        chip,
        Flight(BACK, ("pile", "hand"), wait=2),
    )


def test_a_piece_that_goes_on_makes_no_stop_and_what_it_captures_leaves_in_its_turn() -> None:
    flights = in_turn(
        [
            (Flight(CHIP, ("4", "6")),),
            (Flight(CHIP, ("6", "9")), Flight(CARD, ("9", "bar"), wait=1)),
        ]
    )
    assert flights == (Flight(CHIP, ("4", "6", "9")), Flight(CARD, ("9", "bar"), wait=2))


def test_what_is_taken_back_flies_back_and_turns_over_again() -> None:
    drawn, chip = Flight(CARD, ("pile", "hand"), BACK, wait=1), Flight(CHIP, ("seat 0", "a1"))
    assert backwards((drawn, chip)) == (
        Flight(BACK, ("hand", "pile"), CARD),
        Flight(CHIP, ("a1", "seat 0")),
    )


def test_only_what_turns_over_has_a_back() -> None:
    turning = ghost(Flight(CARD, ("pile", "hand"), BACK), lies=True)
    assert with_class(turning, "back")[0].children == (BACK,)
    plain = ghost(Flight(CARD, ("hand", "a1")), lies=False)
    assert not with_class(turning, "wave"), "chips alone"
    assert not with_class(plain, "back")
    assert with_class(plain, "front")[0].children == (CARD,)


def test_a_thing_keeps_its_proportion() -> None:
    assert proportion(Flight(CARD, ("hand", "a1"))) == 0.75
    assert proportion(Flight(CHIP, (seat_place(0), "a1"))) == 1
