"""Wires between a tablet and phones: WebRTC's data channels, on the home's own network alone.

There is no server for addresses (STUN): a browser names what its own network cards have, and a code
carries it. So no request leaves the page's origin.
"""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

import js
from pyodide.ffi import JsException, create_proxy

from tessera.browser.capability import offered, prompt_answer, record
from tessera.browser.timer import Drawn, later, reraise
from tessera.phones.description import (
    BadDescription,
    Description,
    Role,
    read_description,
    write_description,
)
from tessera.phones.wire import BEAT, Listener
from tessera.screens.device import Peer
from tessera.screens.faults import FAULTS

GATHERING = 2.0
"""Seconds in which a browser has named its own addresses; they are there at once as a rule."""
ENDED = ("failed", "closed")
Then = Callable[[Description | None], None]
"""Is given what this browser says of itself; None where it says nothing that could be used."""


class BrowserPeers:
    """Connections that this browser can make."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn

    def trouble(self) -> str:
        if not js.isSecureContext:
            return "insecure"
        there = offered(js, "RTCPeerConnection") and offered(js.navigator, "mediaDevices")
        return "" if there else "unknown"

    def offer(self, listener: Listener, then: Then) -> Peer:
        return self._peer(listener, "offer", None, then)

    def answer(self, listener: Listener, offer: Description, then: Then) -> Peer:
        return self._peer(listener, "answer", offer, then)

    def _peer(self, listener: Listener, role: Role, offer: Description | None, then: Then) -> Peer:
        try:
            peer = BrowserPeer(self._drawn, listener)
        except JsException as error:
            js.console.info(f"no way to other devices: {error}")
            later(0, lambda: self._drawn(partial(then, None)))
            return NoPeer()
        peer.describe(role, offer, then)
        return peer


class NoPeer:
    """The end of a connection that the browser refuses to make."""

    def accept(self, answer: Description) -> None:
        """Does nothing, as all here."""

    def send(self, text: str) -> None: ...

    def close(self) -> None: ...


class BrowserPeer:
    """One connection, with one channel."""

    def __init__(self, drawn: Drawn, listener: Listener) -> None:
        self._drawn = drawn
        self._listener = listener
        self._stop_beat: Callable[[], None] = lambda: None
        self._is_closed = False
        self._connection = js.RTCPeerConnection.new()
        # Both sides know of the channel, so neither need tell the other.
        known = record(negotiated=True, id=0)
        self._channel = self._connection.createDataChannel("tessera", known)
        self._opened, self._heard = create_proxy(self._open), create_proxy(self._hear)
        self._lost, self._looked = create_proxy(self._lose), create_proxy(self._look)
        self._channel.onopen, self._channel.onmessage = self._opened, self._heard
        self._channel.onclose = self._lost
        self._connection.onconnectionstatechange = self._looked

    def describe(self, role: Role, offer: Description | None, then: Then) -> None:
        """Has the browser make the description that the other side needs, in answer to an offer if
        there is one."""
        self._describing = asyncio.ensure_future(self._describe(role, offer, then))

    def accept(self, answer: Description) -> None:
        self._accepting = asyncio.ensure_future(self._accept(answer))

    def send(self, text: str) -> None:
        if self._channel.readyState == "open":
            self._channel.send(text)

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._stop_beat()
        # What was said last is still on its way.
        later(200, self._end)

    def _end(self) -> None:
        self._channel.onopen = self._channel.onmessage = self._channel.onclose = None
        self._connection.onconnectionstatechange = None
        self._connection.close()
        for proxy in (self._opened, self._heard, self._lost, self._looked):
            proxy.destroy()

    async def _describe(self, role: Role, offer: Description | None, then: Then) -> None:
        connection, own = self._connection, None
        try:
            if offer:
                await self._set_remote(offer, "offer")
                session = await prompt_answer(connection, "createAnswer")
            else:
                session = await prompt_answer(connection, "createOffer")
            await prompt_answer(connection, "setLocalDescription", session)
            await self._gathered()
            own = read_description(connection.localDescription.sdp)
        except (JsException, BadDescription, TimeoutError) as error:
            js.console.info(f"no way to other devices: {error}")
        if not self._is_closed:
            self._drawn(partial(then, own))

    async def _gathered(self) -> None:
        waited = 0.0
        while self._connection.iceGatheringState != "complete" and waited < GATHERING:
            await asyncio.sleep(0.02)
            waited += 0.02

    async def _accept(self, answer: Description) -> None:
        try:
            await self._set_remote(answer, "answer")
        except (JsException, TimeoutError) as error:
            js.console.info(f"this answer is none: {error}")

    async def _set_remote(self, description: Description, role: Role) -> None:
        text = write_description(description, role)
        session = record(type=role, sdp=text)
        await prompt_answer(self._connection, "setRemoteDescription", session)

    # --- what comes over it ---

    def _open(self, event: js.Event[Any]) -> None:
        self._do(lambda: self._listener.opened(self, now()))
        self._beat()

    def _hear(self, event: js.MessageEvent[Any]) -> None:
        # What is no text is heard as an empty one: it can't be read, and counts like any other.
        text = event.data if isinstance(event.data, str) else ""
        self._do(lambda: self._listener.heard(text, now()))

    def _beat(self) -> None:
        self._do(lambda: self._listener.beat(now()))
        if not self._is_closed:
            self._stop_beat = later(round(1000 * BEAT), self._beat)

    def _look(self, event: js.Event[Any]) -> None:
        if self._connection.connectionState in ENDED:
            self._lose(event)

    def _lose(self, event: js.Event[Any]) -> None:
        if not self._is_closed:
            self.close()
            self._do(self._listener.closed)

    def _do(self, action: Callable[[], bool]) -> None:
        """Does something without drawing, because most messages change nothing on the screen."""
        try:
            changed = action()
        except FAULTS as fault:
            self._drawn(partial(reraise, fault))
            return
        if changed:
            self._drawn(lambda: None)


def now() -> float:
    """Seconds of a clock that never goes back."""
    return js.performance.now() / 1000
