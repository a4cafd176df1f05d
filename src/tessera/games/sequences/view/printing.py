"""The score sheet in print."""

from tessera.games.sequences.view.worth import games, scorings
from tessera.i18n import Translator
from tessera.kit.printing import Printable
from tessera.scene.node import Node

PLAYERS, TURNS = 6, 33
"""So many have room side by side, with two numbers a turn; and so many turns one below the other on
Letter, the shorter paper. A game of two takes up to 31."""


def score_sheet(say: Translator) -> Node:
    """A column for each player and a row for each turn, with room for its points and the total;
    below it what a throw is worth."""
    number = [Node("td", {}), Node("td", {})] * PLAYERS
    names = [Node("th", {"colspan": 2, "class": "for-name"})] * PLAYERS
    halves = [Node("th", {}, say("Points")), Node("th", {}, say("Total"))] * PLAYERS
    rows = [Node("tr", {}, Node("th", {}, str(n)), *number) for n in range(1, TURNS + 1)]
    table = Node(
        "table",
        {"class": "score-sheet"},
        Node(
            "thead",
            {},
            Node("tr", {}, Node("th", {}, say("Player")), *names),
            Node("tr", {}, Node("th", {}, say("Move")), *halves),
        ),
        Node("tbody", {}, *rows),
    )
    title = Node("h1", {}, " · ".join(games(say)))
    return Node("div", {"class": "score-page"}, title, table, _worth(say))


def _worth(say: Translator) -> Node:
    """The points of both games, a row for each: they are read beside the sheet while it is filled
    in."""
    all_of_it = scorings(say)
    heads = ["", *[one.name for one in all_of_it], say("Four or more 1s")]
    points = zip(*[one.points for one in all_of_it], strict=True)
    rows = [_row(name, (*each, "×")) for name, each in zip(games(say), points, strict=True)]
    return Node(
        "table",
        {"class": "throw-points"},
        Node("thead", {}, Node("tr", {}, *[Node("th", {}, words) for words in heads])),
        Node("tbody", {}, *rows),
    )


def _row(name: str, points: tuple[str, ...]) -> Node:
    return Node("tr", {}, Node("th", {}, name), *[Node("td", {}, words) for words in points])


PRINTABLE = Printable(score_sheet=score_sheet)
