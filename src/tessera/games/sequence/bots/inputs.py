"""What the net sees of a position: whole numbers that count alike things, from the side of a seat
that has just done something.

Every five that can still be filled counts for the side that could, by the cards its empty squares
want: whether the seat holds them, or how many of them nobody has seen. A four is *fresh* if the
chip that made it may be the last one of its side: if it is older, that side could already have
completed it, and had no card to. Squares that complete a five, or make a four, count as well, and
so does what is in the hand.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from tessera.core.grid import squares
from tessera.games.sequence.rules.board import (
    ALL,
    CORNERS,
    FIVES,
    JACKS,
    MASK_OF,
    ONE_EYED,
    TWO_EYED,
)
from tessera.games.sequence.rules.engine import free_squares, protected
from tessera.games.sequence.rules.state import PACKS, State

HELD = 0
"""The first class of squares for the seat: it holds the card. Then come those of whose card two
copies are unseen, one, and none. For other sides there are only the last three."""
CLASSES = (4, 3)
"""How many there are for the seat's side and for another."""
FRESH = 5
"""Says of a five without an obstacle that it is a fresh four; see `Code`."""
HAND = 12
"""Inputs of the hand, of what is unseen, and of the chips."""

Kind = tuple[str | int, ...]
"""The name of what is counted together, and by what else it is told apart."""
Code = tuple[int, int]
"""What stands in the way of a five (0, a class counted from 1, or FRESH), and how many of its empty
squares are of each class, as digits to the base of six."""


class Places(NamedTuple):
    """Where the kinds of fives and squares of a side are counted."""

    fives: dict[Code, int]
    squares: dict[Code, int]
    kinds: list[Kind]
    """What is counted at each place."""


@cache
def places(other: bool) -> Places:  # noqa: FBT001
    """The places of the seat's own side, or of another."""
    fives, kinds = _fives(CLASSES[other])
    codes: dict[Code, int] = {}
    for kind, held, fours, threes in product(range(CLASSES[other]), (0, 1), range(3), range(3)):
        if (fours or threes) and (other or not held):
            codes[2 * kind + held, 3 * fours + threes] = len(kinds)
            kinds.append(("square of a four" if fours else "square of a three",))
    return Places(fives, codes, kinds)


def _fives(classes: int) -> tuple[dict[Code, int], list[Kind]]:
    """The number of the kind for each code a five may have, and the kinds in order. Fives that are
    nearly full are told apart by all their cards, others less finely."""
    numbers: dict[Kind, int] = {}
    codes: dict[Code, int] = {}
    for counts in product(range(6), repeat=classes):
        empty, code = sum(counts), sum(6**kind * count for kind, count in enumerate(counts))
        for obstacle in _obstacles(empty, classes):
            kind = _kind(obstacle, counts, seat=classes == CLASSES[0])
            codes[obstacle, code] = numbers.setdefault(kind, len(numbers))
    return codes, list(numbers)


def _obstacles(empty: int, classes: int) -> list[int]:
    """The first numbers of `Code` that a five with so many empty squares may have."""
    obstacles = list(range(1, classes + 1)) if empty < 5 else []
    if 1 <= empty <= 5:
        obstacles.append(0)
    return [*obstacles, FRESH] if empty == 1 else obstacles


def _kind(obstacle: int, counts: tuple[int, ...], *, seat: bool) -> Kind:
    """The kind under which a five is counted; fives of one kind share an input."""
    empty, held, gone = sum(counts), counts[HELD] if seat else 0, counts[-1]
    if obstacle in (0, FRESH) and empty <= 3:
        return "open" if obstacle == 0 else "fresh", *counts
    if not obstacle:
        return "emptier", empty, min(held, 3), min(gone, 2)
    if empty == 0:
        return "full but for an obstacle", obstacle
    if empty == 1:
        return "obstacle and one", *counts
    if empty == 2:
        return "obstacle and two", seat and held > 0
    return ("obstacle and more",)


class Hand(NamedTuple):
    """The cards as the seat knows them once its card is down: those it holds, how many copies of
    each it hasn't seen, and on which squares they are printed."""

    cards: tuple[int, ...]
    left: Sequence[int]
    own: tuple[int, ...]
    """One mask of squares for each class of the seat's."""
    others: tuple[int, ...]
    """The same for the other sides."""

    @classmethod
    def of(cls, cards: tuple[int, ...], left: Sequence[int]) -> "Hand":
        """The hand of these cards, if `left` has the unseen copies of each card."""
        masks, held = [0] * (PACKS + 1), 0
        for card, copies in enumerate(left):
            masks[PACKS - copies] |= MASK_OF[card]
        for card in cards:
            held |= MASK_OF[card]
        others = tuple(masks)
        return cls(cards, left, (held, *[mask & ~held for mask in others]), others)


