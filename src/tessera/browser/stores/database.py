"""IndexedDB as the durable store: what it calls complete survives a browser killed at once."""

import asyncio
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, TypeVar

import js
from pyodide.ffi import (
    JsCallableDoubleProxy,
    JsDoubleProxy,
    JsException,
    create_once_callable,
    create_proxy,
    to_js,
)

from tessera.storage.ports import Changes, Done, DurableStore, Guard, NoDurableStore
from tessera.storage.revisions import DELETED, GAME, QUARANTINE

NAME, VERSION, STORE = "tessera", 1, "texts"
"""Never to be changed, or games would be lost."""
PATIENCE = 4000
"""Milliseconds after which a connection that doesn't answer is taken for dead."""
LAST = "\uffff"
TROUBLE = (JsException, OSError, AttributeError, TypeError)
"""What a browser without a usable IndexedDB raises, at the latest when it is opened."""
STRICT = to_js({"durability": "strict"}, dict_converter=js.Object.fromEntries)
"""Complete means on the disk, and not only on the way to it."""

T = TypeVar("T")


class Database:
    """One connection, opened again when it dies. What is asked meanwhile waits its turn."""

    def __init__(self, drawn: Callable[[Callable[[], None]], None]) -> None:
        self._drawn = drawn
        self._connection: js.IDBDatabase | None = None
        self._waiting: list[Callable[[js.IDBDatabase | None], None]] = []
        self._opening: asyncio.Future[None] | None = None
        self._found: dict[str, str] = {}

    async def start(self) -> None:
        """Opens it and reads what is there. Raises one of `TROUBLE`, or TimeoutError."""
        await asyncio.wait_for(self._open(), PATIENCE / 1000)
        for prefix in (GAME, DELETED, QUARANTINE):
            self._found |= await asyncio.wait_for(self._read(prefix), PATIENCE / 1000)

    def found(self) -> Mapping[str, str]:
        found, self._found = self._found, {}
        return found

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        async def reading() -> None:
            texts: dict[str, str] = {}
            with suppress(*TROUBLE, TimeoutError):
                for prefix in prefixes:
                    texts |= await asyncio.wait_for(self._read(prefix), PATIENCE / 1000)
            self._drawn(lambda: then(texts))

        self._reading = asyncio.ensure_future(reading())

    def commit(self, changes: Changes, keys: tuple[str, ...], guard: Guard, done: Done) -> None:
        """Begins at once where the connection lives, so that a page being closed has begun it."""

        def again(fault: str | None) -> None:
            if fault == "dead":
                self._connection = None
                self._when_open(last)
            else:
                self._drawn(lambda: done(fault))

        def last(connection: js.IDBDatabase | None) -> None:
            def end(fault: str | None) -> None:
                self._drawn(lambda: done("refused" if fault == "dead" else fault))

            if connection:
                _Change(connection, changes, keys, guard, end)
            else:
                end("dead")

        if self._connection is None:
            self._when_open(last)
        else:
            _Change(self._connection, changes, keys, guard, again)

    def _when_open(self, then: Callable[[js.IDBDatabase | None], None]) -> None:
        self._waiting.append(then)
        if self._opening is None or self._opening.done():
            self._opening = asyncio.ensure_future(self._open_again())

    async def _open_again(self) -> None:
        with suppress(*TROUBLE, TimeoutError):
            await asyncio.wait_for(self._open(), PATIENCE / 1000)
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then(self._connection)

    async def _open(self) -> js.IDBDatabase:
        request = js.indexedDB.open(NAME, VERSION)
        request.onupgradeneeded = create_once_callable(
            lambda event: request.result.createObjectStore(STORE)
        )
        connection = await _answer(request)
        # The browser may close it (storage cleared, disk gone), and a newer Tessera in another tab
        # may need it closed.
        connection.onclose = connection.onversionchange = create_proxy(self._closed)
        self._connection = connection
        return connection

    def _closed(self, event: js.Event[js.IDBDatabase]) -> None:
        event.target.close()
        self._connection = None

    async def _read(self, prefix: str) -> dict[str, str]:
        connection = self._connection or await self._open()
        store = connection.transaction(STORE).objectStore(STORE)
        within = js.IDBKeyRange.bound(prefix, prefix + LAST)
        # Both are asked before either is awaited: they belong to one transaction.
        asked = store.getAllKeys(within), store.getAll(within)
        keys, texts = [(await answer).to_py() for answer in [_answer(request) for request in asked]]
        return {key: text for key, text in zip(keys, texts, strict=True) if isinstance(text, str)}


