"""A phone on its way to a table, answering an invitation by a code.

A link may come from anywhere. So nothing is answered, and nothing leaves the phone, before somebody
has pressed a button here, either to join or to scan the tablet's code.

If it scans with its own camera, that stays on while the answer is shown: the next invitation is
seen at once, and browsers give their true addresses to a page that uses a camera.

The invitation by which this phone came to a table. It works once: a phone that is loaded again
at its address needs another."""

from collections.abc import Callable
from functools import partial

from tessera.features.phones.words import code_place, phone_page, trouble_words
from tessera.phones.codes import (
    Answer,
    BadCode,
    Invitation,
    read_invitation,
    write_answer,
    write_invitation,
)
from tessera.phones.description import Description
from tessera.phones.host_connection import Presence
from tessera.scene.node import Node
from tessera.scene.widgets import button
from tessera.screens.components import actions, hint, lead, menu_link, nothing_yet
from tessera.screens.page import Page
from tessera.screens.services import Services

NAME = "joined"
"""The setting with its code."""


def note(services: Services) -> None:
    """Stores the invitation by which this phone has come to the table."""
    invited = services.phones.invited_to
    code = write_invitation(invited) if invited else ""
    if code and not came_by(services, code):
        services.remember(NAME, code)


def came_by(services: Services, code: str) -> bool:
    """Whether this phone has been at a table by this code."""
    return services.settings.recall(NAME, "") == code


MARK = "#/join/"
BACK, FRONT = "environment", "user"
"""The two cameras of a phone, as browsers call them."""


