"""What the view is told, and what can be pressed on the board, by name: `square c3`."""

from tessera.games.sequence_dice.rules.board import NAMES, SQUARES
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.kit.view import Seen

Sight = Seen[State, Event]
TARGETS = {f"square {name}": square for name, square in SQUARES.items()}


def target_of(square: int) -> str:
    """The name of a square that can be pressed."""
    return f"square {NAMES[square]}"
