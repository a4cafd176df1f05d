"""The chances to win on the screen: a bar of how they stand, and a picture of how they came about.
Both have the players in the order of the sheet.
"""

from functools import partial

from tessera.core.dice import Roll
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.rules.winning import winning
from tessera.games.sequences.view.drawing import COLOURS, FEW
from tessera.games.sequences.view.win_history import win_history
from tessera.i18n import N_
from tessera.kit.game import Preference
from tessera.kit.phrases import per_cent
from tessera.kit.view import Seen
from tessera.scene.chart import stacked
from tessera.scene.node import Attributes, Node, classes

Sight = Seen[State, Roll]

CHANCES = Preference(
    "chances",
    N_("Chances to win"),
    (("beside", N_("Numbers")), ("picture", N_("Chart too")), ("hidden", N_("Not shown"))),
)


def shown(seen: Sight) -> bool:
    """Whether chances are shown at all: one alone always wins."""
    return len(seen.players) > 1 and seen.preferences.get("chances") != "hidden"


def bar(seen: Sight) -> Node:
    """A part for each player, with name and number where there is room: the sheet has them all."""
    parts = []
    chances = zip(seen.players, winning(seen.state), strict=True)
    for seat, (player, probability) in enumerate(chances):
        words = per_cent(seen.say, probability)
        look = classes("portion", player.colour, again=seat >= len(COLOURS))
        number = Node("b", {}, words, key=words)
        size = {"class": look, ".style": f"--chance: {100 * probability:.2f}%"}
        parts.append(Node("div", size, Node("span", {}, player.name), number, key=str(seat)))
    return Node("div", {"class": "shares", "aria-hidden": "true"}, *parts, key="shares")


def choice(seen: Sight) -> Node:
    """The switch between the two pictures above the sheet."""
    name, say = CHANCES.name, seen.say
    chosen = seen.preferences.get(name)
    options = []
    for value, label in (("beside", say("Points")), ("picture", say("Chances"))):
        field: Attributes = {
            "type": "radio",
            "name": name,
            "value": value,
            "data-change": name,
            ".checked": value == chosen,
        }
        options.append(Node("label", {}, Node("input", field), Node("span", {}, label), key=value))
    label = say("The chart shows")
    return Node("div", {"class": "which", "role": "radiogroup", "aria-label": label}, *options)


def history(seen: Sight, label: str) -> Node:
    """The chances after every round, up to now."""
    rounds = max(FEW, *(len(turns) for turns in seen.state.sheet))
    colours = [player.colour for player in seen.players]
    return stacked(win_history(seen.state), rounds, colours, label, partial(per_cent, seen.say))
