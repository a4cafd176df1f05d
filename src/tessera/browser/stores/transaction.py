"""One IndexedDB transaction, from reading the present records to the report that all is on the
disk."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsCallableDoubleProxy, JsDoubleProxy, JsException, create_proxy

from tessera.browser.capability import record
from tessera.browser.stores.patience import Patience
from tessera.storage.ports import Faults, Write
from tessera.storage.write_queue import judge

STORE = "texts"
"""Never to be changed, or games would be lost."""
STRICT = record(durability="strict")
"""Complete means on the disk, and not only on the way to it."""


class Transaction:
    """Makes the writes to which their guards don't object."""

    def __init__(
        self,
        connection: js.IDBDatabase,
        writes: Sequence[Write],
        end: Callable[[Faults | None], None],
    ) -> None:
        """`end` is given the outcome of each write; None where the connection is dead."""
        self._writes, self._end = writes, end
        self._faults: Faults = [None] * len(writes)
        self._refused: str | None = None
        self._proxies: list[JsDoubleProxy[Any]] = []
        try:
            self._transaction = connection.transaction(STORE, "readwrite", STRICT)
        except JsException:
            end(None)
            return
        self._patience = Patience(self._too_late)
        self._transaction.oncomplete = self._proxy(lambda event: self._over(self._faults))
        self._transaction.onabort = self._proxy(lambda event: self._over(self._why()))
        self._store = self._transaction.objectStore(STORE)
        keys = dict.fromkeys(key for write in writes for key in write.keys)
        self._looks = {key: self._store.get(key) for key in keys}
        if self._looks:  # The last answer comes when all have come.
            last = list(self._looks.values())[-1]
            last.onsuccess = self._proxy(self._looked)
        else:
            self._make()

    def _proxy(self, function: Callable[..., None]) -> JsCallableDoubleProxy[..., None]:
        proxy = create_proxy(function)
        self._proxies.append(proxy)
        return proxy

    def _looked(self, event: js.Event[js.IDBRequest[object]]) -> None:
        self._patience.renew()
        self._make()

    def _make(self) -> None:
        there = {key: look.result for key, look in self._looks.items()}
        texts = {key: text for key, text in there.items() if isinstance(text, str)}
        changes, self._faults = judge(self._writes, texts)
        try:
            for key, text in changes.items():
                if text is None:
                    self._store.delete(key)
                else:
                    self._store.put(text, key)
        except JsException:
            self._refused = "refused"
            self._transaction.abort()

    def _why(self) -> Faults:
        error = self._transaction.error
        full = error and error.name == "QuotaExceededError"
        fault = self._refused or ("full" if full else "refused")
        return [fault] * len(self._writes)

    def _too_late(self) -> None:
        # It must not be done after what will be asked next.
        self._transaction.onabort = None
        with suppress(JsException):
            self._transaction.abort()
        self._over(None)

    def _over(self, faults: Faults | None) -> None:
        if not self._proxies:
            return
        self._patience.end()
        self._transaction.oncomplete = self._transaction.onabort = None
        for look in self._looks.values():
            look.onsuccess = None
        proxies, self._proxies = self._proxies, []
        self._end(faults)
        for proxy in proxies:
            proxy.destroy()
