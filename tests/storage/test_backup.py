"""A backup gives everything back, and overwrites nothing."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.record import write_record
from tessera.games import find
from tessera.storage.backup import Backup, BadBackup, Came, read_backup, restore, take, write_backup
from tessera.storage.repository import Repository
from tessera.storage.saves import Saves
from tessera.storage.settings import Settings
from tests.fakes.stores import Drawer, Notebook
from tests.session.tables import NOW, begin, play, record_text

NAMES = st.from_regex(r"[0-9a-z_/-]{1,20}", fullmatch=True)


def device(texts: dict[str, str] | None = None) -> tuple[Saves, Drawer]:
    drawer = Drawer(texts)
    return Saves(Repository(drawer, Notebook(), "aaaa", lambda: NOW), find), drawer


def restored(backup: Backup, saves: Saves, drawer: Drawer) -> Counter[Came]:
    return Counter(restore(read_backup(write_backup(backup)), saves, Settings(drawer), find))


def game(events: str = "", seed: str = "family") -> str:
    table = begin("person", "person", seed=seed)
    if events:
        play(table, events)
    return write_record(table.record(NOW))


@given(st.dictionaries(NAMES, st.text()), st.dictionaries(NAMES, st.text()))
def test_a_backup_reads_back(settings: dict[str, str], games: dict[str, str]) -> None:
    backup = Backup(settings, games)
    assert read_backup(write_backup(backup)) == backup


def test_everything_comes_to_an_empty_device() -> None:
    saves, drawer = device({"tessera/pace": "slow", "tessera/seats": "person Ana\nperson Rui"})
    saves.repository.write("one", game("roll 3 4"))
    saves.repository.write("two", game(seed="other"))
    saves.repository.write("gone", game(seed="gone"))
    saves.delete("gone")
    backup = take(saves, Settings(drawer))
    other, elsewhere = device()
    assert restored(backup, other, elsewhere) == {Came.ADDED: 2}
    assert {e.id: e.text for e in other.entries()} == {e.id: e.text for e in saves.entries()}
    assert elsewhere.texts["tessera/seats"] == "person Ana\nperson Rui"


def test_restoring_twice_changes_nothing_more() -> None:
    saves, drawer = device()
    backup = Backup({}, {"one": game("roll 3 4"), "two": game()})
    restored(backup, saves, drawer)
    before = dict(drawer.texts)
    assert restored(backup, saves, drawer) == {Came.KNOWN: 2}
    assert drawer.texts == before


@pytest.mark.parametrize(
    ("here", "there", "came", "texts"),
    [
        ("roll 3 4", "roll 3 4, roll 1 2", Came.CONTINUED, ["roll 3 4, roll 1 2"]),
        ("roll 3 4, roll 1 2", "roll 3 4", Came.KNOWN, ["roll 3 4, roll 1 2"]),
        ("roll 3 4", "roll 4 4", Came.COPIED, ["roll 3 4", "roll 4 4"]),
    ],
)
def test_of_a_game_that_is_on_both_sides_nothing_is_lost(
    here: str, there: str, came: Came, texts: list[str]
) -> None:
    saves, drawer = device()
    saves.repository.write("one", game(here))
    backup = Backup({}, {"one": game(there)})
    assert restored(backup, saves, drawer) == {came: 1}
    assert sorted(e.text for e in saves.entries()) == sorted(map(game, texts))
    again = restored(backup, saves, drawer)
    assert again == {Came.KNOWN: 1}


def test_another_game_that_happens_to_have_the_same_id_is_added() -> None:
    saves, drawer = device()
    saves.repository.write("one", game(seed="mine"))
    assert restored(Backup({}, {"one": game(seed="yours")}), saves, drawer) == {Came.COPIED: 1}
    assert len(saves.entries()) == 2


def test_what_is_no_legal_game_is_not_taken_in() -> None:
    saves, drawer = device()
    cheated = game("roll 3 4").replace("roll 3 4", "place a1")
    backup = Backup({}, {"bad": cheated, "junk": "junk", "good": game()})
    assert restored(backup, saves, drawer) == {Came.REFUSED: 2, Came.ADDED: 1}
    assert [entry.id for entry in saves.entries()] == ["good"]


def test_a_preference_of_this_device_stays() -> None:
    saves, drawer = device({"tessera/pace": "fast"})
    restored(Backup({"pace": "slow", "language": "pt"}, {}), saves, drawer)
    assert (drawer.texts["tessera/pace"], drawer.texts["tessera/language"]) == ("fast", "pt")


def test_only_preferences_come_with_the_settings() -> None:
    saves, drawer = device()
    evil = ("game/evil", "deleted/x", "earlier/x", "aside/x", "picture", "anything")
    restored(Backup(dict.fromkeys(evil, "<img src=x>"), {}), saves, drawer)
    assert drawer.texts == {}


@pytest.mark.parametrize(
    ("text", "code", "line"),
    [
        ("junk", "no_backup", 1),
        ("tessera backup one\n", "no_backup", 1),
        ("tessera backup 2\n", "newer_backup", 1),
        ("tessera backup 1\nwhat is this\n", "bad_backup", 2),
        ("tessera backup 1\ngame ../x 1\n\n", "bad_backup", 2),
        ("tessera backup 1\ngame one 999999\nx\n", "bad_backup", 2),
        ("tessera backup 1\ngame one 1\nx\ngame one 1\nx\n", "bad_backup", 4),
    ],
)
def test_what_is_no_backup_says_why(text: str, code: str, line: int) -> None:
    with pytest.raises(BadBackup) as error:
        read_backup(text)
    assert (error.value.code, error.value.line) == (code, line)


def test_a_record_is_in_it_as_it_is() -> None:
    text = record_text("person", "normal")
    assert text in write_backup(Backup({}, {"one": text}))
