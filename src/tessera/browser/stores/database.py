"""IndexedDB as the durable store: what it calls complete survives a browser killed at once."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TypeVar

import js
from pyodide.ffi import JsException, create_once_callable, create_proxy

from tessera.browser.stores.patience import patiently
from tessera.browser.stores.transaction import STORE, Transaction
from tessera.browser.timer import Drawn, when_done
from tessera.storage.ports import DurableStore, Faults, NoDurableStore, Write
from tessera.storage.revisions import DELETED, GAME, QUARANTINE
from tessera.storage.settings.names import SETTING

NAME, VERSION = "tessera", 1
"""Never to be changed, or games would be lost."""
AT_START = (GAME, DELETED, QUARANTINE, SETTING)
"""The beginnings of the keys that are read when the page opens."""
LAST = "\uffff"
TROUBLE = (JsException, OSError, AttributeError, TypeError)
"""The exceptions of a browser without a usable IndexedDB, which come when it is opened, if not
before. TimeoutError is an OSError."""

T = TypeVar("T")


class Database:
    """One connection, opened again when it dies. What is asked meanwhile waits its turn."""

    def __init__(self, drawn: Drawn) -> None:
        self._drawn = drawn
        self.on_closed: Callable[[], None] = lambda: None
        self._connection: js.IDBDatabase | None = None
        self._waiting: list[Callable[[js.IDBDatabase | None], None]] = []
        self._opening: asyncio.Future[None] | None = None
        self._found: dict[str, str] = {}

    async def start(self) -> None:
        """Opens it and reads all records. Raises one of `TROUBLE`, or TimeoutError."""
        await patiently(self._open())
        self._found = await patiently(self._read(AT_START))

    def found(self, prefixes: tuple[str, ...]) -> Mapping[str, str]:
        """The record of this key. It is given once and not kept."""
        keys = [key for key in self._found if key.startswith(prefixes)]
        return {key: self._found.pop(key) for key in keys}

    def read(self, prefixes: tuple[str, ...], then: Callable[[Mapping[str, str]], None]) -> None:
        async def reading() -> Mapping[str, str]:
            for _ in range(2):  # A connection that died while the page was away is opened again.
                connection = self._connection
                try:
                    return await patiently(self._read(prefixes))
                except TROUBLE:
                    if connection:
                        self._give_up(connection)
            return {}

        when_done(self._drawn, reading(), then)

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        """Begins at once where the connection is alive, so that a page being closed has begun
        it."""

        def first(connection: js.IDBDatabase, faults: Faults | None) -> None:
            if faults is None:
                self._give_up(connection)
                self._when_open(again)
            else:
                self._drawn(lambda: answer(faults))

        def last(faults: Faults | None) -> None:
            refused = ["refused"] * len(writes)
            self._drawn(lambda: answer(refused if faults is None else faults))

        def again(connection: js.IDBDatabase | None) -> None:
            if connection:
                Transaction(connection, writes, last)
            else:
                last(None)

        connection = self._connection
        if connection is None:
            self._when_open(again)
        else:
            Transaction(connection, writes, lambda faults: first(connection, faults))

    def _give_up(self, connection: js.IDBDatabase) -> None:
        """Closes a connection that is dead or taken for dead, because others that want to change or
        delete the database wait for it."""
        connection.close()
        if self._connection is connection:
            self._connection = None

    def _when_open(self, then: Callable[[js.IDBDatabase | None], None]) -> None:
        self._waiting.append(then)
        if self._opening is None or self._opening.done():
            self._opening = asyncio.ensure_future(self._open_again())

    async def _open_again(self) -> None:
        with suppress(*TROUBLE, TimeoutError):
            await patiently(self._open())
        waiting, self._waiting = self._waiting, []
        for then in waiting:
            then(self._connection)

    async def _open(self) -> js.IDBDatabase:
        request = js.indexedDB.open(NAME, VERSION)
        request.onupgradeneeded = create_once_callable(
            lambda event: request.result.createObjectStore(STORE)
        )
        connection = await _answer(request, lambda late: late.close())
        # The browser may close it (storage cleared, disk gone), and a newer Tessera in another tab
        # may need it closed.
        connection.onclose = connection.onversionchange = create_proxy(self._closed)
        self._connection = connection
        return connection

    def _closed(self, event: js.Event[js.IDBDatabase]) -> None:
        self._give_up(event.target)
        if event.type == "close":
            self._drawn(self.on_closed)

    async def _read(self, prefixes: tuple[str, ...]) -> dict[str, str]:
        connection = self._connection or await self._open()
        store = connection.transaction(STORE).objectStore(STORE)
        ranges = [js.IDBKeyRange.bound(prefix, prefix + LAST) for prefix in prefixes]
        # All is asked before anything is awaited: it belongs to one transaction.
        asked = [(store.getAllKeys(within), store.getAll(within)) for within in ranges]
        answers = [(_answer(keys), _answer(texts)) for keys, texts in asked]
        by_key: dict[str, str] = {}
        for keys, texts in answers:
            pairs = zip((await keys).to_py(), (await texts).to_py(), strict=True)
            by_key |= {key: text for key, text in pairs if isinstance(text, str)}
        return by_key


def _answer(
    request: js.IDBRequest[T], unwanted: Callable[[T], None] = lambda result: None
) -> asyncio.Future[T]:
    """A future for the result of an IndexedDB request. If the future was cancelled meanwhile, the
    result is given to `unwanted`. Raises OSError."""
    future = asyncio.get_running_loop().create_future()

    def finish(event: js.Event[js.IDBRequest[T]]) -> None:
        for proxy in proxies:
            proxy.destroy()
        if event.type != "success":
            event.preventDefault()
        if future.done():
            if event.type == "success":
                unwanted(request.result)
        elif event.type == "success":
            future.set_result(request.result)
        else:
            future.set_exception(OSError(request.error.name))

    proxies = [create_proxy(finish), create_proxy(finish)]
    request.onsuccess, request.onerror = proxies
    return future


async def durable_store(drawn: Drawn) -> DurableStore:
    """The durable store of this browser, or a stand-in where none answers."""
    database = Database(drawn)
    try:
        await database.start()
    except TimeoutError:
        return database  # It may answer later; it never lets an older revision replace a newer one.
    except TROUBLE:
        return NoDurableStore()
    return database
