"""How a table lies on the screen, whoever plays on it. The order here is the order of reading and
of the Tab key; the style sheet decides what stands where."""

from typing import NamedTuple

from tessera.kit.view import AnySeen
from tessera.scene.diff import RETURNS
from tessera.scene.late import BOARD, LATE, LOOK
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import home_button
from tessera.screens.table.page import TablePage
from tessera.screens.table.players import players


class Shown(NamedTuple):
    """What is shown of a table, which need not be what can be done there now."""

    seen: AnySeen
    turn: int | None
    """The seat whose turn it is there."""
    winners: tuple[int, ...]


def frame(
    page: TablePage,
    seen: AnySeen,
    shown: Shown,
    title: str,
    look: str,
    *between: Node | None,
    controls: str,
    pace: str,
    late: str | None = LOOK,
) -> Node:
    """The whole screen, for whoever sees this. `between` players and bar stand the board and the
    panel that says what is to be done; `controls` names the bar."""
    return Node(
        "main",
        {
            "class": look,
            LATE: late,
            "data-pace": pace,
            "data-game": page.game.rules.name,
            "data-shape": shown.seen.shape or None,
            "data-seats": numbered(seen),
            "data-panel": page.panels.panel or "none",
        },
        Node("h1", {"class": "visually-hidden"}, title),
        players(page.game, *shown),
        *between,
        _bar(page, seen, controls),
        *[part.sheet(seen) for part in page.parts],
        key="table",
    )


def beforehand(page: TablePage, seen: AnySeen) -> Node:
    """What of the screen is the same for everybody who comes to it, to be made before somebody
    does: only what is put aside where it goes is."""
    sheets = [part.sheet(seen) for part in page.parts]
    return Node(
        "main", {}, players(page.game, seen, None, ()), _bar(page, seen, ""), *sheets, key="table"
    )


def numbered(seen: AnySeen) -> str:
    """The seats as "1 2 3": a style sheet asks `[data-seats~="8"]` whether there is an eighth. With
    `:has(…)` the browser would look through all of the table whenever something comes or goes."""
    return " ".join(str(seat + 1) for seat in range(len(seen.players)))


def _bar(page: TablePage, seen: AnySeen, label: str) -> Node:
    """The controls: the way to the menu, and the buttons of all parts in their places."""
    buttons = [
        button
        for part in sorted(page.parts, key=lambda part: part.place)
        for button in part.bar(seen)
    ]
    named: Attributes = {"class": "bar", "aria-label": label, RETURNS: True}
    return Node("nav", named, home_button(seen.say), *buttons, key="bar")


def board_place(page: TablePage, board: Node, key: str = "board") -> Node:
    """Where the board lies, large or as it fits. Another key is another board."""
    look = {"class": classes("board-place", zoomed=page.zoom.on), LATE: BOARD}
    return Node("div", look, board, key=key)
