"""The repository: every game of this device, in memory, and in one store or two.

Reading is immediate: it is all in memory. Writing goes to the journal at once and to the durable
store a moment later; only then does `status` say that a game is saved. What the durable store has
and nobody is playing may leave the journal.
"""

from collections.abc import Callable, Mapping
from contextlib import AbstractContextManager
from enum import Enum
from functools import partial
from itertools import count

from tessera.core.record_reader import MAX_CHARACTERS
from tessera.storage.envelope import Envelope, wrap
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
"""Characters of games in local storage after a launch: half of what browsers allow."""
EARLIER_KEPT = 2
"""How many revisions before the last one are kept in the durable store."""


class Status(Enum):
    """How safe the last event of a game is."""

    SAVED = "it survives a crash"
    SAVING = "it is on its way"
    ONCE = "the durable store has it, local storage does not: it survives a crash, in one copy"
    WEAK = "local storage has it, the durable store does not: a crash could lose the last minute"
    FULL = "only this page has it: there is no room left"
    REFUSED = "only this page has it: the browser stores nothing"
    LONG = "only this page has it: it is longer than what can be read again"


KEPT = (Status.SAVED, Status.ONCE)
"""It survives a crash."""
UNSAFE = (Status.WEAK, Status.FULL, Status.REFUSED)
"""It may help to try again."""


