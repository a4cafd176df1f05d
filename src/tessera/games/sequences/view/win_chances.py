"""The chances to win on the screen: a bar with the players in the order of the sheet."""

from functools import lru_cache

from tessera.core.dice import Roll
from tessera.core.record import Player
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.rules.winning import winning
from tessera.games.sequences.view.drawing import COLOURS
from tessera.i18n import N_
from tessera.kit.game import Preference
from tessera.kit.phrases import per_cent
from tessera.kit.view import Seen
from tessera.scene.node import Node, classes

Sight = Seen[State, Roll]

CHANCES = Preference(
    "chances", N_("Chances to win"), (("beside", N_("Numbers")), ("hidden", N_("Not shown")))
)


def shown(seen: Sight) -> bool:
    """Whether chances are shown at all: not to one player alone, who always wins, and not before
    everybody has thrown."""
    hidden = seen.preferences.get("chances") == "hidden"
    return len(seen.players) > 1 and all(seen.state.sheet) and not hidden


def bar(seen: Sight) -> Node:
    """The bar of the chances, with a part for each player. Names and numbers stand in it where
    there is room."""
    parts, said = [], []
    chances = zip(seen.named, winning(seen.state), strict=True)
    for seat, (player, probability) in enumerate(chances):
        words = per_cent(seen.say, probability)
        parts.append(_portion(seat, player, words, f"{100 * probability:.1f}"))
        said.append(f"{player.name} {words}")
    label = seen.say.pair(seen.say("Chances to win"), ", ".join(said))
    named = {"class": "shares", "role": "img", "aria-label": label, "title": label}
    return Node("div", named, *parts, key="shares")


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
