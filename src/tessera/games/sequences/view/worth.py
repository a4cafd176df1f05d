"""The points of both games as one table, from the values that the rules score by."""

from typing import NamedTuple

from tessera.games.sequences.rules.score import DICE, VARIANTS
from tessera.games.sequences.view import texts
from tessera.i18n import N_, NO_BREAK_HYPHEN, Translator
from tessera.kit.pictures import dice
from tessera.scene.node import Node

NONE = "–"
CAPTION, FACES = N_("How many points?"), N_("The dice show")


class Scoring(NamedTuple):
    """Dice that score together, their name, and their points in each of the games."""

    dice: tuple[int, ...]
    name: str
    points: tuple[str, ...]


def games(say: Translator) -> list[str]:
    """The titles of the games, in the order of the points."""
    return [say(texts.OPTIONS[f"variant={variant}"][0]) for variant in VARIANTS]


def scorings(say: Translator) -> list[Scoring]:
    """Everything that scores: the runs, from the shortest on, and the sixes."""
    both = VARIANTS.values()
    runs = [tuple(range(1, last + 1)) for last in range(1, DICE + 1)]
    return [
        *(
            Scoring(
                run,
                NO_BREAK_HYPHEN.join(map(str, run)),
                tuple(str(game.runs.get(len(run), NONE)) for game in both),
            )
            for run in runs
        ),
        Scoring((6,) * 5, say("Five sixes"), tuple(str(game.five_sixes) for game in both)),
        Scoring((6,) * 6, say("Six sixes"), tuple(str(game.six_sixes) for game in both)),
    ]


def points_table(say: Translator) -> Node:
    """A row for everything that scores, with its dice drawn, and a column for each game."""
    heads = [Node("th", {"scope": "col"}, words) for words in (say(FACES), *games(say))]
    rows = [
        Node(
            "tr",
            {},
            Node(
                "th",
                {"scope": "row"},
                Node(
                    "span", {"class": "thrown", "aria-hidden": "true"}, dice(*one.dice, across=DICE)
                ),
                Node("span", {}, one.name),
            ),
            *[Node("td", {}, words) for words in one.points],
        )
        for one in scorings(say)
    ]
    return Node(
        "table",
        {"class": "points-table"},
        Node("caption", {}, say(CAPTION)),
        Node("thead", {}, Node("tr", {}, *heads)),
        Node("tbody", {}, *rows),
    )
