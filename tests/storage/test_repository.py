"""Two stores, several tabs, and what may happen to them: which revision counts, what is told."""

from __future__ import annotations

import pytest

from tessera.games import find
from tessera.storage.envelope import Envelope, wrap
from tessera.storage.holdings import Status
from tessera.storage.ports import NoDurableStore
from tessera.storage.repository import Repository
from tessera.storage.revisions import DELETED, EARLIER, GAME, QUARANTINE
from tessera.storage.saves import Saves
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import NOW, record_text
from tests.storage.kept import repository_in

KEY = f"{GAME}one"


def text(seed: object) -> str:
    """A record that differs by its seed."""
    return record_text("person", "person", seed=str(seed))


def stored(revision: int, seed: object, tab: str = "aaaa") -> str:
    return wrap(Envelope(revision, tab, NOW, text(seed)))


class Device:
    """Both stores, and pages that come and go."""

    def __init__(self, local: str | None = None, durable_store: str | None = None) -> None:
        self.local = FakeStore({KEY: local} if local is not None else {})
        self.durable_store = {KEY: durable_store} if durable_store is not None else {}
        self.time = NOW

    def page(self, tab: str = "aaaa", *, slow: bool = False) -> Repository:
        self.database = FakeDurableStore(self.durable_store)
        self.database.slow = slow
        return repository_in(self.local, self.database, tab, lambda: self.time)


def shown(repository: Repository) -> str | None:
    revision = repository.get("one")
    return revision.text if revision else None


# --- the newest that is as it was written ---


@pytest.mark.parametrize(
    ("local", "durable_store", "wins"),
    [
        (stored(5, "l"), stored(5, "l"), "l"),
        (stored(4, "l"), stored(5, "j"), "j"),
        (stored(6, "l"), stored(5, "j"), "l"),
        (stored(10, "l"), stored(9, "j"), "l"),
        (stored(6, "l")[:-1], stored(5, "j"), "j"),
        (stored(4, "l"), stored(5, "j")[:-1], "l"),
        (text("l"), stored(1, "j"), "j"),
        (text("l"), None, "l"),
        (None, stored(1, "j"), "j"),
        ("junk", stored(1, "j"), "j"),
    ],
)
def test_the_newest_sound_copy_counts_and_mends_the_other_store(
    local: str | None, durable_store: str | None, wins: str
) -> None:
    device = Device(local, durable_store)
    assert shown(device.page()) == text(wins)
    assert device.local.texts[KEY] == device.durable_store[KEY]
    assert shown(device.page()) == text(wins)


@pytest.mark.parametrize("damaged", [stored(6, "l")[:-1], "junk"])
def test_a_damaged_copy_is_put_aside_before_it_is_replaced(damaged: str) -> None:
    device = Device(damaged, stored(5, "j"))
    device.page()
    kept = [value for key, value in device.durable_store.items() if key.startswith(QUARANTINE)]
    assert kept == [damaged]
    (entry,) = Saves(device.page(), find).quarantine()
    assert entry.text == damaged


def test_a_damaged_copy_stays_where_it_is_while_it_cannot_be_put_aside() -> None:
    device = Device("junk", stored(5, "j"))
    database = FakeDurableStore(device.durable_store)
    database.fault = "full"
    repository_in(device.local, database)
    assert device.local.texts[KEY] == "junk"


def test_two_copies_of_the_same_revision_that_differ_are_both_kept() -> None:
    device = Device(stored(5, "l", "bbbb"), stored(5, "j", "aaaa"))
    repository = device.page()
    assert shown(repository) == text("j")
    assert list(repository.quarantine.values()) == [stored(5, "l", "bbbb")]


def test_when_both_are_damaged_an_earlier_revision_comes_back() -> None:
    device = Device()
    repository = device.page()
    for seed in range(1, 5):
        repository.write("one", text(seed))
    device.local.texts[KEY] = device.local.texts[KEY][:-3]
    device.durable_store[KEY] = device.durable_store[KEY][:-9]
    again = device.page()
    assert shown(again) == text(3)
    assert len(again.quarantine) == 2


def test_two_revisions_before_the_last_are_kept_and_no_more() -> None:
    device = Device()
    repository = device.page()
    for seed in range(1, 8):
        repository.write("one", text(seed))
    assert sorted(key for key in device.durable_store if key.startswith(EARLIER)) == [
        f"{EARLIER}one/5",
        f"{EARLIER}one/6",
    ]


def test_a_game_that_nothing_can_be_made_of_is_listed_as_it_is_and_in_nobodys_way() -> None:
    device = Device("junk", "other junk")
    repository = device.page()
    revision = repository.get("one")
    assert revision is not None
    assert revision.fault == "damaged"
    repository.write("two", text(2))
    assert (device.local.texts[KEY], device.durable_store[KEY]) == ("junk", "other junk")


def test_a_newer_tesseras_seal_wins_and_is_not_overwritten() -> None:
    newer = stored(1, "n").replace("kept 1", "kept 2", 1)
    device = Device(stored(5, "l"), newer)
    repository = device.page()
    revision = repository.get("one")
    assert revision is not None
    assert revision.fault == "newer"
    assert device.durable_store[KEY] == newer
    Saves(repository, find).delete("one")
    Saves(repository, find).restore("one")
    assert device.durable_store[KEY] == newer


