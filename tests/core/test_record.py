"""Records: what is written reads back, and a text that is no record says why and where."""

from __future__ import annotations

import string
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.record import (
    DICE,
    NOTE,
    Note,
    Player,
    Record,
    clean_name,
    copied,
    public,
    shortened,
    write_record,
)
from tessera.core.record_reader import BadRecord, read_good_part, read_record
from tessera.core.setup import Setup

GOOD = """\
tessera record 6
game sequence_dice 1
option line 6
option chips unlimited
seed 9f86d081884c7d65
seat person green Ana Luísa
seat normal blue Rui
saved 2026-11-21T09:15:00Z
played 3
result 1

roll 2 4
roll 5 5
note left 2 person blue Zé
roll 1 2
note hint 1
place f2
"""

words = st.text(string.ascii_letters + string.digits + string.punctuation, min_size=1, max_size=20)
counts = st.integers(0, 999_999)
names = st.text(max_size=40).map(clean_name).filter(bool)
lines = st.lists(words, min_size=1, max_size=4).map(" ".join)
event_lines = lines.filter(lambda line: not line.startswith(NOTE))


def results(players: int) -> st.SearchStrategy[str]:
    seats = st.lists(st.integers(1, players).map(str), max_size=4)
    return st.just("draw") | seats.map(" ".join)


@st.composite
def records(draw: st.DrawFn) -> Record:
    players = draw(st.lists(st.builds(Player, names, words, words), min_size=1, max_size=12))
    options = tuple(draw(st.lists(st.tuples(words, words), max_size=4)))
    events = tuple(draw(st.lists(event_lines, max_size=30)))
    return Record(
        game=draw(words),
        version=draw(counts),
        setup=Setup(len(players), options),
        seed=draw(words | st.just("")),
        players=tuple(players),
        saved=draw(st.datetimes()).replace(microsecond=0).isoformat() + "Z",
        events=events,
        played=draw(st.integers(0, len(events))),
        result=draw(results(len(players))),
        notes=tuple(sorted(draw(notes(players, len(events))), key=lambda note: note.at)),
        sections=tuple(draw(st.lists(lines.map("start ".__add__), max_size=3))),
    )


def notes(players: list[Player], events: int) -> st.SearchStrategy[list[Note]]:
    seats, after = st.integers(0, len(players) - 1), st.integers(0, events)
    seated = st.builds(Note, after, seats, st.none() | st.sampled_from(players))
    dice = st.builds(Note, after, dice=st.sampled_from(DICE))
    return st.lists(seated | st.builds(Note, after) | dice)


@given(records())
def test_what_is_written_reads_back(record: Record) -> None:
    assert read_record(write_record(record)) == record


def test_a_record_is_read_line_by_line() -> None:
    assert read_record(GOOD) == Record(
        game="sequence_dice",
        version=1,
        setup=Setup(2, (("line", "6"), ("chips", "unlimited"))),
        seed="9f86d081884c7d65",
        players=(Player("Ana Luísa", "person", "green"), Player("Rui", "normal", "blue")),
        saved="2026-11-21T09:15:00Z",
        events=("roll 2 4", "roll 5 5", "roll 1 2", "place f2"),
        played=3,
        result="1",
        notes=(Note(2, 1, Player("Zé", "person", "blue")), Note(3, 0)),
    )


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(read_record(GOOD)) == GOOD


def test_only_a_seat_of_kind_person_is_a_person() -> None:
    ana, rui = read_record(GOOD).players
    assert (ana.is_person, rui.is_person) == (True, False)


@pytest.mark.parametrize(
    ("line", "instead", "code", "number"),
    [
        ("tessera record 6", "tessera record 7", "newer", 1),
        ("tessera record 6", "tessera record " + "9" * 100, "newer", 1),
        ("tessera record 6", "tessera record one", "no_record", 1),
        ("tessera record 6", "tessera record 3 ", "no_record", 1),
        ("tessera record 6", "chess record 3", "no_record", 1),
        ("tessera record 6", "1", "no_record", 1),
        ("tessera record 6", "", "no_record", 1),
        ("game sequence_dice 1", "game sequence_dice", "bad_line", 2),
        ("game sequence_dice 1", "game sequence dice 1", "bad_line", 2),
        ("game sequence_dice 1", "game sequence_dice -1", "bad_line", 2),
        ("game sequence_dice 1", "game sequence_dice 1.0", "bad_line", 2),
        ("game sequence_dice 1", "game sequence_dice ١", "bad_line", 2),
        ("game sequence_dice 1", "game sequence_dice ²", "bad_line", 2),
        ("game sequence_dice 1", "game sequence_dice 1000000", "bad_line", 2),
        ("option line 6", "option line", "bad_line", 3),
        ("option line 6", "option line 6 7", "bad_line", 3),
        ("option line 6", "game sequence_dice 1", "bad_line", 3),
        ("option line 6", "colour of line", "bad_line", 3),
        ("option line 6", "Option line 6", "bad_line", 3),
        ("option chips unlimited", "seed another", "bad_line", 5),
        ("seed 9f86d081884c7d65", "seed two words", "bad_line", 5),
        ("seat person green Ana Luísa", "seat person green", "bad_line", 6),
        ("seat person green Ana Luísa", "seat person green ", "bad_line", 6),
        ("seat person green Ana Luísa", "seat person green  Ana", "bad_line", 6),
        ("seat person green Ana Luísa", "seat person green A\tB", "bad_line", 6),
        ("seat person green Ana Luísa", "seat person green A\u202eB", "bad_line", 6),
        ("seat person green Ana Luísa", "seat person green " + "A" * 25, "bad_line", 6),
        ("seat person green Ana Luísa", "seat person green " + "A" * 200, "bad_line", 6),
        ("saved 2026-11-21T09:15:00Z", "saved yesterday", "bad_line", 8),
        ("saved 2026-11-21T09:15:00Z", "saved", "bad_line", 8),
        ("saved 2026-11-21T09:15:00Z", "played 3", "bad_line", 9),
        ("played 3", "played three", "bad_line", 9),
        ("played 3", "played -1", "bad_line", 9),
        ("played 3", "played " + "9" * 5_000, "bad_line", 9),
        ("played 3", "saved 2026-11-21T09:15:00Z", "bad_line", 9),
        ("played 3", "played 5", "cut_off", 0),
        ("result 1", "result", "bad_line", 10),
        ("result 1", "result won", "bad_line", 10),
        ("result 1", "result 0", "bad_line", 10),
        ("result 1", "result 1 draw", "bad_line", 10),
        ("result 1", "result 1\nresult 2", "bad_line", 11),
        ("roll 5 5", "", "bad_line", 13),
        ("roll 5 5", "roll 5 5" + " " * 113, "bad_line", 13),
        ("roll 2 4", "\nroll 2 4", "bad_line", 12),
        ("note hint 1", "note hint", "bad_line", 16),
        ("note hint 1", "note hint 0", "bad_line", 16),
        ("note hint 1", "note hint 3", "bad_line", 16),
        ("note hint 1", "note hint 1 2", "bad_line", 16),
        ("note hint 1", "note that 1", "bad_line", 16),
        ("note hint 1", "note dice nobody", "bad_line", 16),
        ("note left 2 person blue Zé", "note left 2", "bad_line", 14),
        ("note left 2 person blue Zé", "note left 2 person blue  Zé", "bad_line", 14),
        ("note left 2 person blue Zé", "note left 3 person blue Zé", "bad_line", 14),
    ],
)
def test_a_bad_line_is_found(line: str, instead: str, code: str, number: int) -> None:
    assert GOOD.count(line) == 1
    with pytest.raises(BadRecord) as error:
        read_record(GOOD.replace(line, instead))
    assert (error.value.code, error.value.line) == (code, number)


