"""Sizes of paper, and the cutting of a board that is larger than one sheet. Lengths are
millimetres."""

from dataclasses import dataclass
from itertools import pairwise

from tessera.kit.printing import PrintedBoard

EDGE = 5.0
"""The margin that printers leave white at every edge of a sheet; style sheets have the same."""
MARKS = 5.0
"""The room for marks between that margin and a part."""
LETTER_REGIONS = frozenset(
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"]
)
"""The regions where the usual paper is Letter and not A4, after the Unicode CLDR (paperSize)."""


@dataclass(frozen=True, slots=True)
class Paper:
    """A size of paper in portrait."""

    name: str
    """The name in style sheets and settings."""
    label: str
    """As it is called everywhere."""
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class BoardPart:
    """The part of a board on one sheet, in units of the drawing, and its place among the parts."""

    column: int
    row: int
    left: float
    top: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Sheets:
    """A board on sheets of `width` x `height`, without the margins that stay white."""

    lying: bool
    width: float
    height: float
    parts: tuple[BoardPart, ...]


PAPERS = (Paper("a4", "A4", 210, 297), Paper("letter", "Letter", 215.9, 279.4))


def usual_paper(region: str) -> Paper:
    """The usual paper of a region, given by its two letters."""
    a4, letter = PAPERS
    return letter if region in LETTER_REGIONS else a4


def sheets(board: PrintedBoard, paper: Paper) -> Sheets:
    """The board on as few sheets as possible, in portrait if that takes no more."""
    upright = _sheets(board, paper.width, paper.height, lying=False)
    lying = _sheets(board, paper.height, paper.width, lying=True)
    return min(upright, lying, key=lambda layout: len(layout.parts))


def _sheets(board: PrintedBoard, width: float, height: float, *, lying: bool) -> Sheets:
    room = [length - 2 * (EDGE + MARKS) for length in (width, height)]
    across, down = (
        _cut(extent, seams, most / board.unit)
        for extent, seams, most in zip(board.size, board.seams, room, strict=True)
    )
    parts = tuple(
        BoardPart(column, row, left, top, right - left, bottom - top)
        for row, (top, bottom) in enumerate(down)
        for column, (left, right) in enumerate(across)
    )
    return Sheets(lying, width - 2 * EDGE, height - 2 * EDGE, parts)


def _cut(extent: float, seams: tuple[int, ...], most: float) -> list[tuple[float, float]]:
    """The beginning and end of each part: as few parts as possible, of about the same length. None
    is longer than `most`."""
    for number in range(1, len(seams) + 2):
        ideal = [extent * n / number for n in range(1, number)]
        cuts = sorted({min(seams, key=lambda seam: abs(seam - at)) for at in ideal})
        ends = [0.0, *map(float, cuts), float(extent)]
        parts = list(pairwise(ends))
        if all(end - begin <= most for begin, end in parts):
            return parts
    raise ValueError(f"no sheet is large enough for a part of {extent}")
