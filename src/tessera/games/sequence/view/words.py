"""The names of cards, squares and chips in words."""

import re
from functools import lru_cache

from tessera.core.cards import SUITS, name_of, rank_of
from tessera.core.grid import squares
from tessera.games.sequence.rules.board import (
    ONE_EYED,
    PRINTED,
    SQUARE_NAMES,
    SQUARES,
    TWO_EYED,
)
from tessera.i18n import N_, Translator

PICTURES = {11: N_("jack"), 12: N_("queen"), 13: N_("king"), 14: N_("ace")}
OF_SUIT = {"C": N_("clubs"), "D": N_("diamonds"), "H": N_("hearts"), "S": N_("spades")}
CHIPS = {"green": N_("green chip"), "blue": N_("blue chip"), "red": N_("red chip")}


SYMBOLS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠"}
AS_TEXT = "\ufe0e"
"""Follows a symbol that is not to become a coloured picture."""
WRITTEN = re.compile(rf"(\w+) \(\w+.{AS_TEXT}\)")
"""A square as `square_words` writes it."""


def rank_words(say: Translator, rank: int) -> str:
    """`queen` or `10`."""
    return say(PICTURES[rank]) if rank in PICTURES else str(rank)


@lru_cache(maxsize=512)
def card_words(say: Translator, card: int) -> str:
    """`queen of hearts`; a jack also says how many eyes are seen of it."""
    if card in TWO_EYED:
        return say("two-eyed {rank} of {suit}", **_rank_and_suit(say, card))
    if card in ONE_EYED:
        return say("one-eyed {rank} of {suit}", **_rank_and_suit(say, card))
    return plain_words(say, card)


def plain_words(say: Translator, card: int) -> str:
    """`jack of hearts`: without its eyes, where it is told what it did."""
    return say("{rank} of {suit}", **_rank_and_suit(say, card))


def _rank_and_suit(say: Translator, card: int) -> dict[str, str]:
    return {"rank": rank_words(say, rank_of(card)), "suit": say(OF_SUIT[SUITS[card % len(SUITS)]])}


def line_words(say: Translator, five: int) -> str:
    """`5 of hearts to 9 of hearts`: a line by the cards at its ends."""
    first, *_, last = [_printed(say, square) for square in squares(five)]
    return say("{first} to {last}", first=first, last=last)


def _printed(say: Translator, square: int) -> str:
    card = PRINTED[square]
    return say("wild corner") if card is None else card_words(say, card)


def square_words(square: int) -> str:
    """`h2 (Q♥)`: a square as a sentence names it, by its place and, where the card that was played
    doesn't say it, by what is printed there."""
    printed, name = PRINTED[square], SQUARE_NAMES[square]
    if printed is None:
        return name
    card = name_of(printed)
    rank = "10" if card[0] == "T" else card[0]
    return f"{name} ({rank}{SYMBOLS[card[1]]}{AS_TEXT})"


def spoken(say: Translator, words: str) -> str:
    """A sentence with `h2, queen of hearts` for `h2 (Q♥)`: readers call a symbol by other names
    than people do."""

    def named(name: re.Match[str]) -> str:
        card = PRINTED[SQUARES[name[1]]]
        return name[1] if card is None else f"{name[1]}, {card_words(say, card)}"

    return WRITTEN.sub(named, words)
