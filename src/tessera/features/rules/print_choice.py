"""The choice of what is printed of a game, and on which paper. The printout is in the page, hidden,
so that the browser's own command prints it too."""

from tessera.features.rules.papers import PAPERS, Paper, sheets, usual_paper
from tessera.features.rules.printout import RULER, printed_board, printout
from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.components import button, choice, field, fieldset, hint, selection
from tessera.screens.page import Fields
from tessera.screens.services import Services

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
        """The node to be printed in place of the page; None where the page itself is printed."""
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
