"""Local storage has what is played, what isn't safe yet, and settings; what rests makes room."""

from __future__ import annotations

import pytest

from tessera.games import find
from tessera.storage.envelope import Envelope, wrap
from tessera.storage.holdings import MOST_OF_JOURNAL, Status
from tessera.storage.ports import NoDurableStore, StoreError
from tessera.storage.repository import Repository
from tessera.storage.revisions import DELETED, GAME
from tessera.storage.saves import Saves
from tessera.storage.settings.names import PREFIX, SETTING
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import NOW, record_text
from tests.storage.kept import repository_in, settings_in


class Small(FakeStore):
    """Local storage that is full some day."""

    def __init__(self, room: int, texts: dict[str, str] | None = None) -> None:
        super().__init__(texts)
        self.room = room
        self.refused: list[str] = []

    def set(self, key: str, text: str) -> None:
        used = sum(len(k) + len(t) for k, t in self.texts.items() if k != key)
        if used + len(key) + len(text) > self.room:
            self.refused.append(key)
            raise StoreError("full")
        super().set(key, text)


def text(seed: object, saved: str = NOW, *, over: bool = False) -> str:
    """A record whose events nobody looks at."""
    record = record_text("person", "person", seed=str(seed)).replace(NOW, saved)
    return record.replace("\nplayed", "\nresult 0\nplayed") if over else record


SIZE = len(GAME) + len(wrap(Envelope(10, "aaaa", NOW, text("s000", over=True)))) + 10
"""Of a game, about."""


def finished(number: int) -> dict[str, str]:
    """So many that are over, the first of them played last."""
    return {
        f"{GAME}f{n}": wrap(
            Envelope(1, "bbbb", NOW, text(f"s{n}", f"{2200 - n}-01-01T00:00:00Z", over=True))
        )
        for n in range(number)
    }


def here(store: FakeStore, start: str = f"{GAME}f") -> set[str]:
    return {key for key in store.texts if key.startswith(start)}


def test_finished_games_make_room_the_oldest_first() -> None:
    games = finished(100)
    store = Small(100 * SIZE, games)
    repository = repository_in(store, FakeDurableStore(dict(games)))
    for n in range(20):
        repository.write(f"new{n}", text(n))
        assert repository.status(f"new{n}") is Status.SAVED
    assert here(store, f"{GAME}new") == {f"{GAME}new{n}" for n in range(20)}
    left = len(here(store))
    assert left < 100
    assert here(store) == {f"{GAME}f{n}" for n in range(left)}


def test_what_the_durable_store_does_not_have_stays() -> None:
    games = finished(20)
    store, durable_store = Small(20 * SIZE, games), FakeDurableStore()
    durable_store.slow = True
    repository = repository_in(store, durable_store)
    repository.write("new", "x" * 10 * SIZE)
    assert here(store) == {*games}
    while durable_store.turn():
        pass
    assert repository.status("new") is Status.ONCE
    repository.write("new", "x" * 9 * SIZE)
    assert f"{GAME}new" in store.texts


def test_what_another_tab_goes_on_with_stays() -> None:
    games = finished(3)
    store = Small(5 * SIZE, games)
    repository = repository_in(store, FakeDurableStore(dict(games)))
    gone_on = wrap(Envelope(2, "cccc", NOW, text("s1")))
    store.texts[f"{GAME}f1"] = gone_on
    repository.write("new", "x" * 2 * SIZE)
    assert store.texts[f"{GAME}f1"] == gone_on
    assert here(store) == {f"{GAME}f1"}


def test_deleted_games_make_room_too() -> None:
    store = Small(4 * SIZE)
    repository = repository_in(store)
    repository.write("one", text(1))
    repository.write("one", text(1), deleted=True)
    repository.write("two", "x" * 3 * SIZE)
    assert [*store.texts] == [f"{GAME}two"]
    assert repository.deleted()["one"].text == text(1)


def test_a_setting_is_remembered_where_finished_games_fill_the_store() -> None:
    games = finished(20)
    store, durable_store = Small(19 * SIZE, games), FakeDurableStore(dict(games))
    repository = repository_in(store, durable_store)
    settings = settings_in(store, durable_store)
    settings._store = repository.local
    refused: list[bool] = []
    settings.on_refused = lambda: refused.append(True)
    settings.remember("pace", "slow")
    assert (store.texts[f"{PREFIX}pace"], refused) == ("slow", [])


# --- hiding and launches ---


def test_hiding_writes_nothing_again_that_was_refused() -> None:
    store = Small(0)
    repository = repository_in(store)
    for n in range(30):
        repository.write(f"g{n}", text(n))
    assert repository.status("g7") is Status.ONCE
    store.refused.clear()
    repository.flush()
    assert store.refused == []


