"""The names of cards, squares and chips in words."""

from tessera.core.cards import SUITS, rank_of
from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.i18n import N_, Translator

PICTURES = {11: N_("jack"), 12: N_("queen"), 13: N_("king"), 14: N_("ace")}
OF_SUIT = {"C": N_("clubs"), "D": N_("diamonds"), "H": N_("hearts"), "S": N_("spades")}
CHIPS = {"green": N_("green chip"), "blue": N_("blue chip"), "red": N_("red chip")}


def rank_words(say: Translator, rank: int) -> str:
    """`queen` or `10`."""
    return say(PICTURES[rank]) if rank in PICTURES else str(rank)


def card_words(say: Translator, card: int) -> str:
    """`queen of hearts`; a jack also says how many eyes are seen of it."""
    words = {"rank": rank_words(say, rank_of(card)), "suit": say(OF_SUIT[SUITS[card % len(SUITS)]])}
    if card in TWO_EYED:
        return say("two-eyed {rank} of {suit}", **words)
    if card in ONE_EYED:
        return say("one-eyed {rank} of {suit}", **words)
    return say("{rank} of {suit}", **words)
