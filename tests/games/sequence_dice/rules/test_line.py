"""Which lines win: every row, column and diagonal of the length agreed."""

from __future__ import annotations

import pytest

from tessera.core.rules import Illegal, Result
from tessera.core.setup import Option, Setup
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.board import SQUARES
from tests.games.sequence_dice.scripts import play, position

COLUMNS, ROWS = "abcdef", "123456"
STEPS = {"row": (1, 0), "column": (0, 1), "falling": (1, 1), "rising": (1, -1)}


def lines(length: int, direction: str) -> list[list[str]]:
    """All lines of a direction, each as the names of its squares."""
    across, down = STEPS[direction]
    found = []
    for column in range(6):
        for row in range(6):
            squares = [(column + n * across, row + n * down) for n in range(length)]
            if all(c in range(6) and r in range(6) for c, r in squares):
                found.append([COLUMNS[c] + ROWS[r] for c, r in squares])
    return found


def board(green: set[str]) -> str:
    """The rows with these squares covered by green and nothing else."""
    return "\n".join("".join("G" if c + r in green else "." for c in COLUMNS) for r in ROWS)


@pytest.mark.parametrize(
    ("length", "direction", "count"),
    [
        (6, "row", 6),
        (6, "column", 6),
        (6, "falling", 1),
        (6, "rising", 1),
        (5, "row", 12),
        (5, "column", 12),
        (5, "falling", 4),
        (5, "rising", 4),
    ],
)
def test_every_line_wins_whichever_chip_comes_last(length: int, direction: str, count: int) -> None:
    every = lines(length, direction)
    assert len(every) == count
    for line in every:
        for last in line:
            rows = board(set(line) - {last})
            start = position(f"players=2 line={length} chips=box\n{rows}\nseat 1: roll 5 6")
            result = RULES.result(play(start, f"place {last}"))
            assert result == Result((0,), "line", tuple(sorted(SQUARES[name] for name in line)))


@pytest.mark.parametrize(
    ("players", "line"),
    [
        (2, Option("line", ("6", "5"), "6")),
        (3, Option("line", ("5",), "5")),
        (4, Option("line", ("6", "5"), "6")),
    ],
)
def test_six_in_line_is_offered_to_two_sides_only(players: int, line: Option) -> None:
    offered, chips, *_ = RULES.options(players)
    assert (offered, chips) == (line, Option("chips", ("unlimited", "box"), "unlimited"))


def test_six_in_line_is_refused_to_three() -> None:
    with pytest.raises(Illegal) as refusal:
        RULES.new(Setup(3, (("line", "6"), ("chips", "box"))))
    assert (refusal.value.code, refusal.value.facts) == ("option", {"option": "line", "value": "6"})
