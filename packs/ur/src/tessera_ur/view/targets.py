"""What can be pressed, what it is called, and what a press would do now."""

from __future__ import annotations

from typing import NamedTuple

from tessera.kit.view import Due, Seen
from tessera_ur.rules.board import CELLS, COLUMNS, positions, way
from tessera_ur.rules.state import Event, State, Step

Sight = Seen[State, Event]


def target_of(cell: int) -> str:
    """The target of a cell: rows by letter, and the columns from 1."""
    row, column = divmod(cell, COLUMNS)
    return f"square {'abc'[row]}{column + 1}"


TARGETS = {target_of(cell): cell for cell in CELLS}


class Choices(NamedTuple):
    """The steps that can be made, by the cell of the piece, and the cell of the chosen piece."""

    sources: dict[int, Step]
    chosen: int | None
    ends: dict[int, Step]
    """The cells where the chosen piece can go; where any can, while none is chosen."""

    @property
    def able(self) -> tuple[int, ...]:
        """The cells where a press does something."""
        return tuple({**self.sources, **self.ends})


def choices(seen: Sight) -> Choices:
    """The choices of the person who must choose; empty at any other time."""
    if seen.due is not Due.CHOICE:
        return Choices({}, None, {})
    state = seen.state
    cells = way(state.terms.path, state.seat)
    sources = {cells[step.origin]: step for step in state.steps()}
    ends = {cells[step.target]: step for step in state.steps()}
    chosen = TARGETS.get(seen.ui.chosen)
    if chosen not in sources:
        return Choices(sources, None, ends)
    step = sources[chosen]
    return Choices(sources, chosen, {cells[step.target]: step})


def position_of(state: State, cell: int, seat: int) -> int | None:
    """The position of a cell on a player's way; None if it isn't on that way."""
    return positions(state.terms.path, seat).get(cell)
