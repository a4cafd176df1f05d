"""Events and positions as text."""

from __future__ import annotations

import pytest

from tessera.core.rules import Illegal
from tessera.games.sequence_dice.rules.notation import read, read_position, write
from tessera.games.sequence_dice.rules.state import MOVES, PASS_MOVE, Move


@pytest.mark.parametrize("verb", ["place", "replace", "remove"])
def test_the_text_of_every_move_reads_back(verb: str) -> None:
    assert len({write(move) for move in MOVES[verb]}) == 36
    for move in MOVES[verb]:
        assert read(write(move)) == move


def test_a_pass_is_a_word() -> None:
    assert (write(PASS_MOVE), read("pass")) == ("pass", Move("pass"))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place a1", Move("place", 0)),
        ("remove c3", Move("remove", 14)),
        ("replace f6", Move("replace", 35)),
    ],
)
def test_moves_name_the_square(text: str, move: Move) -> None:
    assert read(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "place", "place ", "place g1", "place a7", "place a0", "place A1", "place a1 ",
        " place a1", "place  a1", "place a1 b1", "put a1", "pass a1", "Pass", "a1", "roll",
        "roll 7 1", "roll 1 2 3", "rolling 1 2", "place ²1",
    ],
)  # fmt: skip
def test_anything_else_is_no_event(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read(text)
    assert (refusal.value.code, refusal.value.facts) == ("unreadable", {"text": text})


GOOD = """\
players=2
......
.G.B..
......
..GG..
......
......
seat 1: to throw"""


def test_space_round_the_lines_means_nothing() -> None:
    indented = "\n\n" + "\n".join(f"    {line}  " for line in GOOD.split("\n")) + "\n"
    assert read_position(indented) == read_position(GOOD)


def test_more_chips_than_the_box_has_are_no_position() -> None:
    """Whoever had more than none left could once go on putting them down."""
    unlimited = GOOD.replace("......", "GGGGG.").replace(".G.B..", "......")
    assert read_position(unlimited).chips[0].bit_count() == 22
    with pytest.raises(Illegal):
        read_position(unlimited.replace("players=2", "players=2 chips=box"))
