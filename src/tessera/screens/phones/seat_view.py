"""How a table lies on a phone at it: as while playing, without what belongs to the tablet."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.late import LATE, LOOK, PARTS, WORDS
from tessera.scene.node import Node, classes
from tessera.screens.phones.seat import Seat
from tessera.screens.phones.words import trouble_words
from tessera.screens.table.frame import Shown, board_place, frame
from tessera.screens.table.turn_panel import (
    IDLE,
    OneButton,
    hand_place,
    primary,
    turn_panel,
    what_is_due,
)
from tessera.screens.table.words.news import turn_title
from tessera.screens.table.words.turn import unbroken


def view(page: Seat) -> Node:
    """The whole screen."""
    context, seen = page.context, page.context.seen
    table, say = context.table, page.services.say
    winners = getattr(table.rules.result(table.state), "winners", ())
    turn = context.turn(seen)
    own = page.guest.seat if page.guest.seat is not None else turn
    acting = own if own is not None else winners[0] if winners else 0
    board = page.hint.pointed(seen, page.game.view.board(seen))
    look = classes(
        "table phone-table",
        seen.players[acting].colour,
        turned=page.turning.upside_down,
        over=seen.due is Due.NOTHING,
        yours=turn is not None and turn == page.guest.seat,
    )
    return frame(
        page,
        seen,
        Shown(seen, turn, winners),
        say(page.game.title_of(table.setup)),
        look,
        _panel(page, seen, turn),
        page.aloud.buttons(seen),
        board_place(page, board),
        controls=say("Game controls"),
        pace=page.pace,
        late=LOOK,
    )


def _panel(page: Seat, seen: AnySeen, turn: int | None) -> Node:
    """Whose turn it is, what to do, the dice or cards, and the one button for it."""
    say, context, view = seen.say, page.context, page.game.view
    actor = seen.players[turn if turn is not None else 0]
    over, state = seen.due is Due.NOTHING, _state(page)
    mine = turn == page.guest.seat and not state
    what = state or unbroken(seen.players, view.prompt(seen))
    asked = [
        Node("b", {"class": "who"}, say("Your turn")) if mine and not over else None,
        Node("span", {}, what, key="what"),
    ]
    do = what_is_due(page.game, seen)
    if over:
        do = OneButton(say("The end"), IDLE, idle=True)
    elif not mine and do.idle and not state:
        do = OneButton(say("{player}'s turn", player=actor.name), IDLE, idle=True)
    badge = view.badge(actor.colour) if mine and do.idle else None
    if page.lost:
        do, badge = OneButton(say("Look at the tablet's code"), "app:join again"), None
    _, told = context.log.latest(say)
    return turn_panel(
        page,
        seen,
        turn_title(context, seen, actor),
        asked,
        hand_place(page, page.hint.pointed(seen, view.hand(seen)), ready=seen.due is Due.THROW),
        Node(
            "div",
            {"class": "do", LATE: WORDS},
            primary(do, badge),
            key="do",
        ),
        Node(
            "div",
            {"class": "foot", LATE: PARTS},
            Node(
                "div",
                {"class": "news-place", LATE: WORDS},
                Node("p", {"class": "news", "aria-hidden": "true"}, told, key=told),
                key="news",
            ),
            key="foot",
        ),
    )


def _state(page: Seat) -> str:
    """What is to be said of the connection; nothing while all is well."""
    say, guest = page.services.say, page.guest
    if guest.why:
        return trouble_words(say, guest.why)
    if page.lost:
        return say("The tablet doesn't answer. Nothing is lost: it has the game.")
    return say("The tablet shows something else just now.") if guest.paused else ""
