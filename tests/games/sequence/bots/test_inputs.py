"""What the net sees of positions that can be counted by eye."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.cards import CARDS
from tessera.games.sequence.bots.inputs import (
    FRESH,
    HAND,
    Hand,
    inputs,
    places,
    size,
)
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import SQUARES
from tessera.games.sequence.rules.state import State, unseen
from tests.games.sequence.scripts import position

FOUR = """\
players=2
7 .GGGG.....
seat 1: {hand}
seat 1: play
"""
"""Green has b7-e7: 9S 9C 8H 9H. What is missing is QC (a7) or TH (f7)."""
HELD, TWO_UNSEEN, ONE_UNSEEN = 0, 1, 2


def seen(hand: str, pile: str = "2C", chips: str = "G") -> State:
    """The position, with a pile before blue, and perhaps with blue's chips where green has its."""
    state = position(FOUR.format(hand=hand).replace("GGGG", 4 * chips))
    return replace(state, discards=((), tuple(map(CARDS.__getitem__, pile.split()))))


def looked_at(state: State, placed: str | None = None) -> tuple[list[int], list[int], list[int]]:
    """The inputs of green, which has just done something, of blue, and of the hand."""
    hand = Hand.of(state.hands[0], unseen(state))
    found = inputs(state, 0, hand, SQUARES[placed] if placed else None)
    own = len(places(other=False).kinds)
    return found[:own], found[own:-HAND], found[-HAND:]


def four(kind: int, *, other: bool = False, fresh: bool = False) -> int:
    """The place of a five that lacks one card of this class."""
    return places(other).fives[FRESH if fresh else 0, 6**kind]


def test_a_four_counts_by_the_card_that_it_lacks() -> None:
    own, _, _ = looked_at(seen("QC KH 3H 4H 6S 6D"))
    assert (own[four(HELD)], own[four(TWO_UNSEEN)], own[four(ONE_UNSEEN)]) == (1, 1, 0)
    own, _, _ = looked_at(seen("KH 3H 4H 5H 6S 6D", pile="QC"))
    assert (own[four(HELD)], own[four(TWO_UNSEEN)], own[four(ONE_UNSEEN)]) == (0, 1, 1)


def test_a_four_is_fresh_where_its_last_chip_may_be_new() -> None:
    own, _, _ = looked_at(seen("KH 3H 4H 5H 6S 6D"), placed="e7")
    assert (own[four(TWO_UNSEEN, fresh=True)], own[four(TWO_UNSEEN)]) == (2, 0)
    own, _, _ = looked_at(seen("KH 3H 4H 5H 6S 6D"), placed="h2")
    assert (own[four(TWO_UNSEEN, fresh=True)], own[four(TWO_UNSEEN)]) == (0, 2)


@pytest.mark.parametrize(
    ("pile", "fresh"), [("2C 9H", True), ("9H 2C", False), ("9H JC", True), ("9H JS", False)]
)
def test_of_others_it_goes_by_the_card_on_their_pile(pile: str, *, fresh: bool) -> None:
    """Nine of hearts lies on e7. With a two-eyed jack it may have been any chip."""
    _, blue, _ = looked_at(seen("KH 3H 4H 5H 6S 6D", pile=pile, chips="B"))
    found = [blue[four(0, other=True, fresh=known)] for known in (True, False)]
    assert found == [2 * fresh, 2 * (not fresh)]


def test_a_chip_in_the_way_and_a_sequence_there_for_good() -> None:
    state = seen("KH 3H 4H 5H 6S 6D")
    blocked = replace(state, chips=(state.chips[0], 1 << SQUARES["f7"] | 1 << SQUARES["a7"]))
    own, _, _ = looked_at(blocked)
    known = places(other=False)
    through = {known.fives[obstacle, 0] for obstacle in range(1, 5)}
    assert sum(own[place] for place in through) == 2
    five = sum(1 << SQUARES[name] for name in ("f5", "f6", "f7", "f8", "f9"))
    closed = replace(
        state, chips=(state.chips[0], five | 1 << SQUARES["a7"]), sequences=((), (five,))
    )
    own, _, _ = looked_at(closed)
    assert sum(own[place] for place in through) == 1


def test_the_hand() -> None:
    """Of 9S the square b7 is covered, so that one of two has a place; KH has two."""
    _, _, hand = looked_at(seen("9S 9S JC JC JS KH"))
    assert hand[:4] == [1, 1, 1, 0]
    assert hand[4:6] == [2, 3]  # two-eyed and one-eyed jacks that are still to come
    assert hand[6:9] == [0, 1, 1]
    assert hand[9:] == [104 - 6 - 1, 4, 0]


def test_there_is_a_place_for_everything() -> None:
    state = RULES.new(RULES.standard_setup(3))
    hand = Hand.of((), unseen(state))
    assert len(inputs(state, 0, hand, None)) == size(3)
