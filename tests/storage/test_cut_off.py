"""A record that is cut off anywhere says so, and is never said to be against the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tessera.games import GAMES, find
from tessera.storage.backups.backup import Backup, write_backup
from tessera.storage.backups.reader import BadBackup, read_backup
from tessera.storage.links import tidy
from tessera.storage.opening import Damaged, open_good_part, open_table
from tessera.storage.saves import Saves
from tessera_kit.fakes.stores import FakeStore
from tests.effort import LONG as LONG_RUN
from tests.storage.backups.restored import restore
from tests.storage.golden import path_of
from tests.storage.kept import repository_in, settings_in

GOLDEN = {
    f"record-{version} {game.rules.name}": path.read_text(encoding="utf-8")
    for version in (1, 3)
    for game in GAMES
    if (path := path_of(game, version, 1)).exists()  # A new game has none of before.
}
FIRST_LINE = len("tessera record 6")
STEP = 1 if LONG_RUN else 3
"""Characters from one cut to the next: fewer than any line that matters has."""
PLAYED = 30
CUT = {"cut_head", "cut_off", "cut_after"}
"""What is said of a text that isn't whole: only its head is here, not all its moves, or all of
them but not what was taken back."""


def going(text: str) -> str:
    """The game before its last moves, which were taken back; with notes among them."""
    head, _, tail = text.partition("\n\n")
    lines = [line for line in head.split("\n") if not line.startswith(("played", "result"))]
    colour = next(line for line in lines if line.startswith("seat")).split(" ")[2]
    events = tail.split("\n")[: PLAYED + 15]
    events[PLAYED + 5 : PLAYED + 5] = [f"note left 1 person {colour} Zo\u00eb", "note copy"]
    events[12:12] = ["note hint 2"]
    return "\n".join([*lines, f"played {PLAYED}", "", *events, ""])


def told(text: str) -> str:
    """What is wrong with a record; empty when nothing is."""
    try:
        open_table(text, find)
    except Damaged as damaged:
        return damaged.code
    return ""


@pytest.mark.parametrize("name", GOLDEN)
@pytest.mark.parametrize("opened", [str, tidy], ids=["file", "pasted"])
def test_wherever_a_finished_game_is_cut_off_that_is_said(
    name: str, opened: Callable[[str], str]
) -> None:
    text = GOLDEN[name]
    cuts = range(FIRST_LINE, len(text.rstrip()), STEP)
    assert {told(opened(text[:cut])) for cut in cuts} == {"cut_head", "cut_off"}


LONG = [name for name, text in GOLDEN.items() if text.count("\n") > PLAYED + 30]
"""Those that are long enough to take moves back; a new game may be short."""


@pytest.mark.parametrize("name", LONG)
def test_wherever_a_game_with_moves_taken_back_is_cut_off_that_is_said(name: str) -> None:
    text = going(GOLDEN[name])
    assert told(text) == ""
    codes = {cut: told(text[:cut]) for cut in range(FIRST_LINE, len(text), STEP)}
    # Where a line ends nothing tells that others came after it, and half of one may be another.
    assert set(codes.values()) - {""} == CUT
    assert all(played(text[:cut]) == PLAYED for cut in codes if codes[cut] == "cut_after")
    assert all(played(text[:cut]) < PLAYED for cut in codes if codes[cut] == "cut_off")


def played(text: str) -> int:
    """How many of the moves that count can still be kept."""
    table = open_good_part(text, find)
    assert table is not None
    return table.played


def test_wherever_a_backup_is_cut_off_no_game_of_it_is_against_the_rules() -> None:
    whole = write_backup(Backup({"pace": "slow"}, {"one": GOLDEN["record-3 sequence"]}))
    for cut in range(0, len(whole), STEP):
        assert refused(whole[:cut]) <= {"no_record", *CUT}, whole[cut - 20 : cut]


def refused(text: str) -> set[str]:
    """Why games of a backup were refused."""
    store = FakeStore()
    saves = Saves(repository_in(store), find)
    try:
        came = list(restore(read_backup(text), saves, settings_in(store), find))
    except BadBackup:
        return set()
    return {restored.damaged.code for restored in came if restored.damaged}


def test_a_whole_line_against_the_rules_is_still_said_to_be_that() -> None:
    text = GOLDEN["record-3 sequence_dice"]
    wrong = text.replace("roll 1 2", "roll 1 7", 1)
    assert told(wrong) == told(wrong.rstrip()) == "bad_event"
    last = text.rstrip().rpartition("\n")[0]
    assert told(f"{last}\nplace z9\n") == "bad_event"
