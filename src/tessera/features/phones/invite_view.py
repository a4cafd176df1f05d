"""The page that invites phones: seats, the code, and the camera's picture."""

from collections.abc import Iterator

from tessera.core.record import Player
from tessera.features.phones.invite import ANYBODY, Invite
from tessera.features.phones.words import code_place, phone_page, problem
from tessera.i18n import Nn_
from tessera.kit.game import AnyGame
from tessera.scene.node import Node, classes
from tessera.scene.widgets import button, link
from tessera.screens.components import actions, hint, lead
from tessera.screens.lookup import of_saved_game
from tessera.screens.router import BY_MESSAGE, Elsewhere
from tessera.screens.services import Services
from tessera.session.table import AnyTable

LOOK_ON = Nn_("{n} phone is watching.", "{n} phones are watching.")


def view(page: Invite) -> Node:
    """The list of seats with their phones, or the invitation of one phone."""
    if page.inviting:
        return _inviting(page)
    title, content = _overview(page)
    return phone_page(title, *content, game=page.game.rules.name)


def _overview(page: Invite) -> tuple[str, list[Node | None]]:
    say = page.services.say
    address = f"#/play/{page.saved}"
    seats = [_seat(page, seat, player) for seat, player in page.people]
    due, possible = page.due, page.trouble not in ("insecure", "unknown")
    go = link(say("Back to the game"), address, "button large" + " primary" * (not due))
    invite = None
    if due and possible:
        invite = button(_invites(page, due), "each", "primary large", data_primary=True)
    return (
        say("Play with phones"),
        [
            lead(" ".join(_why(page))),
            problem(page.trouble_words()),
            Node("ol", {"class": "phone-seats"}, *seats),
            hint(say("No phone? Play on the tablet as usual.")),
            actions(
                invite,
                go,
                button(say("Add a phone that only watches"), f"invite {ANYBODY}", "large")
                if possible
                else None,
                key="go",
            ),
            hint(say.count(LOOK_ON, page.host.spectators)) if page.host.spectators else None,
        ],
    )


def _invites(page: Invite, due: list[int]) -> str:
    """The label of the button that adds one phone, or all in turn."""
    say = page.services.say
    if page.missing:
        return say("Reconnect")
    if len(due) == 1:
        return say("Add {player}'s phone", player=page.table.players[due[0]].name)
    return say("Add the phones")


def _why(page: Invite) -> Iterator[str]:
    """Yields sentences about the use of phones in this game."""
    say = page.services.say
    yield say("Each player uses their own phone. The tablet shows the board.")
    if page.game.rules.hidden:
        yield say("Your cards are on your phone, so nobody else sees them.")


def _seat(page: Invite, seat: int, player: Player) -> Node:
    """Draws a row for a seat: player, state of the phone, and button."""
    say, phone = page.services.say, page.host.of_seat(seat)
    is_here = phone is not None and phone.here
    if is_here:
        words, label, press = say("connected"), say("Back to tablet"), f"release {seat}"
    elif phone or seat in page.missing:
        words, label, press = say("not connected"), say("Reconnect"), f"invite {seat}"
    else:
        words, label, press = say("plays on the tablet"), say("Add phone"), f"invite {seat}"
    # Said aloud, one button differs from the next by the name.
    does = button(label, press, aria_label=say.pair(label, player.name))
    return Node(
        "li",
        {"class": classes("phone-seat", player.colour, on_phone=is_here)},
        page.game.view.badge(player.colour),
        Node("span", {"class": "phone-name"}, Node("b", {}, player.name), Node("small", {}, words)),
        does if page.trouble not in ("insecure", "unknown") else None,
        key=str(seat),
    )


def _inviting(page: Invite) -> Node:
    """Draws the code, the player's name, instructions, and the camera's picture."""
    say = page.services.say
    player = None if page.seat is None else page.table.players[page.seat]
    title = (
        say("{player}'s phone", player=player.name) if player else say("A phone that only watches")
    )
    rows = page.shown.rows if page.shown and not page.connecting else None
    steps = (
        say("Scan this code with the phone's camera and open the link."),
        say("The phone now shows a code too. Hold it in front of the tablet's camera."),
    )
    return phone_page(
        title,
        code_place(rows, say("QR code of the invitation")),
        Node("ol", {"class": "phone-steps"}, *[Node("li", {}, one) for one in steps], key="steps"),
        Node(
            "div",
            {"class": classes("phone-camera", connecting=page.connecting)},
            Node("video", {"playsinline": True, "muted": True, "aria-hidden": "true"}),
            Node("p", {"class": "phone-status"}, _status(page), key="status"),
            key="camera",
        ),
        problem(page.trouble_words()),
        actions(
            button(say("Skip {player}", player=player.name), "skip")
            if player and page.queue
            else None,
            button(say("Back"), "back"),
            look="phone-back",
            key="back",
        ),
        badge=page.game.view.badge(player.colour) if player else None,
        look=f"inviting {player.colour}" if player else "inviting",
        game=page.game.rules.name,
    )


def _status(page: Invite) -> str:
    say = page.services.say
    if page.connecting:
        return say("Connecting…")
    if page.shown and page.shown.rows:
        return say("Waiting for the phone's code…")
    if page.sees:
        return say("Making the code…")
    return say("Allow the camera. It only reads the phone's code; no picture is saved.")


@of_saved_game
def invite_page(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> Invite:
    """The page that invites phones to a saved game."""
    if table.post:
        raise Elsewhere(BY_MESSAGE, id, game, table)
    return Invite(services, id, game, table, view)