def test_the_clock_set_back_changes_nothing() -> None:
    device = Device()
    device.page().write("one", text(1))
    device.time = "1999-01-01T00:00:00Z"
    device.page().write("one", text(2))
    assert shown(device.page()) == text(2)


# --- what is told ---


def test_saved_is_said_when_the_journal_has_it_and_not_before() -> None:
    device = Device()
    repository = device.page(slow=True)
    repository.write("one", text(1))
    assert repository.status("one") is Status.SAVING
    device.database.turn()
    assert repository.status("one") is Status.SAVED


def test_saved_is_said_of_the_last_event_only() -> None:
    device = Device()
    repository = device.page(slow=True)
    repository.write("one", text(1))
    repository.write("one", text(2))
    device.database.turn()
    assert repository.status("one") is Status.SAVING
    device.database.turn()
    assert repository.status("one") is Status.SAVED


@pytest.mark.parametrize(
    ("local", "durable_store", "status"),
    [
        (None, None, Status.SAVED),
        ("full", None, Status.ONCE),
        ("refused", None, Status.ONCE),
        (None, "full", Status.WEAK),
        (None, "refused", Status.WEAK),
        ("full", "refused", Status.FULL),
        ("refused", "full", Status.FULL),
        ("refused", "refused", Status.REFUSED),
    ],
)
def test_the_truth_is_told(local: str | None, durable_store: str | None, status: Status) -> None:
    device = Device()
    repository = device.page()
    device.local.full, device.local.code = local is not None, local or ""
    device.database.fault = durable_store
    repository.write("one", text(1))
    assert repository.status("one") is status
    assert shown(repository) == text(1), "it can be played on whatever happens"


def test_what_was_not_safe_is_written_when_the_page_hides_and_there_is_room_again() -> None:
    device = Device()
    repository = device.page()
    device.local.full, device.database.fault = True, "full"
    repository.write("one", text(1))
    repository.flush()
    assert repository.status("one") is Status.FULL
    device.local.full, device.database.fault = False, None
    repository.flush()
    assert repository.status("one") is Status.SAVED
    assert shown(device.page()) == text(1)


def test_without_a_journal_local_storage_does_and_says_so() -> None:
    store = FakeStore()
    repository = repository_in(store, NoDurableStore())
    repository.write("one", text(1))
    assert repository.status("one") is Status.WEAK
    again = repository_in(store, NoDurableStore())
    assert shown(again) == text(1)
    assert again.status("one") is Status.WEAK


# --- two tabs ---


def test_a_tab_that_wrote_without_looking_goes_on_with_a_copy() -> None:
    device = Device()
    device.page().write("one", text(1))
    first, second = device.page("aaaa"), device.page("bbbb")
    forks: list[tuple[str, str]] = []
    second.on_forked = lambda id, new: forks.append((id, new))
    first.write("one", text("first"))
    second.write("one", text("second"))
    assert forks == [("one", "one-bbbb")]
    texts = {id: revision.text for id, revision in device.page().games().items()}
    assert texts == {"one": text("first"), "one-bbbb": text("second")}


def test_a_game_deleted_in_one_tab_and_played_in_another_is_in_both_places() -> None:
    device = Device()
    device.page().write("one", text(1))
    first, second = device.page("aaaa"), device.page("bbbb")
    first.write("one", text(1), deleted=True)
    second.write("one", text(2))
    again = device.page()
    assert [revision.text for revision in again.games().values()] == [text(2)]
    assert [revision.text for revision in again.deleted().values()] == [text(1)]


def test_a_tab_hears_what_another_has_written_and_what_is_older_it_ignores() -> None:
    device = Device()
    repository = device.page()
    repository.write("one", text(1))
    heard: list[str] = []
    repository.on_changed = heard.append
    repository.hear(KEY, stored(2, "new", "bbbb"))
    repository.hear(KEY, stored(1, "old", "bbbb"))
    assert (shown(repository), heard) == (text("new"), ["one"])


def test_a_tab_that_takes_over_looks_into_both_stores() -> None:
    device = Device()
    device.page().write("one", text(1))
    first, second = device.page("aaaa"), device.page("bbbb", slow=True)
    first.write("one", text(2))
    done: list[bool] = []
    second.refresh("one", lambda: done.append(True))
    assert shown(second) == text(1)
    while device.database.turn():
        pass
    assert (shown(second), done) == (text(2), [True])


# --- deleting ---


def test_a_deleted_game_can_be_restored_also_after_a_crash() -> None:
    device = Device()
    device.page().write("one", text(1))
    alive = dict(device.local.texts)
    Saves(device.page(), find).delete("one")
    device.local = FakeStore(alive)  # Local storage had not reached the disk.
    saves = Saves(device.page(), find)
    assert saves.entries() == []
    assert [entry.id for entry in saves.deleted()] == ["one"]
    saves.restore("one")
    assert shown(device.page()) == text(1)
    assert not [key for key in device.durable_store if key.startswith(DELETED)]
