"""The screen between two people: it names who is next and shows nothing of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tessera.scene.node import Attributes, Node
from tessera.screens.parts import home_button
from tessera.screens.play_words import next_person, take_the_tablet

if TYPE_CHECKING:
    from tessera.screens.play import Play


def curtain(play: Play) -> Node:
    """Nothing of the table is in the page while this is."""
    say, name = play.app.say, next_person(play)
    seat = play.table.rules.on_turn(play.table.state)
    assert seat is not None
    colour = play.table.players[seat].colour
    take: Attributes = {
        "type": "button",
        "class": "button primary large",
        "data-press": "take",
        "data-primary": True,
    }
    return Node(
        "main",
        {"class": f"curtain {colour}", "data-game": play.game.rules.name},
        Node("h1", {"class": "visually-hidden"}, say(play.game.title)),
        home_button(say),
        Node(
            "div",
            {"class": "next"},
            play.game.view.badge(colour),
            Node("p", {"class": "who"}, name),
            Node("p", {}, take_the_tablet(play)),
            Node("button", take, say("I am {player}", player=name), key="take"),
        ),
        key="curtain",
    )
