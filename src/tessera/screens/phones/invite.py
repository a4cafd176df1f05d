"""The tablet invites phones to a game: a code to look at, and a camera that sees the answer."""

from collections.abc import Callable

from tessera.core.record import Player
from tessera.kit.game import AnyGame
from tessera.phones.codes import BadCode, Invitation, read_answer, write_invitation
from tessera.phones.description import Description
from tessera.phones.visitor import Visitor
from tessera.screens.device import Peer
from tessera.screens.page import Draw, Page
from tessera.screens.phones.words import trouble_words
from tessera.screens.services import Services
from tessera.screens.table.phone_seats import forget, missing, note
from tessera.session.table import AnyTable

JOIN = "#/join/"
"""The address that an invitation is, up to its code."""
UNREACHABLE = 10_000
"""Milliseconds after which two devices that can't reach each other are told of."""
ANYBODY = "spectator"
"""In presses the seat of who only looks on."""


class Invite(Page):
    """One game's phones. `view` draws them."""

    name = "phones"
    locks = True

    def __init__(
        self, services: Services, id: str, game: AnyGame, table: AnyTable, view: Draw
    ) -> None:
        super().__init__(services, id, view)
        self.game = self.game_shown = game
        self.table = table
        self.host = services.phones.host
        self.trouble = services.device.peers.trouble()
        """Why no phone can be invited, as a code; "" where one can."""
        self.seat: int | None = None
        self.inviting = False
        """Whether a phone is being invited: to `seat`, or to look on."""
        self.sees = False
        """Whether the camera is there."""
        self.rows: tuple[str, ...] | None = None
        """The code of the invitation; None until it is there."""
        self.connecting = False
        """Whether a phone has answered."""
        self._visitor: Visitor | None = None
        self._peer: Peer | None = None
        self._number = 0
        self._stop_waiting: Callable[[], None] = lambda: None
        self.presses = {"back": self._back}
        self.families = {"invite": self._invite, "release": self._release}
        self.host.lay(game, table, plays=False)
        self._unwatch = services.phones.watch(self._changed)

    @property
    def people(self) -> list[tuple[int, Player]]:
        """Who could play on a phone."""
        return [(n, player) for n, player in enumerate(self.table.players) if player.is_person]

    @property
    def next_seat(self) -> int | None:
        """Whose phone is still missing; first those that were here."""
        seats = [*self.missing, *(n for n, _ in self.people)]
        return next((n for n in seats if n not in self.host.seats), None)

    @property
    def missing(self) -> list[int]:
        """Whose phones were here before the page was loaded again."""
        return missing(self.services, self.saved or "", self.table)

    def leave(self) -> None:
        """The camera goes out."""
        self._end()
        self._unwatch()
        self.host.clear()

    def _invite(self, target: str) -> None:
        """First the camera: whom it is lent, browsers tell their true addresses, and those reach
        further in many a home."""
        self._end()
        self.trouble = ""
        self.seat = int(target) if target.isdecimal() else None
        self.inviting = True
        self.services.focus = "heading"
        camera = self.services.device.camera
        camera.start("user", self._seen, self._offer, self._fail)

    def _offer(self) -> None:
        self.sees = True
        self._visitor = self.host.invite(self.seat)
        if self._visitor is None:
            self._fail("enough")
            return
        # At once: the phone before may still be held over the tablet.
        self._number = int(self.services.device.entropy()[:4], 16)
        self._peer = self.services.device.peers.offer(self._visitor, self._offered)

    def _offered(self, description: Description | None) -> None:
        if description is None or self._visitor is None:
            self._fail("unknown")
            return
        invitation = Invitation(self._number, self.seat, description, self._visitor.name)
        link = self.services.device.sharing.link(JOIN + write_invitation(invitation))
        self.services.device.sharing.draw_code(link, self._drawn)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        self.rows = rows
        if rows is None:
            self._fail("no_code")

    def _seen(self, text: str) -> None:
        """The camera sees a code, perhaps for the tenth time."""
        if self.connecting or self._peer is None or self.rows is None:
            return
        try:
            answer = read_answer(text)
        except BadCode as bad:
            if bad.code == "newer":
                self._tell("newer")
            return
        if answer.number != self._number:
            self._tell("other")
            return
        self.connecting = True
        self._peer.accept(answer.description)
        self._stop_waiting = self.services.device.after(UNREACHABLE, self._give_up)

    def _give_up(self) -> None:
        """The phone has answered, and nothing comes of it; it may yet, on a slow device."""
        self._stop_waiting = lambda: None
        self.connecting = False
        self._tell("far")

    def _tell(self, trouble: str) -> None:
        """Says what is wrong with a code; the next one may be right."""
        if self.trouble != trouble:
            self.trouble = trouble
            self.services.messages.announce(self.trouble_words())

    def _changed(self) -> None:
        """A phone has come, or gone."""
        note(self.services, self.saved or "")
        if self._visitor and self._visitor.greeted:
            self._visitor = self._peer = None  # It is the host's from now on.
            self._end()
            self.services.focus = "primary"
        elif self._visitor and self._visitor not in self.host.visitors:
            self._visitor = None
            self._fail("newer")

    def _fail(self, code: str) -> None:
        self._end()
        self.trouble = code
        self.services.focus = "heading"
        self.services.messages.announce(self.trouble_words())

    def trouble_words(self) -> str:
        """What is the matter, in words; none where nothing is."""
        return trouble_words(self.services.say, self.trouble) if self.trouble else ""

    def _back(self) -> None:
        self._end()
        self.trouble = ""
        self.services.focus = "heading"

    def _release(self, seat: str) -> None:
        """A seat is played on the tablet again."""
        forget(self.services, self.saved or "", int(seat))
        visitor = self.host.of_seat(int(seat))
        if visitor:
            visitor.leave("tablet")

    def _end(self) -> None:
        """Nobody is being invited any more."""
        self._stop_waiting()
        self._stop_waiting = lambda: None
        self.services.device.camera.stop()
        if self._visitor:
            self.host.forget(self._visitor)
        if self._peer:
            self._peer.close()
        self._visitor = self._peer = self.rows = None
        self.inviting = self.sees = self.connecting = False
