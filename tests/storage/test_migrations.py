"""Whatever a released Tessera has written opens for ever."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tessera.core.record import FORMAT, shortened, write_record
from tessera.core.record_reader import read_record
from tessera.core.rules import Illegal
from tessera.core.setup import Option
from tessera.games import GAMES, find
from tessera.kit.game import Game
from tessera.session.table import Table
from tessera.storage.backups.backup import Backup, take, write_backup
from tessera.storage.backups.reader import read_backup
from tessera.storage.backups.restoring import RestoreOutcome
from tessera.storage.giving import text_for_others
from tessera.storage.links import read_link
from tessera.storage.links.short import at_once, is_short, read_short_link, short_link
from tessera.storage.migrations import STEPS, migrate
from tessera.storage.opening import Damaged, open_table
from tessera.storage.revisions import DELETED, EARLIER, GAME, QUARANTINE
from tessera.storage.saves import Saves
from tessera_kit.fakes.stores import FakeStore
from tests.storage.backups.restored import restore
from tests.storage.golden import FOLDER, path_of
from tests.storage.kept import repository_in, settings_in

GOLDEN = sorted(FOLDER.rglob("*.txt"))
NEWEST = FOLDER / f"record-{FORMAT}" / "sequence_dice-2.txt"
TODAY, OLD = f"tessera record {FORMAT}", f"tessera record {FORMAT - 1}"
NAMES = [str(path.relative_to(FOLDER)) for path in GOLDEN]
AS_OLD_AS_RECORDS = {"sequence", "sequence_dice", "sequences", "tabula"}
"""The games that there were in format 1. Another is wanted from the format on in which it came."""


@pytest.mark.parametrize("path", GOLDEN, ids=NAMES)
def test_a_golden_record_comes_to_the_same_end(path: Path) -> None:
    table = open_table(path.read_text(encoding="utf-8"), find)
    end = path.with_suffix(".end").read_text(encoding="utf-8")
    assert table.rules.write_position(table.state) + "\n" == end
    record = table.record("2026-11-21T10:00:00Z")
    assert (record.game, record.version) == (table.rules.name, table.rules.version)
    assert record.result
    assert open_table(write_record(record), find).record("2026-11-21T10:00:00Z") == record


def test_there_is_a_golden_record_of_every_version_there_ever_was() -> None:
    """A version that grows needs a step in `STEPS`, and tests.storage.golden run once more."""
    there = {path.relative_to(FOLDER) for path in GOLDEN}
    versions = {(game.rules.name, rules) for game in GAMES for rules in _to(game.rules.version)}
    assert versions <= {(path.stem.split("-")[0], int(path.stem.split("-")[1])) for path in there}
    formats = {(g.rules.name, f"record-{n}") for g in GAMES for n in range(_came(g), FORMAT + 1)}
    assert formats <= {(path.stem.split("-")[0], path.parts[0]) for path in there}


def test_there_is_a_step_from_every_version_to_the_next() -> None:
    """A version of the rules that brought options may do without."""
    needed = {("record", n) for n in _to(FORMAT - 1)}
    free = set()
    for rules in (game.rules for game in GAMES):
        options = [option for players in rules.players for option in rules.options(players)]
        brought = {option.since - 1 for option in options}
        for version in _to(rules.version - 1):
            (free if version in brought else needed).add((rules.name, version))
    assert needed <= set(STEPS) <= needed | free


def _came(game: Game[Any, Any]) -> int:
    if game.rules.name in AS_OLD_AS_RECORDS:
        return 1
    return min((n for n in _to(FORMAT) if path_of(game, n, 1) in GOLDEN), default=FORMAT)


def _to(version: int) -> range:
    return range(1, version + 1)


def test_steps_are_taken_one_by_one_and_the_old_text_is_left_alone() -> None:
    old = NEWEST.read_text(encoding="utf-8").replace(TODAY, OLD)
    steps = {("record", FORMAT - 1): lambda text: text.replace(OLD, TODAY)}
    new = migrate(old, find, steps)
    assert new == NEWEST.read_text(encoding="utf-8")
    assert migrate(new, find, steps) == new


def test_a_step_of_the_rules_is_taken_after_those_of_the_format() -> None:
    text = NEWEST.read_text(encoding="utf-8")
    game = read_record(text).game
    old = text.replace(TODAY, OLD).replace(f"{game} 2\n", f"{game} 1\n")
    taken = []

    def noting(name: str, before: str, after: str):  # type: ignore[no-untyped-def]
        def step(text: str) -> str:
            taken.append(name)
            return text.replace(before, after, 1)

        return step

    steps = {
        ("record", FORMAT - 1): noting("record", OLD, TODAY),
        (game, 1): noting("rules", f"{game} 1\n", f"{game} 2\n"),
    }
    assert migrate(old, find, steps) == text
    assert taken == ["record", "rules"]


PACE = Option("pace", ("slow", "quick"), "quick", since=2, before="slow")


def first_rules(game: Game[Any, Any]) -> Path:
    """The last golden record of the game's first rules."""
    return [path for path in GOLDEN if path.stem == f"{game.rules.name}-1"][-1]


