"""The cards that were drawn for who begins."""

from functools import lru_cache, partial

from tessera.core.cards import rank_of
from tessera.games.sequence.rules.state import Card
from tessera.games.sequence.view.motion import top_place
from tessera.games.sequence.view.targets import Sight
from tessera.games.sequence.view.words import card_words
from tessera.i18n import Translator
from tessera.kit.opening import laid_out
from tessera.scene.cards import card_picture
from tessera.scene.node import Node


def with_opening_cards(board: Node, seen: Sight) -> Node:
    """The board, and over it the cards drawn for who begins, until the first is dealt."""
    return laid_out(board, seen, partial(drawn_first, seen.say, look="opening-card"), opening_rank)


@lru_cache(maxsize=256)
def drawn_first(say: Translator, seat: int, event: Card, look: str) -> Node:
    """The card that a seat drew."""
    words = say("drawn to see who begins: {card}", card=card_words(say, event.card))
    place = {"class": look, "data-thing": top_place(seat)}
    return Node("span", place, card_picture(event.card, words), key=f"first {event.card}")


def opening_rank(event: Card) -> int:
    """The rank of a card drawn for who begins."""
    return rank_of(event.card)