def test_a_game_that_is_whole_in_the_durable_store_is_never_called_not_saved() -> None:
    store, durable_store = Small(0), FakeDurableStore()
    repository = repository_in(store, durable_store)
    repository.write("on", text(1))
    repository.write("over", text(2, over=True))
    durable_store.fault = "refused"
    repository.flush()
    statuses = [repository.status(id) for id in ("on", "over")]
    assert statuses == [Status.ONCE, Status.SAVED]
    repository = repository_in(store, durable_store)
    statuses = [repository.status(id) for id in ("on", "over")]
    assert statuses == [Status.ONCE, Status.SAVED]


def test_a_launch_does_not_pay_for_each_game_that_did_not_fit() -> None:
    games = finished(500)
    games |= {f"{GAME}g{n}": wrap(Envelope(1, "bbbb", NOW, text(n))) for n in range(500)}
    store, durable_store = Small(0), FakeDurableStore(dict(games))
    repository = repository_in(store, durable_store)
    assert len(store.refused) == 1
    assert durable_store.transactions == []
    assert len(repository.games()) == 1000


def test_a_launch_leaves_room_for_others_of_the_same_origin() -> None:
    games = finished(1_000)
    long = {key: f"{text}{'x' * 4_000}" for key, text in games.items()}
    sealed = {
        key: wrap(Envelope(1, "bbbb", NOW, text.partition("\n")[2])) for key, text in long.items()
    }
    store = FakeStore(sealed)
    repository = repository_in(store, FakeDurableStore(dict(sealed)))
    assert sum(map(len, store.texts.values())) < MOST_OF_JOURNAL
    assert len(repository.games()) == 1_000


def test_a_finished_game_is_put_right_without_being_written_again() -> None:
    """Local storage has it as it was before its end."""
    older = wrap(Envelope(1, "bbbb", NOW, text(1)))
    newer = wrap(Envelope(2, "bbbb", NOW, text(1, over=True)))
    store, durable_store = FakeStore({f"{GAME}one": older}), FakeDurableStore({f"{GAME}one": newer})
    assert repository_in(store, durable_store).status("one") is Status.SAVED
    assert (store.texts, durable_store.transactions) == ({}, [])


# --- settings ---


def test_settings_come_back_when_local_storage_was_cleared() -> None:
    durable_store = FakeDurableStore()
    settings_in(FakeStore(), durable_store).remember("lessons/tabula", "moves hits")
    store = FakeStore()
    assert settings_in(store, durable_store).recall("lessons/tabula", "") == "moves hits"
    assert store.texts == {f"{PREFIX}lessons/tabula": "moves hits"}


def test_a_setting_for_which_the_journal_has_no_room_is_there_at_the_next_launch() -> None:
    store, durable_store = Small(30), FakeDurableStore()
    settings = settings_in(store, durable_store)
    refused: list[bool] = []
    settings.on_refused = lambda: refused.append(True)
    settings.remember("pace", "slow")
    settings.remember("pace", "x" * 40)
    assert settings.recall("pace", "") == "x" * 40
    assert settings_in(store, durable_store).recall("pace", "") == "x" * 40
    assert refused == []


def test_what_no_store_keeps_holds_for_now_and_is_told() -> None:
    settings = settings_in(Small(0), NoDurableStore())
    refused: list[bool] = []
    settings.on_refused = lambda: refused.append(True)
    settings.remember("pace", "slow")
    assert (settings.recall("pace", ""), refused) == ("slow", [True])


def test_what_is_chosen_here_counts_and_solved_days_are_joined() -> None:
    durable_store = FakeDurableStore({f"{SETTING}pace": "slow", f"{SETTING}daily": "2026-11-24 1"})
    store = FakeStore({f"{PREFIX}pace": "fast", f"{PREFIX}daily": "2026-11-25 s"})
    settings = settings_in(store, durable_store)
    assert settings.recall("pace", "") == "fast"
    assert settings.recall("daily", "") == "2026-11-24 1s"


def test_settings_of_before_are_taken_along_when_the_page_hides() -> None:
    durable_store = FakeDurableStore()
    settings = settings_in(FakeStore({f"{PREFIX}pace": "slow"}), durable_store)
    settings.settle()
    settings.settle()
    assert durable_store.texts == {f"{SETTING}pace": "slow"}
    assert durable_store.transactions == [1]


# --- what can't be read again ---


def test_a_record_longer_than_can_be_read_again_is_never_written() -> None:
    store = FakeStore()
    repository: Repository = repository_in(store)
    repository.write("one", text(1))
    repository.write("one", text(1) + "roll 1 1\n" * 25_000)
    assert repository.status("one") is Status.LONG
    repository.flush()
    assert repository.status("one") is Status.LONG
    (entry,) = Saves(repository_in(store), find).entries()
    assert entry.text == text(1)


@pytest.mark.parametrize("place", [GAME, DELETED])
def test_nothing_goes_where_there_is_no_durable_store(place: str) -> None:
    store = Small(3 * SIZE, {f"{place}f0": finished(1)[f"{GAME}f0"]})
    repository = repository_in(store, NoDurableStore())
    repository.write("new", "x" * 3 * SIZE)
    assert f"{place}f0" in store.texts
    assert repository.status("new") is Status.FULL
