"""What moves in Sequence Dice: a chip from a player to a square, and off the board again."""

from tessera.games.sequence_dice.rules.engine import PLACE, REMOVE, REPLACE
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tessera.games.sequence_dice.view.drawing import flying_chip
from tessera.games.sequence_dice.view.targets import target_of
from tessera.kit.colours import side_colours
from tessera.kit.motion import Flight, seat_place
from tessera.kit.view import Seen

Sight = Seen[State, Event]


def flights(before: Sight, after: Sight) -> tuple[Flight, ...]:
    """A chip that takes another's place comes when that one is on its way home."""
    event, state = after.events[-1], before.state
    if not isinstance(event, Move) or event.square is None:
        return ()
    colours, square = side_colours(before.players), target_of(event.square)
    found = []
    if event.verb in (REMOVE, REPLACE):
        owner = state.owner(event.square)
        assert owner is not None
        home = seat_place(state.terms.sides.index(owner))
        found.append(Flight(flying_chip(colours[owner], event.square), (square, home)))
    if event.verb in (PLACE, REPLACE):
        chip = flying_chip(colours[state.side], event.square)
        found.append(Flight(chip, (seat_place(state.seat), square), wait=len(found) / 2))
    return tuple(found)
