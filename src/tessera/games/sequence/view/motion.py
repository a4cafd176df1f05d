"""What moves in Sequence: cards from the pile to a hand, and by way of a square onto the discard
pile; chips from a player to a square, and off the board again."""

from tessera.core.cards import UNKNOWN
from tessera.games.sequence.rules.board import ONE_EYED
from tessera.games.sequence.rules.engine import PLAY, Move
from tessera.games.sequence.rules.state import Card, Phase
from tessera.games.sequence.view.drawing import flying_chip
from tessera.games.sequence.view.targets import Sight, card_target, square_target
from tessera.kit.colours import side_colours
from tessera.kit.motion import Flight, seat_place
from tessera.scene.cards import card_picture

SHORTLY_BEFORE = 0.75
"""A chip starts after this many legs of the card's flight: shortly before the card reaches its
square, when it is plain where both go."""


def top_place(seat: int) -> str:
    """The name of the place in front of a player where the top card of the discard pile lies."""
    return f"top {seat}"


def flights(before: Sight, after: Sight) -> tuple[Flight, ...]:
    """The flights of a card and of the chip that it moves. A card that the viewer may not know
    flies face down."""
    match after.events[-1]:
        case Card(card):
            return (_drawn(before, after, card),)
        case Move(verb, card, square):
            laid = _laid_down(before, card, square)
            if verb != PLAY or square is None:
                return (laid,)
            return laid, _chip(before, card, square)
    return ()


def _drawn(before: Sight, after: Sight, card: int) -> Flight:
    """The flight of a card from the pile: in the opening it ends face up in front of the player,
    later in a hand."""
    seat, back = before.state.seat, card_picture(UNKNOWN)
    end = seat_place(seat)
    if before.state.phase is Phase.OPENING:
        end = top_place(seat)
    elif card == UNKNOWN:
        return Flight(back, ("pile", end))
    elif after.viewer == seat:
        end = card_target(card, before.state.hands[seat].count(card))
    return Flight(card_picture(card), ("pile", end), back)


def _laid_down(before: Sight, card: int, square: int | None) -> Flight:
    """The flight of a card to the discard pile, by way of the square if it is played on one."""
    seat = before.state.seat
    start = card_target(card, 0) if before.viewer == seat else seat_place(seat)
    way = () if square is None else (square_target(square),)
    return Flight(card_picture(card), (start, *way, top_place(seat)))


def _chip(before: Sight, card: int, square: int) -> Flight:
    """The chip that a card moves: a one-eyed jack sends one back, any other card brings one."""
    state, colours = before.state, side_colours(before.players)
    if card in ONE_EYED:
        owner = state.owner(square)
        assert owner is not None
        home = seat_place(state.terms.sides.index(owner))
        return Flight(flying_chip(colours[owner]), (square_target(square), home), wait=1)
    way = seat_place(state.seat), square_target(square)
    return Flight(flying_chip(colours[state.side]), way, wait=SHORTLY_BEFORE)
