"""Events and positions of Sequence Dice as text.

An event is a line: `roll 3 4`, `place c3`, `replace c3`, `remove c3`, `pass`.
A position is eight lines: the set-up, the six rows with the chips of the first, second and third
side as G, B and R, and whose turn it is:

    players=2 chips=box
    ......
    .G.B..
    ......
    ..GG..
    ......
    ......
    seat 1: roll 3 4

The last line may also say `seat 1: to throw`, `seat 1: won`, or, before the first turn,
`seat 2: opening 7 .` with a total, `.` (still to throw) or `-` (out of it) for each seat.
"""

import re

from tessera.core.dice import Roll, read_roll, write_roll
from tessera.core.grid import mask_of
from tessera.core.opening import TO_COME, read_opening, write_opening
from tessera.core.position import matched, position_of, read_setup, write_setup
from tessera.core.rules import Illegal
from tessera.games.sequence_dice.rules.board import NAMES, SIZE, SQUARES
from tessera.games.sequence_dice.rules.engine import completed
from tessera.games.sequence_dice.rules.state import (
    MOVES,
    PASS_MOVE,
    PLAYERS,
    Event,
    State,
    options,
    terms,
)

LETTERS = "GBR"
FOOTER = re.compile(r"seat ([1-4]): (?:(roll [1-6] [1-6])|(to throw)|(won)|opening ([-.\d ]+))")
TOTALS = range(2, 13)


def write(event: Event) -> str:
    """One line for a throw, a move or a pass."""
    if isinstance(event, Roll):
        return write_roll(event)
    return event.verb if event.square is None else f"{event.verb} {NAMES[event.square]}"


def read(text: str) -> Event:
    """The event of a line. Raises Illegal("unreadable")."""
    if text.startswith("roll"):
        return read_roll(text, 2)
    if text == "pass":
        return PASS_MOVE
    verb, _, name = text.partition(" ")
    if verb not in MOVES or name not in SQUARES:
        raise Illegal("unreadable", text=text)
    return MOVES[verb][SQUARES[name]]


def write_position(state: State) -> str:
    """The eight lines of a position."""
    cells = [_letter(state.owner(square)) for square in range(SIZE * SIZE)]
    rows = ["".join(cells[start : start + SIZE]) for start in range(0, SIZE * SIZE, SIZE)]
    header = write_setup(state.terms.setup, options)
    return "\n".join([header, *rows, f"seat {state.seat + 1}: {_phase(state)}"])


def read_position(text: str) -> State:
    """The position of eight lines; spaces round them don't matter. Raises Illegal("unreadable")."""
    return position_of(text, _state)


def _state(lines: list[str]) -> State:
    header, *rows, footer = lines
    agreed, foot = terms(read_setup(header, PLAYERS, options)), matched(FOOTER, footer)
    chips = tuple(
        mask_of([square for square, letter in enumerate("".join(rows)) if letter == own])
        for own in LETTERS[: max(agreed.sides) + 1]
    )
    seat = range(agreed.setup.players)[int(foot[1]) - 1]
    roll, opening = foot[2] and read_roll(foot[2], 2), read_opening(foot[5] or "", TOTALS)
    won = 0
    for square in range(SIZE * SIZE if foot[4] else 0):
        won |= completed(chips[agreed.sides[seat]], square, agreed.line)
    state = State(agreed, chips, seat, roll or None, opening, won)
    if (
        write_position(state).splitlines()[1:-1] != rows
        or any(mask.bit_count() > agreed.supply for mask in chips)
        or bool(foot[4]) != bool(won)
        or (foot[5] and (len(opening) != agreed.setup.players or opening[seat] != TO_COME))
    ):
        raise ValueError(lines)
    return state


def _letter(side: int | None) -> str:
    return "." if side is None else LETTERS[side]


def _phase(state: State) -> str:
    if state.opening:
        return f"opening {write_opening(state.opening)}"
    if state.won:
        return "won"
    return "to throw" if state.roll is None else write_roll(state.roll)
