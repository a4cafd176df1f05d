"""What moves in Tabula: a piece from place to place, and one that it captures."""

from tessera.games.tabula.rules.engine import CAPTURED, count
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.games.tabula.view.drawing import flying_piece, thing_at
from tessera.kit.motion import Flight
from tessera.kit.view import Seen

Sight = Seen[State, Event]


def flights(before: Sight, after: Sight) -> tuple[Flight, ...]:
    """A captured piece leaves when the other one is there."""
    event, seat = after.events[-1], before.state.seat
    if not isinstance(event, PieceStep) or event == PASS:
        return ()
    own, then = before.state.own, after.state.sides[seat]
    enters_again = count(own, CAPTURED) > count(then, CAPTURED)
    origin = CAPTURED if enters_again else event.origin
    found = [_flight(before, after, seat, origin, event.target)]
    if count(before.state.other, event.target) > count(after.state.sides[1 - seat], event.target):
        found.append(_flight(before, after, 1 - seat, event.target, CAPTURED, wait=1))
    return tuple(found)


def _flight(
    before: Sight, after: Sight, seat: int, origin: int, target: int, wait: float = 0
) -> Flight:
    """The last piece of a place becomes the last of another."""
    colour = before.players[seat].colour
    start = thing_at(colour, origin, count(before.state.sides[seat], origin) - 1)
    end = thing_at(colour, target, count(after.state.sides[seat], target) - 1)
    return Flight(flying_piece(colour), (start, end), wait=wait)
