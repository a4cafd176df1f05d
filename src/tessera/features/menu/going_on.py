"""The evening and the latest game, as cards above the menu."""

from collections.abc import Callable, Collection
from itertools import islice

from tessera.features.setup.tonight import heading, running, tally
from tessera.scene.node import Node
from tessera.scene.widgets import link, picture
from tessera.screens.faults import FAULTS
from tessera.screens.services import Services
from tessera.screens.table.saved.entries import is_known, summary
from tessera.screens.table.saved.thumbnails import ThumbnailLoader
from tessera.storage.people.evening import Evening
from tessera.storage.saves import Entry

LOOKED_AT = 6
"""So many games may have been opened and left untouched."""


class GoingOn:
    """The evening, and the latest game with a picture of its board."""

    def __init__(self, services: Services, looked: Callable[[], None]) -> None:
        """`looked` is called after each game that was looked at."""
        self._services = services
        self._thumbnails = ThumbnailLoader(services, looked)
        self.stop = self._thumbnails.stop

    def look(self) -> None:
        """Opens the game for its picture, by timer."""
        self._thumbnails.look(self._entries()[:1])

    def look_at_once(self) -> None:
        """Opens it now."""
        self._thumbnails.now(self._entries()[:1])

    def drop_untouched(self) -> None:
        """Forgets those that were opened and left untouched, unless another tab has them open."""
        self._services.device.tabs.ask_what_is_played(self._drop_untouched)

    def _drop_untouched(self, played: Collection[str] | None) -> None:
        saves = self._services.saves
        entries = islice((e for e in saves.entries() if not e.over), LOOKED_AT)
        for entry in [e for e in entries if is_known(e) and _is_untouched(e)]:
            if played is not None and entry.id not in played:
                saves.drop(entry.id)

    def cards(self) -> list[Node]:
        """The evening, the latest game, and a link to the others."""
        cards = [self._resume(entry) for entry in self._entries()[:1]]
        if games := running(self._services):
            cards.insert(0, self._evening(games))
        if len(self._entries()) > 1:
            cards.append(link(self._services.say("Other games in progress"), "#/saved"))
        return cards

    def _evening(self, games: Evening) -> Node:
        services = self._services
        return Node(
            "a",
            {"href": "#/evening", "class": "entry evening-band"},
            Node("b", {}, heading(services)),
            Node("span", {"class": "tallies"}, *tally(services, games)),
            key="evening",
        )

    def _entries(self) -> list[Entry]:
        # No more heads are read than are shown.
        entries = self._services.saves.entries()
        going_on = (e for e in entries if not e.over and is_known(e) and not _is_untouched(e))
        return list(islice(going_on, 2))

    def _resume(self, entry: Entry) -> Node:
        thumbnail, say = self._thumbnails.of(entry), self._services.say
        title, names, *_ = summary(self._services, entry, thumbnail.standings)
        turn = Node("span", {"class": "whose-turn"}, thumbnail.turn or "\u00a0", key="turn")
        words = Node("div", {"class": "entry-words"}, title, turn, names, key="words")
        way = Node("span", {"class": "button primary go-on"}, picture("play"), say("Continue"))
        look = {"href": f"#/play/{entry.id}", "class": "entry resume"}
        return Node("a", look, thumbnail.picture, words, way, key=entry.id)


def _is_untouched(entry: Entry) -> bool:
    try:
        return entry.untouched
    except FAULTS:  # It is told with the picture.
        return False
