"""What the screen tells the player whose turn it is."""

from __future__ import annotations

from tessera.i18n import Nn_
from tessera.kit.phrases import is_playing
from tessera.kit.view import Due, Seen
from tessera_rota.rules.state import PIECES, SIGNS, Event, State
from tessera_rota.rules.story import ending
from tessera_rota.view.board import chosen_point
from tessera_rota.view.texts import tell

Sight = Seen[State, Event]


def prompt(seen: Sight) -> str:
    """What is to be done now, or who is doing it."""
    say, state = seen.say, seen.state
    if lines := ending(state):
        return tell(say, seen.players, lines[-1].code, lines[-1].facts)
    if seen.due is Due.COMPUTER:
        return is_playing(say, seen.players[state.seat])
    if state.placing:
        return say("Put a piece on a free point.")
    if chosen_point(seen) is not None:
        return say("Slide it to a point beside it.")
    return say("Slide one of your pieces.")


def goal(seen: Sight) -> str:
    """What one plays for."""
    if seen.state.setup["lines"] == "all":
        return seen.say("Get your three pieces in a row, through the hub or along the rim.")
    return seen.say("Get your three pieces in a row through the hub.")


def standing(seen: Sight, seat: int) -> str:
    """How many pieces are still in hand; then nothing, for the wheel shows all."""
    left = PIECES - seen.state.board.count(SIGNS[seat])
    if not left:
        return seen.say("all on the wheel")
    return seen.say.count(Nn_("{n} piece in hand", "{n} pieces in hand"), left)
