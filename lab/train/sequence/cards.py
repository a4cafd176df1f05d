"""Hands, the pile and the discards, as numbers of each card, and which plays they allow."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from lab.train.sequence.board import (
    FREE,
    KIND,
    NOTHING,
    ONE_EYED,
    ORDINARY,
    SQUARES,
    Ints,
    Position,
)
from tessera.games.sequence.rules.state import HAND_SIZES, PACKS

MOST_PLAYS = 100 * max(HAND_SIZES.values())
"""More than any hand has: every card on every square."""


class Terms(NamedTuple):
    """The kind of game. Seats take turns, and the sides alternate among them."""

    sides: int
    seats: int
    hand: int
    """Cards dealt to each."""
    needed: int
    """Sequences that win."""


class Cards(NamedTuple):
    """What a seat knows of cards: of each, how many it holds, and how many it hasn't seen."""

    held: Ints
    left: Ints


class Deck(NamedTuple):
    """All cards but those in hands."""

    pile: Ints
    """Those yet to be drawn, in the first places; the last of these comes next."""
    number: Ints
    """How many that are: one number that can be changed."""
    discarded: Ints
    """How many of each card lie on all discard piles."""
    tops: Ints
    """The card on top of the pile of each seat."""


class Plays(NamedTuple):
    """The plays that are possible, in the first places of the arrays."""

    card: Ints
    square: Ints


@njit
def new_deck(seats: int) -> Deck:
    """The deck with all cards shuffled in the pile."""
    pile = np.arange(52 * PACKS) % 52
    np.random.shuffle(pile)
    tops = np.full(seats, NOTHING)
    return Deck(pile, np.array([len(pile)]), np.zeros(52, np.int64), tops)


@njit
def draw(deck: Deck) -> int:
    """The next card. After the last one the discards become the new pile."""
    deck.number[0] -= 1
    card = deck.pile[deck.number[0]]
    if deck.number[0] == 0:
        for discarded in range(52):
            for _ in range(deck.discarded[discarded]):
                deck.pile[deck.number[0]] = discarded
                deck.number[0] += 1
        deck.discarded[:] = 0
        deck.tops[:] = NOTHING
        np.random.shuffle(deck.pile[: deck.number[0]])
    return card


@njit
def dead(position: Position, card: int) -> bool:
    """Whether both squares of the card are covered."""
    if KIND[card] != ORDINARY:
        return False
    first, second = SQUARES[card, 0], SQUARES[card, 1]
    return position.chips[first] != FREE and position.chips[second] != FREE


@njit
def swap_dead(position: Position, held: Ints, deck: Deck) -> None:
    """Swaps a dead card, if there is one in the hand, for one from the pile."""
    for card in range(52):
        if held[card] and dead(position, card):
            held[card] -= 1
            deck.discarded[card] += 1
            held[draw(deck)] += 1
            return


@njit
def playable(position: Position, side: int, card: int, square: int) -> bool:
    """Whether a card that may go to the square can be played there now."""
    owner = position.chips[square]
    if KIND[card] == ONE_EYED:
        return (
            0 <= owner < len(position.claimed) and owner != side and not position.protected[square]
        )
    return owner == FREE


@njit
def find_plays(position: Position, side: int, held: Ints, plays: Plays) -> int:
    """Writes the plays that are possible into `plays`, card by card. The number of them."""
    number = 0
    for card in range(52):
        if not held[card]:
            continue
        ordinary = KIND[card] == ORDINARY
        for at in range(2 if ordinary else 100):
            square = SQUARES[card, at] if ordinary else at
            if playable(position, side, card, square):
                plays.card[number], plays.square[number] = card, square
                number += 1
    return number
