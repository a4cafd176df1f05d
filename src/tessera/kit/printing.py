"""What of a game can be printed, besides its rules."""

from collections.abc import Callable
from dataclasses import dataclass

from tessera.i18n import Translator
from tessera.scene.node import Node


@dataclass(frozen=True, slots=True)
class PrintedBoard:
    """The empty board to be cut out, glued together and played on."""

    drawn: tuple[Node, ...]
    """What the game's view draws of it."""
    size: tuple[int, int]
    """Width and height of the drawing, in units of its own."""
    unit: float
    """So many millimetres is a unit on paper."""
    seams: tuple[tuple[int, ...], tuple[int, ...]]
    """Where it may be cut if it is larger than a sheet: lines from the left, and from above, in
    units of the drawing."""
    pieces: str
    """How large squares and pieces are, in a sentence (`N_`)."""


@dataclass(frozen=True, slots=True)
class Printable:
    """All that there is; None where there is no such thing."""

    board: PrintedBoard | None = None
    score_sheet: Callable[[Translator], Node] | None = None
