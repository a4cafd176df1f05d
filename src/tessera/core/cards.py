"""Ordinary playing cards as numbers, and their names.

A card is a number from 0 to 51; equal cards of several packs are the same number. Its name is its
rank and its suit: `QH` is the queen of hearts, `TC` the ten of clubs. Higher ranks have higher
numbers, aces the highest.
"""

from typing import Final

RANKS = "23456789TJQKA"
SUITS = "CDHS"
"""Clubs, diamonds, hearts, spades."""
NAMES = tuple(rank + suit for rank in RANKS for suit in SUITS)
CARDS = {name: card for card, name in enumerate(NAMES)}
PACK = range(len(NAMES))
UNKNOWN: Final = -1
"""A card that the viewer may not see."""
FACE_DOWN = "??"
"""The name of an unknown card."""


def name_of(card: int) -> str:
    """`QH`, or `??` for UNKNOWN."""
    return FACE_DOWN if card == UNKNOWN else NAMES[card]


def rank_of(card: int) -> int:
    """2 to 14, aces high."""
    return card // len(SUITS) + 2
