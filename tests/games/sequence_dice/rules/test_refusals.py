"""What is refused says why, as a code with facts; one table of all codes."""

from __future__ import annotations

import pytest

from tessera.core.dice import Roll
from tessera.core.rules import Illegal
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import Event, Move
from tests.games.sequence_dice.scripts import position

START = """
players=2
.B....
......
......
......
......
......
seat 1: {}
"""


@pytest.mark.parametrize(
    ("phase", "event", "code"),
    [
        ("roll 1 2", Move("place"), "no_such_square"),
        ("roll 1 2", Move("place", 36), "no_such_square"),
        ("roll 1 2", Move("place", -1), "no_such_square"),
        ("roll 4 6", Move("remove"), "no_such_square"),
        ("roll 1 2", Move("take", 1), "must_place"),
        ("to throw", Roll((2, 1)), "no_such_throw"),
        ("to throw", Roll((0, 1)), "no_such_throw"),
        ("to throw", Roll((6, 7)), "no_such_throw"),
        ("to throw", Roll((1,)), "no_such_throw"),
        ("to throw", Roll((1, 2, 3)), "no_such_throw"),
        ("opening . .", Roll((2, 1)), "no_such_throw"),
    ],
)
def test_what_no_text_can_say_is_refused_as_well(phase: str, event: Event, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        RULES.apply(position(START.format(phase)), event)
    assert refusal.value.code == code


def test_a_pass_with_a_square_puts_no_chip_there() -> None:
    """It once did."""
    state = position(START.replace(".B.", "...").format("roll 4 6"))
    with pytest.raises(Illegal) as refusal:
        RULES.apply(state, Move("pass", 3))
    assert refusal.value.code == "no_such_square"