class _Change:
    """One transaction, from the look at what is there to the word that all is on the disk."""

    def __init__(
        self,
        connection: js.IDBDatabase,
        changes: Changes,
        keys: tuple[str, ...],
        guard: Guard,
        end: Done,
    ) -> None:
        self._changes, self._guard, self._end = changes, guard, end
        self._fault: str | None = None
        self._proxies: list[JsDoubleProxy[Any]] = []
        try:
            self._transaction = connection.transaction(STORE, "readwrite", STRICT)
        except JsException:
            end("dead")
            return
        self._timer = js.setTimeout(self._proxy(self._too_late), PATIENCE)
        self._transaction.oncomplete = self._proxy(lambda event: self._over(None))
        self._transaction.onabort = self._proxy(lambda event: self._over(self._why()))
        self._store = self._transaction.objectStore(STORE)
        self._looks = {key: self._store.get(key) for key in keys}
        if keys:  # The last answer comes when all have come.
            self._looks[keys[-1]].onsuccess = self._proxy(self._looked)
        else:
            self._make()

    def _proxy(self, function: Callable[..., None]) -> JsCallableDoubleProxy[..., None]:
        proxy = create_proxy(function)
        self._proxies.append(proxy)
        return proxy

    def _looked(self, event: js.Event[js.IDBRequest[object]]) -> None:
        answers = {key: look.result for key, look in self._looks.items()}
        if self._guard({key: text for key, text in answers.items() if isinstance(text, str)}):
            self._make()
        else:
            self._fault = "conflict"
            self._transaction.abort()

    def _make(self) -> None:
        try:
            for key, text in self._changes.items():
                if text is None:
                    self._store.delete(key)
                else:
                    self._store.put(text, key)
        except JsException:
            self._fault = "refused"
            self._transaction.abort()

    def _why(self) -> str:
        error = self._transaction.error
        full = error and error.name == "QuotaExceededError"
        return self._fault or ("full" if full else "refused")

    def _too_late(self) -> None:
        self._over("dead")

    def _over(self, fault: str | None) -> None:
        if not self._proxies:
            return
        js.clearTimeout(self._timer)
        self._transaction.oncomplete = self._transaction.onabort = None
        for look in self._looks.values():
            look.onsuccess = None
        proxies, self._proxies = self._proxies, []
        self._end(fault)
        for proxy in proxies:
            proxy.destroy()


def _answer(request: js.IDBRequest[T]) -> asyncio.Future[T]:
    """What an IndexedDB request will bring. Raises OSError."""
    future = asyncio.get_running_loop().create_future()

    def finish(event: js.Event[js.IDBRequest[T]]) -> None:
        for proxy in proxies:
            proxy.destroy()
        if future.done():
            return
        if event.type == "success":
            future.set_result(request.result)
        else:
            event.preventDefault()
            future.set_exception(OSError(request.error.name))

    proxies = [create_proxy(finish), create_proxy(finish)]
    request.onsuccess, request.onerror = proxies
    return future


async def durable_store(drawn: Callable[[Callable[[], None]], None]) -> DurableStore:
    """The durable store of this browser, or a stand-in where there is none that answers."""
    database = Database(drawn)
    try:
        await database.start()
    except TimeoutError:
        return database  # It may answer later; it never lets an older revision replace a newer one.
    except TROUBLE:
        return NoDurableStore()
    return database
