"""Local storage as a store of texts."""

import js
from pyodide.ffi import JsException

from tessera.storage import site
from tessera.storage.ports import Store, StoreError


class LocalStore:
    """The browser's local storage for this site: about five million characters in all. It is looked
    up anew each time, because where it is denied the mere mention of it at import would raise."""

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
    """A store that is always empty, where the browser refuses storage altogether."""

    def names(self) -> list[str]:
        return []

    def get(self, key: str) -> str | None:
        return None

    def set(self, key: str, text: str) -> None:
        raise StoreError("refused")

    def delete(self, key: str) -> None:
        return None


def local_store() -> LocalStore | NoStore:
    """Local storage, or `NoStore` where it can't be used. Some browsers throw at the mere mention
    of it."""
    try:
        store = LocalStore()
        store.names()
    except (JsException, AttributeError, TypeError):
        return NoStore()
    return store


def site_store(store: Store) -> site.SiteStore:
    """The part of local storage that belongs to this site alone."""
    return site.site_store(store, js.URL.new("./", js.location.href).pathname)
