"""The games that were added to this device: their names, and whether they can be started.

A game from elsewhere may do anything when it is imported. What it raises is kept from the app; and
while it is imported its name stands in the store, so that a launch that never came to an end
because of it is known at the next one.
"""

import re
from collections.abc import Callable
from contextlib import suppress

from tessera import games
from tessera.kit.game import AnyGame
from tessera.storage.ports import Store, StoreError

KEY = "packs"
STARTING = "starting/"
"""Before the name of each that is being imported. Each has a key of its own, for another tab may
start another one at the same time."""
ENDLESS, STOPPED, AFRESH = "endless", "stopped", "afresh"
KNOWN = (ENDLESS, STOPPED, AFRESH)
"""What stands there once it is known: that its start never came to an end; that a fault in it was
one that no page outlives (static/runtime.mjs writes it too); that somebody had Tessera start afresh
(static/afresh.js), perhaps because of it."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST = 50
"""So many are known; nobody has more, and what is stored may be anything."""

Failed = Callable[[BaseException], None]


class AddedGames:
    """Their names in the store of a site. `start` is for `games.starting`."""

    def __init__(self, store: Store, failed: Failed) -> None:
        """`failed` is told what a game raises when it is started."""
        self._store = store
        self._failed = failed
        self._started: set[str] = set()
        self._begun: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """The names in the order in which they were added."""
        stored = (self._store.get(KEY) or "").split()
        found = [name for name in stored if NAME.fullmatch(name)]
        return tuple(dict.fromkeys(found))[:MOST]

    def add(self, name: str) -> None:
        """Raises StoreError. Another tab may have added it meanwhile."""
        self._store.set(KEY, " ".join(dict.fromkeys((*self.names(), name))))

    def remove(self, name: str) -> None:
        """Forgets it; what was played of it stays."""
        # Never deleted: a site without the key takes over what was added when all shared one.
        self._store.set(KEY, " ".join(other for other in self.names() if other != name))
        self.try_again(name)

    def unfinished(self) -> tuple[str, ...]:
        """Those whose start hasn't come to an end: in another tab, or never. One of which more is
        known is none of them."""
        known = {None, *KNOWN}
        return tuple(name for name in self.names() if self._store.get(STARTING + name) not in known)

    def set_aside(self, name: str) -> bool:
        """Whether it is left out from the next launch on, because no page outlives it."""
        with suppress(StoreError):
            self._store.set(STARTING + name, STOPPED)
            return True
        return False

    def left_out(self) -> dict[str, str]:
        """Those that aren't to be started, and why, asked after waiting for the unfinished: that a
        start never came to an end is known from now on. That of a game that never came to be added
        is forgotten."""
        begun = [key for key in self._store.names() if key.startswith(STARTING)]
        names = [name for name in self.names() if STARTING + name in begun]
        for key in begun:
            if key.removeprefix(STARTING) not in names:
                self._store.delete(key)
        for name in self.unfinished():
            with suppress(StoreError):  # Then the next launch waits for it once more.
                self._store.set(STARTING + name, ENDLESS)
        why = {name: self._store.get(STARTING + name) or ENDLESS for name in names}
        return {name: text if text in KNOWN else ENDLESS for name, text in why.items()}

    def try_again(self, name: str) -> None:
        """Forgets that it could not be started."""
        self._started.discard(name)
        games.LEFT_OUT.discard(name)
        self._store.delete(STARTING + name)

    def has_run(self, name: str) -> bool:
        """Whether anything of it has run in this page, whatever became of that."""
        return name in self._begun

    def start(self, name: str, begin: Callable[[], AnyGame]) -> AnyGame | None:
        """The game, or None where it can't be started; then it is left out from now on."""
        if name in self._started:
            return begin()
        self._begun.add(name)
        with suppress(StoreError):  # Then a start without an end isn't known at the next launch.
            self._store.set(STARTING + name, "begun")
        try:
            game = begin()
            check(name, game)
        except BaseException as fault:  # It may exit, or call itself interrupted.
            games.LEFT_OUT.add(name)
            self._failed(fault)
            return None
        finally:
            self._store.delete(STARTING + name)
        self._started.add(name)
        return game


def check(name: str, game: AnyGame) -> None:
    """Tries what the menu and the list of saved games ask of a game. Raises whatever goes wrong."""
    rules, texts = game.rules, game.texts
    assert rules.name == name
    assert rules.version >= 1
    assert "normal" in game.bots
    assert isinstance(texts.TITLE, str)
    for players in rules.players:
        rules.options(players)
        rules.new(rules.standard_setup(players))
