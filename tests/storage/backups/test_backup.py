"""A backup gives everything back, and overwrites nothing."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.record import write_record
from tessera.games import find
from tessera.storage.backups.backup import Backup, take, write_backup
from tessera.storage.backups.reader import BadBackup, read_backup
from tessera.storage.backups.restoring import RestoreOutcome
from tessera.storage.revisions import ID
from tessera.storage.saves import Saves
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import NOW, begin, play, record_text
from tests.storage.backups.restored import restore
from tests.storage.kept import repository_in, settings_in

NAMES = st.from_regex(r"[0-9a-z_/-]{1,20}", fullmatch=True)
IDS = st.from_regex(r"[0-9a-z_-]{1,20}", fullmatch=True)


def device(texts: dict[str, str] | None = None) -> tuple[Saves, FakeStore]:
    store = FakeStore(texts)
    return Saves(repository_in(store), find), store


def restored(backup: Backup, saves: Saves, store: FakeStore) -> Counter[RestoreOutcome]:
    return came(write_backup(backup), saves, store)


def came(text: str, saves: Saves, store: FakeStore) -> Counter[RestoreOutcome]:
    return Counter(r.outcome for r in restore(read_backup(text), saves, settings_in(store), find))


def game(events: str = "", seed: str = "family") -> str:
    table = begin("person", "person", seed=seed)
    if events:
        play(table, events)
    return write_record(table.record(NOW))


@given(st.dictionaries(NAMES, st.text()), st.dictionaries(IDS, st.text()))
def test_a_backup_reads_back(settings: dict[str, str], games: dict[str, str]) -> None:
    backup = Backup(settings, games)
    assert read_backup(write_backup(backup)) == backup


@pytest.mark.parametrize("damaged", [False, True])
def test_a_game_whose_id_no_address_can_have_gets_another(damaged: bool) -> None:  # noqa: FBT001
    text = write_backup(Backup({}, {"one/two": game("roll 3 4"), "three": game()}))
    saves, store = device()
    came(text + "x\n" * damaged, saves, store)
    ids = {entry.id for entry in saves.entries()}
    assert len(ids) == 2
    assert all(ID.fullmatch(id) for id in ids)
    assert came(text, saves, store) == {RestoreOutcome.KNOWN: 2}


def test_a_game_that_forks_again_and_again_still_fits_into_a_backup() -> None:
    store, durable_store = FakeStore(), FakeDurableStore()
    repository_in(store, durable_store).write("a" * 60, game())
    for seed in range(3):
        mine, theirs = (
            repository_in(store, durable_store, tab) for tab in ("aaaaaaaa", "bbbbbbbb")
        )
        for id in mine.games():
            theirs.write(id, game(seed=f"t{seed}"))
            mine.write(id, game(seed=f"m{seed}"))
    saves = Saves(repository_in(store, durable_store), find)
    assert len(saves.entries()) == 8
    backup = take(saves, settings_in(store))
    assert read_backup(write_backup(backup)) == backup


@pytest.mark.parametrize(
    "line",
    ["setting a 999999\n", "setting a 999999\ny\n", "game a 9\n", "tessera record 6\n\n", "x\n"],
)
def test_twice_the_text_takes_about_twice_the_time(line: str) -> None:
    def seconds(lines: int) -> float:
        text = f"tessera backup 1\n{line * lines}"
        began = time.process_time()
        with suppress(BadBackup):
            read_backup(text)
        return time.process_time() - began

    fewer = min(seconds(2_000) for _ in range(3))
    assert seconds(16_000) < max(24 * fewer, 0.2)


def test_everything_comes_to_an_empty_device() -> None:
    saves, store = device({"tessera/pace": "slow", "tessera/seats": "person Ana\nperson Rui"})
    saves.repository.write("one", game("roll 3 4"))
    saves.repository.write("two", game(seed="other"))
    saves.repository.write("gone", game(seed="gone"))
    saves.delete("gone")
    backup = take(saves, settings_in(store))
    other, elsewhere = device()
    assert restored(backup, other, elsewhere) == {RestoreOutcome.ADDED: 2}
    assert {e.id: e.text for e in other.entries()} == {e.id: e.text for e in saves.entries()}
    assert elsewhere.texts["tessera/seats"] == "person Ana\nperson Rui"


def test_restoring_twice_changes_nothing_more() -> None:
    saves, store = device()
    backup = Backup({}, {"one": game("roll 3 4"), "two": game()})
    restored(backup, saves, store)
    before = dict(store.texts)
    assert restored(backup, saves, store) == {RestoreOutcome.KNOWN: 2}
    assert store.texts == before


@pytest.mark.parametrize(
    ("here", "there", "came", "texts"),
    [
        ("roll 3 4", "roll 3 4, roll 1 2", RestoreOutcome.CONTINUED, ["roll 3 4, roll 1 2"]),
        ("roll 3 4, roll 1 2", "roll 3 4", RestoreOutcome.KNOWN, ["roll 3 4, roll 1 2"]),
        ("roll 3 4", "roll 4 4", RestoreOutcome.COPIED, ["roll 3 4", "roll 4 4"]),
    ],
)
def test_of_a_game_that_is_on_both_sides_nothing_is_lost(
    here: str, there: str, came: RestoreOutcome, texts: list[str]
) -> None:
    saves, store = device()
    saves.repository.write("one", game(here))
    backup = Backup({}, {"one": game(there)})
    assert restored(backup, saves, store) == {came: 1}
    assert sorted(e.text for e in saves.entries()) == sorted(map(game, texts))
    again = restored(backup, saves, store)
    assert again == {RestoreOutcome.KNOWN: 1}


def test_another_game_that_happens_to_have_the_same_id_is_added() -> None:
    saves, store = device()
    saves.repository.write("one", game(seed="mine"))
    assert restored(Backup({}, {"one": game(seed="yours")}), saves, store) == {
        RestoreOutcome.COPIED: 1
    }
    assert len(saves.entries()) == 2


def test_what_is_no_legal_game_is_not_taken_in() -> None:
    saves, store = device()
    cheated = game("roll 3 4").replace("roll 3 4", "place a1")
    backup = Backup({}, {"bad": cheated, "junk": "junk", "good": game()})
    assert restored(backup, saves, store) == {RestoreOutcome.REFUSED: 2, RestoreOutcome.ADDED: 1}
    assert [entry.id for entry in saves.entries()] == ["good"]


def test_a_preference_of_this_device_stays() -> None:
    saves, store = device({"tessera/pace": "fast"})
    restored(Backup({"pace": "slow", "language": "pt"}, {}), saves, store)
    assert (store.texts["tessera/pace"], store.texts["tessera/language"]) == ("fast", "pt")


def test_only_preferences_come_with_the_settings() -> None:
    saves, store = device()
    evil = ["game/evil", "deleted/x", "earlier/x", "aside/x", "picture", "anything"]
    evil += ["options/starting", "starting/rota"]
    restored(Backup(dict.fromkeys(evil, "<img src=x>"), {}), saves, store)
    assert store.texts == {}


def test_invented_settings_do_not_fill_the_store() -> None:
    saves, store = device()
    words = map("".join, product("abcdefghijklmnopqrstuvwxyz", repeat=3))
    invented = {f"{word}/{word}": "x" * 300 for word in words}
    own = {"pace": "slow" * 100, "language": "pt", "tabula/numbers": "roman"}
    restored(Backup(invented | own, {"one": game()}), saves, store)
    assert sorted(store.texts) == [
        "tessera/game/one",
        "tessera/language",
        "tessera/tabula/numbers",
    ]


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


WHOLE = write_backup(
    Backup(
        {"pace": "slow", "seats": "person Ana\nperson Rui"},
        {f"a{n}": game("roll 3 4, roll 1 2", seed=f"s{n}") for n in range(4)} | {"new": game()},
    )
)


def restored_from(text: str) -> tuple[dict[str, str], Backup]:
    """The games that came from this text, and what was read of it."""
    saves, store = device()
    came(text, saves, store)
    return {entry.id: entry.text for entry in saves.entries()}, read_backup(text)


ALL, _ = restored_from(WHOLE)


@pytest.mark.parametrize(
    "change",
    [
        lambda line: [],
        lambda line: [line, line],
        lambda line: [line, ""],
        lambda line: [f"x{line}"],
    ],
    ids=["left out", "twice", "an empty one below", "another word"],
)
def test_one_changed_line_costs_one_game_and_is_told(change: Callable[[str], list[str]]) -> None:
    lines = WHOLE.split("\n")
    for n, line in enumerate(lines[:-1]):
        text = "\n".join([*lines[:n], *change(line), *lines[n + 1 :]])
        games, backup = restored_from(text)
        assert len(set(ALL.values()) - set(games.values())) <= 1, n
        if set(games.values()) != set(ALL.values()):
            near = [*backup.begins.values(), *backup.lost]
            assert any(first <= n + 2 for first in near), n


def test_a_backup_without_its_first_line_is_one_still() -> None:
    games, backup = restored_from(WHOLE.partition("\n")[2])
    assert (games, backup.settings["pace"]) == (ALL, "slow")


@pytest.mark.parametrize("cut", range(WHOLE.index("played 2"), len(WHOLE), 17))
def test_of_a_backup_that_is_cut_off_every_whole_game_is_there(cut: int) -> None:
    text = WHOLE[:cut]
    whole = text.count("\n\ngame ")
    games, _ = restored_from(text)
    assert whole <= len(games) <= whole + 1
    assert set(games.items()) <= set(ALL.items())


def test_what_could_not_be_read_is_named() -> None:
    lines = WHOLE.split("\n")
    head = lines.index("game a1 13")
    lines.insert(head + 12, "")
    backup = read_backup("\n".join(lines))
    assert list(backup.games) == ["a0", "a1", "a2", "a3", "new"]
    assert (backup.begins["a1"], backup.lost) == (head + 2, (head + 14,))
    saves, store = device()
    refused = [r for r in restore(backup, saves, settings_in(store), find) if r.damaged]
    assert [(r.id, r.damaged and r.damaged.code) for r in refused] == [("a1", "cut_off")]


def test_two_games_under_one_name_are_both_taken() -> None:
    games, _ = restored_from(WHOLE.replace("game a1 ", "game a0 "))
    assert sorted(games.values()) == sorted(ALL.values())


@given(st.text() | st.integers(0, len(WHOLE)).map(lambda n: WHOLE[:n] + WHOLE[n // 2 :]))
def test_any_text_is_a_backup_or_is_none(text: str) -> None:
    with suppress(BadBackup):
        restored_from(text)
