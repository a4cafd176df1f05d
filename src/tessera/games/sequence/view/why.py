"""Which paragraphs of the rules page say why something is asked, or can't be done."""

from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.rules.engine import dead
from tessera.games.sequence.rules.state import PASS, Event, Phase, State
from tessera.games.sequence.view import texts
from tessera.games.sequence.view.prompts import can_play
from tessera.games.sequence.view.targets import chosen_card
from tessera.kit.view import Due, Seen

WHY = {
    # What is asked.
    "over": (texts.LINES,),
    "nobody": (texts.DRAWN,),
    "opening": (texts.BEGINNING,),
    "deal": (texts.BEGINNING,),
    "give": (texts.TALKING,),
    "claim": (texts.LONG_LINES,),
    "pile": (texts.FORGETTING,),
    "pile_dead": (texts.DEAD_CARDS,),
    "card": (texts.CARD_AND_SQUARE, texts.PILES),
    "no_cards": (texts.SILENT,),
    "discard": (texts.NOTHING_PLAYABLE,),
    "two_eyed": (texts.TWO_EYED,),
    "one_eyed": (texts.ONE_EYED,),
    "dead": (texts.DEAD_CARDS,),
    "play": (texts.CARD_AND_SQUARE, texts.LINES),
    # What is refused.
    "draw_first": (texts.CARD_AND_SQUARE,),
    "claim_first": (texts.LONG_LINES,),
    "give_first": (texts.TALKING,),
    "play_a_card": (texts.CARD_AND_SQUARE,),
    "no_card_now": (texts.CARD_AND_SQUARE,),
    "no_such_card": (texts.CARD_AND_SQUARE,),
    "nothing_owed": (texts.TALKING,),
    "not_in_hand": (texts.CARD_AND_SQUARE,),
    "corner": (texts.CORNERS,),
    "no_such_square": (texts.CARD_AND_SQUARE,),
    "other_card": (texts.CARD_AND_SQUARE,),
    "covered": (texts.CARD_AND_SQUARE, texts.DEAD_CARDS),
    "nothing_there": (texts.ONE_EYED,),
    "own_chip": (texts.ONE_EYED,),
    "protected": (texts.PROTECTED, texts.ONE_EYED),
    "can_play": (texts.NOTHING_PLAYABLE,),
    "jack_never_dead": (texts.DEAD_CARDS,),
    "not_dead": (texts.DEAD_CARDS,),
    "swapped_already": (texts.DEAD_CARDS,),
    "nothing_to_claim": (texts.LONG_LINES,),
    "no_such_five": (texts.LONG_LINES, texts.LINES),
    "no_team": (texts.TALKING, texts.SIDES),
    "nothing_left_to_give": (texts.TALKING,),
}
"""By what `topic` says of a position, and by the code of a refusal."""


def topic(seen: Seen[State, Event]) -> str:
    """What the prompt is about."""
    state = seen.state
    if state.phase is Phase.OVER:
        return "over" if state.winner is not None else "nobody"
    if state.phase is Phase.PILE and state.swapped:
        return "pile_dead"
    return _play(seen) if state.phase is Phase.PLAY else state.phase.value


def _play(seen: Seen[State, Event]) -> str:
    """What playing a card is about, where one is chosen by what it does."""
    card = chosen_card(seen.ui)
    if PASS in seen.legal:
        return "no_cards"
    if seen.due is Due.CHOICE and not can_play(seen):
        return "discard"
    if card in TWO_EYED:
        return "two_eyed"
    if card in ONE_EYED:
        return "one_eyed"
    return "play" if card is None or not dead(card, seen.state.free) else "dead"
