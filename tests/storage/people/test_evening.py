"""An evening is worked out from finished games: what it counts, and what it leaves out."""

from __future__ import annotations

import pytest

from tessera.games import find
from tessera.storage.people.evening import (
    BEST,
    FIRST,
    Agreement,
    Evening,
    evening,
    finished,
    read_terms,
    starter,
    write_terms,
)
from tessera.storage.saves import Entry
from tests.screens.golden import CARDS, SCORES

ANA_RUI = Agreement(frozenset({"Ana", "Rui"}))


def played(text: str, when: str, winners: str, *names: str) -> Entry:
    """A game that these people finished at this time of the 21st."""
    head, _, tail = text.partition("\n\n")
    kept = [n for n in head.split("\n") if not n.startswith(("seat", "result", "saved", "played"))]
    colours = ("green", "blue", "red")
    seats = [
        f"seat {'easy' if name in ROMANS else 'person'} {colours[seat % 3]} {name}"
        for seat, name in enumerate(names)
    ]
    lines = [*kept, *seats, f"saved 2026-11-{when}:00Z", "played 0", f"result {winners}", "", tail]
    return Entry(f"{when}-{winners}", "\n".join(lines), find)


ROMANS = ("Livia",)
NOW = "2026-11-21T22:00:00Z"


def score(*entries: Entry, terms: Agreement = ANA_RUI, now: str = NOW) -> str:
    tonight = evening(finished(entries, now), terms)
    return ", ".join(f"{name} {won}" for name, won in tonight.score.items()) if tonight else ""


def at(hour: int, winners: str = "1", *, text: str = SCORES) -> Entry:
    return played(text, f"21T{hour:02}:00", winners, "Ana", "Rui")


def test_any_games_of_the_same_people_count() -> None:
    sat_otherwise = played(CARDS, "21T20:30", "1", "Rui", "Ana")
    assert score(at(19), sat_otherwise, at(21)) == "Ana 2, Rui 1"


@pytest.mark.parametrize(
    "other",
    [
        played(SCORES, "21T20:30", "1", "Ana", "Zé"),
        played(SCORES, "21T20:30", "1", "Ana", "Rui", "Zé"),
        played(SCORES, "21T20:30", "1", "Ana", "Livia"),
    ],
)
def test_games_of_others_do_not(other: Entry) -> None:
    assert score(at(19), other, at(21, "2")) == "Ana 1, Rui 1"


def test_a_team_s_win_counts_for_each_of_it() -> None:
    four = ("Ana", "Rui", "Zé", "Bia")
    games = [played(CARDS, f"21T{hour}:00", "1 3", *four) for hour in (20, 21)]
    assert score(*games, terms=Agreement(frozenset(four))) == "Ana 2, Zé 2"


def test_a_computer_may_win_an_evening_of_people_too() -> None:
    assert score(at(20), played(SCORES, "21T21:00", "3", "Ana", "Rui", "Livia")) == "Ana 1, Livia 1"


def test_a_pause_of_more_than_six_hours_ends_it() -> None:
    assert score(at(8), at(14), at(20)) == "Ana 3"
    assert score(at(8), at(15), at(20)) == "Ana 2"
    assert score(at(15), now=NOW) == ""


def test_a_game_that_is_not_over_or_a_draw_brings_nobody_anything() -> None:
    goes_on = Entry("x", at(21).text.replace("\nresult 1", ""), find)
    assert score(at(20), goes_on) == "Ana 1"
    assert score(at(20), at(21, "draw")) == "Ana 1"


def test_a_copy_of_a_game_does_not_count_again() -> None:
    copy = Entry("copy", at(21).text.replace("\n\n", "\n\nnote copy\n", 1), find)
    assert score(at(20), copy) == "Ana 1"


def test_a_clock_far_ahead_and_texts_that_cannot_be_read_end_nothing() -> None:
    ahead = Entry("z", at(21).text.replace("2026-11-21T21", "2040-01-01T00"), find)
    rubbish = Entry("y", "tessera record 6\nresult 1\nsaved never", find)
    assert score(ahead, rubbish, at(20)) == "Ana 1"


