"""A camera that sees what it is shown, and connections between devices that are one program."""

from __future__ import annotations

from collections.abc import Callable

from tessera.phones.description import Description, IceCandidate
from tessera.phones.wire import Listener
from tessera.screens.device import Said


class FakeCamera:
    """A camera. `fault` is why it can't be used."""

    def __init__(self) -> None:
        self.fault = ""
        self.facing = ""
        """Where it looks; nowhere while it is off."""
        self._seen: Said = lambda text: None

    def start(self, facing: str, seen: Said, ready: Callable[[], None], trouble: Said) -> None:
        if self.fault:
            trouble(self.fault)
            return
        self.facing, self._seen = facing, seen
        ready()

    def stop(self) -> None:
        self.facing = ""

    def follow(self) -> None:
        """Does nothing: the stand-in has no picture."""

    def look_at(self, text: str) -> None:
        """Holds a code before the camera."""
        assert self.facing, "the camera is off"
        self._seen(text)


OPEN: dict[str, FakePeer] = {}
"""Every peer by its password, as if they were all in one Wi-Fi."""
CLOCK = [0.0]
"""Seconds for all of them."""


class FakePeer:
    """One end of a connection, which opens when its answer is accepted."""

    def __init__(self, listener: Listener) -> None:
        self.listener = listener
        self.password = f"{len(OPEN):024d}"
        self.other: FakePeer | None = None
        self.whole = True
        OPEN[self.password] = self

    @property
    def description(self) -> Description:
        return Description("aB+/", self.password, bytes(32), (IceCandidate("192.168.1.9", 5_000),))

    def accept(self, answer: Description) -> None:
        other = OPEN[answer.password]
        if self.whole and other.whole:
            self.other, other.other = other, self
            self.listener.opened(self, CLOCK[0])
            other.listener.opened(other, CLOCK[0])

    def send(self, text: str) -> None:
        if self.other and self.whole:
            self.other.listener.heard(text, CLOCK[0])

    def close(self) -> None:
        other, self.other = self.other, None
        if other:
            other.other = None
            other.listener.closed()


class FakePeers:
    """The stand-in for connections to other devices. `fault` is why there are none, and `far` says
    that nobody hears it."""

    def __init__(self) -> None:
        self.fault = ""
        self.far = False
        self.peers: list[FakePeer] = []

    def trouble(self) -> str:
        return self.fault

    def offer(self, listener: Listener, then: Callable[[Description | None], None]) -> FakePeer:
        peer = FakePeer(listener)
        peer.whole = not self.far
        self.peers.append(peer)
        then(peer.description)
        return peer

    def answer(
        self, listener: Listener, offer: Description, then: Callable[[Description | None], None]
    ) -> FakePeer:
        return self.offer(listener, then)
