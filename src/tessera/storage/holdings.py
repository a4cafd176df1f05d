"""The games of this device: all in memory, and kept in two stores.

Of each game the newest undamaged revision counts. A store that has another one is mended, and
damaged texts are moved into quarantine.
"""

from collections.abc import Callable, Mapping
from enum import Enum
from functools import partial

from tessera.storage.journal import Journal
from tessera.storage.ports import StoreError
from tessera.storage.revisions import (
    DELETED,
    EARLIER,
    GAME,
    QUARANTINE,
    Chosen,
    Revision,
    choose,
    keys_of,
    may_replace,
    quarantine_name,
    saved_at,
    sort_out,
)
from tessera.storage.write_queue import WriteQueue

MOST_OF_JOURNAL = 2_500_000
"""The most characters of games in local storage after a launch: half of what browsers allow."""


class Status(Enum):
    """The safety of a game's last event."""

    SAVED = "it survives a crash"
    SAVING = "it is on its way"
    ONCE = "the durable store has it, local storage does not: it survives a crash, in one copy"
    WEAK = "local storage has it, the durable store does not: a crash could lose the last minute"
    FULL = "only this page has it: there is no room left"
    REFUSED = "only this page has it: the browser stores nothing"
    CLEARED = "it was saved, and the stores have lost it: only this page has it"
    LONG = "only this page has it: it is longer than what can be read again"


KEPT = (Status.SAVED, Status.ONCE)
"""Statuses of a game that survives a crash."""
UNSAFE = (Status.WEAK, Status.FULL, Status.REFUSED)
"""Statuses of a game for which it may help to write it again."""


