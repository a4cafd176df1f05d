"""How a play is pointed at: the card, the square, and both in words; and why it is good."""

from tessera.core.grid import squares
from tessera.games.sequence.rules.board import JACKS, ONE_EYED, SQUARE_NAMES
from tessera.games.sequence.rules.engine import DISCARD, PLAY, SWAP, Move
from tessera.games.sequence.rules.merits import merits
from tessera.games.sequence.rules.state import DRAW, Claim, Event, State
from tessera.games.sequence.view.targets import card_target, square_target
from tessera.games.sequence.view.words import card_words, line_words, square_words
from tessera.i18n import N_
from tessera.kit import lines
from tessera.kit.view import Seen, Sign


def point_at(seen: Seen[State, Event], actions: tuple[Event, ...]) -> Sign:
    """Of actions only the first is decided: the card that comes next is not known."""
    say = seen.say
    match actions[0]:
        case Move() as move:
            return _of_card(seen, move)
        case Claim(five):
            return Sign(
                line_words(say, five),
                placed=tuple(square_target(square) for square in squares(five)),
            )
        case event if event == DRAW:
            return Sign(say("draw a card"), placed=("pile",))
    return Sign(say("pass"))


def _of_card(seen: Seen[State, Event], move: Move) -> Sign:
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
    "useless": N_("parts with a card that can't be played any more"),
    "leaves_more": N_("leaves more chips for the next sequence"),
    "draws": N_("keeps you from losing the card"),
}


def reasons(seen: Seen[State, Event], actions: tuple[Event, ...]) -> tuple[str, ...]:
    """What speaks for it, the strongest first."""
    found = merits(seen.state, actions[0])
    return lines.reasons(seen, seen.state.terms.sides, found, REASONS)
