"""The colours of sides, and their names."""

from functools import lru_cache

from tessera.core.record import Player
from tessera.i18n import N_, Translator
from tessera.scene.node import Node

COLOUR_NAMES = {
    "green": N_("Green"),
    "blue": N_("Blue"),
    "red": N_("Red"),
    "gold": N_("Gold"),
    "violet": N_("Violet"),
    "teal": N_("Teal"),
    "orange": N_("Orange"),
    "brown": N_("Brown"),
}


def side_colours(players: tuple[Player, ...]) -> tuple[str, ...]:
    """The colour of each side, in a game that has a colour for every side. Sides are counted in
    the order in which they first have a seat."""
    return tuple(dict.fromkeys(player.colour for player in players))


@lru_cache(maxsize=256)
def spoken_colour(say: Translator, player: Player) -> Node:
    """A player's colour, for those who don't see it, to stand between name and score."""
    words = f", {say(COLOUR_NAMES[player.colour]).lower()}, "
    return Node("span", {"class": "visually-hidden"}, words)
