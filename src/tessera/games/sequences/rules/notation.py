"""Throws and positions of Sequences as text.

A throw is a line: `roll 1 2 2 3 4 6`. A position begins with the set-up, has a line for each seat
with the points of its turns (`x` wiped out), and ends with who begins and whose throw is awaited:

    players=3 stake=5
    5 0 x 10
    0 20 25 0
    5 5 0
    first 2: seat 3 to throw

The last line may also say `first 2: seat 3 won`, `first 1: seat 3 plays off with 1 3`, or, before
the first turn, `seat 2: opening 21 . -` with a total, `.` (still to throw) or `-` (out of it).
"""

import re

from tessera.core.dice import Roll, read_roll, write_roll
from tessera.core.opening import read_opening, write_opening
from tessera.core.position import matched, position_of, read_setup, write_setup
from tessera.games.sequences.rules.score import DICE
from tessera.games.sequences.rules.state import PLAYERS, WIPED, State, options

FOOTER = re.compile(
    r"first (\d{1,2}): seat (\d{1,2}) (?:(to throw)|(won)|plays off with ([\d ]+))"
    r"|seat (\d{1,2}): opening ([-.\d ]+)"
)
TOTALS = range(DICE, 6 * DICE + 1)


def write(roll: Roll) -> str:
    """One line for a throw."""
    return write_roll(roll)


def read(text: str) -> Roll:
    """The throw of a line. Raises Illegal("unreadable")."""
    return read_roll(text, DICE)


def write_position(state: State) -> str:
    """The lines of a position."""
    rows = [" ".join("x" if t == WIPED else str(t) for t in turns) for turns in state.sheet]
    return "\n".join([write_setup(state.setup, options), *rows, _footer(state)])


def _footer(state: State) -> str:
    if state.opening:
        return f"seat {state.seat + 1}: opening {write_opening(state.opening)}"
    end = "won" if state.over else "to throw"
    if state.play_off and not state.over:
        end = "plays off with " + " ".join(str(seat + 1) for seat in state.rivals)
    return f"first {state.first + 1}: seat {state.seat + 1} {end}"


def read_position(text: str) -> State:
    """The position of such lines. Raises Illegal("unreadable")."""
    return position_of(text, _state)


def _state(lines: list[str]) -> State:
    header, *rows, footer = lines
    setup, foot = read_setup(header, PLAYERS, options), matched(FOOTER, footer)
    everybody = tuple(range(setup.players))
    sheet = tuple(
        tuple(WIPED if word == "x" else int(word) for word in row.split()) for row in rows
    )
    begins, acts, *playing = [
        everybody.index(int(word) - 1)
        for word in (foot[1] or foot[6], foot[2] or foot[6], *(foot[5] or "").split())
    ]
    opening, rivals = read_opening(foot[7] or "", TOTALS), tuple(playing) or everybody
    if len(rows) != setup.players or acts not in rivals or len(opening) not in (0, len(rows)):
        raise ValueError(lines)
    if foot[6]:
        return State(setup, sheet, acts, 0, everybody, opening)
    if foot[4]:
        return State(setup, sheet, acts, begins, (acts,), over=True)
    return State(setup, sheet, acts, begins, rivals, play_off=foot[5] is not None)
