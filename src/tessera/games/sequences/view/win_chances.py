"""The chances to win on the screen: a bar of how they stand, and a picture of how they came about.
Both have the players in the order of the sheet.
"""

from functools import lru_cache, partial

from tessera.core.dice import Roll
from tessera.core.record import Player
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
    """Whether chances are shown at all; never to one player alone, who always wins."""
    return len(seen.players) > 1 and seen.preferences.get("chances") != "hidden"


def bar(seen: Sight) -> Node:
    """The bar of the chances, with a part for each player. Names and numbers stand in it where
    there is room, because the sheet has them all."""
    parts = []
    chances = zip(seen.players, winning(seen.state), strict=True)
    for seat, (player, probability) in enumerate(chances):
        words = per_cent(seen.say, probability)
        parts.append(_portion(seat, player, words, f"{100 * probability:.2f}"))
    return Node("div", {"class": "shares", "aria-hidden": "true"}, *parts, key="shares")


@lru_cache(maxsize=256)
def _portion(seat: int, player: Player, words: str, width: str) -> Node:
    """A player's part of the bar, `width` hundredths wide."""
    look = classes("portion", player.colour, again=seat >= len(COLOURS))
    size = {"class": look, ".style": f"--chance: {width}%"}
    return Node("div", size, _name(player.name), _number(words), key=str(seat))


@lru_cache(maxsize=64)
def _name(words: str) -> Node:
    return Node("span", {}, words)


@lru_cache(maxsize=256)
def _number(words: str) -> Node:
    """The number of a part. Its key is the number, so that another one comes in anew."""
    return Node("b", {}, words, key=words)


def choice(seen: Sight) -> Node:
    """The switch between the two pictures above the sheet."""
    name, say = CHANCES.name, seen.say
    chosen = seen.preferences.get(name)
    labels = (("beside", say("Points")), ("picture", say("Chances")))
    options = [_option(value, label, chosen=value == chosen) for value, label in labels]
    label = say("The chart shows")
    return Node("div", {"class": "which", "role": "radiogroup", "aria-label": label}, *options)


def _option(value: str, label: str, *, chosen: bool) -> Node:
    """A radio button with its label. It isn't cached, so that `.checked` is written on every
    drawing, whatever a person has pressed since."""
    field: Attributes = {
        "type": "radio",
        "name": CHANCES.name,
        "value": value,
        "data-change": CHANCES.name,
        ".checked": chosen,
    }
    return Node("label", {}, Node("input", field), _name(label), key=value)


def history(seen: Sight, label: str) -> Node:
    """The chances after every round, up to now."""
    rounds = max(FEW, *(len(turns) for turns in seen.state.sheet))
    colours = [player.colour for player in seen.players]
    return stacked(win_history(seen.state), rounds, colours, label, partial(per_cent, seen.say))
