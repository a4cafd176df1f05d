"""The part of a store that belongs to one site. An origin may serve several, `/a/` and `/b/`, which
share its store. They share games and settings; keys that depend on a site's release are its own."""

from collections.abc import Iterable
from contextlib import suppress

from tessera.storage.ports import Store, StoreError

OF_ALL = "tessera/"
PICTURE = "picture"
ADDED = ("packs", "starting/")
"""The first characters of the keys about added games."""


class SiteStore:
    """A part of the origin's store, seen without the prefix that its keys have there. That prefix
    is known to static/boot.mjs and static/runtime.mjs too, and caches have the same one."""

    def __init__(self, store: Store, path: str) -> None:
        """`path` is the path of the site on its origin."""
        self._store = store
        self._prefix = f"tessera {path} "

    def names(self) -> Iterable[str]:
        """The keys of this site."""
        keys = self._store.names()
        return [key.removeprefix(self._prefix) for key in keys if key.startswith(self._prefix)]

    def get(self, key: str) -> str | None:
        """The text, or None."""
        return self._store.get(self._prefix + key)

    def set(self, key: str, text: str) -> None:
        """Stores a text. Raises StoreError."""
        self._store.set(self._prefix + key, text)

    def delete(self, key: str) -> None:
        """Deletes a text, if it is there."""
        self._store.delete(self._prefix + key)


def site_store(store: Store, path: str) -> SiteStore:
    """The part of a site. It takes over, once, the games that were added while all sites of the
    origin shared their list."""
    # They also stay where they were, for another site may not have taken them over yet.
    site = SiteStore(store, path)
    store.delete(OF_ALL + PICTURE)  # It takes room, and the site makes its own.
    if site.get(ADDED[0]) is None:
        for key in [*store.names()]:
            name = key.removeprefix(OF_ALL)
            if key.startswith(OF_ALL) and name.startswith(ADDED):
                with suppress(StoreError):  # The next launch tries again.
                    site.set(name, store.get(key) or "")
    return site
