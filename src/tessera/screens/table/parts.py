"""What the screens of a game have in common, whether it is played or looked at: the players, the
log, and sheets over the board."""

from tessera.i18n import Translator
from tessera.kit.colours import spoken_colour
from tessera.kit.game import AnyGame
from tessera.kit.motion import seat_place
from tessera.kit.view import AnySeen
from tessera.scene.late import LATE, LOOK, PARTS, WORDS
from tessera.scene.node import Attributes, Node, classes
from tessera.screens.components import hint, icon_button


def players(game: AnyGame, seen: AnySeen, turn: int | None, winners: tuple[int, ...]) -> Node:
    """Everybody at the table with how they stand, and whose turn it is."""
    view, rows = game.view, []
    for seat, player in enumerate(seen.players):
        supply = view.supply(seen) if seat == turn else ""
        look = classes("player", player.colour, active=seat == turn, winner=seat in winners)
        rows.append(
            Node(
                "li",
                {"class": look, "aria-current": "true" if seat == turn else None, LATE: LOOK},
                _badge(view.badge(player.colour), seat, supply),
                Node("b", {}, player.name, spoken_colour(seen.say, player)),
                Node("small", {LATE: WORDS}, view.standing(seen, seat), key="standing"),
                view.beside(seen, seat),
                key=str(seat),
            )
        )
    label = seen.say("Players")
    named = {"class": "players", "aria-label": label, LATE: PARTS}
    return Node("ol", named, *rows, key="players")


def _badge(badge: Node, seat: int, target: str) -> Node:
    """The badge as a place that things come from and go to, and where there is a target as what
    lies ready to be put on the board."""
    taken = {"data-drag": f"game:{target}"} if target else {}
    return Node(
        badge.tag,
        {**badge.attributes, "data-thing": seat_place(seat), **taken},
        *badge.children,
        key=badge.key,
    )


def flag(on: object) -> str:
    """The value of an ARIA attribute that is true or false."""
    return "true" if on else "false"


def opens(icon: str, label: str, panel: str, open_panel: str | None) -> Node:
    """The button that opens a panel, or closes it again."""
    return icon_button(icon, label, f"open {panel}", aria_expanded=flag(panel == open_panel))


def log_panel(say: Translator, items: list[Node], open_panel: str | None) -> Node:
    """All that happened, the latest first."""
    kept: Attributes = {"class": "events", "reversed": True, "tabindex": 0, LATE: WORDS}
    body = Node("ol", kept, *items, key="events")
    if not items:
        body = hint(say("Nothing has happened yet."), key="events")
    look = classes("log", open=open_panel == "log")
    named: Attributes = {"class": look, "aria-label": say("Log"), LATE: PARTS}
    return Node("aside", named, header(say, say("Log")), body, key="log")


def sheet(
    say: Translator, key: str, title: str, *content: Node | None, look: str | None = None
) -> Node:
    """A sheet over the board, with its title and the button that closes it."""
    named = {"class": classes("sheet", look), "aria-label": title}
    return Node("aside", named, header(say, title), *content, key=key)


def header(say: Translator, title: str) -> Node:
    """The title of a sheet or a log, and the button that closes it."""
    close = icon_button("close", say("Close"), "close")
    return Node("header", {}, Node("h2", {}, title), close)
