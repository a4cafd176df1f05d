"""One phone, as the table knows it: its wire, its person, and the state of the connection."""

from collections.abc import Callable
from typing import Protocol

from tessera.phones.messages import (
    PROTOCOL,
    BadMessage,
    Goodbye,
    Heartbeat,
    Hello,
    PhoneRequest,
    Refusal,
    read_from_phone,
)
from tessera.phones.rates import BACK, DONE_A_SECOND, DONE_AT_ONCE, Rate
from tessera.phones.seating import SeatIdentity
from tessera.phones.side import Side
from tessera.phones.wire import Wire


class PhoneConnection(Side):
    """One phone."""

    def __init__(self, host: "Receiver", seat: int | None, identity: SeatIdentity | None) -> None:
        super().__init__()
        self._host = host
        self.seat = seat
        """None for a phone that looks on."""
        self.identity = identity
        """The person at the phone, also while that person has no seat; None for a phone that looks
        on."""
        self.greeted = False
        """Whether it has sent its `Hello`, and so is at the table."""
        self.silent = False
        """Whether nothing has been heard from it for `SILENCE` seconds."""
        self.why = ""
        """The code with which the table ended the connection; "" if it didn't."""
        self._rate = self._done = Rate(0.0)

    @property
    def name(self) -> str:
        """The name of the person at the phone; "" if it looks on."""
        return self.identity.name if self.identity else ""

    @property
    def here(self) -> bool:
        """Whether somebody can play on it now."""
        return self.greeted and not self.silent

    def opened(self, wire: Wire, now: float) -> bool:
        """See `Listener`."""
        self.wire, self._heard, self._rate = wire, now, Rate(now)
        self._done = Rate(now, DONE_A_SECOND, DONE_AT_ONCE)
        return False

    def heard(self, text: str, now: float) -> bool:
        """See `Listener`."""
        if self.wire is None or not self._rate.allows(now):
            return self._rate.exhausted and self.leave("too_much")
        self._heard = now
        try:
            message = read_from_phone(text)
        except BadMessage:
            self.tell(Refusal("unreadable"))
            return False
        if isinstance(message, Hello):
            return self._greeted(message)
        if not self.greeted:
            return False
        back, self.silent = self.silent, False
        if back:
            self._host.told(self, "back")
        if isinstance(message, Heartbeat):
            return back
        if not self._done.allows(now, BACK if message.verb in ("undo", "redo") else 1):
            self.tell(Refusal("too_fast"))
            return back
        return self._host.take(self, message) or back

    def beat(self, now: float) -> bool:
        """See `Listener`."""
        lost = self._beats(now, here=self.here)
        if lost:
            self.silent = True
            self._host.told(self, "silent")
        return lost

    def closed(self) -> bool:
        """See `Listener`."""
        was, self.wire = self.here, None
        self._host.forget(self)
        if was:
            self._host.told(self, "gone")
        return was

    def leave(self, code: str) -> bool:
        """Ends the connection with this code; returns whether somebody could play on the phone
        until then."""
        self.why = code
        self.tell(Goodbye(code))
        wire, self.wire = self.wire, None
        if wire:
            wire.close()
        was = self.here
        self.greeted = False
        self._host.forget(self)
        if was:
            self._host.told(self, code)
        return was

    def _greeted(self, hello: Hello) -> bool:
        if self.greeted:
            return False
        if hello.protocol != PROTOCOL:
            self.leave("newer" if hello.protocol < PROTOCOL else "older")
            self._host.told(self, "release")
            return True
        self.greeted = True
        self._host.seat(self)
        return True


Told = Callable[[PhoneConnection, str], None]
"""Called with each change in a phone's state: "here", "silent", "back", "gone", "release",
"no_seat" when it loses its seat and may only look on, or the code with which the table ended the
connection."""


class Receiver(Protocol):
    """The host of phones, which does their requests."""

    told: Told

    def seat(self, phone: PhoneConnection) -> None:
        """Seats a phone that has come."""

    def take(self, phone: PhoneConnection, request: PhoneRequest) -> bool:
        """Does the request of a phone, or tells it the reason for refusing; returns whether it was
        done."""

    def forget(self, phone: PhoneConnection) -> None:
        """Removes a phone that has gone, or won't come."""