def with_pace(game: Game[Any, Any]) -> Game[Any, Any]:
    """The game in version 2 of its rules, which let people agree on a pace."""
    plain = game.rules

    class Paced(type(plain)):  # type: ignore[misc]
        version = 2

        def options(self, players: int) -> tuple[Option, ...]:
            return *plain.options(players), PACE

    return replace(game, rules=Paced())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_an_option_of_a_later_version_leaves_older_records_readable(game: Game[Any, Any]) -> None:
    later, today = with_pace(game), "2026-11-21T10:00:00Z"
    whole = first_rules(game).read_text(encoding="utf-8")
    record = read_record(migrate(whole, lambda name: None))
    half = write_record(shortened(record, record.played // 2))
    table = open_table(half, {later.rules.name: later}.get)
    assert table.setup["pace"] == "slow"
    table.play(next(iter(later.rules.legal_actions(table.state)), None) or table.draw())
    text = write_record(table.record(today))
    assert f"\ngame {game.rules.name} 2\n" in text
    assert "\noption pace slow\n" in text
    assert open_table(text, {later.rules.name: later}.get).record(today) == table.record(today)
    with pytest.raises(Damaged) as error:
        open_table(text.replace("option pace slow\n", ""), {later.rules.name: later}.get)
    assert error.value.code == "bad_setup"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_lists_and_backups_know_what_was_the_rule_before_an_option(game: Game[Any, Any]) -> None:
    later = {game.rules.name: with_pace(game)}.get
    whole = first_rules(game).read_text(encoding="utf-8")
    store = FakeStore({f"{GAME}one": whole})
    saves = Saves(repository_in(store), later)
    (entry,) = saves.entries()
    assert entry.text == whole
    assert entry.head is not None
    assert entry.record is not None
    assert entry.head.setup["pace"] == entry.record.setup["pace"] == "slow"
    (again,) = restore(Backup({}, {"one": whole}), saves, settings_in(store), later)
    assert again.outcome is RestoreOutcome.KNOWN


def test_a_version_that_brought_an_option_stands_between_two_steps() -> None:
    rules = with_pace(GAMES[0]).rules
    rules.version = 3
    name, text = rules.name, first_rules(GAMES[0]).read_text(encoding="utf-8")
    steps = {
        **STEPS,
        (name, 2): lambda text: text.replace(f"{name} 2\noption pace slow", f"{name} 3"),
    }
    found = migrate(text, {name: replace(GAMES[0], rules=rules)}.get, steps)
    assert found == migrate(text, lambda name: None).replace(f"{name} 1\n", f"{name} 3\n")


@pytest.mark.parametrize("text", ["tessera record 01\ngame tabula 1\n\n", "tessera record 1\n"])
def test_a_version_that_nobody_writes_is_left_alone(text: str) -> None:
    assert migrate(text, find) == text


@pytest.mark.parametrize(
    ("old", "new"), [(TODAY, f"tessera record {FORMAT + 1}"), ("_dice 2", "_dice 3")]
)
def test_what_a_newer_tessera_wrote_is_left_alone(old: str, new: str) -> None:
    text = NEWEST.read_text(encoding="utf-8").replace(old, new, 1)
    assert migrate(text, find, STEPS) == text
    with pytest.raises(Damaged) as error:
        open_table(text, find)
    assert error.value.code == "newer"


def test_computers_of_the_first_records_are_told_by_their_level() -> None:
    """Record 2 names how well they play, record 1 named how they do it."""
    old = (FOLDER / "record-1" / "tabula-1.txt").read_text(encoding="utf-8")
    first = old.replace("seat greedy", "seat learned", 1)
    kinds = [player.kind for player in read_record(migrate(first, find)).players]
    assert kinds == ["hard", "normal"]


def test_the_names_of_keys_never_change() -> None:
    keys = [GAME, DELETED, EARLIER, QUARANTINE]
    assert keys == ["tessera/game/", "tessera/deleted/", "tessera/earlier/", "tessera/aside/"]


PARTS = ("later 1 what nobody here can read", "later here 5c1e09", "another")
"""Sections of parts that no Tessera has yet."""


@pytest.mark.parametrize("path", GOLDEN, ids=NAMES)
def test_what_a_part_that_is_not_here_has_written_stays_as_it_is(path: Path) -> None:
    text = migrate(path.read_text(encoding="utf-8"), find)
    whole = write_record(replace(read_record(text), sections=PARTS))
    record = read_record(whole)
    going = write_record(shortened(record, record.played // 2))
    saves = Saves(repository_in(FakeStore({f"{GAME}one": going, f"{GAME}over": whole})), find)
    table = saves.open("one")
    assert table
    table.play(next(iter(table.rules.legal_actions(table.state)), None) or table.draw())
    table.undo()
    table.redo()
    table.seat(0, replace(table.players[0], name="Somebody"))
    saves.save("one", table.record("2026-11-30T10:00:00Z"))
    backup = read_backup(write_backup(take(saves, settings_in(FakeStore()))))
    there = Saves(repository_in(FakeStore()), find)
    restore(backup, there, settings_in(FakeStore()), find)
    for entry in (*saves.entries(), *there.entries()):
        assert entry.record
        assert entry.record.sections == PARTS
        given = read_record(migrate(text_for_others(entry.text, find), find))
        assert given.sections == (PARTS[0], PARTS[2]), "what is a device's own went along"
        link = at_once(short_link(write_record(given), find))
        came = at_once(read_short_link(link, find)) if is_short(link) else read_link(link)
        assert read_record(came).sections == given.sections


def test_a_game_that_needs_a_part_is_kept_and_never_played_without_it() -> None:
    text = migrate(GOLDEN[-1].read_text(encoding="utf-8"), find)
    record = replace(read_record(text), sections=("start needed", "start 1 abc"))
    lacking = write_record(record)
    saves = Saves(repository_in(FakeStore({f"{GAME}one": lacking})), find)
    with pytest.raises(Damaged) as damaged:
        saves.open("one")
    assert damaged.value.code == "lacks"
    with pytest.raises(Illegal):
        Table(find(record.game).rules, record)  # type: ignore[union-attr]
    (entry,) = saves.entries()
    assert entry.head
    assert entry.head.needs == ("start",)
    there = Saves(repository_in(FakeStore()), find)
    backup = read_backup(write_backup(take(saves, settings_in(FakeStore()))))
    (came,) = restore(backup, there, settings_in(FakeStore()), find)
    assert came.outcome is RestoreOutcome.ADDED
    assert there.entries()[0].text == lacking
