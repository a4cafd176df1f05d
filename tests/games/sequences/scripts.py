"""Positions and throws in few words.

A sheet is written `5 0 x 10 | 0 20`: the turns of each seat, `x` wiped out. Throws are written as
what they are worth, so that a sum can be done in one's head: `10 0 x 25`.
"""

from __future__ import annotations

from tessera.core.dice import Roll
from tessera.core.setup import Setup
from tessera.games.sequences.rules import RULES
from tessera.games.sequences.rules.state import State

WORTH = {
    "sequences": {
        "x": "111123",
        "0": "233445",
        "5": "122455",
        "10": "123355",
        "15": "122346",
        "20": "123455",
        "25": "123456",
        "30": "266666",
        "60": "666666",
    },
    "hearts_due": {
        "x": "111123",
        "0": "233445",
        "5": "133445",
        "10": "122455",
        "15": "123355",
        "20": "122346",
        "25": "123455",
        "30": "123456",
        "35": "266666",
        "40": "166666",
        "70": "666666",
    },
}
"""A throw for each number of points."""


def roll(dice: str) -> Roll:
    """The throw of a text of digits."""
    return Roll(tuple(sorted(map(int, dice))))


def agreed(players: int, variant: str = "sequences", stake: str = "0", **starts: str) -> Setup:
    """What was agreed before the game."""
    return Setup(players, (("variant", variant), ("stake", stake), *starts.items()))


def position(
    sheet: str, footer: str, variant: str = "sequences", stake: str = "0", **starts: str
) -> State:
    """The position with this sheet; `footer` is the last line of a position's text."""
    rows = [row.strip() for row in sheet.split("|")]
    given = "".join(f" {name}={value}" for name, value in starts.items())
    head = f"players={len(rows)} variant={variant} stake={stake}{given}"
    return RULES.read_position("\n".join([head, *rows, footer]))


def sheet(state: State) -> str:
    """The sheet of a position, written like those above."""
    return " | ".join(RULES.write_position(state).split("\n")[1:-1])


def footer(state: State) -> str:
    """The last line of a position."""
    return RULES.write_position(state).split("\n")[-1]


def play(state: State, throws: str) -> State:
    """The state after some throws, each written as what it is worth."""
    for worth in throws.split():
        state = RULES.apply(state, roll(WORTH[state.variant][worth]))
    return state
