"""A thousand games at once go to the durable store in a few transactions, one after the other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial

from tessera.games import find
from tessera.storage.analyses import Analyses
from tessera.storage.backups.backup import Backup
from tessera.storage.backups.restoring import Restoration
from tessera.storage.backups.unfinished import RESTORING, UnfinishedBackup
from tessera.storage.envelope import Envelope, wrap
from tessera.storage.holdings import Status
from tessera.storage.journal import Journal
from tessera.storage.ports import Faults, Write
from tessera.storage.repository import Repository
from tessera.storage.revisions import GAME
from tessera.storage.saves import Saves
from tessera.storage.write_queue import MOST, MOST_CHARACTERS, WriteQueue
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import NOW, record_text
from tests.storage.kept import settings_in

MANY = 1_000
FEW = 20
"""Transactions for so many games."""


def text(n: int) -> str:
    return record_text("person", "person", seed=f"s{n}")


class Late(FakeDurableStore):
    """Answers late and in order, and would be taken for dead if it were asked for two at once."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        super().__init__(texts)
        self.slow = True
        self.is_writing = False

    def commit(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        assert not self.is_writing, "one at a time"
        self.is_writing = True
        super().commit(writes, answer)

    def _change(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        self.is_writing = False
        super()._change(writes, answer)

    def answer_all(self) -> None:
        while self.turn():
            pass


class Device:
    """What a page has, and what it keeps."""

    def __init__(self, local: dict[str, str] | None = None) -> None:
        self.local = FakeStore(local)
        self.durable_store = Late()
        self.time = NOW
        self.open()

    def open(self) -> None:
        """Another launch."""
        self.durable_store.transactions.clear()
        self.queue = WriteQueue(self.durable_store)
        self.repository = Repository(Journal(self.local), self.queue, "aaaa", lambda: self.time)
        self.saves = Saves(self.repository, find)

    def check(self, games: int = MANY, most: int = FEW) -> None:
        """All are in the durable store, by so many transactions, and said to be saved."""
        self.durable_store.answer_all()
        assert len(self.durable_store.transactions) <= most
        kept = {key.removeprefix(GAME) for key in self.durable_store.texts if key.startswith(GAME)}
        assert len(kept) == games
        assert {self.repository.status(id) for id in kept} == {Status.SAVED}


def test_a_backup_of_many_games_is_restored() -> None:
    device = Device()
    UnfinishedBackup(device.queue).keep("the backup")
    backup = Backup({}, {f"g{n}": text(n) for n in range(MANY)})
    restoration = Restoration(backup, device.saves, settings_in(device.local), find)
    while not restoration.is_done:
        while restoration.look():
            pass
        safe = restoration.kept
        restoration.give(lambda: None)
        assert restoration.kept == safe, "nothing is called kept before it is"
        device.durable_store.answer_all()
    UnfinishedBackup(device.queue).keep(None)
    assert (restoration.kept, restoration.unsafe) == (MANY, [])
    device.check()
    assert RESTORING not in device.durable_store.texts


def test_a_launch_that_mends_many_games() -> None:
    """Only local storage has them, as after a visit of the first Tessera."""
    device = Device({f"{GAME}g{n}": wrap(Envelope(3, "bb", NOW, text(n))) for n in range(MANY)})
    device.check(most=MANY // MOST)


def test_many_games_that_are_not_safe_when_the_page_hides() -> None:
    device = Device()
    device.durable_store.slow, device.durable_store.fault = False, "refused"
    for n in range(MANY):
        device.saves.repository.write(f"g{n}", text(n))
    assert device.repository.status("g7") is Status.WEAK
    device.durable_store.slow, device.durable_store.fault = True, None
    device.durable_store.transactions.clear()
    device.repository.flush()
    device.repository.flush()
    device.check(most=MANY // MOST)
    device.durable_store.transactions.clear()
    device.repository.flush()
    assert device.durable_store.transactions == []


def test_many_analyses_and_a_game_share_the_queue() -> None:
    device = Device()
    device.repository.write("one", text(1))
    device.repository.write("two", text(2))
    found: list[int] = []
    Analyses(device.queue, lambda: NOW).read_all(lambda kept: found.append(len([*kept])))
    device.repository.write("three", text(3))
    device.check(games=3)
    assert found == [0]
    assert device.durable_store.transactions == [1, 1, 1]


# --- the queue ---


def test_each_write_has_its_guard_who_sees_what_came_before() -> None:
    durable_store = Late({"b": "goes"})
    queue = WriteQueue(durable_store)
    told: list[str | None] = []
    with queue.together():
        for key, text in [("a", "a"), ("b", None), ("a", "a"), ("b", "b")]:
            free = partial(lambda text, there: text is None or not there, text)
            queue.commit({key: text}, (key,), free, told.append)
    durable_store.answer_all()
    assert (told, durable_store.transactions) == ([None, None, "conflict", None], [4])


def test_what_has_no_room_keeps_nobody_else_out() -> None:
    class Small(Late):
        def _change(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
            large = any(len(text or "") > 5 for w in writes for text in w.changes.values())
            self.fault = "full" if large else None
            super()._change(writes, answer)

    durable_store = Small()
    queue = WriteQueue(durable_store)
    told: dict[str, str | None] = {}
    with queue.together():
        for n in range(9):
            key = f"k{n}"
            queue.commit(
                {key: "too large" if n == 4 else "fits"},
                (),
                lambda there: True,
                partial(told.setdefault, key),
            )
    durable_store.answer_all()
    assert told == {f"k{n}": "full" if n == 4 else None for n in range(9)}
    assert len(durable_store.texts) == 8


def test_where_there_is_no_room_it_is_not_asked_for_each_game() -> None:
    device = Device()
    device.durable_store.fault = "full"
    with device.repository.together():
        for n in range(100):
            device.repository.write(f"g{n}", text(n))
    device.durable_store.answer_all()
    assert len(device.durable_store.transactions) < FEW
    assert device.repository.status("g7") is Status.WEAK


def test_long_texts_get_transactions_of_their_own() -> None:
    durable_store = Late()
    queue = WriteQueue(durable_store)
    with queue.together():
        for n in range(4):
            long = "x" * (MOST_CHARACTERS // 2)
            queue.commit({f"k{n}": long}, (), lambda there: True, lambda fault: None)
    durable_store.answer_all()
    assert durable_store.transactions == [2, 2]


def test_one_that_fails_to_hear_the_answer_costs_the_others_nothing() -> None:
    def fail(fault: str | None) -> None:
        raise RuntimeError

    durable_store = Late()
    queue = WriteQueue(durable_store)
    told: list[str | None] = []
    with queue.together():
        queue.commit({"a": "a"}, (), lambda there: True, fail)
        queue.commit({"b": "b"}, (), lambda there: True, told.append)
    with suppress(RuntimeError):
        durable_store.answer_all()
    queue.commit({"c": "c"}, (), lambda there: True, told.append)
    durable_store.answer_all()
    assert told == [None, None]


def test_what_is_read_has_what_was_written_before() -> None:
    durable_store = Late()
    queue = WriteQueue(durable_store)
    queue.commit({"a": "a"}, (), lambda there: True, lambda fault: None)
    queue.commit({"b": "b"}, (), lambda there: True, lambda fault: None)
    found: list[str] = []
    queue.read(("a", "b"), found.extend)
    durable_store.answer_all()
    assert found == ["a", "b"]
