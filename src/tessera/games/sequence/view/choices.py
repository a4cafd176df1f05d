"""What can be pressed now, and what it would do."""

from tessera.core.grid import squares
from tessera.games.sequence.rules.board import ONE_EYED, TWO_EYED
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move, removable
from tessera.games.sequence.rules.engine import plays as every_play
from tessera.games.sequence.rules.state import Claim, Phase
from tessera.games.sequence.view.targets import Sight, chosen_card, chosen_square, pressed_line
from tessera.kit.view import Due


def moves(seen: Sight) -> list[Move]:
    """The legal moves with a card of the hand: plays, swaps, discards and cards to give up."""
    return [event for event in seen.legal if isinstance(event, Move)]


def plays(seen: Sight) -> list[Move]:
    """The plays that fit what was pressed first."""
    card, square = chosen_card(seen.ui), chosen_square(seen.ui)
    fitting = [move for move in moves(seen) if card in (None, move.card)]
    return [move for move in fitting if move.verb == PLAY and square in (None, move.square)]


def looks_ahead(seen: Sight) -> bool:
    """Whether a person sees their hand while others play, and may choose a card of it."""
    return (
        not seen.spectates
        and seen.due in (Due.COMPUTER, Due.CHANCE)
        and seen.state.phase not in (Phase.OPENING, Phase.DEAL)
        and seen.viewer is not None
        and seen.players[seen.viewer].is_person
    )


def squares_for(seen: Sight, card: int) -> list[int]:
    """The squares where a card of the hand can be played; while others play, where it could be."""
    possible = moves(seen)
    if looks_ahead(seen):
        state, viewer = seen.state, seen.viewer or 0
        taken = removable(state.chips, state.sequences, state.terms.sides[viewer])
        possible = every_play((card,), state.free, taken)
    return [move.square for move in possible if move.card == card and move.square is not None]


def claims(seen: Sight) -> list[int]:
    """The fives of which one must be chosen."""
    return [event.five for event in seen.legal if isinstance(event, Claim)]


def fitting_claims(seen: Sight) -> list[int]:
    """The fives to choose from that contain every square pressed so far."""
    pressed = pressed_line(seen.ui)
    return [five for five in claims(seen) if five & pressed == pressed]


def decided_by(seen: Sight) -> dict[int, int]:
    """The squares that lie in only one of the fitting fives, each with that five: a press there
    chooses it."""
    fives = fitting_claims(seen)
    only: dict[int, int] = {}
    for five in fives:
        others = 0
        for other in fives:
            others |= other if other != five else 0
        only |= dict.fromkeys(squares(five & ~others), five)
    return only


def playable_squares(seen: Sight) -> dict[int, str]:
    """For each square that can be pressed, the effect of a press: "put", "take", "line" where it
    decides between fives, "claim" where it is part of several, or "maybe" while no card is
    chosen."""
    verbs: dict[int, str] = {}
    chosen = chosen_card(seen.ui) is not None
    for play in plays(seen):
        if play.square is not None:
            verb = "take" if play.card in ONE_EYED else "put"
            verbs[play.square] = verb if chosen else "maybe"
    for five in fitting_claims(seen):
        verbs |= dict.fromkeys(squares(five), "claim")
    return verbs | dict.fromkeys(decided_by(seen), "line")


def anywhere(seen: Sight) -> bool:
    """Whether the chosen card can go to every free square."""
    return bool(plays(seen)) and chosen_card(seen.ui) in TWO_EYED


def playable_cards(seen: Sight) -> set[int]:
    """The cards of the hand that can be played, on the chosen square if there is one."""
    square = chosen_square(seen.ui)
    possible = [move for move in moves(seen) if move.verb == PLAY]
    return {move.card for move in possible if square in (None, move.square)}


def swappable(seen: Sight) -> set[int]:
    """The dead cards that may be swapped now."""
    return {move.card for move in moves(seen) if move.verb == SWAP}


def to_give(seen: Sight) -> dict[int, Move]:
    """The cards that may be given up or discarded without a square."""
    return {move.card: move for move in moves(seen) if move.verb not in (PLAY, SWAP)}
