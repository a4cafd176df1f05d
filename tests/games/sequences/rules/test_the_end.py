"""100 ends the game when the round is complete; the highest wins, and ties are played off."""

from __future__ import annotations

import pytest

from tessera.core.rules import Result
from tessera.games.sequences.rules import RULES
from tests.games.sequences.scripts import footer, play, position


@pytest.mark.parametrize(
    ("sheet", "before", "throws", "then"),
    [
        # Whoever began reaches 100: all the others still throw, and nobody has won yet.
        ("95 | 0 | 0", "first 1: seat 1 to throw", "5", "first 1: seat 2 to throw"),
        ("95 | 0 | 0", "first 1: seat 1 to throw", "5 0", "first 1: seat 3 to throw"),
        ("95 | 0 | 0", "first 1: seat 1 to throw", "5 0 0", "first 1: seat 1 won"),
        ("0 | 95 | 0", "first 2: seat 2 to throw", "5 0", "first 2: seat 1 to throw"),
        ("0 | 95 | 0", "first 2: seat 2 to throw", "5 0 0", "first 2: seat 2 won"),
        # In the middle of the round: those who have thrown don't throw again.
        ("0 | 95 | 0", "first 1: seat 2 to throw", "5", "first 1: seat 3 to throw"),
        ("0 | 95 | 0", "first 1: seat 2 to throw", "5 0", "first 1: seat 2 won"),
        # The last of the round ends it at once.
        ("90 | 95", "first 1: seat 2 to throw", "5", "first 1: seat 2 won"),
        ("95 | 90 | 0", "first 2: seat 1 to throw", "5", "first 2: seat 1 won"),
        # 99 is not enough, 100 is.
        ("0 | 94", "first 1: seat 2 to throw", "5", "first 1: seat 1 to throw"),
        ("0 | 95", "first 1: seat 2 to throw", "5", "first 1: seat 2 won"),
        # The rule book's own: 105 is beaten by 107.
        ("95 | 0 | 97", "first 1: seat 1 to throw", "10 0 10", "first 1: seat 3 won"),
        # Overtaken, and overtaken again.
        ("95 | 95 | 95", "first 1: seat 1 to throw", "5 10 15", "first 1: seat 3 won"),
        ("95 | 95 | 95", "first 1: seat 1 to throw", "5 15 10", "first 1: seat 2 won"),
        # Whoever is wiped out in the last round loses, whatever they had.
        ("95 | 99 | 0", "first 1: seat 1 to throw", "5 x 0", "first 1: seat 1 won"),
        # A leader below 100 is wiped out: the game goes on.
        ("95 | 0", "first 1: seat 1 to throw", "x 60", "first 1: seat 1 to throw"),
    ],
)
def test_the_round_is_finished_and_the_highest_wins(
    sheet: str, before: str, throws: str, then: str
) -> None:
    assert footer(play(position(sheet, before), throws)) == then


@pytest.mark.parametrize(
    ("sheet", "throws", "then"),
    [
        ("95", "5", "first 1: seat 1 won"),
        ("95", "0", "first 1: seat 1 to throw"),
        ("95", "x", "first 1: seat 1 to throw"),
        ("40", "60", "first 1: seat 1 won"),
        ("95 x", "60 30 10", "first 1: seat 1 won"),
    ],
)
def test_one_alone_plays_until_100(sheet: str, throws: str, then: str) -> None:
    assert footer(play(position(sheet, "first 1: seat 1 to throw"), throws)) == then


@pytest.mark.parametrize(
    ("sheet", "before", "throws", "then"),
    [
        # Level at the top: only those play a further round, in their order.
        ("100 | 95", "first 1: seat 2 to throw", "5", "first 1: seat 1 plays off with 1 2"),
        ("100 | 0 | 95", "first 1: seat 3 to throw", "5", "first 1: seat 1 plays off with 1 3"),
        ("95 | 100 | 0 | 100", "first 2: seat 1 to throw", "5",
         "first 2: seat 2 plays off with 1 2 4"),
        ("100 | 0 | 0 | 95", "first 3: seat 2 to throw", "0", "first 3: seat 1 won"),
        ("95 | 0 | 0 | 100", "first 3: seat 1 to throw", "5 0",
         "first 3: seat 4 plays off with 1 4"),
        # Level below the top, or with somebody above: no play-off.
        ("95 | 95 | 100", "first 1: seat 3 to throw", "0", "first 1: seat 3 won"),
        ("100 | 105 | 95", "first 1: seat 3 to throw", "5", "first 1: seat 2 won"),
        # Level, but not at 100 yet: an ordinary round.
        ("95 | 90", "first 1: seat 2 to throw", "5", "first 1: seat 1 to throw"),
    ],
)  # fmt: skip
def test_those_who_are_level_at_the_top_play_off(
    sheet: str, before: str, throws: str, then: str
) -> None:
    assert footer(play(position(sheet, before), throws)) == then


@pytest.mark.parametrize(
    ("throws", "then"),
    [
        # The order goes on as in the game, without those who are out.
        ("", "first 2: seat 3 plays off with 1 3 4"),
        ("5", "first 2: seat 4 plays off with 1 3 4"),
        ("5 0", "first 2: seat 1 plays off with 1 3 4"),
        # The round is finished here too.
        ("60 0 0", "first 2: seat 3 won"),
        ("0 0 5", "first 2: seat 1 won"),
        ("5 10 0", "first 2: seat 4 won"),
        # Still level: again; fewer level: only those.
        ("0 0 0", "first 2: seat 3 plays off with 1 3 4"),
        ("5 5 5", "first 2: seat 3 plays off with 1 3 4"),
        ("5 5 0", "first 2: seat 3 plays off with 3 4"),
        ("0 5 5", "first 2: seat 4 plays off with 1 4"),
        ("0 5 5 10", "first 2: seat 1 plays off with 1 4"),
        ("0 5 5 0 0", "first 2: seat 4 plays off with 1 4"),
        ("0 5 5 0 5", "first 2: seat 1 won"),
        # A wipe-out takes one out of the running, and everybody's is level again at zero.
        ("x 0 5", "first 2: seat 1 won"),
        ("x 0 0", "first 2: seat 4 plays off with 1 4"),
        ("0 x x", "first 2: seat 3 won"),
        ("x x x", "first 2: seat 3 plays off with 1 3 4"),
        ("x x x 0 0 0", "first 2: seat 3 plays off with 1 3 4"),
        ("x x x 0 5 0", "first 2: seat 4 won"),
    ],
)
def test_a_play_off_goes_on_until_one_of_them_leads(throws: str, then: str) -> None:
    """The second player began and has 95, which is more than some have later on."""
    sheet = "100 | 95 | 100 | 100"
    state = position(sheet, "first 2: seat 3 plays off with 1 3 4")
    assert footer(play(state, throws)) == then


@pytest.mark.parametrize(
    ("sheet", "before", "throws", "winner"),
    [
        ("95 | 97", "first 1: seat 1 to throw", "10 10", 1),
        ("100 | 0 | 100", "first 1: seat 1 plays off with 1 3", "5 0", 0),
        ("95", "first 1: seat 1 to throw", "5", 0),
    ],
)
def test_the_result_names_the_one_who_leads(
    sheet: str, before: str, throws: str, winner: int
) -> None:
    state = position(sheet, before)
    assert RULES.result(state) is None
    assert RULES.result(play(state, throws)) == Result((winner,), "points")
