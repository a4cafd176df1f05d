"""A saved game that can't be opened says why, and nothing but Damaged is ever raised."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tessera.core.limits import MAX_CHARACTERS
from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.storage.opening import Damaged, open_table
from tests.session.tables import NOW

GOOD = """\
tessera record 6
game sequence_dice 2
option line 5
option chips unlimited
seed 9f86d081884c7d65
seat person green Ana Luísa
seat normal blue Rui
seat person red Eva
saved 2026-11-21T09:15:00Z
played 6

roll 1 2
roll 3 4
roll 1 1
roll 1 2
place f2
roll 2 3
place d1
"""
FOUR = """\
tessera record 6
game sequence_dice 2
option line 6
option chips box
seed 1
seat person green Ana
seat person blue Rui
seat normal green Eva
seat normal blue Gil
saved 2026-11-21T09:15:00Z
played 0

"""


def damage(text: str) -> tuple[str, int]:
    with pytest.raises(Damaged) as error:
        open_table(text, find)
    assert error.value.text == text
    return error.value.code, error.value.at


@pytest.mark.parametrize("text", [GOOD, FOUR], ids=["three", "four"])
def test_the_games_that_the_tests_below_damage_are_good(text: str) -> None:
    assert write_record(open_table(text, find).record(NOW)) == text


@pytest.mark.parametrize(
    ("line", "instead", "code", "at"),
    [
        ("tessera record 6", "tessera record 7", "newer", 1),
        ("tessera record 6", "chess record 3", "no_record", 1),
        ("game sequence_dice 2", "game sequence_dice 3", "newer", 0),
        ("game sequence_dice 2", "game ludo 1", "unknown_game", 0),
        ("game sequence_dice 2", "game sequence_dice one", "bad_line", 2),
        ("played 6", "played six", "bad_line", 10),
        ("played 6\n", "", "incomplete", 0),
        ("played 6", "played 8", "cut_off", 0),
        ("roll 1 2\nroll 3 4", "roll 1 2\nroll 3 7", "bad_event", 2),
        ("roll 3 4", "roll 1 2", "bad_event", 5),
        ("place f2", "place a1", "bad_event", 5),
        ("place f2", "pass", "bad_event", 5),
        ("place f2", "place f9", "bad_event", 5),
        ("place f2", "jump f2", "bad_event", 5),
        ("place d1\n", "place d1\nplace d1\n", "bad_event", 8),
        ("option line 5", "option line 6", "bad_setup", 0),
        ("option line 5", "option line 5\noption line 5", "bad_setup", 0),
        ("option line 5\n", "", "bad_setup", 0),
        ("option chips unlimited", "option chips none", "bad_setup", 0),
        ("option chips unlimited", "option chip unlimited", "bad_setup", 0),
        ("option chips unlimited", "option chips box\noption wind east", "bad_setup", 0),
        ("seat person green Ana", "seat robot green Ana", "bad_setup", 0),
        ("seat person green Ana", "seat Person green Ana", "bad_setup", 0),
        ("seat person green Ana", "seat person pink Ana", "bad_setup", 0),
        ("seat person green Ana", "seat person blue Ana", "bad_setup", 0),
    ],
)
def test_what_is_wrong_and_where(line: str, instead: str, code: str, at: int) -> None:
    assert line in GOOD
    assert damage(GOOD.replace(line, instead, 1)) == (code, at)


@pytest.mark.parametrize("seats", [1, 5, 12])
def test_a_number_of_players_that_the_game_does_not_know(seats: int) -> None:
    people = "seat person green Ana\n" * seats
    head, _, tail = FOUR.partition("seat")
    text = head + people + tail[tail.index("saved") :]
    assert damage(text) == ("bad_setup", 0)


@pytest.mark.parametrize(
    "colours", ["green blue red blue", "green blue green red", "green green green green"]
)
def test_partners_share_a_colour_and_others_do_not(colours: str) -> None:
    record = read_record(FOUR)
    seats = zip(record.players, colours.split(), strict=True)
    players = tuple(replace(player, colour=colour) for player, colour in seats)
    assert damage(write_record(replace(record, players=players))) == ("bad_setup", 0)


def test_a_text_that_is_far_too_long() -> None:
    assert damage(GOOD + "roll 1 1\n" * (MAX_CHARACTERS // 9)) == ("too_large", 0)


def test_a_bad_event_is_found_even_if_it_was_taken_back() -> None:
    assert damage(GOOD.replace("place d1", "place a1")) == ("bad_event", 7)


def test_a_game_as_long_as_the_limit_still_opens() -> None:
    ties = "roll 1 1\n" * ((MAX_CHARACTERS - len(FOUR)) // 9)
    assert len(open_table(FOUR + ties, find).record(NOW).events) > 20_000
    assert damage(FOUR + ties[:-9] + "pass 1 1\n") == ("bad_event", len(ties) // 9)


def test_every_line_left_out_or_written_twice_opens_or_is_damaged() -> None:
    lines = GOOD.split("\n")
    for number, line in enumerate(lines):
        for instead in ([], [line, line]):
            opens_or_is_damaged("\n".join([*lines[:number], *instead, *lines[number + 1 :]]))


def test_every_character_left_out_opens_or_is_damaged() -> None:
    for place in range(len(GOOD)):
        opens_or_is_damaged(GOOD[:place] + GOOD[place + 1 :])


@given(
    place=st.integers(0, len(GOOD) - 1),
    length=st.integers(0, 1),
    wrong=st.text(max_size=2) | st.sampled_from(["\n", "\n\n", " ", "²", "١", "0", "-", "\ud800"]),
)
def test_any_slip_of_the_pen_opens_or_is_damaged(place: int, length: int, wrong: str) -> None:
    opens_or_is_damaged(GOOD[:place] + wrong + GOOD[place + length :])


@given(st.text() | st.text().map(lambda text: GOOD + text) | st.text().map(FOUR.__add__))
@example("")
@example("[" * 100_000)
@example(GOOD * 100)
def test_any_text_opens_or_is_damaged(text: str) -> None:
    opens_or_is_damaged(text)


@given(st.permutations(GOOD.split("\n")))
def test_lines_in_any_order_open_or_are_damaged(lines: list[str]) -> None:
    opens_or_is_damaged("\n".join(lines))


def opens_or_is_damaged(text: str) -> None:
    """What opens can be saved and opened again."""
    record = None
    with suppress(Damaged):
        record = open_table(text, find).record(NOW)
    if record is not None:
        assert open_table(write_record(record), find).record(NOW) == record
