"""Local storage as a store of texts."""

import js
from pyodide.ffi import JsException

from tessera.storage import site
from tessera.storage.ports import Store, StoreError


class LocalStore:
    """What this browser keeps for this site: about five million characters in all. It is asked for
    each time anew: whoever took it by its name could not even be imported where it is denied."""

    def names(self) -> list[str]:
        return js.Object.keys(js.localStorage).to_py()

    def get(self, key: str) -> str | None:
        text = js.localStorage.getItem(key)
        return text if isinstance(text, str) else None

    def set(self, key: str, text: str) -> None:
        try:
            js.localStorage.setItem(key, text)
        except JsException as error:
            full = "Quota" in str(error)  # Its name: Firefox puts NS_ERROR_DOM_ before another.
            raise StoreError("full" if full else "refused") from error

    def delete(self, key: str) -> None:
        js.localStorage.removeItem(key)


class NoStore:
    """Stands in where the browser refuses storage altogether: it is empty and stays so."""

    def names(self) -> list[str]:
        return []

    def get(self, key: str) -> str | None:
        return None

    def set(self, key: str, text: str) -> None:
        raise StoreError("refused")

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


def site_store(store: Store) -> site.SiteStore:
    """The part of it that is this site's alone."""
    return site.site_store(store, js.URL.new("./", js.location.href).pathname)
