"""The printouts of a game: their choice, sizes of paper, and the sheets.

A board is printed in true size, sheet by sheet; lengths are millimetres. Printouts are hidden on
the screen."""

from itertools import pairwise
from typing import NamedTuple

from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.kit.printing import PrintedBoard
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.widgets import button, choice, field
from tessera.screens.components import fieldset, hint, selection
from tessera.screens.page import Fields
from tessera.screens.services import Services

EDGE = 5.0
"""The margin that printers leave white at every edge of a sheet; style sheets have the same."""
MARKS = 5.0
"""The room for marks between that margin and a part."""
LETTER_REGIONS = frozenset(
    ["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"]
)
"""The regions where the usual paper is Letter and not A4, after the Unicode CLDR (paperSize)."""


class Paper(NamedTuple):
    """A size of paper in portrait."""

    name: str
    """The name in style sheets and settings."""
    label: str
    """As it is called everywhere."""
    width: float
    height: float


class BoardPart(NamedTuple):
    """A sheet's part of the board in drawing units, and its place among parts."""

    column: int
    row: int
    left: float
    top: float
    width: float
    height: float


class Sheets(NamedTuple):
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
    """Lays the board on as few sheets as possible. They are upright if that takes no more."""
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
    """Cuts a length into as few equal parts as possible, by beginning and end. None is longer than
    `most`."""
    for number in range(1, len(seams) + 2):
        ideal = [extent * n / number for n in range(1, number)]
        cuts = sorted({min(seams, key=lambda seam: abs(seam - at)) for at in ideal})
        ends = [0.0, *map(float, cuts), float(extent)]
        parts = list(pairwise(ends))
        if all(end - begin <= most for begin, end in parts):
            return parts
    raise ValueError(f"no sheet is large enough for a part of {extent}")


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


PAPER = "paper"
"""The setting, and its field."""
PRINTED = "printed"
"""The field for what is printed."""
RULES, BOARD, SCORE_SHEET = "rules", "board", "score_sheet"
SHEETS = Nn_("{n} sheet of paper.", "{n} sheets of paper.")


class PrintChoice:
    """The choices on one rules page, and the printout that follows from them."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        self._services = services
        self._game = game
        self.printed = RULES
        self.fields: Fields = {PRINTED: self._choose, PAPER: self._choose_paper}

    @property
    def paper(self) -> Paper:
        """The paper chosen on this device, else the usual one in its region."""
        usual = usual_paper(self._services.device.region())
        name = self._services.settings.recall(PAPER, usual.name)
        return next((paper for paper in PAPERS if paper.name == name), usual)

    def _choose(self, printed: str) -> None:
        if printed in (RULES, BOARD, SCORE_SHEET):
            self.printed = printed

    def _choose_paper(self, name: str) -> None:
        if name in [paper.name for paper in PAPERS]:
            self._services.remember(PAPER, name)

    def printout(self) -> Node | None:
        """Draws the printout; None where the page itself is printed."""
        say, what = self._services.say, self._game.printable()
        if self.printed == BOARD and what.board:
            return printed_board(what.board, self.paper, say(self._game.texts.TITLE))
        if self.printed == SCORE_SHEET and what.score_sheet:
            return printout(self.paper, what.score_sheet(say))
        return None

    def draw(self) -> Node:
        """The form."""
        say, what = self._services.say, self._game.printable()
        rules = self._choice(RULES, say("The rules, on one page"))
        board, score_sheet = None, None
        if what.board:
            n = len(sheets(what.board, self.paper).parts)
            words = f"{say(what.board.pieces)} {say.count(SHEETS, n)}"
            board = self._choice(BOARD, say("The board, in true size"), words)
        if what.score_sheet:
            score_sheet = self._choice(SCORE_SHEET, say("A score sheet"))
        papers = [(paper.name, paper.label) for paper in PAPERS]
        size = say("Paper")
        return Node(
            "div",
            {"class": "print-choice"},
            Node("h2", {}, say("Print")),
            fieldset(say("What is printed?"), rules, board, score_sheet, key=PRINTED)
            if board or score_sheet
            else hint(say("The rules, on one page"), key=RULES),
            hint(
                say(
                    "Print at 100%, not fitted to the page. Cut along the marks; the line below "
                    "the board is {n} mm long if the size is right.",
                    n=RULER,
                ),
                key="true size",
            )
            if self.printed == BOARD
            else None,
            Node(
                "div",
                {"class": "print-ways"},
                field(size, selection(PAPER, size, papers, self.paper.name)),
                button(say("Print"), "print"),
            ),
            key="print choice",
        )

    def _choice(self, value: str, label: str, words: str | None = None) -> Node:
        return choice(PRINTED, value, label, checked=self.printed == value, hint=words)
