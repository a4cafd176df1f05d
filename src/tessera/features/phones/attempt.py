"""One code of an invitation, with the connection behind it, which one phone can use."""

from collections.abc import Callable

from tessera.phones.codes import Answer, Invitation, write_invitation
from tessera.phones.description import Description
from tessera.phones.phone_connection import PhoneConnection
from tessera.screens.device import Peer
from tessera.screens.services import Services
from tessera.screens.timer import Timer

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
        self._is_closed = False
        self._peer: Peer = services.device.peers.offer(phone, self._offered)

    def take(self, answer: Answer, patience: int, give_up: Callable[["Attempt"], None]) -> None:
        """Accepts a phone's answer. If it doesn't connect within so many milliseconds, `give_up` is
        called."""
        self.answered = True
        self._timer.start(patience, lambda: give_up(self))
        self._peer.accept(answer.description)

    def arrived(self) -> None:
        """Called when the phone is at the table: the connection is its own now."""
        self._timer.stop()

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
