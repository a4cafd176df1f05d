"""The other tabs: Web Locks say which tab plays a game, a BroadcastChannel tells what was
written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from functools import partial

import js
from pyodide.ffi import (
    JsArray,
    JsCallable,
    JsException,
    JsProxy,
    create_once_callable,
    create_proxy,
    to_js,
)

from tessera.browser.capability import answer, offered, record
from tessera.browser.timer import Drawn, when_done
from tessera.storage.ports import LockHolder
from tessera.storage.revisions import GAME

MANNERS = 1500
"""Milliseconds in which a tab that is asked to let go should have done so."""


class BrowserTabs:
    """Works without one of the two, as on a page without https: the repository lets nothing be
    overwritten."""

    def __init__(self, name: str, drawn: Drawn) -> None:
        self.name = name
        self._drawn = drawn
        self._heard: Callable[[str, str], None] = lambda key, stored: None
        self._locks: dict[str, BrowserLock] = {}
        self._channel: js.BroadcastChannel | None = None
        if offered(js, "BroadcastChannel"):
            self._channel = js.BroadcastChannel.new("tessera")
            self._channel.onmessage = create_proxy(self._message)

    def lock(self, game: str, on_holder: Callable[[LockHolder], None]) -> BrowserLock:
        later = lambda who: self._drawn(lambda: on_holder(who))  # noqa: E731
        before = self._locks.get(game)
        lock = BrowserLock(GAME + game, later, partial(self._ask, game), before)
        self._locks[game] = lock
        return lock

    def ask_what_is_played(self, on_answer: Callable[[Collection[str] | None], None]) -> None:
        async def asking() -> Collection[str] | None:
            if not offered(js.navigator, "locks"):
                return None
            # Chromium lists a page that was left once more, and drops it when it is asked.
            await answer(js.navigator.locks, "query")
            locks = await answer(js.navigator.locks, "query")
            return [lock.name.removeprefix(GAME) for lock in locks.held]

        when_done(self._drawn, asking(), on_answer)

    def tell(self, key: str, stored: str) -> None:
        self._post("wrote", key, stored)

    def listen(self, heard: Callable[[str, str], None]) -> None:
        self._heard = heard

    def _ask(self, game: str) -> None:
        self._post("ask", game)

    def _post(self, *words: str) -> None:
        if self._channel:
            self._channel.postMessage(to_js(words))

    def _message(self, event: js.MessageEvent[JsArray[str]]) -> None:
        verb, *words = event.data.to_py()
        if verb == "wrote":
            self._drawn(lambda: self._heard(*words))
        elif verb == "ask" and words[0] in self._locks:
            self._locks[words[0]].give()


class BrowserLock:
    """A lock that this tab has, wants, or watches another tab have. Where this tab had the same
    lock `before`, it waits until that is given back, or it would take itself for another tab."""

    def __init__(
        self,
        name: str,
        on_holder: Callable[[LockHolder], None],
        ask: Callable[[], None],
        before: BrowserLock | None,
    ) -> None:
        self._name, self._told, self._ask = name, on_holder, ask
        self._before = set(before._requests) if before else set()
        self._let_go: Callable[[], None] | None = None
        self._wanted = True
        self._requests: set[asyncio.Future[None]] = set()
        self._request(ifAvailable=True)

    def take(self) -> None:
        self._wanted = True
        self._ask()
        self._request()
        asyncio.get_running_loop().call_later(MANNERS / 1000, self._insist)

    def give(self) -> None:
        """Gives the lock to another tab, and watches it from then on."""
        if self._let_go:
            self.release()
            self._told(LockHolder.ELSEWHERE)

    def release(self) -> None:
        self._wanted = False
        if self._let_go:
            let_go, self._let_go = self._let_go, None
            let_go()

    def _insist(self) -> None:
        """Takes the lock from a tab that doesn't answer."""
        if self._wanted and not self._let_go:
            self._request(steal=True)

    def _request(self, **chosen: bool) -> None:
        if offered(js.navigator, "locks"):
            request = asyncio.ensure_future(self._wait(record(**chosen)))
            self._requests.add(request)
            request.add_done_callback(self._requests.discard)

    async def _wait(self, chosen: JsProxy) -> None:
        before, self._before = self._before, set()  # Only the first has to wait.
        if before:
            await asyncio.wait(before, timeout=MANNERS / 1000)
        granted = create_proxy(self._granted)
        try:
            await answer(js.navigator.locks, "request", self._name, chosen, granted)
        except JsException:
            # Another tab has insisted, or WebKit took the lock from a page that has come back: only
            # where it is refused now does another tab have it.
            if self._let_go:
                self._let_go = None
                self._request(ifAvailable=True)
        finally:
            granted.destroy()

    def _granted(self, lock: js.Lock | js.Null) -> js.Promise | None:
        """Keeps the lock until the promise that this returns is resolved."""
        if not lock:
            self._told(LockHolder.ELSEWHERE)
            return None
        if not self._wanted or self._let_go:
            return None
        promise = js.Promise.new(create_once_callable(self._keep))
        self._told(LockHolder.HERE)
        return promise

    def _keep(self, resolve: JsCallable[[], None], reject: JsProxy) -> None:
        self._let_go = resolve
