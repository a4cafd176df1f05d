"""Events and positions of Rota as text.

An event is a line: `place 3`, `place hub`, `slide 3 hub`. A position is the wheel in three lines,
as `board.py` shows it, and the boards since all pieces were placed, each in one word:

    players=2 lines=all
    x.o
    .x.
    o.x
    before xx.o..o.x
"""

from __future__ import annotations

import re

from tessera.core.position import read_setup, write_setup
from tessera.core.rules import Illegal
from tessera.core.setup import Setup
from tessera_rota.rules.board import BY_NAME, NAMES
from tessera_rota.rules.state import (
    FREE,
    PIECES,
    PLAYERS,
    SIGNS,
    Event,
    Place,
    Slide,
    State,
    options,
)

POINT = "([1-8]|hub)"
BOARD = re.compile(rf"[{SIGNS}{re.escape(FREE)}]{{9}}")


def write(event: Event) -> str:
    """One line, by the names of the points."""
    verb = "slide" if isinstance(event, Slide) else "place"
    return " ".join([verb, *(NAMES[point] for point in event)])


def read(text: str) -> Event:
    """The event of a line. Raises Illegal("unreadable")."""
    if match := re.fullmatch(f"place {POINT}", text):
        return Place(BY_NAME[match[1]])
    if match := re.fullmatch(f"slide {POINT} {POINT}", text):
        return Slide(BY_NAME[match[1]], BY_NAME[match[2]])
    raise Illegal("unreadable", text=text)


def write_position(state: State) -> str:
    """The wheel, and the boards that were there before."""
    rows = [state.board[at : at + 3] for at in (0, 3, 6)]
    before = [" ".join(["before", *state.before])] if state.before else []
    return "\n".join([write_setup(state.setup, options), *rows, *before])


def read_position(text: str) -> State:
    """The position of such lines. Raises Illegal("unreadable")."""
    setup, *rows = [line.strip() for line in text.strip().splitlines()] or [""]
    before: list[str] = []
    if len(rows) == 4 and rows[3].startswith("before "):
        before = rows.pop().split(" ")[1:]
    boards = [*before, "".join(rows)]
    if [len(row) for row in rows] != [3, 3, 3] or not all(map(BOARD.fullmatch, boards)):
        raise Illegal("unreadable", text=text)
    return _checked(read_setup(setup, PLAYERS, options), boards, text)


def _checked(setup: Setup, boards: list[str], text: str) -> State:
    """The position, if each board can come from the one before it and all are possible."""
    for number in range(len(boards)):
        state = State(setup, boards[number], tuple(boards[:number]))
        first, second = (boards[number].count(sign) for sign in SIGNS)
        if not (second <= first <= PIECES and first - second <= 1):
            raise Illegal("unreadable", text=text)
        if state.placing and len(boards) > 1:
            raise Illegal("unreadable", text=text)
        if number + 1 < len(boards) and (state.over or boards[number + 1] not in _next(state)):
            raise Illegal("unreadable", text=text)
    return state


def _next(state: State) -> set[str]:
    """The boards that a slide leads to."""
    boards = set()
    for start, end in state.slides():
        board = [*state.board]
        board[start], board[end] = FREE, board[start]
        boards.add("".join(board))
    return boards
