"""Names of cards as people write them."""

from typing import Any

from tessera.core.cards import CARDS

SUITS = {
    "C": "\N{BLACK CLUB SUIT}",
    "D": "\N{BLACK DIAMOND SUIT}",
    "H": "\N{BLACK HEART SUIT}",
    "S": "\N{BLACK SPADE SUIT}",
}


def card_shown(word: str) -> str:
    """Q♥ for QH; any other word as it is."""
    return f"{word[0].replace('T', '10')}{SUITS[word[1]]}" if word in CARDS else word


def shown(fact: Any) -> Any:
    """A fact of a sentence, with all cards in it as people write them."""
    return " ".join(map(card_shown, fact.split())) if isinstance(fact, str) else fact
