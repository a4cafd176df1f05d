"""The score sheet in print."""

from tessera.games.sequences.rules.score import DICE, VARIANTS, Variant
from tessera.games.sequences.view.texts import OPTIONS
from tessera.i18n import NO_BREAK_HYPHEN, Translator
from tessera.kit.printing import Printable
from tessera.scene.node import Node

PLAYERS, TURNS = 6, 25
"""So many have room side by side, with two numbers a turn; and a game of Sequences takes about so
many turns."""
RUNS = tuple(NO_BREAK_HYPHEN.join(map(str, range(1, last + 1))) for last in range(1, DICE + 1))


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
            Node("tr", {}, Node("th", {}, say("Turn")), *halves),
        ),
        Node("tbody", {}, *rows),
    )
    games = [say(OPTIONS[f"variant={variant}"][0]) for variant in VARIANTS]
    title = Node("h1", {}, " · ".join(games))
    return Node("div", {"class": "score-page"}, title, table, _worth(say))


def _worth(say: Translator) -> Node:
    """The table of what brings how many points in either game."""
    heads = ["", *RUNS, say("Five sixes"), say("Six sixes"), say("Four or more 1s")]
    names = [OPTIONS[f"variant={variant}"][0] for variant in VARIANTS]
    rows = [_row(say(name), game) for name, game in zip(names, VARIANTS.values(), strict=True)]
    return Node(
        "table",
        {"class": "throw-points"},
        Node("thead", {}, Node("tr", {}, *[Node("th", {}, words) for words in heads])),
        Node("tbody", {}, *rows),
    )


def _row(name: str, game: Variant) -> Node:
    runs = [str(game.runs.get(length, "–")) for length in range(1, DICE + 1)]
    points = [*runs, str(game.five_sixes), str(game.six_sixes), "×"]
    return Node("tr", {}, Node("th", {}, name), *[Node("td", {}, words) for words in points])


PRINTABLE = Printable(score_sheet=score_sheet)
