"""Games that were added to a device, whatever they do when they are started."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

import tessera_rota
from tessera import games
from tessera.games import find
from tessera.i18n import LANGUAGES, translator
from tessera.screens.packs import TROUBLES
from tessera.storage.added import KEY, KNOWN, MOST, STARTING, AddedGames
from tessera_kit.fakes.stores import FakeStore

GAME = tessera_rota.GAME


class Planted(ModuleType):
    """A module that does something when its game is asked for."""

    def __init__(self, game: Callable[[], Any]) -> None:
        super().__init__("planted")
        self.game = game

    def __getattr__(self, name: str) -> Any:
        if name == "GAME":
            return self.game()
        raise AttributeError(name)


@pytest.fixture
def faults() -> list[BaseException]:
    return []


@pytest.fixture
def store() -> FakeStore:
    return FakeStore()


@pytest.fixture
def added(
    store: FakeStore, faults: list[BaseException], monkeypatch: pytest.MonkeyPatch
) -> Iterator[AddedGames]:
    """Rota is added."""
    added = AddedGames(store, faults.append)
    added.add("rota")
    monkeypatch.setattr(games, "starting", added.start)
    monkeypatch.setitem(games.INSTALLED, "rota", "tessera_rota")
    yield added
    games.LEFT_OUT.clear()


def plant(monkeypatch: pytest.MonkeyPatch, game: Callable[[], Any]) -> None:
    monkeypatch.setattr(games, "import_module", lambda module: Planted(game))


def raises(fault: BaseException) -> Callable[[], Any]:
    def begin() -> Any:
        raise fault

    return begin


def changed(**parts: Any) -> Callable[[], Any]:
    return lambda: replace(GAME, **parts)


def texts(**others: Any) -> Any:
    """Rota's texts, but for some; None leaves one out."""
    told = {name: getattr(GAME.texts, name) for name in dir(GAME.texts)} | others
    return SimpleNamespace(**{name: text for name, text in told.items() if text is not None})


def test_a_game_that_is_well_is_found(added: AddedGames, faults: list[BaseException]) -> None:
    assert find("rota") is GAME
    assert (faults, added.unfinished()) == ([], ())


BROKEN: dict[str, Callable[[], Any]] = {
    "raises": raises(RuntimeError("not today")),
    "lacks something": raises(ModuleNotFoundError("no dice")),
    "exits": raises(SystemExit(3)),
    "calls itself interrupted": raises(KeyboardInterrupt()),
    "has another name": lambda: find("tabula"),
    "is no game": lambda: None,
    "has no bot": changed(bots={}),
    "has no texts": changed(texts=texts(TITLE=None)),
    "has no words": changed(texts=texts(TITLE=5)),
    "has rules that fail": changed(rules=None),
}


@pytest.mark.parametrize("what", BROKEN)
def test_a_game_that_is_broken_is_left_out(
    monkeypatch: pytest.MonkeyPatch, added: AddedGames, faults: list[BaseException], what: str
) -> None:
    plant(monkeypatch, BROKEN[what])
    for _ in range(3):
        assert find("rota") is None
    assert len(faults) == 1  # It isn't tried with every look.
    assert (added.names(), added.unfinished()) == (("rota",), ())
    plant(monkeypatch, lambda: GAME)
    assert find("rota") is None
    added.try_again("rota")
    assert find("rota") is GAME


def test_a_launch_that_did_not_come_to_an_end_is_known_at_the_next(
    monkeypatch: pytest.MonkeyPatch, store: FakeStore, added: AddedGames
) -> None:
    noted = []

    def begin() -> Any:  # A page that hangs here is closed.
        noted.append(AddedGames(store, print).unfinished())
        return GAME

    plant(monkeypatch, begin)
    assert find("rota") is GAME
    assert (noted, added.unfinished()) == ([("rota",)], ())


def test_a_device_that_stores_nothing_starts_a_game_all_the_same(
    store: FakeStore, added: AddedGames
) -> None:
    store.full = True
    assert find("rota") is GAME
    assert added.names() == ("rota",)