def size(sides: int) -> int:
    """The number of inputs of the net for so many sides."""
    return sum(len(places(side > 0).kinds) for side in range(sides)) + HAND


def inputs(after: State, seat: int, hand: Hand, placed: int | None) -> list[int]:
    """The inputs of the net for the position after a seat's action. `placed` is the square the seat
    just put a chip on; None if it did something else."""
    indices: list[int] = []
    sides = len(after.chips)
    for turn in range(sides):
        side = (after.terms.sides[seat] + turn) % sides
        new = _newest(after, seat, turn) if turn else 1 << placed if placed is not None else 0
        indices += _of_side(after, side, hand, new, other=turn > 0)
    return indices + _of_hand(after, after.terms.sides[seat], hand)


def _newest(after: State, seat: int, turn: int) -> int:
    """The squares where a side may have put its last chip, by the top card of the discard pile of
    its member who played last; `turn` says how many seats after this one the side comes."""
    pile = after.discards[(seat - len(after.chips) + turn) % len(after.discards)]
    if not pile or pile[-1] in ONE_EYED:
        return 0
    return ALL if pile[-1] in TWO_EYED else MASK_OF[pile[-1]]


def _of_side(after: State, side: int, hand: Hand, new: int, *, other: bool) -> list[int]:
    """The inputs of a side. `new` is the mask of squares where its last chip may lie."""
    known, masks = places(other), hand.others if other else hand.own
    counts = [0] * len(known.kinds)
    fours: dict[int, int] = {}
    threes: dict[int, int] = {}
    for five, free, (obstacle, code) in _open_fives(after, side, masks):
        fresh = not obstacle and not free & free - 1 and bool(five & new & after.chips[side])
        counts[known.fives[FRESH if fresh else obstacle, code]] += 1
        if obstacle:
            continue
        if free.bit_count() == 1:
            square = free.bit_length() - 1
            fours[square] = max(fours.get(square, 0), 1 + fresh)
        elif free.bit_count() == 2:
            for square in squares(free):
                threes[square] = threes.get(square, 0) + 1
    for square in fours.keys() | threes.keys():
        four, three = fours.get(square, 0), min(threes.get(square, 0), 2)
        kind = 2 * _class(masks, square) + (other and hand.own[HELD] >> square & 1)
        counts[known.squares[kind, 3 * four + three]] += 1
    return counts


def _open_fives(after: State, side: int, masks: tuple[int, ...]) -> Iterator[tuple[int, int, Code]]:
    """The fives that the side can still fill, with at most one chip to be taken off first: the
    five, its empty squares, and how it is counted."""
    own, claimed = after.chips[side] | CORNERS, after.sequences[side]
    free, safe = free_squares(after.chips), protected(after.sequences)
    for five in FIVES:
        need = five & ~own
        empty = need & free
        obstacle = need ^ empty
        if not need or obstacle & (obstacle - 1 | safe):
            continue
        if any((five & old).bit_count() > 1 for old in claimed):
            continue
        code = sum([6**kind * (empty & mask).bit_count() for kind, mask in enumerate(masks)])
        number = 1 + _class(masks, obstacle.bit_length() - 1) if obstacle else 0
        yield five, empty, (number, code)


def _class(masks: tuple[int, ...], square: int) -> int:
    return next(kind for kind, mask in enumerate(masks) if mask >> square & 1)


def _of_hand(after: State, side: int, hand: Hand) -> list[int]:
    """The inputs of the hand, of what is unseen, and of the chips."""
    free, left = free_squares(after.chips), hand.left
    two_eyed = sum([card in TWO_EYED for card in hand.cards])
    one_eyed = sum([card in ONE_EYED for card in hand.cards])
    dead = pairs = open_ = 0
    for card in set(hand.cards) - JACKS:
        copies, places_left = hand.cards.count(card), (MASK_OF[card] & free).bit_count()
        dead += copies if not places_left else 0
        pairs += 0 < places_left < copies
        open_ += places_left == 2
    chips = [own.bit_count() for own in after.chips]
    return [
        *(two_eyed > 0, two_eyed > 1, one_eyed > 0, one_eyed > 1),
        *(sum([left[card] for card in TWO_EYED]), sum([left[card] for card in ONE_EYED])),
        *(dead, pairs, open_, sum(left)),
        *(chips[side], sum(chips) - chips[side]),
    ]
