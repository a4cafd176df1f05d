"""On which days the puzzle of the day was found."""

from __future__ import annotations

from datetime import date

import pytest

from tessera.storage.solved_days import MOST, SolvedDays

DAY = date(2026, 11, 26)


def days(*found: tuple[int, str]) -> SolvedDays:
    """Of November."""
    result = SolvedDays()
    for day, how in found:
        result.note(date(2026, 11, day), how)
    return result


def test_they_are_one_short_text() -> None:
    kept = days((27, "s"), (24, "1"), (26, "3"))
    assert str(kept) == "2026-11-24 1.3s"
    assert str(SolvedDays(str(kept))) == str(kept)
    assert str(SolvedDays()) == ""


def test_a_day_counts_as_it_went_first() -> None:
    assert str(days((24, "s"), (24, "1"))) == "2026-11-24 s"


@pytest.mark.parametrize(
    ("text", "streak"),
    [
        ("", 0),
        ("2026-11-26 1", 1),
        ("2026-11-24 111", 3),
        ("2026-11-24 11", 2),  # Today's is still to be found.
        ("2026-11-23 11", 0),  # Yesterday nobody looked.
        ("2026-11-23 1.11", 2),
        ("2026-11-23 1s11", 2),  # What was shown ends it.
        ("2026-11-24 11s", 0),
        ("2026-11-24 1111111", 3),  # The clock was ahead, and is right again.
    ],
)
def test_days_in_a_row_end_today_or_yesterday(text: str, streak: int) -> None:
    assert SolvedDays(text).streak(DAY) == streak


def test_two_devices_are_joined_day_by_day() -> None:
    one, other = SolvedDays("2026-11-24 1.3"), SolvedDays("2026-11-25 2s")
    assert str(one.joined(other)) == str(other.joined(one)) == "2026-11-24 123"


@pytest.mark.parametrize("text", ["nonsense", "2026-13-45 11", "9999-12-31 1111", "2026-11-24"])
def test_what_cannot_be_read_says_nothing(text: str) -> None:
    assert SolvedDays(text).streak(DAY) == 0
    assert len(str(SolvedDays(text))) < 20


def test_years_fit_into_a_setting() -> None:
    kept = SolvedDays(f"2016-01-01 {'1' * 10_000}")
    assert len(str(kept)) <= MOST + 11


def test_a_clock_that_was_wrong_for_a_day_costs_no_day() -> None:
    for year in (1999, 2040, 9999):
        kept = SolvedDays(f"2026-10-28 {'1' * 30}")
        kept.note(date(year, 3, 1), "1")
        again = SolvedDays(str(kept))
        again.note(DAY, "1")
        assert SolvedDays(str(again)).streak(DAY) == 30
        assert len(str(again)) < 60


def test_long_without_a_look_is_written_as_another_run() -> None:
    text = "2026-01-01 1.s 2026-11-24 2"
    assert str(SolvedDays(text)) == text
    assert SolvedDays(text).of(date(2026, 1, 3)) == "s"
    joined = SolvedDays(text).joined(SolvedDays("2026-01-02 4"))
    assert str(joined) == "2026-01-01 14s 2026-11-24 2"


def test_who_looks_seldom_keeps_the_latest_days_in_a_setting() -> None:
    kept = SolvedDays()
    for n in range(400):
        kept.note(date.fromordinal(DAY.toordinal() - 20 * n), "1")
    assert len(str(kept)) <= MOST
    assert SolvedDays(str(kept)).of(DAY) == "1"
