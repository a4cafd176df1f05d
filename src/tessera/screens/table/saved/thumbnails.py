"""Thumbnails of saved games for a list: a small picture of the board, and the standings.

For that a game is played through from its beginning, which takes some milliseconds. So the list is
shown at once, and the games follow one by one.
"""

from collections.abc import Callable, Iterable
from typing import NamedTuple

from tessera.games import find
from tessera.kit.board import drawing_of
from tessera.scene.node import Attributes, Node
from tessera.screens.faults import FAULTS
from tessera.screens.services import Services
from tessera.screens.table.seeing import spectate, viewers
from tessera.screens.table.words.turn import whose
from tessera.screens.timer import Task, pause
from tessera.storage.saves import Entry


class Thumbnail(NamedTuple):
    """The picture and words for an entry, as a spectator knows its game; empty for one that can't
    be opened."""

    picture: Node | None = None
    standings: tuple[str, ...] = ()
    """Each player's standing, in the order of the seats."""
    turn: str = ""
    """A title that names the player whose turn it is."""


NOTHING = Thumbnail()
SOON = Thumbnail(Node("div", {"class": "glimpse"}, key="glimpse"))
"""The room for the picture of a game that wasn't looked at yet."""


class ThumbnailLoader:
    """Looks at one game after the other while a list is shown."""

    def __init__(self, services: Services, looked: Callable[[], None] = lambda: None) -> None:
        """`looked` is called after each game that was looked at."""
        self._services = services
        self._looked = looked
        self._known: dict[str, tuple[str, Thumbnail]] = {}
        """By the text of the game, with the language of its words: it is looked at again when
        somebody has played on, or chosen another language."""
        self._task: Task | None = None

    def of(self, entry: Entry) -> Thumbnail:
        """The thumbnail of a game, or `SOON` until the game has been looked at."""
        if entry.text not in self._known:
            return SOON
        language, known = self._known[entry.text]
        return known if language == self._services.say.language else self._read(entry)

    def look(self, entries: Iterable[Entry]) -> None:
        """Looks at those of the games that are still unknown, one after the other by timer."""
        self.stop()
        unknown = [entry for entry in entries if entry.text not in self._known]
        self._task = Task(self._services.device, self._look_on(unknown))

    def now(self, entries: Iterable[Entry]) -> None:
        """Looks at these at once."""
        for entry in entries:
            self._look_at(entry)

    def stop(self) -> None:
        """Looks at no more games, because the list is left."""
        if self._task:
            self._task.stop()

    async def _look_on(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            await pause()
            self._look_at(entry)

    def _look_at(self, entry: Entry) -> None:
        if entry.text not in self._known:
            self._read(entry)
            self._looked()

    def _read(self, entry: Entry) -> Thumbnail:
        known = thumbnail(self._services, entry)
        self._known[entry.text] = self._services.say.language, known
        return known


def thumbnail(services: Services, entry: Entry) -> Thumbnail:
    """A picture and the standings of a saved game. A hidden hand stays hidden while the game goes
    on."""
    # A game that fails must not keep the other entries off the list.
    try:
        return _thumbnail(services, entry)
    except FAULTS as fault:
        services.blame(entry.game, fault)
        return NOTHING


def _thumbnail(services: Services, entry: Entry) -> Thumbnail:
    table = services.saves.opened(entry.id)
    game = find(table.rules.name) if table else None
    if table is None or game is None:
        return NOTHING
    seen = spectate(services, game, table, table.played, viewers(table)[0])
    drawing = drawing_of(game.view.board(seen))
    named: Attributes = {"class": "glimpse", "data-game": table.rules.name, "aria-hidden": "true"}
    picture = Node("div", named, drawing, key="glimpse") if drawing else None
    standings = tuple(game.view.standing(seen, seat) for seat in range(len(table.players)))
    seat = table.turn
    turn = "" if seat is None else whose(services.say, table.players, table.players[seat])
    return Thumbnail(picture, standings, turn)
