"""The parts of a game that can be printed, besides its rules."""

from collections.abc import Callable
from typing import NamedTuple

from tessera.i18n import Translator
from tessera.scene.node import Node


class PrintedBoard(NamedTuple):
    """The empty board to be cut out, glued together and played on."""

    drawn: tuple[Node, ...]
    """The drawing of it by the game's view."""
    size: tuple[int, int]
    """Width and height of the drawing, in units of its own."""
    unit: float
    """The length of a unit of the drawing on paper, in millimetres."""
    seams: tuple[tuple[int, ...], tuple[int, ...]]
    """The lines along which it may be cut if it is larger than a sheet: their distances from the
    left edge, and from the upper one, in units of the drawing."""
    pieces: str
    """A sentence about the size of squares and pieces (`N_`)."""


class Printable(NamedTuple):
    """The printable parts of a game; None for those that it lacks."""

    board: PrintedBoard | None = None
    score_sheet: Callable[[Translator], Node] | None = None
