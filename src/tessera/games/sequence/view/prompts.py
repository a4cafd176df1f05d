"""What is to be done, for the player whose turn it is, and how each player stands."""

from functools import partial

from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.rules.engine import PLAY, dead
from tessera.games.sequence.rules.state import DRAW, PASS, Phase
from tessera.games.sequence.rules.story import members
from tessera.games.sequence.view.choices import moves
from tessera.games.sequence.view.targets import Sight, chosen_card, chosen_square, pressed_line
from tessera.games.sequence.view.texts import tell
from tessera.games.sequence.view.words import card_words, rank_words
from tessera.i18n import Nn_
from tessera.kit.opening import thrown_words
from tessera.kit.phrases import is_playing
from tessera.kit.view import Due

OF_GOAL = Nn_("{made} of {n} sequence", "{made} of {n} sequences")
FEW = 2
"""So many players have room for words beside their names."""


def prompt(seen: Sight) -> str:
    """The sentence that says what to do now, or who is playing."""
    say, state = seen.say, seen.state
    if state.phase is Phase.OVER:
        return _outcome(seen)
    if seen.due is Due.THROW:
        return say("Draw a card: the highest begins.")
    if state.phase is Phase.DEAL:
        return say("The cards are dealt.")
    player = seen.players[state.seat]
    if seen.due is Due.COMPUTER or not player.is_person:
        return is_playing(say, player)
    if seen.due is Due.CHANCE:
        return say("A card is drawn.")
    match state.phase:
        case Phase.GIVE:
            return say("Your team was caught talking: choose a card to give up.")
        case Phase.CLAIM:
            return _claim(seen)
        case Phase.PILE:
            return _pile(seen)
    return _play(seen)


def _outcome(seen: Sight) -> str:
    side = seen.state.winner
    if side is None:
        return tell(seen.say, seen.players, "nobody", {})
    return tell(seen.say, seen.players, "wins", {"seats": members(seen.state, side)})


def _pile(seen: Sight) -> str:
    """The prompt before a card is drawn by hand. It reminds nobody to draw, except for a dead card,
    which must be replaced before the turn goes on."""
    if seen.legal == (DRAW,):
        return seen.say("Draw a card for the dead one.")
    return seen.say("Your card is played.")


def _claim(seen: Sight) -> str:
    """The prompt to choose one five of a longer line by its ends."""
    # Often one end is enough.
    if pressed_line(seen.ui):
        return seen.say("Several lines go through there: tap one of their ends.")
    return seen.say("More than five in line: tap the ends of those that count.")


def _play(seen: Sight) -> str:
    say, state = seen.say, seen.state
    if PASS in seen.legal:
        return say("You have no cards left, so you pass.")
    if not _can_play(seen):
        return say("Nothing in your hand can be played. Choose a card to discard.")
    if chosen_square(seen.ui) is not None:
        return say("Now choose the card to play there.")
    card = chosen_card(seen.ui)
    if card is None:
        return say("Play a card.")
    if card in TWO_EYED:
        return say("Put a chip on any free square.")
    if card in ONE_EYED:
        return say("Take one opponent's chip away.")
    words = card_words(say, card)
    if dead(card, state.free):
        return say("Both squares of the {card} are covered.", card=words)
    return say("Put a chip on a square of the {card}.", card=words)


def _can_play(seen: Sight) -> bool:
    """Whether a card of the hand can be played."""
    return any(move.verb == PLAY for move in moves(seen))


def topic(seen: Sight) -> str:
    """The key in `Game.why` for this prompt."""
    state = seen.state
    if state.phase is Phase.OVER:
        return "over" if state.winner is not None else "nobody"
    if state.phase is Phase.PILE and state.swapped:
        return "pile_dead"
    return _topic_of_play(seen) if state.phase is Phase.PLAY else state.phase.value


def _topic_of_play(seen: Sight) -> str:
    """The topic while a card is to be played, by what the chosen card does."""
    card = chosen_card(seen.ui)
    if PASS in seen.legal:
        return "no_cards"
    if seen.due is Due.CHOICE and not _can_play(seen):
        return "discard"
    if card in TWO_EYED:
        return "two_eyed"
    if card in ONE_EYED:
        return "one_eyed"
    return "play" if card is None or not dead(card, seen.state.free) else "dead"


def standing(seen: Sight, seat: int) -> str:
    """Before the deal the rank drawn, then the sequences of the side. The number of cards in hand
    is added where it is fewer than others have, or where there is no room for words; not at the
    end, when nobody plays them any more."""
    say, state = seen.say, seen.state
    if state.phase is Phase.OPENING:
        if seat >= len(state.opening):
            return ""
        return thrown_words(state.opening, seat, partial(rank_words, say))
    needed = state.terms.needed[state.terms.sides[seat]]
    # The last one may have been two at once.
    completed = min(len(state.sequences[state.terms.sides[seat]]), needed)
    few = len(seen.players) <= FEW
    cards = say.count(Nn_("{n} card", "{n} cards"), len(state.hands[seat]))
    of_goal = say.count(OF_GOAL, needed, made=completed) if few else f"{completed}/{needed}"
    draws = seat == state.seat and state.phase in (Phase.CLAIM, Phase.PILE, Phase.CARD)
    dealt = len(state.hands[seat]) + draws >= state.terms.hand[seat]
    counts = state.phase is not Phase.OVER and not (few and (dealt or state.phase is Phase.DEAL))
    return of_goal if not counts else f"{of_goal}\N{NO-BREAK SPACE}· {cards}"
