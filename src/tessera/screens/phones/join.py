"""A phone on its way to a table: it was given an invitation, and shows its answer."""

from tessera.phones.codes import Answer, BadCode, Invitation, read_invitation, write_answer
from tessera.phones.description import Description
from tessera.phones.guest import Presence
from tessera.scene.node import Node
from tessera.screens.components import actions, button, hint, lead, link
from tessera.screens.page import Page
from tessera.screens.phones.pieces import code_place, phone_page
from tessera.screens.phones.words import trouble_words
from tessera.screens.services import Services

MARK = "#/join/"


class Join(Page):
    """The answer to an invitation, large enough to be read off the phone; without a code, the way
    to look at one."""

    name = "join"

    def __init__(self, services: Services, code: str) -> None:
        super().__init__(services)
        self.presses = {"look": self._look, "stop looking": self._stop_looking}
        self.invitation: Invitation | None = None
        self.rows: tuple[str, ...] | None = None
        """The code of the answer; None until it is there."""
        self.looking = False
        """Whether the camera looks for a code."""
        self.trouble = services.device.peers.trouble()
        phones = services.phones
        if phones.guest and phones.guest.state is Presence.ENDED:
            self.trouble = phones.guest.why
        elif code and not self.trouble:
            self._answer(code)

    def leave(self) -> None:
        """The camera goes out; what was joined stays."""
        self._stop_looking()

    def _answer(self, code: str) -> None:
        try:
            self.invitation = read_invitation(code)
        except BadCode as bad:
            self.trouble = "release" if bad.code == "newer" else "no_invitation"
            return
        phones = self.services.phones
        guest = phones.join(self.invitation)
        offer = self.invitation.description
        phones.hold(self.services.device.peers.answer(guest, offer, self._answered))

    def _answered(self, description: Description | None) -> None:
        if description is None or self.invitation is None:
            self.trouble = "unknown"
            return
        code = write_answer(Answer(self.invitation.number, description))
        self.services.device.sharing.draw_code(code, self._drawn)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self.rows = rows
        if rows is None:
            self.trouble = "no_code"

    def _look(self) -> None:
        """For the code on the tablet, without another app."""
        self.looking, self.trouble = True, ""
        self.services.phones.leave()
        self.services.device.camera.start("environment", self._seen, lambda: None, self._blind)

    def _stop_looking(self) -> None:
        self.looking = False
        self.services.device.camera.stop()

    def _seen(self, text: str) -> None:
        _, mark, code = text.partition(MARK)
        if self.looking and mark:
            self._stop_looking()
            self.services.device.go(MARK + code, instead=True)

    def _blind(self, code: str) -> None:
        self._stop_looking()
        self.trouble = "no_eyes" if code == "none" else "busy" if code == "busy" else "no_leave"

    # --- how it looks ---

    def draw(self) -> Node:
        """The code, large and bright, and what is to be done with it."""
        say = self.services.say
        if self.looking:
            return self._seeing()
        if self.trouble or not self.invitation:
            return self._troubled()
        name = self.invitation.name
        title = (
            say("{player}, hold this over the tablet", player=name)
            if name
            else say("Hold this over the tablet")
        )
        return phone_page(
            title,
            code_place(self.rows, say("QR code of the answer")),
            lead(say("The tablet's camera reads it from a hand's breadth above.")),
            hint(say("Both must be in the same Wi-Fi.")),
            look="join",
        )

    def _seeing(self) -> Node:
        say = self.services.say
        return phone_page(
            say("Look at the code on the tablet"),
            Node("video", {"class": "seeing", "playsinline": True, "muted": True}, key="video"),
            actions(button(say("Back"), "stop looking"), look="phone-ways", key="back"),
            look="join",
        )

    def _troubled(self) -> Node:
        say = self.services.say
        words = (
            trouble_words(say, self.trouble)
            if self.trouble
            else say("In a game on the tablet, open “Phones” under “More”. Then look at its code.")
        )
        can_look = self.trouble not in ("insecure", "unknown")
        return phone_page(
            say("To the table"),
            lead(words),
            actions(
                button(say("Look at the tablet's code"), "look", "primary") if can_look else None,
                link(say("To the menu"), "#/", "button"),
                look="phone-ways",
                key="ways",
            ),
            look="join",
        )
