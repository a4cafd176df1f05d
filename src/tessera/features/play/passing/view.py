"""The screen between two people's turns: the table as spectators know it, and in the place of the
hand the name of the next person. The page contains nothing of a hand.

Whatever is there before and after lies in the same place and size: nothing jumps at a turn, and to
build the board's squares anew was most of the time it took to take the tablet. What is new on it
since that person's last turn is marked. It can't be pressed here.
"""

from tessera.features.play.passing.missing_phones import missing_phones
from tessera.features.play.taking_back import undo_buttons
from tessera.kit.view import AnySeen
from tessera.scene.node import Attributes, Node, classes
from tessera.scene.returning import RETURNS
from tessera.screens.components import home_button, icon_link, notice
from tessera.screens.settings.view import settings_button
from tessera.screens.table.context import Context
from tessera.screens.table.marks import marked, marks
from tessera.screens.table.players import players
from tessera.screens.table.seeing import spectate
from tessera.screens.table.view import numbered
from tessera.screens.table.words.news import next_person, take_the_tablet


def handover_view(context: Context) -> Node:
    """That screen."""
    services, game, table = context.services, context.game, context.table
    say = services.say
    seat = table.turn
    assert seat is not None
    spectators = spectate(services, game, table, table.played, None)
    since = table.round_began(seat, table.played)
    new = marks(game, table, None, seat, since, table.played)
    return Node(
        "main",
        {
            "class": classes("table handover", table.players[seat].colour),
            "data-game": game.rules.name,
            "data-shape": spectators.shape or None,
            "data-seats": numbered(spectators),
        },
        Node("h1", {"class": "visually-hidden"}, say(game.title_of(table.setup))),
        players(game, spectators, seat, ()),
        missing_phones(context),
        _next(context, seat),
        _place_of_hand(context, spectators),
        notice(services),
        Node(
            "div",
            {"class": classes("board-place", zoomed=context.zoomed)},
            _at_rest(marked(say, game.view.board(spectators), new)),
            key="board",
        ),
        _ways(context),
        key="table",
    )


def _next(context: Context, seat: int) -> Node:
    """The name of the person who takes the tablet, with the button that says so."""
    say, name = context.services.say, next_person(context)
    take: Attributes = {
        "type": "button",
        "class": "button primary large",
        "data-press": "app:take over",
        "data-primary": True,
    }
    return Node(
        "div",
        {"class": "next"},
        context.game.view.badge(context.table.players[seat].colour),
        Node("p", {"class": "who", ".style": f"--letters: {len(name)}"}, name),
        Node("p", {}, take_the_tablet(context)),
        Node("button", take, say("I am {player}", player=name), key="take"),
        key="next",
    )


def _place_of_hand(context: Context, spectators: AnySeen) -> Node:
    """The panel with nothing in it to see, as high as it is with a hand: so the board stays where
    it is."""
    button = Node("span", {"class": "button large"}, "\N{NO-BREAK SPACE}")
    return Node(
        "section",
        {"class": "turn-panel", "inert": True, RETURNS: True},
        Node("p", {"class": "prompt"}),
        Node("div", {"class": "hand"}, context.game.view.hand(spectators)),
        Node("div", {"class": "do"}, button),
        Node("div", {"class": "foot"}, Node("div", {"class": "news-place"})),
        key="place of hand",
    )


def _ways(context: Context) -> Node:
    """The controls that whoever takes the tablet may need before: a slip is often seen here."""
    say, rules = context.services.say, context.game.rules
    return Node(
        "nav",
        {"class": "bar passing", "aria-label": say("Game controls"), RETURNS: True},
        home_button(say),
        *undo_buttons(say, context.table),
        icon_link("rules", say("Rules"), f"#/rules/{rules.name}/{context.id}"),
        settings_button(say),
        key="ways",
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
