"""The games that were added to this device: their names, and whether they can be started.

A game from elsewhere may do anything when it is imported. Its exceptions are kept from the app; and
while it is imported its name is in the store, so that the next launch knows if this one never came
to an end because of it.
"""

import re
from collections.abc import Callable
from contextlib import suppress

from tessera import games
from tessera.kit.game import AnyGame
from tessera.storage.ports import Store, StoreError

KEY = "packs"
STARTING = "starting/"
"""The prefix of the key for a game that is being imported. Each game has a key of its own, for
another tab may start another one at the same time."""
ENDLESS, STOPPED, AFRESH = "endless", "stopped", "afresh"
KNOWN = (ENDLESS, STOPPED, AFRESH)
"""The values of that key once a start has failed: it never came to an end; it had a fault that no
page survives (static/runtime.mjs writes this too); somebody had Tessera start afresh
(static/afresh.js), perhaps because of it."""
NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST = 50
"""The most games that are read from the store, in which there may be anything."""

Failed = Callable[[BaseException], None]


class AddedGames:
    """The names of added games in the store of a site. `start` is for `games.starting`."""

    def __init__(
        self, store: Store, failed: Failed, others: Callable[[], tuple[str, ...]] = tuple
    ) -> None:
        """`failed` is called with the exception that a game raises when it is started. `others`
        gives the names of games that are started likewise, and come from elsewhere."""
        self._store = store
        self._others = others
        self._failed = failed
        self._started: set[str] = set()
        self._begun: set[str] = set()

    def names(self) -> tuple[str, ...]:
        """The names in the order in which they were added."""
        stored = (self._store.get(KEY) or "").split()
        names = [name for name in stored if NAME.fullmatch(name)]
        return tuple(dict.fromkeys(names))[:MOST]

    def add(self, name: str) -> None:
        """Adds a game; another tab may have added it already. Raises StoreError."""
        self._store.set(KEY, " ".join(dict.fromkeys((*self.names(), name))))

    def remove(self, name: str) -> None:
        """Removes a game; its saved games stay."""
        # Never deleted: a site without the key takes over the games that were added while all sites
        # shared one store.
        self._store.set(KEY, " ".join(other for other in self.names() if other != name))
        self.try_again(name)

    def unfinished(self) -> tuple[str, ...]:
        """The games whose start hasn't come to an end: it is under way in another tab, or never
        will. Those whose start is known to have failed aren't among them."""
        known = {None, *KNOWN}
        every = (*self.names(), *self._others())
        return tuple(name for name in every if self._store.get(STARTING + name) not in known)

    def set_aside(self, name: str) -> bool:
        """Leaves out a game that no page survives, from the next launch on; returns whether the
        store could note it."""
        with suppress(StoreError):
            self._store.set(STARTING + name, STOPPED)
            return True
        return False

    def left_out(self) -> dict[str, str]:
        """The games that aren't to be started, with the reason (one of `KNOWN`). To be called after
        waiting for the unfinished ones: those that still are get the reason `ENDLESS`. Starts of
        games that were never added are forgotten."""
        begun = [key for key in self._store.names() if key.startswith(STARTING)]
        every = (*self.names(), *self._others())
        names = [name for name in every if STARTING + name in begun]
        for key in begun:
            if key.removeprefix(STARTING) not in names:
                self._store.delete(key)
        for name in self.unfinished():
            with suppress(StoreError):  # Then the next launch waits for it once more.
                self._store.set(STARTING + name, ENDLESS)
        why = {name: self._store.get(STARTING + name) or ENDLESS for name in names}
        return {name: text if text in KNOWN else ENDLESS for name, text in why.items()}

    def try_again(self, name: str) -> None:
        """Forgets that a game could not be started."""
        self._started.discard(name)
        games.LEFT_OUT.discard(name)
        self._store.delete(STARTING + name)

    def has_run(self, name: str) -> bool:
        """Whether any code of a game has run in this page, successfully or not."""
        return name in self._begun

    def start(self, name: str, begin: Callable[[], AnyGame]) -> AnyGame | None:
        """Starts a game and returns it; None if it can't be started, and is left out from now
        on."""
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
    """Tries all that the menu and the list of saved games need of a game. Raises any exception of
    the game's, or AssertionError."""
    rules, texts = game.rules, game.texts
    assert rules.name == name
    assert rules.version >= 1
    assert "normal" in game.bots
    assert isinstance(texts.TITLE, str)
    for players in rules.players:
        rules.options(players)
        rules.new(rules.standard_setup(players))
