"""The printouts of a game besides its rules: its board in true size, sheet by sheet, and its score
sheet. They are hidden on the screen."""

from tessera.features.rules.papers import MARKS, BoardPart, Paper, Sheets, sheets
from tessera.kit.printing import PrintedBoard
from tessera.scene.node import Attributes, Node, classes

RULER = 50
"""Millimetres of the line beside a board that shows whether its size is true."""
TICK = 4.0
"""Length of a cut mark."""


def printed_board(board: PrintedBoard, paper: Paper, title: str) -> Node:
    """A sheet of paper for each part of the board."""
    layout = sheets(board, paper)
    last = len(layout.parts)
    drawn = [
        _sheet(board, layout, part, f"{title} {number}/{last}" if last > 1 else title)
        for number, part in enumerate(layout.parts, 1)
    ]
    return printout(paper, *drawn, lying=layout.lying)


def printout(paper: Paper, *drawn: Node, lying: bool = False) -> Node:
    """Nodes to be printed on sheets of this paper."""
    look = classes("printout", paper.name, lying=lying)
    return Node("div", {"class": look}, *drawn, key=f"printout {look}")


def _sheet(board: PrintedBoard, layout: Sheets, part: BoardPart, caption: str) -> Node:
    """One sheet, in millimetres: the part between its marks, and its name below."""
    left = top = MARKS
    width, height = part.width * board.unit, part.height * board.unit
    clipped: Attributes = {
        "class": "printed-part",
        "x": f"{left:g}",
        "y": f"{top:g}",
        "width": f"{width:.3f}",
        "height": f"{height:.3f}",
        "viewBox": f"{part.left:g} {part.top:g} {part.width:g} {part.height:g}",
    }
    size: Attributes = {
        "class": "printed-sheet",
        "width": f"{layout.width:g}mm",
        "height": f"{layout.height:g}mm",
        "viewBox": f"0 0 {layout.width:g} {layout.height:g}",
    }
    marks = {"class": "cut-marks", "d": _marks(left, top, left + width, top + height)}
    below = top + height + 3.4
    ruler = {"class": "ruler", "d": f"M{left + 6:g} {below - 1.6:g}v1.6h{RULER}v-1.6"}
    name = {"class": "sheet-name", "x": f"{left + RULER + 9:g}", "y": f"{below:.3f}"}
    return Node(
        "svg",
        size,
        Node("svg", clipped, *board.drawn),
        Node("path", marks),
        Node("path", ruler),
        Node("text", name, f"{RULER} mm · {caption}"),
    )


def _marks(left: float, top: float, right: float, bottom: float) -> str:
    """Lines outwards from the corners, in the continuation of the part's edges."""
    lines = []
    for x, outwards in ((left, -TICK), (right, TICK)):
        lines += [f"M{x:.3f} {y:.3f}h{outwards:g}" for y in (top, bottom)]
    for y, outwards in ((top, -TICK), (bottom, TICK)):
        lines += [f"M{x:.3f} {y:.3f}v{outwards:g}" for x in (left, right)]
    return "".join(lines)
