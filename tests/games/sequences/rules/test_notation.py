"""Throws and positions as text: what can be written, what it means, and what is refused."""

from __future__ import annotations

import pytest

from tessera.core.dice import Roll
from tessera.core.rules import CHANCE, Illegal
from tessera.games.sequences.rules import RULES
from tessera_kit.playing import play_on
from tessera_kit.promises.texts import slips
from tests.games.sequences.scripts import footer, position, sheet

GOOD = """\
players=3 stake=5
5 0 x 10
0 20 25 0
5 5 0
first 2: seat 3 to throw"""


@pytest.mark.parametrize("variant", ["sequences", "hearts_due"])
@pytest.mark.parametrize(
    ("rows", "last"),
    [
        ("", "first 1: seat 1 to throw"),
        ("5 x 0 60", "first 1: seat 1 to throw"),
        ("100", "first 1: seat 1 won"),
        (" | ", "seat 1: opening . ."),
        (" |  | ", "seat 3: opening - 21 ."),
        ("5 0 x 10 | 0 20 25 0 | 5 5 0", "first 2: seat 3 to throw"),
        ("100 | 5 | 100", "first 3: seat 1 plays off with 1 3"),
        ("100 | 5 | 105", "first 3: seat 3 won"),
        (" | ".join(["5"] * 24), "first 24: seat 24 to throw"),
    ],
)
def test_a_position_is_written_as_it_was_read(rows: str, last: str, variant: str) -> None:
    state = position(rows, last, variant, stake="10" if "|" in rows else "0")
    assert (footer(state), state.variant) == (last, variant)
    assert [row.strip() for row in sheet(state).split("|")] == [r.strip() for r in rows.split("|")]
    assert RULES.read_position(RULES.write_position(state)) == state


def test_a_position_means_what_it_says() -> None:
    state = RULES.read_position(GOOD)
    assert state.totals == (10, 45, 10)
    assert (state.seat, state.first, state.rivals) == (2, 1, (0, 1, 2))
    assert (state.setup["variant"], state.setup["stake"]) == ("sequences", "5")


def test_a_throw_is_written_in_order_whatever_order_it_fell_in() -> None:
    thrown = RULES.read("roll 6 2 3 1 2 4")
    assert thrown == Roll((1, 2, 2, 3, 4, 6))
    assert RULES.write(thrown) == "roll 1 2 2 3 4 6"


@pytest.mark.parametrize(
    "text",
    ["", "roll", "roll 1 2", "roll 1 2 3 4 5", "roll 1 2 3 4 5 6 1", "roll 1 2 3 4 5 7",
     "roll 0 1 2 3 4 5", "roll 123456", "roll 1 2 3 4 5 ٦", "roll a b c d e f", "place a1",
     "Roll 1 2 3 4 5 6", " roll 1 2 3 4 5 6", "pass"],
)  # fmt: skip
def test_what_is_no_throw_of_six_dice_is_unreadable(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        RULES.read(text)
    assert refusal.value.code == "unreadable"


@pytest.mark.parametrize("text", ["", "\n" * 30, GOOD.replace("5 5 0", "9" * 5_000)])
def test_nothing_and_far_too_much_are_unreadable(text: str) -> None:
    with pytest.raises(Illegal, match="unreadable"):
        RULES.read_position(text)


FEET = ["first 2: seat 3 to throw", "first 2: seat 3 plays off with 1 3", "seat 3: opening 21 - ."]


@pytest.mark.parametrize("last", FEET)
def test_a_slip_of_the_pen_gives_a_position_that_can_be_played_or_none(last: str) -> None:
    text = GOOD.replace(FEET[0], last)
    broken = [slip for slip in slips(text) if not playable_or_refused(slip)]
    assert broken == []


def playable_or_refused(text: str) -> bool:
    """Whether the text is refused, or gives a position in which a throw does something."""
    try:
        state = RULES.read_position(text)
    except Illegal:
        return True
    try:
        next(play_on(RULES, state, "a"), None)
    except (LookupError, ValueError):
        return RULES.current_player(state) != CHANCE
    return True
