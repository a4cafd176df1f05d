"""What presses on cards and squares mean."""

from tessera.games.sequence.rules.board import PRINTED
from tessera.games.sequence.rules.engine import PLAY, Move
from tessera.games.sequence.rules.state import DRAW, FORGET, Claim, Event, Phase
from tessera.games.sequence.view.choices import (
    claims,
    fitting_claims,
    moves,
    playable_cards,
    playable_squares,
    to_give,
)
from tessera.games.sequence.view.targets import (
    Sight,
    card_of,
    chosen_card,
    chosen_square,
    line_target,
    pressed_line,
    square_of,
    square_target,
)
from tessera.kit.view import Due, Ui


def press_card(seen: Sight, target: str) -> Event | Ui | None:
    """Plays the card on the chosen square, or chooses it, or puts it back."""
    card, square = card_of(target), chosen_square(seen.ui)
    if card is None:
        return None
    if square is not None and card in playable_cards(seen):
        return Move(PLAY, card, square)
    if seen.ui.chosen == target:
        return Ui(seen.ui.cursor)
    return Ui(seen.ui.cursor, chosen=target)


def press_square(seen: Sight, target: str) -> Event | Ui | None:
    """Plays the chosen card there, or chooses the square, or gives up that choice."""
    square, card = square_of(target), chosen_card(seen.ui)
    if square is None:
        return None
    if claims(seen):
        return _press_line(seen, square)
    if card is not None and card not in to_give(seen):
        return Move(PLAY, card, square)
    if seen.ui.chosen == target:
        return Ui(target)
    if square in playable_squares(seen) or any(move.square == square for move in moves(seen)):
        return Ui(target, chosen=target)
    return _hopeless(seen, square)


def _press_line(seen: Sight, square: int) -> Event | Ui:
    """Adds the square to those pressed so far, until only one five goes through all of them. A
    second press on a square takes it back; a square in none of the fitting fives starts again."""
    pressed, bit = pressed_line(seen.ui), 1 << square
    if pressed & bit:
        return Ui(square_target(square), line_target(pressed & ~bit))
    fives = [five for five in fitting_claims(seen) if five & bit]
    if not fives:
        fives, pressed = [five for five in claims(seen) if five & bit], 0
    if len(fives) == 1:
        return Claim(fives[0])
    return Ui(square_target(square), line_target(pressed | bit) if fives else seen.ui.chosen)


def _hopeless(seen: Sight, square: int) -> Event | Ui:
    """A play that the rules refuse, so that they say why."""
    printed, hand = PRINTED[square], seen.state.hand
    if printed is None and not hand:
        return Ui(square_target(square))
    return Move(PLAY, hand[0] if printed is None else printed, square)


def offered(seen: Sight) -> Event | None:
    """The event that the one button stands for now; None if it offers nothing."""
    if seen.due is not Due.CHOICE:
        return None
    if seen.state.phase is Phase.PILE:
        return FORGET if FORGET in seen.legal else DRAW
    card = chosen_card(seen.ui)
    return None if card is None else to_give(seen).get(card)
