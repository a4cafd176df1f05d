"""The repository: reads every game of this device, and writes it to one store or two.

Reading is immediate, because all games are in memory. Writing goes to the journal at once and to
the durable store a moment later; only then does `status` say that a game is saved. A game that the
durable store has and nobody is playing may leave the journal.
"""

from collections.abc import Callable, Mapping
from functools import partial
from itertools import count

from tessera.core.limits import MAX_CHARACTERS
from tessera.storage.envelope import Envelope, wrap
from tessera.storage.holdings import UNSAFE, Holdings, Status
from tessera.storage.journal import Journal
from tessera.storage.revisions import (
    DELETED,
    EARLIER,
    GAME,
    Revision,
    choose,
    keys_of,
    may_replace,
)
from tessera.storage.write_queue import WriteQueue

EARLIER_KEPT = 2
"""Revisions before the last one that the durable store keeps."""


class Repository(Holdings):
    """The games, and the writing of them here and in other tabs. `on_forked` is called when another
    tab has gone on with a game: with its id, and the new id of the game as this page played it."""

    def __init__(
        self, local: Journal, durable_store: WriteQueue, tab: str, now: Callable[[], str]
    ) -> None:
        self.on_forked: Callable[[str, str], None] = lambda id, new: None
        self.on_stored: Callable[[str, str], None] = lambda key, stored: None
        """Called with a key and the text just written under it, for the other tabs."""
        self.on_full: Callable[[], None] = lambda: None
        """Called when the durable store had no room for a game."""
        self._tab, self._now = tab, now
        # Together: a context in which all writes are collected, to go there in few transactions.
        self.together, self.when_answered = durable_store.together, durable_store.when_answered
        self._begun: dict[str, int] = {}
        """The revision of each game after which all have been written by this page."""
        super().__init__(local, durable_store)

    def is_free(self, id: str) -> bool:
        """Whether this id has no game, not even a deleted one, or one that this page has
        written."""
        revision = self._revisions.get(id)
        return revision is None or revision.tab == self._tab

    def write(self, id: str, text: str, *, deleted: bool = False) -> None:
        """Stores the next revision of a game, among the deleted ones if `deleted`."""
        if len(text) > MAX_CHARACTERS and not deleted:
            self._status[id] = Status.LONG
            return
        old = self._revisions.get(id)
        revision = max(old.number if old else 0, 0) + 1
        new = Revision(wrap(Envelope(revision, self._tab, self._now(), text)), deleted)
        if old is None or old.tab != self._tab or id not in self._begun:
            self._begun[id] = revision - 1
        if old and old.fault == "newer":  # This version can move it, but not rewrite it.
            new = Revision(old.stored, deleted)
        self._revisions[id] = new
        self._store(id, new, old)

    def forget(self, id: str) -> None:
        """Removes a game for good."""
        revision = self._revisions.pop(id)
        key, _ = keys_of(id, revision)
        self._safe.pop(id, None)
        self._status.pop(id, None)
        self.local.delete(key)
        past = range(max(revision.number - EARLIER_KEPT - 1, 0), revision.number)
        changes = {key: None, **{f"{EARLIER}{id}/{n}": None for n in past}}
        self._durable_store.commit(changes, (), lambda texts: True, lambda fault: None)

    def flush(self) -> None:
        """Writes the games again that aren't safe yet, and aren't being written."""
        with self.together():
            for id, status in list(self._status.items()):
                if status in UNSAFE:
                    self._store(id, self._revisions[id], None)

    def hear(self, key: str, stored: str) -> None:
        """Takes over a text that another tab has written under a key."""
        deleted = key.startswith(DELETED)
        id = key.removeprefix(DELETED if deleted else GAME)
        new, old = Revision(stored, deleted), self._revisions.get(id)
        if old is None or new.number > old.number:
            self._revisions[id] = self._safe[id] = new
            self._status.pop(id, None)
            self.on_changed(id)

    def _store(self, id: str, new: Revision, old: Revision | None) -> None:
        key, other = keys_of(id, new)
        texts = {name: text for name in (key, other) if (text := self.local.get(name)) is not None}
        if not self._goes_on(id, new, texts):
            self._fork(id, new, texts)
            return
        fault = self._set_local(key, other, new.stored)
        self._status[id] = Status.SAVING
        changes: dict[str, str | None] = {key: new.stored, other: None}
        if old is not None:
            changes[f"{EARLIER}{id}/{old.number}"] = old.stored
            changes[f"{EARLIER}{id}/{old.number - EARLIER_KEPT}"] = None
        there: dict[str, str] = {}

        def guard(texts: Mapping[str, str]) -> bool:
            there.update(texts)
            return self._goes_on(id, new, texts)

        stored = partial(self._stored, id, new, fault, there)
        self._durable_store.commit(changes, (key, other), guard, stored)

    def _goes_on(self, id: str, new: Revision, there: Mapping[str, str]) -> bool:
        """Whether the new revision continues the texts that are `there`: no other tab has written
        since this page began."""
        # Comparing with `new` isn't enough: another tab may have written a revision that this
        # page's last write, still under way, has missed.
        others = [
            revision for text in there.values() if (revision := Revision(text)).tab != self._tab
        ]
        begun = self._begun.get(id, new.number)
        unknown = any(revision.number > begun for revision in others)
        return may_replace(new, there) and not unknown

    def _stored(
        self, id: str, new: Revision, weak: str | None, there: Mapping[str, str], fault: str | None
    ) -> None:
        """Updates the status of a game once the durable store has answered. `weak` and `fault` are
        the faults of local storage and of the durable store, None for none."""
        if fault == "conflict":
            self._fork(id, new, there)
            return
        if fault is None:
            self.on_stored(keys_of(id, new)[0], new.stored)
        if self._revisions.get(id) is not new:
            return  # A later event is on its way already, and decides.
        if fault is None:
            self._safe[id] = new
        if self._safe.get(id) is new:
            self._status[id] = Status.SAVED if weak is None or new.rests else Status.ONCE
        elif weak is None:
            self._status[id] = Status.WEAK
        else:
            self._status[id] = Status.FULL if "full" in (weak, fault) else Status.REFUSED
        if fault == "full":
            self.on_full()

    def _fork(self, id: str, mine: Revision, theirs: Mapping[str, str]) -> None:
        """Saves the game as this page played it under a new id, because another tab has gone on
        with it."""
        if self._revisions.get(id) is not mine:
            return  # An earlier write has led here already.
        revisions = [Revision(text, key.startswith(DELETED)) for key, text in theirs.items()]
        self._revisions[id] = choose(revisions).best
        self._safe.pop(id, None)
        self._status.pop(id, None)
        if mine.deleted:
            self.on_changed(id)
            return
        # It may have happened before, and those games are kept as well.
        names = (f"{id[:40]}-{self._tab}{n or ''}" for n in count())
        new = next(name for name in names if name not in self._revisions)
        self.write(new, mine.text)
        self.on_forked(id, new)
