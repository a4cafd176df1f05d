"""How a card is pointed at, and in which words an action is good."""

from tessera.games.sequence.rules.board import JACKS, ONE_EYED, SQUARE_NAMES
from tessera.games.sequence.rules.engine import DISCARD, PLAY, SWAP, Move
from tessera.games.sequence.view.targets import Sight, card_target, square_target
from tessera.games.sequence.view.words import card_words, square_words
from tessera.i18n import N_
from tessera.kit.view import Sign


def of_card(seen: Sight, move: Move) -> Sign:
    """The sign for a card and the square where it goes."""
    say, card, taken = seen.say, card_words(seen.say, move.card), (card_target(move.card, 0),)
    if move.verb == PLAY and move.square is not None:
        plain = move.card not in JACKS
        square = SQUARE_NAMES[move.square] if plain else square_words(move.square)
        if move.card in ONE_EYED:
            words = say("{card}: take the chip on {square} away", card=card, square=square)
        else:
            words = say("{card} on {square}", card=card, square=square)
        return Sign(words, taken, (square_target(move.square),))
    if move.verb == SWAP:
        return Sign(say("swap the dead {card}", card=card), taken)
    if move.verb == DISCARD:
        return Sign(say("{card}: discard it", card=card), taken)
    return Sign(say("{card}: give it up", card=card), taken)


REASONS = {
    "completes": N_("completes a sequence"),
    "saves_jack": N_("saves the jack"),
    "swaps": N_("trades a card that can't be played for a new one"),
    "useless": N_("gets rid of a card that can't be played any more"),
    "leaves_more": N_("leaves more chips for the next sequence"),
    "draws": N_("keeps you from losing the card"),
}
