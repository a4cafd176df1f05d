"""The screen between two people: it names who is next and shows nothing of the game.

The board stays in the page unseen, as spectators know it. It is the one thing that is there before
and after; to build its squares anew took most of the time that taking the tablet took.
"""

from tessera.scene.node import Attributes, Node
from tessera.screens.components import home_button
from tessera.screens.looking_on import look_on
from tessera.screens.play.context import Context
from tessera.screens.play.words import next_person, take_the_tablet
from tessera.screens.services import Services
from tessera.screens.settings_view import settings_button


def handover_view(services: Services, context: Context) -> Node:
    """Nothing of the table but the board is in the page while this is."""
    say, name = services.say, next_person(context)
    seat = context.table.rules.on_turn(context.table.state)
    assert seat is not None
    colour = context.table.players[seat].colour
    spectators = look_on(services, context.game, context.table, context.table.played, None)
    take: Attributes = {
        "type": "button",
        "class": "button primary large",
        "data-press": "app:take over",
        "data-primary": True,
    }
    return Node(
        "main",
        {"class": f"handover {colour}", "data-game": context.game.rules.name},
        Node("h1", {"class": "visually-hidden"}, say(context.game.texts.TITLE)),
        Node("nav", {"class": "ends"}, home_button(say), settings_button(say), key="bar"),
        Node(
            "div",
            {"class": "next"},
            context.game.view.badge(colour),
            Node("p", {"class": "who"}, name),
            Node("p", {}, take_the_tablet(context)),
            Node("button", take, say("I am {player}", player=name), key="take"),
        ),
        Node(
            "div",
            {"class": "board-place unseen", "inert": True},
            context.game.view.board(spectators),
            key="board",
        ),
        key="table",
    )
