"""How a table lies on a phone at it: as while playing, without what belongs to the tablet."""

from tessera.kit.view import AnySeen, Due
from tessera.scene.late import LATE, LOOK, PARTS, WORDS
from tessera.scene.node import Node, classes
from tessera.screens.phones.seat import Seat
from tessera.screens.phones.words import trouble_words
from tessera.screens.play.news_place import LAST_ROUND, news_place
from tessera.screens.table.frame import Shown, board_place, frame
from tessera.screens.table.marks import marked
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
    context, seen, past = page.context, page.context.seen, page.last_round
    table, say = context.table, page.services.say
    winners = getattr(table.rules.result(table.state), "winners", ())
    turn = context.turn(seen)
    own = page.guest.seat if page.guest.seat is not None else turn
    acting = own if own is not None else winners[0] if winners else 0
    shown = past.seen(seen)
    board = marked(say, page.hint.pointed(shown, page.game.view.board(shown)), past.marks(seen))
    lies = Shown(shown, turn, winners)
    if past.shows:
        lies = Shown(shown, table.on_turn(max(past.shown - 1, past.since)), ())
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
        lies,
        say(page.game.title_of(table.setup)),
        look,
        _panel(page, seen, shown, turn),
        page.aloud.buttons(seen),
        board_place(page, board),
        controls=say("Game controls"),
        pace=page.pace,
        late=LOOK,
    )


def _panel(page: Seat, seen: AnySeen, shown: AnySeen, turn: int | None) -> Node:
    """Whose turn it is, what to do, the dice or cards, and the one button for it. `shown` is what
    lies on the table while the last round is shown again."""
    context, view = page.context, page.game.view
    do = _button(page, seen, turn)
    leads_back = do.attributes["data-press"] == LAST_ROUND
    return turn_panel(
        page,
        seen,
        turn_title(context, seen, seen.players[turn if turn is not None else 0]),
        _asked(page, seen, turn),
        hand_place(page, page.hint.pointed(shown, view.hand(shown)), ready=seen.due is Due.THROW),
        Node("div", {"class": "do", LATE: WORDS}, do, key="do"),
        Node(
            "div",
            {"class": "foot", LATE: PARTS},
            news_place(context, page.last_round, "", leads_back=leads_back),
            key="foot",
        ),
    )


def _asked(page: Seat, seen: AnySeen, turn: int | None) -> list[Node | None]:
    """What is to be done, or what was done in the past that lies there."""
    past, state = page.last_round, _state(page)
    if past.shows:
        return [Node("span", {"class": "then"}, past.sentence, key=f"then {past.shown}")]
    mine = turn == page.guest.seat and not state and seen.due is not Due.NOTHING
    what = state or unbroken(seen.players, page.game.view.prompt(seen))
    return [
        Node("b", {"class": "who"}, seen.say("Your turn")) if mine else None,
        Node("span", {}, what, key="what"),
    ]


def _button(page: Seat, seen: AnySeen, turn: int | None) -> Node:
    """The one button: what is due here, or whose turn it is elsewhere."""
    say, state = page.services.say, _state(page)
    mine = turn == page.guest.seat and not state
    actor = seen.players[turn if turn is not None else 0]
    do = what_is_due(page.game, seen)
    if page.lost:
        return primary(OneButton(say("Scan the tablet's code"), "app:join again"))
    if page.last_round.shows and (do.idle or not mine):
        return primary(OneButton(say("Back to now"), LAST_ROUND))
    if seen.due is Due.NOTHING:
        return primary(OneButton(say("The end"), IDLE, idle=True))
    if mine and do.idle:
        return primary(do, page.game.view.badge(actor.colour))
    if do.idle and not state:
        do = OneButton(say("{player}'s turn", player=actor.name), IDLE, idle=True)
    return primary(do)


def _state(page: Seat) -> str:
    """What is to be said of the connection; nothing while all is well."""
    say, guest = page.services.say, page.guest
    if guest.why:
        return trouble_words(say, guest.why)
    if page.lost:
        return say("The tablet isn't answering. Your game is safe on the tablet.")
    return say("The tablet is showing another page.") if guest.paused else ""
