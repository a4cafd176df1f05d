"""Inviting phones on the screen: who has one, and the code with what the camera sees below it."""

from tessera.core.record import Player
from tessera.i18n import Nn_
from tessera.scene.node import Node, classes
from tessera.screens.components import actions, button, hint, lead, link
from tessera.screens.phones.invite import ANYBODY, Invite
from tessera.screens.phones.pieces import code_place, phone_page, problem

LOOK_ON = Nn_("{n} phone looks on.", "{n} phones look on.")


def view(page: Invite) -> Node:
    """Who has a phone, or the invitation of one."""
    if page.inviting:
        return _inviting(page)
    title, content = _overview(page)
    return phone_page(title, *content, game=page.game.rules.name)


def _overview(page: Invite) -> tuple[str, list[Node | None]]:
    say = page.services.say
    here = f"#/play/{page.saved}"
    seats = [_seat(page, seat, player) for seat, player in page.people]
    missing = page.next_seat
    possible = page.trouble not in ("insecure", "unknown")
    go = link(say("To the game"), here, "button large" + " primary" * (missing is None))
    invite = None
    if missing is not None and possible:
        name = page.table.players[missing].name
        label = say("Invite {player}'s phone", player=name)
        invite = button(label, f"invite {missing}", "primary large", data_primary=True)
    return (
        say("Phones at the table"),
        [
            lead(say("Everybody's cards in their own hand; the tablet is the board.")),
            problem(page.trouble_words()),
            Node("ol", {"class": "phone-seats"}, *seats),
            hint(say("Nobody's phone? A seat without one plays on the tablet, as before.")),
            actions(
                invite,
                go,
                button(say("Invite a phone to look on"), f"invite {ANYBODY}", "large")
                if possible
                else None,
                key="go",
            ),
            hint(say.count(LOOK_ON, page.host.spectators)) if page.host.spectators else None,
        ],
    )


def _seat(page: Invite, seat: int, player: Player) -> Node:
    """Who sits there, and how it is with the phone."""
    say, visitor = page.services.say, page.host.of_seat(seat)
    words, does = say("plays on the tablet"), button(say("Invite"), f"invite {seat}")
    if seat in page.missing:
        words, does = say("was on a phone"), button(say("Invite again"), f"invite {seat}")
    if visitor:
        words = say("at the table") if visitor.here else say("doesn't answer")
        does = button(say("Back to the tablet"), f"release {seat}")
        if not visitor.here:
            does = button(say("Invite again"), f"invite {seat}")
    here = visitor is not None and visitor.here
    return Node(
        "li",
        {"class": classes("phone-seat", player.colour, on_phone=here)},
        page.game.view.badge(player.colour),
        Node("span", {"class": "phone-name"}, Node("b", {}, player.name), Node("small", {}, words)),
        does if page.trouble not in ("insecure", "unknown") else None,
        key=str(seat),
    )


def _inviting(page: Invite) -> Node:
    """The code, and beside it or below whose it is, what to do, and what the camera sees."""
    say = page.services.say
    player = None if page.seat is None else page.table.players[page.seat]
    title = say("{player}'s phone", player=player.name) if player else say("A phone to look on")
    steps = (
        say("Open the phone's camera and look at this code."),
        say("Hold the phone's code over the tablet."),
    )
    return phone_page(
        title,
        code_place(page.rows, say("QR code of the invitation")),
        Node("ol", {"class": "phone-steps"}, *[Node("li", {}, one) for one in steps], key="steps"),
        Node(
            "div",
            {"class": classes("phone-camera", connecting=page.connecting)},
            Node("video", {"playsinline": True, "muted": True, "aria-hidden": "true"}),
            Node("p", {"class": "phone-status"}, _status(page), key="status"),
            key="camera",
        ),
        problem(page.trouble_words()),
        actions(button(say("Back"), "back"), look="phone-back", key="back"),
        badge=page.game.view.badge(player.colour) if player else None,
        look=f"inviting {player.colour}" if player else "inviting",
        game=page.game.rules.name,
    )


def _status(page: Invite) -> str:
    say = page.services.say
    if page.connecting:
        return say("Seen! Connecting …")
    if page.rows:
        return say("The tablet looks for the phone's code.")
    if page.sees:
        return say("The code is being made …")
    return say("Allow the camera: it sees nothing but the phone's code, and nothing is kept.")