@pytest.mark.parametrize("key", ["game", "seat", "saved", "played"])
def test_a_line_that_must_be_there(key: str) -> None:
    kept = [line for line in GOOD.split("\n") if not line.startswith(key)]
    with pytest.raises(BadRecord) as error:
        read_record("\n".join(kept))
    assert error.value.code == "incomplete"


def test_a_game_that_is_given_to_others_has_no_seed_and_a_copy_says_what_it_is() -> None:
    text = GOOD.replace("seed 9f86d081884c7d65\n", "").replace("note hint 1\n", "note copy\n")
    record = read_record(text)
    assert (record.seed, record.notes[1]) == ("", Note(3))
    assert write_record(record) == text


def test_a_copy_has_a_seed_of_its_own_and_notes_once_where_it_goes_on() -> None:
    copy = copied(copied(read_record(GOOD), "one"), "two")
    assert copy.seed == "two"
    assert [note.at for note in copy.notes] == [2, 3, 3]
    assert copy.notes.count(Note(3)) == 1


@pytest.mark.parametrize(
    ("cut", "events"),
    [
        (GOOD.index("roll 2 4"), 0),
        (GOOD.index("roll 5 5"), 1),
        (GOOD.index("roll 5 5") - 1, 0),  # Perhaps it was to be "roll 2 46".
        (GOOD.index("roll 5 5") + 6, 1),
        (GOOD.index("note left") + 12, 2),
        (GOOD.index("roll 1 2"), 2),
    ],
)
def test_a_text_that_is_cut_off_is_read_to_the_last_whole_line(cut: int, events: int) -> None:
    with pytest.raises(BadRecord) as error:
        read_record(GOOD[:cut])
    assert (error.value.code, error.value.here, error.value.played) == ("cut_off", events, 3)
    part, whole = read_good_part(GOOD[:cut]), read_record(GOOD)
    assert (part.events, part.played, part.result) == (whole.events[:events], events, "")


def test_the_good_part_keeps_taken_back_what_was_taken_back() -> None:
    part = read_good_part(GOOD + "place f3\n\nplace f4\n")
    assert (len(part.events), part.played) == (5, 3)


@pytest.mark.parametrize("ending", ["", "\n", "\n\n"])
def test_a_game_without_events_may_end_anyhow(ending: str) -> None:
    head = GOOD.partition("\n\n")[0].replace("played 3", "played 0")
    assert read_record(head + ending).events == ()


def test_the_last_line_needs_no_end() -> None:
    assert read_record(GOOD.rstrip()) == read_record(GOOD)


def test_a_shortened_game_keeps_what_was_asked_in_it_and_who_left_it() -> None:
    short = shortened(read_record(GOOD), 1)
    assert (short.events, short.played, short.result) == (("roll 2 4",), 1, "")
    assert short.notes == (Note(1, 1, Player("Zé", "person", "blue")),), "the hint came later"


def test_a_name_that_was_kept_before_letters_were_composed_still_opens() -> None:
    text = GOOD.replace("Ana Luísa", "Jose\u0301")
    assert write_record(read_record(text)) == text


@pytest.mark.parametrize("line", ["section", "section ", "section Big", "section a/b c"])
def test_a_section_without_the_name_of_a_part_is_a_bad_line(line: str) -> None:
    with pytest.raises(BadRecord):
        read_record(GOOD.replace("saved", f"{line}\nsaved", 1))


def test_what_a_part_keeps_here_leaves_with_nobody() -> None:
    sections = ("people here 5c1e Ana", "here and there", "notes 3 here")
    record = replace(read_record(GOOD), sections=sections)
    assert public(record).sections == sections[1:]
