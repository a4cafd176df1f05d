"""Local storage as a store of texts."""

from __future__ import annotations

from js import localStorage
from pyodide.ffi import JsException

from tessera.session.saves import StoreError


class LocalStore:
    """What this browser keeps for this site: about five million characters in all."""

    def names(self) -> list[str]:
        return [localStorage.key(index) for index in range(localStorage.length)]

    def get(self, key: str) -> str | None:
        text = localStorage.getItem(key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        try:
            localStorage.setItem(key, text)
        except JsException as error:
            raise StoreError(str(error)) from error

    def delete(self, key: str) -> None:
        localStorage.removeItem(key)


class NoStore:
    """Stands in where the browser refuses storage altogether: it is empty and stays so."""

    def names(self) -> list[str]:
        return []

    def get(self, key: str) -> str | None:
        return None

    def set(self, key: str, text: str) -> None:
        raise StoreError("storage is refused")

    def delete(self, key: str) -> None:
        return None


def local_store() -> LocalStore | NoStore:
    """Local storage where it may be used. Some browsers throw at the mere mention of it."""
    try:
        store = LocalStore()
        store.names()
    except (JsException, AttributeError, TypeError):
        return NoStore()
    return store