class Join(Page):
    """Shows the answer to an invitation, or the button to scan one. The answer is large enough to
    be scanned from the phone."""

    name = "join"

    def __init__(self, services: Services, code: str) -> None:
        super().__init__(services)
        self.presses = {
            "come": self._answer,
            "look": partial(self._look, BACK),
            # With the one beside the screen, a phone can lie on the tablet, screen to screen.
            "other camera": lambda: self._look(BACK if self.facing == FRONT else FRONT),
            "stop looking": self._stop_looking,
        }
        self.code = code
        self.invitation: Invitation | None = None
        self.rows: tuple[str, ...] | None = None
        """The code of the answer; None until it is there."""
        phones = services.phones
        self.facing, phones.facing = phones.facing, ""
        """Which camera looks for a code; "" for none."""
        self.trouble = services.device.peers.trouble()
        self.offered: Invitation | None = None
        """The invitation of the link that led here, until it is answered."""
        if self.trouble:
            self.facing = ""
        elif self.facing and code:
            self._start(self._answer, self._answer_blind)
        elif self.facing:
            self._look(self.facing)
        elif code and not self._ended_with(code):
            self.offered = self._read()

    def _ended_with(self, code: str) -> bool:
        """Whether this invitation was answered and has ended since."""
        connection, invited = self.services.phones.connection, self.services.phones.invited_to
        ended = connection is not None and connection.state is Presence.ENDED
        return ended and invited is not None and code.startswith(write_invitation(invited))

    @property
    def problem(self) -> str:
        """The code of the trouble here or with the tablet; "" for none."""
        connection = self.services.phones.connection
        return self.trouble or (connection.why if connection else "")

    def _answer(self) -> None:
        if self.invitation:
            return
        self.offered, self.invitation = None, self._read()
        if self.invitation is None:
            self._stop_looking()
            return
        phones = self.services.phones
        connection = phones.join(self.invitation)
        offer = self.invitation.description
        phones.peer = self.services.device.peers.answer(connection, offer, self._answered)

    def _read(self) -> Invitation | None:
        """The invitation in the code; None, with `trouble` set, if it isn't one."""
        try:
            return read_invitation(self.code)
        except BadCode as bad:
            self.trouble = "release" if bad.code == "newer" else "no_invitation"
        return None

    def _answer_blind(self, trouble: str) -> None:
        """Answers the invitation without the camera, which has failed."""
        self._stop_looking()
        self._answer()

    def _answered(self, description: Description | None) -> None:
        if description is None or self.invitation is None:
            self.trouble = "no_network"
            return
        code = write_answer(Answer(self.invitation.number, description))
        self.services.device.sharing.draw_code(code, self._drawn)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self.rows = rows
        if rows is None:
            self.trouble = "no_code"

    def _look(self, facing: str) -> None:
        """Scans the tablet's code, without another app."""
        self.facing, self.trouble = facing, ""
        self.offered = self.invitation = self.rows = None
        self.services.phones.leave()
        self._start(lambda: None, self._blind)

    def _start(self, ready: Callable[[], None], trouble: Callable[[str], None]) -> None:
        self.services.device.camera.start(self.facing, self._seen, ready, trouble)

    def _stop_looking(self) -> None:
        self.facing = ""
        self.services.device.camera.stop()

    leave = _stop_looking  # A table that was joined stays joined.

    def _seen(self, text: str) -> None:
        """Called with each scanned code, perhaps the present invitation."""
        _, mark, code = text.partition(MARK)
        if not self.facing or not mark:
            return
        if code == self.code:
            self._answer()
        else:
            self.services.phones.facing = self.facing
            self._stop_looking()
            self.services.device.go(MARK + code, instead=True)

    def _blind(self, code: str) -> None:
        self._stop_looking()
        self.trouble = "no_eyes" if code == "none" else "busy" if code == "busy" else "no_leave"

    # --- how it looks ---

    def draw(self) -> Node:
        """Draws the code, large and bright, with instructions; or the page before it."""
        if self.facing and not self.invitation:
            return self._seeing()
        if self.invitation and not self.problem:
            return self._answering(self.invitation.name)
        if self.offered and not self.problem:
            return self._asking(self.offered.name)
        return self._troubled()

    def _answering(self, name: str) -> Node:
        say = self.services.say
        title = (
            say("{player}, show this to the tablet", player=name)
            if name
            else say("Show this to the tablet")
        )
        return phone_page(
            title,
            code_place(self.rows, say("QR code of the answer")),
            lead(say("Hold it about 10 cm (4 in) from the tablet's camera.")),
            hint(say("Phone and tablet must use the same Wi-Fi.")),
            self._picture() if self.facing else None,
            actions(
                button(say("Back"), "stop looking")
                if self.facing
                else button(say("Scan the tablet's code"), "look"),
                look="phone-ways",
                key="ways",
            ),
            look="join",
        )

    def _asking(self, name: str) -> Node:
        """The question whether to join, before anything is answered."""
        say = self.services.say
        if came_by(self.services, self.code):
            words = say("You were at the table with this phone. Scan the tablet's code to return.")
            return self._ways(words, button(say("Scan the tablet's code"), "look", "primary"))
        words = (
            say(
                "This link leads to a game on a tablet beside you: you play for {player}.",
                player=name,
            )
            if name
            else say("This link leads to a game on a tablet beside you: you watch it.")
        )
        come = button(say("Connect to the tablet"), "come", "primary", data_primary=True)
        return self._ways(words, come, hint(say("Phone and tablet must use the same Wi-Fi.")))

    def _seeing(self) -> Node:
        say = self.services.say
        return phone_page(
            say("Scan the code on the tablet"),
            self._picture(),
            hint(
                say(
                    "Hard to hold? Use the front camera and hold the phone face down over the "
                    "tablet."
                )
            ),
            actions(
                button(say("Other camera"), "other camera"),
                button(say("Back"), "stop looking"),
                look="phone-ways",
                key="back",
            ),
            look="join looking",
        )

    def _picture(self) -> Node:
        """Draws the camera's picture, mirrored for the front camera."""
        look = f"seeing {self.facing}"
        return Node("video", {"class": look, "playsinline": True, "muted": True}, key="video")

    def _troubled(self) -> Node:
        say = self.services.say
        words = (
            trouble_words(say, self.problem)
            if self.problem
            else say(
                "On the tablet, open the game and tap “More”, then “Phones”, then “Add phone”. "
                "Scan the code that it shows."
            )
        )
        can_look = self.problem not in ("insecure", "unknown")
        look = button(say("Scan the tablet's code"), "look", "primary") if can_look else None
        return self._ways(words, look)

    def _ways(self, words: str, way: Node | None, *below: Node) -> Node:
        """Draws a page of words, with one link on and one to the menu."""
        say = self.services.say
        return phone_page(
            say("Join a table"),
            nothing_yet(say, "phone", words, way) if way else lead(words),
            actions(menu_link(say), look="phone-ways", key="ways"),
            *below,
            look="join",
        )
