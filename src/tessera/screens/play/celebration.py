"""Somebody has won: little stones in the winner's colour are laid round the board, from the top
down both sides. With reduced motion they lie there at once."""

from functools import cache

from tessera.scene.late import LATE, PARTS, WORDS
from tessera.scene.node import Node
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.session.table import Change

ALONG = 14
"""Stones along each side."""
FIRST, LONG = 0.2, 1.0
"""Seconds until the first stone, once the last chip lies there or the dice lie still, and from it
to the last one."""


class Celebration(Part):
    """Of a game that is won before everybody's eyes, until something else happens."""

    def __init__(self, context: Context) -> None:
        self._rules = context.game.rules
        self._is_on = False

    def changed(self, change: Change) -> None:
        """It begins with the event that decides the game for somebody."""
        result = self._rules.result(change.after)
        self._is_on = change.event is not None and bool(result and result.winners)

    def crowned(self, board: Node) -> Node:
        """The board with the stones round it."""
        if not self._is_on:
            return board
        look = {**board.attributes, LATE: PARTS}
        return Node(board.tag, look, *board.children, _wreath(), key=board.key)


@cache
def _wreath() -> Node:
    stones = []
    for number in range(ALONG):
        along = (number + 0.5) / ALONG
        aside = abs(along - 0.5)
        stones += [
            _stone(along, 0, aside),
            _stone(0, along, 0.5 + along),
            _stone(1, along, 0.5 + along),
            _stone(along, 1, 2 - aside),
        ]
    look = {"class": "wreath", "aria-hidden": "true", LATE: WORDS}
    return Node("div", look, *stones, key="wreath")


def _stone(x: float, y: float, far: float) -> Node:
    """One stone; `far` is its way from the top along the edge, of 2 in all. No two lie alike."""
    tilt = round(37 * x + 53 * y + 19 * far) % 15 - 7
    place = f"--x: {x:.2%}; --y: {y:.2%}; --tilt: {tilt}deg; --wait: {FIRST + far / 2 * LONG:.2f}s"
    return Node("i", {".style": place})
