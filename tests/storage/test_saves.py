"""The list of saved games: what is kept, in which order, and what is left alone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record import write_record
from tessera.games import find
from tessera.storage.envelope import unwrap
from tessera.storage.holdings import Status
from tessera.storage.revisions import GAME as PREFIX
from tessera.storage.saves import Saves
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import NOW, begin, known, play, play_to_the_end, played, record_text
from tests.storage.kept import repository_in

SETTINGS = {"tessera/language": "pt", "tessera/seats": "person Ana", "somebody/else": "a text"}


@pytest.fixture
def store() -> FakeStore:
    return FakeStore(SETTINGS)


@pytest.fixture
def saves(store: FakeStore) -> Saves:
    return saves_in(store)


def saves_in(
    store: FakeStore, durable_store: FakeDurableStore | None = None, tab: str = "aaaa"
) -> Saves:
    return Saves(repository_in(store, durable_store or FakeDurableStore(), tab), find)


def test_a_saved_game_is_opened_where_it_was_left(saves: Saves) -> None:
    table = begin("person", "normal", "person")
    play(table, "roll 3 4, roll 1 2, roll 1 1, roll 2 3, place d1, roll 1 2, place b1")
    table.undo()
    saves.save("one", table.record(NOW))
    again = saves.open("one")
    assert again is not None
    assert again.record(NOW) == table.record(NOW)
    assert again.state == table.state
    assert (played(again), known(again)) == (played(table), known(table))


def test_a_game_is_saved_under_the_same_key_for_ever(saves: Saves, store: FakeStore) -> None:
    saves.save("6f1c", begin("person", "person").record(NOW))
    assert unwrap(store.texts["tessera/game/6f1c"]).text == record_text("person", "person")


def test_a_game_that_is_not_there_is_none(saves: Saves) -> None:
    assert saves.open("nothing") is None


def test_the_latest_is_listed_first_and_the_unreadable_last(saves: Saves, store: FakeStore) -> None:
    record = begin("person", "person").record(NOW)
    store.set(f"{PREFIX}broken", "not a game")
    saves = saves_in(store)
    for id, day in [("second", "20"), ("first", "21"), ("third", "19")]:
        saves.save(id, replace(record, saved=f"2026-11-{day}T09:15:00Z"))
    assert [entry.id for entry in saves.entries()] == ["first", "second", "third", "broken"]


def test_only_games_are_listed(saves: Saves) -> None:
    assert saves.entries() == []


def test_a_game_that_is_over_says_so(saves: Saves) -> None:
    going, over = begin("person", "person"), begin("person", "person")
    play_to_the_end(over)
    saves.save("going", going.record(NOW))
    saves.save("over", over.record(NOW))
    assert {entry.id: entry.over for entry in saves.entries()} == {"going": False, "over": True}


def test_a_game_taken_back_from_its_end_is_no_longer_over(saves: Saves) -> None:
    table = begin("person", "person")
    play_to_the_end(table)
    table.undo()
    saves.save("one", table.record(NOW))
    (entry,) = saves.entries()
    assert not entry.over


def test_a_deleted_game_is_gone_and_everything_else_is_left_alone(
    saves: Saves, store: FakeStore
) -> None:
    record = begin("person", "person").record(NOW)
    saves.save("one", record)
    saves.save("two", record)
    saves.delete("one")
    assert saves.open("one") is None
    assert {key for key in store.texts if key not in SETTINGS} == {
        f"{PREFIX}two",
        "tessera/deleted/one",
    }
    assert unwrap(store.texts[f"{PREFIX}two"]).text == write_record(record)
    assert {key: store.texts[key] for key in SETTINGS} == SETTINGS


def test_deleting_what_is_not_there_harms_nothing(saves: Saves, store: FakeStore) -> None:
    saves.delete("nothing")
    assert store.texts == SETTINGS


def test_stores_that_refuse_keep_the_old_text_and_the_page_has_the_new_one() -> None:
    store, durable_store = FakeStore(), FakeDurableStore()
    saves, table = saves_in(store, durable_store), begin("person", "person")
    saves.save("one", table.record(NOW))
    play(table, "roll 3 4")
    store.full, durable_store.fault = True, "full"
    saves.save("one", table.record(NOW))
    assert saves.repository.status("one") is Status.FULL
    here, later = saves.open("one"), saves_in(store, durable_store).open("one")
    assert here is not None and later is not None  # noqa: PT018
    assert (here.played, later.played) == (1, 0)


def test_damaged_games_are_listed_unchanged_and_can_be_deleted(store: FakeStore) -> None:
    texts = {"a": "", "b": "not a game", "c": record_text("person", "person")[:-20]}
    store = FakeStore({PREFIX + id: text for id, text in texts.items()})
    saves = saves_in(store)
    assert {entry.id: entry.text for entry in saves.entries()} == texts
    assert all(entry.head is None and not entry.over for entry in saves.entries())
    assert store.texts == {PREFIX + id: text for id, text in texts.items()}
    for id in texts:
        saves.delete(id)
    assert saves.entries() == []


NEWER = "tessera record 99\ngame chess 1\n\n"
DAMAGED = "tessera kept 1 17 6f1c2a 2026-11-21T09:15:00Z 00000000\n"


@pytest.mark.parametrize("deleted", [False, True])
@pytest.mark.parametrize(
    "there", [NEWER, f"tessera kept 2 x\n{NEWER}", DAMAGED + record_text("person", "person"), "?"]
)
def test_a_save_writes_over_nothing_that_was_not_read(there: str, *, deleted: bool) -> None:
    key = ("tessera/deleted/" if deleted else PREFIX) + "one"
    store = FakeStore({key: there})
    saves, table = saves_in(store), begin("person", "person")
    id = saves.save("one", table.record(NOW))
    assert id != "one"
    assert store.texts[key] == there
    found = saves.open(id)
    assert found is not None
    assert saves.save(id, found.record(NOW)) == id


def test_a_game_that_was_read_is_gone_on_with(store: FakeStore) -> None:
    store.set(f"{PREFIX}one", record_text("person", "person"))
    for read in (Saves.open, Saves.read):
        saves = saves_in(store)
        assert read(saves, "one") is not None
        assert saves.save("one", begin("person", "person").record(NOW)) == "one"
    other = saves_in(store, tab="bbbb")
    assert other.save("one", begin("person", "person").record(NOW)) == "one-2"
