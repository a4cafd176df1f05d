"""The tablet's invitation: it shows a code, and scans the phone's answer.

Several phones may scan one code, and one comes in by it. A new code is shown as soon as another
phone has answered too, or when the first takes long; that phone may still come.

One code of an invitation, with the connection behind it, which one phone can use."""

from collections.abc import Callable

from tessera.core.record import Player
from tessera.features.phones.words import trouble_words
from tessera.kit.game import AnyGame
from tessera.phones.codes import Answer, BadCode, Invitation, read_answer, write_invitation
from tessera.phones.description import Description
from tessera.phones.phone_connection import PhoneConnection
from tessera.screens.device import Peer
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.table.phone_seats import forget, missing, note
from tessera.screens.timer import Timer
from tessera.session.table import AnyTable

JOIN = "#/join/"
"""The address that an invitation is, up to its code."""


class Attempt:
    """An offered connection, which a phone may answer and open. `fail` is called with a code of
    ours if there can be no QR code."""

    def __init__(
        self, services: Services, phone: PhoneConnection, fail: Callable[[str], None]
    ) -> None:
        self.phone = phone
        self.number = int(services.device.entropy()[:4], 16)
        self.rows: tuple[str, ...] | None = None
        """The picture of the code; None until it is there."""
        self.answered = False
        """Whether a phone has answered."""
        self.disputed = False
        """Whether another phone has answered too."""
        self._services = services
        self._fail = fail
        self._timer = Timer(services.device)
        self.arrived = self._timer.stop
        self._is_closed = False
        self._peer: Peer = services.device.peers.offer(phone, self._offered)

    def take(self, answer: Answer, patience: int, give_up: Callable[["Attempt"], None]) -> None:
        """Accepts a phone's answer. If it doesn't connect within so many milliseconds, `give_up` is
        called."""
        self.answered = True
        self._timer.start(patience, lambda: give_up(self))
        self._peer.accept(answer.description)

    def close(self) -> None:
        """Closes the connection for good."""
        self._is_closed = True
        self._timer.stop()
        self._peer.close()

    def _offered(self, description: Description | None) -> None:
        if self._is_closed:
            return
        if description is None:
            self._fail("no_network")
            return
        phone, sharing = self.phone, self._services.device.sharing
        invitation = Invitation(self.number, phone.seat, description, phone.name)
        sharing.draw_code(sharing.link(JOIN + write_invitation(invitation)), self._drawn)

    def _drawn(self, rows: tuple[str, ...] | None) -> None:
        if self._is_closed:
            return
        self.rows = rows
        if rows is None:
            self._fail("no_code")


SLOW, UNREACHABLE = 3_000, 10_000
"""Milliseconds after which a phone that has answered is given another code to look at, and after
which it is told that the two can't reach each other. Most are there in less than one second."""
ANYBODY = "spectator"
"""The seat of a spectator in the targets of presses."""


