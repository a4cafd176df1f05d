"""The screen between two people's turns. It names the next person and shows the board as spectators
know it, with marks for what is new since that person's last turn. The page contains nothing of a
hand.

Only the board is there before and after, in the same place and size: to build its squares anew was
most of the time it took to take the tablet. It can't be pressed here.
"""

from tessera.scene.diff import RETURNS
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import home_button
from tessera.screens.play.passing.missing_phones import missing_phones
from tessera.screens.settings.view import settings_button
from tessera.screens.table.context import Context
from tessera.screens.table.marks import marked, marks
from tessera.screens.table.seeing import spectate
from tessera.screens.table.view import numbered
from tessera.screens.table.words.news import next_person, take_the_tablet

ENDS: Attributes = {"class": "ends", RETURNS: True}


def handover_view(context: Context) -> Node:
    """That screen. Of the table it contains nothing but the board."""
    services, name = context.services, next_person(context)
    say = services.say
    seat = context.table.turn
    assert seat is not None
    colour = context.table.players[seat].colour
    spectators = spectate(services, context.game, context.table, context.table.played, None)
    table = context.table
    since = table.round_began(seat, table.played)
    new = marks(context.game, table, None, seat, since, table.played)
    take: Attributes = {
        "type": "button",
        "class": "button primary large",
        "data-press": "app:take over",
        "data-primary": True,
    }
    return Node(
        "main",
        {
            "class": classes("table handover", colour),
            "data-game": context.game.rules.name,
            "data-shape": spectators.shape or None,
            "data-seats": numbered(spectators),
        },
        Node("h1", {"class": "visually-hidden"}, say(context.game.title_of(context.table.setup))),
        Node("nav", ENDS, home_button(say), settings_button(say), key="ends"),
        Node(
            "div",
            {"class": "next"},
            context.game.view.badge(colour),
            Node("p", {"class": "who"}, name),
            Node("p", {}, take_the_tablet(context)),
            Node("button", take, say("I am {player}", player=name), key="take"),
            missing_phones(context),
        ),
        Node(
            "div",
            {"class": "board-place"},
            _at_rest(marked(say, context.game.view.board(spectators), new)),
            key="board",
        ),
        key="table",
    )


def _at_rest(part: Node) -> Node:
    """A board on which nothing can be pressed or found by a screen reader. In drawings nothing can
    anyway, and to mark them too would have the browser style all of them anew."""
    if not any(isinstance(child, Node) and child.tag == "svg" for child in part.children):
        return Node(part.tag, {**part.attributes, "inert": True}, *part.children, key=part.key)
    inside = [
        _at_rest(child) if isinstance(child, Node) and child.tag != "svg" else child
        for child in part.children
    ]
    return Node(part.tag, part.attributes, *inside, key=part.key)
