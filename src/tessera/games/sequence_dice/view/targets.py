"""What can be pressed on the board, by name: `square c3`."""

from tessera.games.sequence_dice.rules.board import NAMES, SQUARES

TARGETS = {f"square {name}": square for name, square in SQUARES.items()}


def target_of(square: int) -> str:
    """The name of a square that can be pressed."""
    return f"square {NAMES[square]}"
