"""The saved games to go on with, as cards above the menu."""

from collections.abc import Callable, Collection
from itertools import islice

from tessera.scene.node import Node
from tessera.scene.widgets import picture
from tessera.screens.faults import FAULTS
from tessera.screens.services import Services
from tessera.screens.table.saved.entries import is_known, summary
from tessera.screens.table.saved.thumbnails import ThumbnailLoader
from tessera.storage.saves import Entry

SHOWN = 3
"""Games to go on with: one large, the others smaller."""


class GoingOn:
    """The latest games that aren't over, with pictures of their boards."""

    def __init__(self, services: Services, looked: Callable[[], None]) -> None:
        """`looked` is called after each game that was looked at."""
        self._services = services
        self._thumbnails = ThumbnailLoader(services, looked)

    def look(self) -> None:
        """Opens the games for their pictures, one after the other by timer."""
        self._thumbnails.look(self._entries())

    def look_at_once(self) -> None:
        """Opens all of them now."""
        self._thumbnails.now(self._entries())

    def stop(self) -> None:
        """Opens no more of them, because the menu is left."""
        self._thumbnails.stop()

    def drop_untouched(self) -> None:
        """Forgets those that were opened and left untouched, unless another tab has them open."""
        self._services.device.tabs.ask_what_is_played(self._drop_untouched)

    def _drop_untouched(self, played: Collection[str] | None) -> None:
        saves = self._services.saves
        entries = islice((e for e in saves.entries() if not e.over), 2 * SHOWN)
        for entry in [e for e in entries if is_known(e) and _is_untouched(e)]:
            if played is not None and entry.id not in played:
                saves.drop(entry.id)

    def cards(self) -> list[Node]:
        """A card of each game."""
        return [self._resume(entry, large=not at) for at, entry in enumerate(self._entries())]

    def _entries(self) -> list[Entry]:
        # No more heads are read than are shown.
        entries = self._services.saves.entries()
        going_on = (e for e in entries if not e.over and is_known(e) and not _is_untouched(e))
        return list(islice(going_on, SHOWN))

    def _resume(self, entry: Entry, *, large: bool) -> Node:
        thumbnail, say = self._thumbnails.of(entry), self._services.say
        title, *rest = summary(self._services, entry, thumbnail.standings if large else ())
        turn = Node("span", {"class": "whose-turn"}, thumbnail.turn or "\u00a0", key="turn")
        words = Node("div", {"class": "entry-words"}, title, turn, *rest, key="words")
        way = Node(
            "span", {"class": "button primary go-on"}, picture("play"), say("Continue"), key="way"
        )
        return Node(
            "a",
            {
                "href": f"#/play/{entry.id}",
                "class": "entry resume first" if large else "entry resume",
            },
            thumbnail.picture,
            words,
            way if large else None,
            key=entry.id,
        )


def _is_untouched(entry: Entry) -> bool:
    try:
        return entry.untouched
    except FAULTS:  # It is told with the picture.
        return False
