"""Announcements are written a moment after the rest of the page, one sentence after the other.

A play changes a hundred squares at once. Of so many changes Orca keeps those that it must, and an
announcement among them isn't one: the words why a play was wrong were never heard. Two that were
written at once it read out in either order. Of a new page, with hundreds of changes, it still takes
them in after that moment: the next puzzle said nothing of itself.
"""

import js

from tessera.browser.document import DocumentSurface
from tessera.browser.timer import later
from tessera.scene.diff import update
from tessera.scene.live import Live
from tessera.scene.node import Node

AFTER = 100
"""Milliseconds in which a screen reader takes in the rest."""
FLOOD = 40
"""So many changes at once Orca doesn't keep."""
EACH, MOST = 10, 1000
"""Milliseconds that each of them takes it then, and that are waited at most."""
SPOKEN = "spoken"
"""The key of what is said, in the page."""


def flood(changes: int) -> int:
    """The milliseconds that a screen reader needs for so many changes, where they are too many for
    it."""
    return min(EACH * changes, MOST) if changes > FLOOD else 0


class LiveRegion:
    """The announcements of the page, of which some may not be written yet."""

    def __init__(self, surface: DocumentSurface) -> None:
        self._surface = surface
        self._told = 0
        """The number of changes told before the page was written."""
        self._next: Node | None = None
        """All that is to be said, while not all of it is written."""

    def begin(self, page: Live[js.Element]) -> None:
        """Has the announcements of the first picture read out too: screen readers are told of
        changes alone."""
        live = page.children[SPOKEN]
        said = live.node
        assert isinstance(said, Node)
        update(self._surface, live, self._shown(page, said, {}))
        self._surface.written()

    def shown(self, page: Live[js.Element], now: Node) -> Node:
        """The page without the announcements that are written later. One that the app has withdrawn
        is removed at once, because it may have been a secret."""
        written = page.children.get(SPOKEN)
        known = written.children if written else {}
        children = [
            self._shown(page, child, known)
            if isinstance(child, Node) and child.key == SPOKEN
            else child
            for child in now.children
        ]
        return now.with_({}, children=children)

    def _shown(
        self, page: Live[js.Element], said: Node, known: dict[str, Live[js.Element]]
    ) -> Node:
        waited, self._next = self._next, None
        old = self._written(said, known)
        if len(old.children) < len(said.children):
            self._next = said
            if not waited:
                self._told = self._surface.told
                later(AFTER, lambda: self._begin(page))
        return old

    def _begin(self, page: Live[js.Element]) -> None:
        later(flood(self._surface.told - self._told), lambda: self._write(page))

    def _written(self, said: Node, known: dict[str, Live[js.Element]], more: int = 0) -> Node:
        """The node with as many announcements as are written, and so many `more`."""
        children = []
        for one in said.children:
            if isinstance(one, Node) and (one.key in known or more):
                more -= one.key not in known
                children.append(one)
        return said.with_({}, children=children)

    def _write(self, page: Live[js.Element]) -> None:
        """Writes the next announcement."""
        said, self._next = self._next, None
        if said and (live := page.children.get(SPOKEN)):
            written = self._written(said, live.children, more=1)
            update(self._surface, live, written)
            self._surface.written()
            if len(written.children) < len(said.children):
                self._next = said
                later(AFTER, lambda: self._write(page))