def series(kind: str, until: str, wins: str) -> Evening:
    terms = Agreement(ANA_RUI.people, kind=kind, until=until)
    games = [at(16 + hour, winner) for hour, winner in enumerate(wins.split())]
    tonight = evening(finished(games, NOW), terms)
    assert tonight
    return tonight


@pytest.mark.parametrize(
    ("kind", "until", "wins", "champions"),
    [
        (FIRST, "3", "1 2 1 2", ()),
        (FIRST, "3", "1 2 1 2 1", ("Ana",)),
        (BEST, "5", "1 1 2", ()),
        (BEST, "5", "1 1 2 1", ("Ana",)),
        (BEST, "5", "1 draw 2 2 draw", ("Rui",)),
        (BEST, "5", "1 2 1 2 draw", ("Ana", "Rui")),
    ],
)
def test_a_series_is_won(kind: str, until: str, wins: str, champions: tuple[str, ...]) -> None:
    assert series(kind, until, wins).champions == champions


def test_the_game_after_a_series_begins_the_next_one() -> None:
    after = series(FIRST, "3", "1 1 1 2")
    assert (after.champions, dict(after.score)) == ((), {"Rui": 1})
    assert series(BEST, "3", "1 1 2 2").champions == ("Rui",), "of three games each"


def test_the_loser_begins_where_that_is_agreed() -> None:
    terms = Agreement(ANA_RUI.people, loser_begins=True)
    tonight = evening(finished([at(20, "1")], NOW), terms)
    assert tonight
    ana_rui = tonight.games[0].players
    assert starter(tonight, ana_rui) == 1
    assert starter(tonight, ana_rui[::-1]) == 0
    assert starter(series("open", "0", "1"), ana_rui) is None
    draw = evening(finished([at(20, "draw")], NOW), terms)
    assert draw
    assert starter(draw, ana_rui) is None


def test_of_several_losers_the_next_after_the_winner_begins() -> None:
    three = ("Ana", "Rui", "Zé")
    terms = Agreement(frozenset(three), loser_begins=True)
    tonight = evening(finished([played(SCORES, "21T20:00", "2", *three)], NOW), terms)
    assert tonight
    assert starter(tonight, tonight.games[0].players) == 2


def test_what_was_agreed_is_read_as_it_was_written() -> None:
    agreed = [
        Agreement(
            frozenset({"Ana", "Rui Pedro"}), "2026-11-21T20:00:00Z", FIRST, "3", loser_begins=True
        ),
        Agreement(frozenset({"Ana", "Zé", "Bia"}), "2026-11-21T20:00:00Z"),
    ]
    assert read_terms(write_terms(agreed)) == agreed


@pytest.mark.parametrize("bad", ["2026 first 3 loser", "?", "2026-11-21T20:00:00Z first 3 x"])
def test_a_damaged_line_costs_only_its_own_agreement(bad: str) -> None:
    good = write_terms([Agreement(ANA_RUI.people, "2026-11-21T20:00:00Z")])
    assert read_terms(f"{bad}\n= Zé\n= Bia\n{good}") == read_terms(f"{good}\n{bad}\n= Zé\n= Bia")
    assert len(read_terms(f"{good}\n{bad}\n= Zé\n= Bia")) == 1


def test_a_round_of_an_earlier_version_is_left_out_and_costs_nobody_else() -> None:
    good = write_terms([Agreement(ANA_RUI.people, "2026-11-21T20:00:00Z", FIRST, "3")])
    text = f"2026-11-21T20:00:00Z round sequences/hearts_due rules\n= Ana\n= Zé\n= Bia\n{good}"
    assert read_terms(text) == read_terms(good)


@pytest.mark.parametrize(("winners", "begins"), [("1 3", 1), ("2 4", 0)])
def test_of_a_team_that_lost_the_first_begins(winners: str, begins: int) -> None:
    four = ("Ana", "Rui", "Zé", "Bia")
    entry = played(CARDS, "21T20:00", winners, *four)
    text = entry.text.replace("person red", "person green", 1)  # Zé, and then Bia.
    entry = Entry("x", text.replace("person green Bia", "person blue Bia"), find)
    terms = Agreement(frozenset(four), loser_begins=True)
    tonight = evening(finished([entry], NOW), terms)
    assert tonight
    assert starter(tonight, tonight.games[0].players) == begins
