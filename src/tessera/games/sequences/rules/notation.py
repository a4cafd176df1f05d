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
from tessera.core.position import read_setup, write_setup
from tessera.core.rules import Illegal
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
    lines = [line.strip() for line in text.strip().split("\n")]
    rows = lines[1:-1]
    setup, foot = read_setup(lines[0], PLAYERS, options), FOOTER.fullmatch(lines[-1])
    if foot is None or len(rows) != setup.players:
        raise Illegal("unreadable", text=text)
    everybody = tuple(range(len(rows)))
    try:
        sheet = tuple(tuple(_points(word) for word in row.split()) for row in rows)
        if foot[6]:
            opening = read_opening(foot[7], TOTALS)
            if len(opening) != len(rows):
                raise ValueError(text)
            return State(setup, sheet, _seat(foot[6], everybody), 0, everybody, opening)
        first, seat = _seat(foot[1], everybody), _seat(foot[2], everybody)
        rivals = tuple(_seat(word, everybody) for word in (foot[5] or "").split()) or everybody
        if seat not in rivals:
            raise ValueError(text)
    except ValueError:
        raise Illegal("unreadable", text=text) from None
    if foot[4]:
        return State(setup, sheet, seat, first, (seat,), over=True)
    return State(setup, sheet, seat, first, rivals, play_off=foot[5] is not None)


def _points(word: str) -> int:
    return WIPED if word == "x" else int(word)


def _seat(word: str, everybody: tuple[int, ...]) -> int:
    if int(word) - 1 not in everybody:
        raise ValueError(word)
    return int(word) - 1