def test_two_tabs_that_add_a_game_at_once_name_it_once() -> None:
    store = FakeStore()
    here, there = (AddedGames(store, print) for _ in range(2))
    for tab in (here, there, here):
        tab.add("rota")
    assert (here.names(), store.texts[KEY]) == (("rota",), "rota")
    there.add("ludo")
    here.remove("rota")
    assert there.names() == ("ludo",)
    here.remove("ludo")
    assert there.names() == ()


def test_a_start_that_never_came_to_an_end_is_waited_for_once(
    monkeypatch: pytest.MonkeyPatch, store: FakeStore, added: AddedGames
) -> None:
    store.set(f"{STARTING}rota", "begun")
    assert added.unfinished() == ("rota",)
    for _ in range(3):
        assert AddedGames(store, print).left_out() == {"rota": "endless"}
        assert AddedGames(store, print).unfinished() == ()
    added.try_again("rota")
    assert find("rota") is GAME
    assert added.left_out() == {}


def test_a_game_that_no_page_outlives_is_set_aside_until_it_is_tried_again(
    store: FakeStore, added: AddedGames
) -> None:
    assert added.set_aside("rota")
    for _ in range(2):
        assert AddedGames(store, print).unfinished() == ()
        assert AddedGames(store, print).left_out() == {"rota": "stopped"}
    added.try_again("rota")
    assert added.left_out() == {}
    store.full = True
    assert not added.set_aside("rota"), "nothing will be known of it"


def test_a_game_is_left_out_when_tessera_was_started_afresh(
    store: FakeStore, added: AddedGames
) -> None:
    store.set(f"{STARTING}rota", "afresh")
    assert added.unfinished() == ()
    assert added.left_out() == {"rota": "afresh"}
    assert {*KNOWN} <= {*TROUBLES}
    added.try_again("rota")
    assert added.left_out() == {}


def test_a_start_of_a_game_that_never_came_to_be_added_is_forgotten(
    store: FakeStore, added: AddedGames
) -> None:
    store.set(f"{STARTING}ludo", "begun")
    assert added.unfinished() == ()
    assert added.left_out() == {}
    assert set(store.texts) == {KEY}


class SeenLate(FakeStore):
    """The same store in another process: what others write is seen there later."""

    def __init__(self, shared: FakeStore) -> None:
        super().__init__(shared.texts)
        self.shared = shared

    def set(self, key: str, text: str) -> None:
        self.shared.set(key, text)

    def delete(self, key: str) -> None:
        self.shared.delete(key)


def test_two_tabs_that_start_games_at_once_leave_none_of_them_behind(
    monkeypatch: pytest.MonkeyPatch, store: FakeStore, added: AddedGames
) -> None:
    there: list[FakeStore] = []

    def begin() -> Any:
        there.append(SeenLate(store))
        return GAME

    plant(monkeypatch, begin)
    assert find("rota") is GAME
    AddedGames(there[0], print).start("ludo", lambda: GAME)
    assert added.unfinished() == ()
    assert set(store.texts) == {KEY}


@pytest.mark.parametrize(
    "text", ["", " \n", "{[", "\0", "ROTA ../rota rota/x", "null", "a" * 99, "r " * 100_000, "🎲"]
)
def test_nonsense_in_the_store_names_no_game(text: str) -> None:
    added = AddedGames(FakeStore({KEY: f"{text} rota rota"}), print)
    names = added.names()
    assert names == tuple(name for name in ("null", "r", "rota") if name in f"{text} rota".split())
    assert len(names) <= MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_that_can_not_be_read_is_none(
    monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    say = translator(language)
    for data in (b"", b"nothing of the kind", b"\xde\x12\x04\x95" + b"\xff" * 40):
        monkeypatch.setattr("tessera.i18n.get_data", lambda package, name, data=data: data)
        say.ask_also("tessera_rota")
    assert say("Menu of a game") == "Menu of a game"
