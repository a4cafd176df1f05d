"""What belongs to one site. An origin may serve several, `/a/` and `/b/`: its store is all of
theirs. Games and settings are shared; what has to do with a release of one is kept apart."""

from collections.abc import Iterable
from contextlib import suppress

from tessera.storage.ports import Store, StoreError

OF_ALL = "tessera/"
PICTURE = "picture"
ADDED = ("packs", "starting/")
"""How the keys about games that were added begin."""


class SiteStore:
    """A part of the origin's store, in which the keys have no prefix. static/boot.mjs and
    static/runtime.mjs know it, too, and caches have the same one."""

    def __init__(self, store: Store, path: str) -> None:
        """`path` is where the site is on its origin."""
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
        """Keeps a text. Raises StoreError."""
        self._store.set(self._prefix + key, text)

    def delete(self, key: str) -> None:
        """Forgets a text."""
        self._store.delete(self._prefix + key)


def site_store(store: Store, path: str) -> SiteStore:
    """The part of a site. Games that were added when it was still shared count for each site, which
    takes them over once: another may not have done so yet, so they stay where they were."""
    site = SiteStore(store, path)
    store.delete(OF_ALL + PICTURE)  # It takes room, and the next one is as good.
    if site.get(ADDED[0]) is None:
        for key in [*store.names()]:
            name = key.removeprefix(OF_ALL)
            if key.startswith(OF_ALL) and name.startswith(ADDED):
                with suppress(StoreError):  # The next launch tries again.
                    site.set(name, store.get(key) or "")
    return site