class Invite(Page):
    """The page for one game's phones, drawn by `view`."""

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
        """The reason why no phone can be invited, as a code; "" where one can."""
        self.seat: int | None = None
        self.inviting = False
        """Whether a phone is being invited: to `seat`, or to look on."""
        self.sees = False
        """Whether the camera is there."""
        self.queue: list[int] = []
        """The seats to which phones are invited after this one."""
        self.shown: Attempt | None = None
        """The one whose code is on the screen."""
        self._awaited: list[Attempt] = []
        """Those that a phone has answered and isn't here by."""
        self._taken: set[str] = set()
        """The answers to them: they stay before the camera for a while."""
        self._timer = Timer(services.device)
        self.presses = {"back": self._finish, "each": self._each, "skip": self._go_on}
        self.families = {"invite": self._invite_alone, "release": self._release}
        self.host.lay(game, table, plays=False)
        self._unwatch = services.phones.watch(self._changed)
        if services.phones.asks_back and not self.trouble:
            self._each()
        services.phones.asks_back = False

    @property
    def people(self) -> list[tuple[int, Player]]:
        """The seats of people, with the players; each may play on a phone."""
        return [(n, player) for n, player in enumerate(self.table.players) if player.is_person]

    @property
    def due(self) -> list[int]:
        """The seats to invite next: those that were here, else all without a phone."""
        return self.missing or [n for n, _ in self.people if n not in self.host.seats]

    @property
    def missing(self) -> list[int]:
        """The seats whose phones were here before the page was loaded again."""
        return missing(self.services, self.saved or "", self.table)

    @property
    def connecting(self) -> bool:
        """Whether a phone has answered the code that is shown."""
        return self.shown is not None and self.shown.answered

    def leave(self) -> None:
        """Turns the camera off and ends the invitation."""
        self._end()
        self._unwatch()
        self.host.clear()

    # --- inviting ---

    def _each(self) -> None:
        """Invites all phones that are due, one after the other."""
        self.queue = self.due
        if self.queue:
            self._invite(self.queue.pop(0))

    def _invite_alone(self, target: str) -> None:
        self.queue = []
        self._invite(int(target) if target.isdecimal() else None)

    def _invite(self, seat: int | None) -> None:
        """Starts with the camera. To a page that may use it, browsers give their true addresses,
        which work in many homes where others don't."""
        self._end()
        self.trouble = ""
        self.seat = seat
        self.inviting = True
        self.services.focus = "heading"
        camera = self.services.device.camera
        camera.start("user", self._seen, self._see, self._finish)

    def _see(self) -> None:
        self.sees = True
        self._offer()

    def _offer(self) -> None:
        """Makes a new code, whatever was there before."""
        phone = self.host.invite(self.seat)
        if phone is None:
            self._finish("enough")
            return
        attempt = Attempt(self.services, phone, self._finish)
        if self.inviting:
            self.shown = attempt
        else:
            self._close(attempt)  # There was no code to be had.

    def _renew(self, why: str) -> None:
        """Makes a new code; the phone may still come in by the answered one."""
        self._timer.stop()
        self.shown = None
        self._offer()
        self._tell(why)

    def _seen(self, text: str) -> None:
        """Called with each code that the camera scans, perhaps ten times with the same."""
        shown = self.shown
        if shown is None or shown.rows is None or text in self._taken:
            return
        try:
            answer = read_answer(text)
        except BadCode as bad:
            if bad.code == "newer":
                self._tell("newer")
            return
        if answer.number != shown.number:
            self._tell("other")
        elif shown.answered:
            shown.disputed = True
            self._renew("second")
        else:
            self._taken.add(text)
            self._take(shown, answer)

    def _take(self, shown: Attempt, answer: Answer) -> None:
        self.trouble = ""
        self._awaited.append(shown)
        self._timer.start(SLOW, lambda: self._renew("slow"))
        shown.take(answer, UNREACHABLE, self._give_up)

    def _give_up(self, attempt: Attempt) -> None:
        """Gives up on a phone that has answered but didn't connect."""
        self._awaited.remove(attempt)
        self._close(attempt)
        if not attempt.disputed:
            self._tell("far")

    # --- what comes of it ---

    def _changed(self) -> None:
        """Called when a phone has come or gone."""
        note(self.services, self.saved or "")
        for attempt in self._awaited:
            if attempt.phone.greeted:
                self._awaited.remove(attempt)
                attempt.arrived()
                self._go_on()
                return
            if why := attempt.phone.why:
                self._finish("newer" if why == "older" else why)
                return

    def _go_on(self) -> None:
        """Invites the next phone, with the camera that is on already."""
        self._drop_codes()
        self.trouble = ""
        self.queue = [seat for seat in self.queue if seat not in self.host.seats]
        if self.queue:
            self.seat = self.queue.pop(0)
            self.services.focus = "heading"
            self._offer()
        else:
            self._end()
            self.services.focus = "primary"

    def _tell(self, trouble: str) -> None:
        """Tells of a mistake in a scanned code; the next one may be right."""
        if self.trouble != trouble:
            self.trouble = trouble
            self.services.messages.announce(self.trouble_words())

    def _finish(self, trouble: str = "") -> None:
        self._end()
        self.trouble = ""
        self.services.focus = "heading"
        self._tell(trouble)

    def trouble_words(self) -> str:
        """A sentence about the trouble; empty where there is none."""
        return trouble_words(self.services.say, self.trouble) if self.trouble else ""

    def _release(self, seat: str) -> None:
        """Has a seat played on the tablet again."""
        forget(self.services, self.saved or "", int(seat))
        phone = self.host.of_seat(int(seat))
        if phone:
            phone.leave("tablet")

    def _end(self) -> None:
        """Ends the invitation."""
        self._drop_codes()
        self.services.device.camera.stop()
        self.inviting = self.sees = False

    def _drop_codes(self) -> None:
        """Makes all codes invalid."""
        self._timer.stop()
        attempts, self._awaited = self._awaited, []
        if self.shown and not self.shown.answered:
            attempts.append(self.shown)
        self.shown = None
        for attempt in attempts:
            self._close(attempt)

    def _close(self, attempt: Attempt) -> None:
        self.host.forget(attempt.phone)
        attempt.close()
