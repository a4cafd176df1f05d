"""The link from a page of reference back to where one was."""

from typing import NamedTuple

from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.scene.widgets import link
from tessera.screens.services import Services


def back_to_table(services: Services) -> Node | None:
    """The link to the table that was left for a page about several games, if there is one."""
    origin = services.memory.origin
    there = origin.startswith(("#/play/", "#/end/"))
    return link(services.say("Back to the game"), origin, "button") if there else None


class WayBack(NamedTuple):
    """The address of a link, and its label."""

    address: str
    label: str


def way_back(services: Services, game: AnyGame, id: str) -> WayBack | None:
    """The link to the set-up or the lesson that was left, or to the page of the saved game with
    this id that was left; None if there is none of this game."""
    say, name, origin = services.say, game.rules.name, services.memory.origin
    place, _, of = origin.removeprefix("#/").partition("/")
    if id:
        was_there = place in ("end", "watch") and of.partition("/")[0] == id
        return WayBack(origin if was_there else f"#/play/{id}", say("Back to the game"))
    if place == "join":
        return WayBack(origin, say("Back to the game"))
    if place == "learn" and of.partition("/")[0] == name:
        return WayBack(origin, say("Back to learning"))
    for path in reversed(services.memory.drafts):
        if path.partition("/")[0] == name:
            return WayBack(f"#/new/{path}", say("Back to the set-up"))
    return None