class Holdings:
    """The games as they are kept. `on_changed` is called with the id of a game that is no longer as
    this page wrote it."""

    def __init__(self, local: Journal, durable_store: WriteQueue) -> None:
        self.on_changed: Callable[[str], None] = lambda id: None
        self.local, self._durable_store = local, durable_store
        self._revisions: dict[str, Revision] = {}
        self._status: dict[str, Status] = {}
        self._safe: dict[str, Revision] = {}
        """The revision of each game in the durable store, as far as that is known."""
        self._has_no_room = False
        """Whether local storage refused the last write."""
        self.quarantine: dict[str, str] = {}
        """Damaged texts, by the part of their key after `QUARANTINE`."""
        local.spare = self._spare
        with durable_store.together():
            self._start()

    def games(self) -> dict[str, Revision]:
        """The games by id, damaged and newer ones included."""
        return {id: revision for id, revision in self._revisions.items() if not revision.deleted}

    def deleted(self) -> dict[str, Revision]:
        """The deleted games by id, which can still be restored."""
        return {id: revision for id, revision in self._revisions.items() if revision.deleted}

    def get(self, id: str) -> Revision | None:
        """One game, unless it was deleted."""
        revision = self._revisions.get(id)
        return None if revision is None or revision.deleted else revision

    def status(self, id: str) -> Status:
        """The safety of a game that was opened or written here."""
        return self._status.get(id, Status.SAVED)

    def look_for_cleared(self) -> None:
        """Finds out which games the stores have no more, as after all site data was cleared."""

        def arrived(durable_store: Mapping[str, str]) -> None:
            for id, revision in self._revisions.items():
                key, _ = keys_of(id, revision)
                if self.status(id) in KEPT and key not in durable_store and not self.local.get(key):
                    self._status[id] = Status.CLEARED

        self._durable_store.read((GAME, DELETED), arrived)

    def refresh(self, id: str, then: Callable[[], None]) -> None:
        """Reads a game again from the stores, as after another tab let go of it; then calls
        `then`."""
        keys = (GAME + id, DELETED + id)

        def arrived(durable_store: Mapping[str, str]) -> None:
            local = {key: text for key in keys if (text := self.local.get(key)) is not None}
            revisions = [
                Revision(t[key], key == keys[1])
                for t in (durable_store, local)
                for key in keys & t.keys()
            ]
            if revisions:
                self._found_again(id, choose(revisions), durable_store)
            then()

        self._durable_store.read(keys, arrived)

    def _found_again(self, id: str, choice: Chosen, durable_store: Mapping[str, str]) -> None:
        best, old = choice.best, self._revisions.get(id)
        if old is not None and best.number <= old.number:
            return
        self._revisions[id] = best
        self._status.pop(id, None)
        if durable_store.get(keys_of(id, best)[0]) == best.stored:
            self._safe[id] = best
        else:
            self._mend(id, choice, in_durable_store=False)
        self.on_changed(id)

    # --- two stores are brought into one ---

    def _start(self) -> None:
        durable_store = self._durable_store.found(GAME, DELETED, QUARANTINE)
        local = self._found_locally()
        games, self.quarantine = sort_out((durable_store, local))
        for id, revisions in games.items():
            choice = choose(revisions)
            best = self._revisions[id] = choice.best
            if best.fault == "damaged":
                self._look_further_back(id, choice)
                continue
            key, other = keys_of(id, best)
            right, is_here = (
                texts.get(key) == best.stored and other not in texts
                for texts in (durable_store, local)
            )
            if durable_store.get(key) == best.stored:
                self._safe[id] = best
            if not right or not (is_here or (best.rests and not {key, other} & local.keys())):
                self._mend(id, choice, in_durable_store=right)
        used = sum(len(key) + len(text) for key, text in local.items())
        if used > MOST_OF_JOURNAL:
            self.local.make_room(used - MOST_OF_JOURNAL)

    def _found_locally(self) -> dict[str, str]:
        names = (n for n in self.local.names() if n.startswith((GAME, DELETED, QUARANTINE)))
        texts = [(name, self.local.get(name)) for name in names]
        return {name: text for name, text in texts if text is not None}

    def _spare(self) -> list[str]:
        """The keys in local storage of games that nobody is playing and that the durable store has,
        the longest unplayed first."""
        names = set(self.local.names())
        keys = {
            keys_of(id, safe)[0]: safe
            for id, safe in self._safe.items()
            if safe.rests and safe is self._revisions.get(id)
        }
        # Another tab may have gone on with one of them.
        spare = [k for k in names & keys.keys() if self.local.get(k) == keys[k].stored]
        return sorted(spare, key=lambda key: saved_at(keys[key].text))

    def _mend(self, id: str, choice: Chosen, *, in_durable_store: bool) -> None:
        """Writes the revision that counts to the stores that have another one, after moving damaged
        ones into quarantine."""
        key, other = keys_of(id, choice.best)
        stored = choice.best.stored

        def kept(fault: str | None) -> None:
            if self._revisions.get(id) is not choice.best:
                return  # It has been played on.
            if fault is None:
                self._safe[id] = choice.best
            safe = fault == "conflict" or self._safe.get(id) is choice.best
            self._status[id] = Status.SAVED if safe else Status.WEAK
            put_aside = {revision.stored for revision in choice.quarantine}
            texts = {name: self.local.get(name) for name in (key, other)}
            there = {name: text for name, text in texts.items() if text and text not in put_aside}
            # Another tab may have gone on while this was on its way: a newer revision stays.
            if fault is None and may_replace(choice.best, there):
                self._mend_local(id, choice.best)

        if in_durable_store and not choice.quarantine:
            kept(None)
            return
        texts = {
            f"{id}/{quarantine_name(revision.stored)}": revision.stored
            for revision in choice.quarantine
        }
        self.quarantine.update(texts)
        quarantine = {QUARANTINE + name: text for name, text in texts.items()}
        changes = {key: stored, other: None, **quarantine}
        replaceable = partial(may_replace, choice.best)
        self._status[id] = Status.SAVING
        self._durable_store.commit(changes, (key, other), replaceable, kept)

    def _mend_local(self, id: str, best: Revision) -> None:
        """Brings local storage, whose revision differs and isn't newer, in line with the durable
        store."""
        key, other = keys_of(id, best)
        if best.rests:
            self.local.delete(other)
            if self.local.get(key) != best.stored:
                self.local.delete(key)
        elif self._has_no_room or self._set_local(key, other, best.stored):
            self._status[id] = Status.ONCE

    def _look_further_back(self, id: str, choice: Chosen) -> None:
        """Looks for an undamaged revision among the earlier ones, and makes it the one that
        counts."""

        def arrived(texts: Mapping[str, str]) -> None:
            if self._revisions.get(id) is not choice.best:
                return
            earlier = choose([*map(Revision, texts.values()), choice.best, *choice.quarantine])
            if earlier.best.fault != "damaged":
                self._revisions[id] = earlier.best
                self._mend(id, earlier, in_durable_store=False)
                self.on_changed(id)

        self._durable_store.read((f"{EARLIER}{id}/",), arrived)

    def _set_local(self, key: str, other: str, stored: str) -> str | None:
        """Writes a text to local storage unless it is there already, and deletes the text under the
        `other` key. Returns None, or the code of a StoreError."""
        try:
            if self.local.get(key) != stored:
                self.local.set(key, stored)
        except StoreError as error:
            self._has_no_room = True
            return error.code
        self._has_no_room = False
        self.local.delete(other)
        return None