class Repository:
    """What is kept. `changed` is called with the id of a game that is other than this page wrote
    it, `forked` with an id and the new one under which this page's own way goes on."""

    def __init__(
        self, local: Journal, durable_store: WriteQueue, tab: str, now: Callable[[], str]
    ) -> None:
        self.changed: Callable[[str], None] = lambda id: None
        self.forked: Callable[[str, str], None] = lambda id, new: None
        self.told: Callable[[str, str], None] = lambda key, stored: None
        """Called with what was written, for the other tabs."""
        self.full: Callable[[], None] = lambda: None
        """Called when the durable store had no room for a game."""
        self.local, self._durable_store, self._tab, self._now = local, durable_store, tab, now
        self._revisions: dict[str, Revision] = {}
        self._status: dict[str, Status] = {}
        self._begun: dict[str, int] = {}
        """From which revision of a game this page went on by itself."""
        self._safe: dict[str, Revision] = {}
        """What the durable store has of each game, as far as that is known."""
        self._has_no_room = False
        """Whether local storage has refused what was written last."""
        self.quarantine: dict[str, str] = {}
        """Damaged texts, by what follows `QUARANTINE` in their key."""
        local.spare = self._spare
        with durable_store.together():
            self._start()

    def games(self) -> dict[str, Revision]:
        """The games by id, damaged and newer ones included."""
        return {id: revision for id, revision in self._revisions.items() if not revision.deleted}

    def deleted(self) -> dict[str, Revision]:
        """The games that can still be restored."""
        return {id: revision for id, revision in self._revisions.items() if revision.deleted}

    def get(self, id: str) -> Revision | None:
        """One game, unless it was deleted."""
        revision = self._revisions.get(id)
        return None if revision is None or revision.deleted else revision

    def is_free(self, id: str) -> bool:
        """Whether nothing stands under this id, not even a deleted game, but for what this page has
        written."""
        revision = self._revisions.get(id)
        return revision is None or revision.tab == self._tab

    def status(self, id: str) -> Status:
        """How safe a game is that was opened or written here."""
        return self._status.get(id, Status.SAVED)

    def write(self, id: str, text: str, *, deleted: bool = False) -> None:
        """Keeps the next revision of a game, or of its deletion."""
        if len(text) > MAX_CHARACTERS and not deleted:
            self._status[id] = Status.LONG
            return
        old = self._revisions.get(id)
        revision = max(old.number if old else 0, 0) + 1
        new = Revision(wrap(Envelope(revision, self._tab, self._now(), text)), deleted)
        if old is None or old.tab != self._tab or id not in self._begun:
            self._begun[id] = revision - 1
        if old and old.fault == "newer":  # We can move it, but not write it.
            new = Revision(old.stored, deleted)
        self._revisions[id] = new
        self._store(id, new, old)

    def forget(self, id: str) -> None:
        """Throws a deleted game away for good."""
        revision = self._revisions.pop(id)
        self._safe.pop(id, None)
        self.local.delete(DELETED + id)
        past = range(max(revision.number - EARLIER_KEPT - 1, 0), revision.number)
        changes = {DELETED + id: None, **{f"{EARLIER}{id}/{n}": None for n in past}}
        self._durable_store.commit(changes, (), lambda found: True, lambda fault: None)

    def together(self) -> AbstractContextManager[None]:
        """What is written in here goes to the durable store in as few transactions as can be."""
        return self._durable_store.together()

    def when_answered(self, then: Callable[[], None]) -> None:
        """Calls `then` once the durable store has answered to all that was written before."""
        self._durable_store.when_answered(then)

    def flush(self) -> None:
        """Tries again to write what isn't safe yet, and isn't on its way."""
        with self.together():
            for id, status in list(self._status.items()):
                if status in UNSAFE:
                    self._store(id, self._revisions[id], None)

    def hear(self, key: str, stored: str) -> None:
        """Another tab has written this."""
        deleted = key.startswith(DELETED)
        id = key.removeprefix(DELETED if deleted else GAME)
        new, old = Revision(stored, deleted), self._revisions.get(id)
        if old is None or new.number > old.number:
            self._revisions[id] = self._safe[id] = new
            self._status.pop(id, None)
            self.changed(id)

    def refresh(self, id: str, then: Callable[[], None]) -> None:
        """Looks again at what the stores have of a game, as after another tab let go of it."""
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
        self.changed(id)

    # --- at the start ---

    def _start(self) -> None:
        durable_store = self._durable_store.found(GAME, DELETED, QUARANTINE)
        local = self._found_locally()
        found, self.quarantine = sort_out((durable_store, local))
        for id, revisions in found.items():
            choice = choose(revisions)
            best = self._revisions[id] = choice.best
            if best.fault == "damaged":
                self._look_further_back(id, choice)
                continue
            key, other = keys_of(id, best)
            right, here = (
                texts.get(key) == best.stored and other not in texts
                for texts in (durable_store, local)
            )
            if durable_store.get(key) == best.stored:
                self._safe[id] = best
            if not right or not (here or (best.rests and not {key, other} & local.keys())):
                self._mend(id, choice, in_durable_store=right)
        used = sum(len(key) + len(text) for key, text in local.items())
        if used > MOST_OF_JOURNAL:
            self.local.make_room(used - MOST_OF_JOURNAL)

    def _found_locally(self) -> dict[str, str]:
        names = [
            name for name in self.local.names() if name.startswith((GAME, DELETED, QUARANTINE))
        ]
        texts = ((name, self.local.get(name)) for name in names)
        return {name: text for name, text in texts if text is not None}

    def _spare(self) -> list[str]:
        """The keys in local storage of what nobody is playing and the durable store has, those
        first that were played longest ago."""
        here = set(self.local.names())
        keys = {
            keys_of(id, safe)[0]: safe
            for id, safe in self._safe.items()
            if safe.rests and safe is self._revisions.get(id)
        }
        # Another tab may have gone on with one of them.
        spare = [k for k in here & keys.keys() if self.local.get(k) == keys[k].stored]
        return sorted(spare, key=lambda key: saved_at(keys[key].text))

    def _mend(self, id: str, choice: Chosen, *, in_durable_store: bool) -> None:
        """Puts the revision that counts where another one is, once that one is in quarantine."""
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
            found = {name: self.local.get(name) for name in (key, other)}
            there = {name: text for name, text in found.items() if text and text not in put_aside}
            # Another tab may have gone on while this was on its way: what is newer stays.
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
        """Local storage has something else than the durable store, and it isn't newer."""
        key, other = keys_of(id, best)
        if best.rests:
            self.local.delete(other)
            if self.local.get(key) != best.stored:
                self.local.delete(key)
        elif self._has_no_room or self._set_local(key, other, best.stored):
            self._status[id] = Status.ONCE

    def _look_further_back(self, id: str, choice: Chosen) -> None:
        """No revision is as it was written: perhaps an earlier one is."""

        def arrived(texts: Mapping[str, str]) -> None:
            if self._revisions.get(id) is not choice.best:
                return
            earlier = choose([*map(Revision, texts.values()), choice.best, *choice.quarantine])
            if earlier.best.fault != "damaged":
                self._revisions[id] = earlier.best
                self._mend(id, earlier, in_durable_store=False)
                self.changed(id)

        self._durable_store.read((f"{EARLIER}{id}/",), arrived)

    # --- writing ---

    def _store(self, id: str, new: Revision, old: Revision | None) -> None:
        key, other = keys_of(id, new)
        found = {name: text for name in (key, other) if (text := self.local.get(name)) is not None}
        if not self._goes_on(id, new, found):
            self._fork(id, new, found)
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
        """Whether nobody but this page has written since it began. A later revision alone says
        little: another tab's may be one that this page's last writing, still on its way, missed."""
        others = [
            revision for text in there.values() if (revision := Revision(text)).tab != self._tab
        ]
        begun = self._begun.get(id, new.number)
        unknown = any(revision.number > begun for revision in others)
        return may_replace(new, there) and not unknown

    def _stored(
        self, id: str, new: Revision, weak: str | None, there: Mapping[str, str], fault: str | None
    ) -> None:
        """The durable store has answered."""
        if fault == "conflict":
            self._fork(id, new, there)
            return
        if fault is None:
            self.told(keys_of(id, new)[0], new.stored)
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
            self.full()

    def _fork(self, id: str, mine: Revision, theirs: Mapping[str, str]) -> None:
        """Somebody else has gone on with the game: this page's way becomes a game of its own."""
        if self._revisions.get(id) is not mine:
            return  # What came before it has led here already.
        revisions = [Revision(text, key.startswith(DELETED)) for key, text in theirs.items()]
        self._revisions[id] = choose(revisions).best
        self._safe.pop(id, None)
        self._status.pop(id, None)
        if mine.deleted:
            self.changed(id)
            return
        # It may have happened before, and those games are kept as well.
        names = (f"{id[:40]}-{self._tab}{n or ''}" for n in count())
        new = next(name for name in names if name not in self._revisions)
        self.write(new, mine.text)
        self.forked(id, new)

    def _set_local(self, key: str, other: str, stored: str) -> str | None:
        """Writes to local storage what isn't there yet, and says why that failed."""
        try:
            if self.local.get(key) != stored:
                self.local.set(key, stored)
        except StoreError as error:
            self._has_no_room = True
            return error.code
        self._has_no_room = False
        self.local.delete(other)
        return None
