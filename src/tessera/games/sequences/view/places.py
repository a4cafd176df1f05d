"""Where the six dice lie: all in a row, and where the screen is narrow in two rows of larger dice.
Lengths are widths of a die."""

from collections.abc import Sequence
from typing import NamedTuple

from tessera.games.sequences.rules.score import DICE

GAP = 0.45
"""The gap between groups."""
SPACE = DICE + 3 * GAP
"""The room for all dice in a row: three groups and the spare dice at most."""
SIDE_BY_SIDE = 4
"""So many dice a row of two holds, with one gap among them."""
NARROW = SIDE_BY_SIDE + GAP
FOLDED = DICE // 2
"""So many dice of a group that is longer than such a row lie in the first; the others below."""


class Place(NamedTuple):
    """The place of a die, or of the box round some of them: `at` in the layout of one row, `column`
    and `row` in that of two."""

    at: float
    column: float
    row: int
    wide: int = 1
    columns: int = 1
    rows: int = 1

    @property
    def style(self) -> str:
        """The place as properties from which the style sheet makes the layout that there is room
        for."""
        return (
            f"--at: {self.at:.3f}; --column: {self.column:.3f}; --row: {self.row}; "
            f"--wide: {self.wide}; --columns: {self.columns}; --rows: {self.rows}"
        )


def places(groups: Sequence[int], spare: int) -> list[list[Place]]:
    """The places of the dice of each group, given by the sizes of the groups; those of the spare
    dice last."""
    clusters = [*groups, spare] if spare else [*groups]
    at = (SPACE - sum(clusters) - GAP * (len(clusters) - 1)) / 2
    groups_of_places = []
    for group in _two_rows(groups, spare):
        groups_of_places.append(
            [Place(at + n, column, row) for n, (column, row) in enumerate(group)]
        )
        at += len(group) + GAP
    return groups_of_places


def box(group: Sequence[Place]) -> Place:
    """The box round the dice of a group that lie side by side."""
    first, rows = group[0], group[-1].row - group[0].row + 1
    columns = len(group) if rows == 1 else FOLDED
    return Place(first.at, first.column, first.row, len(group), columns, rows)


def middle(group: Place) -> Place:
    """The place for a word under the middle of a group."""
    half, below = (group.wide - 1) / 2, (group.columns - 1) / 2
    return Place(group.at + half, group.column + below, group.row + group.rows - 1)


MIDDLE = Place((SPACE - 1) / 2, (NARROW - 1) / 2, 1)
"""The place of a word under all dice."""


def _two_rows(groups: Sequence[int], spare: int) -> list[list[tuple[float, int]]]:
    """The column and row of each die in the layout of two rows, each row centred."""
    ends, placed = [0.0, 0.0], []
    folded = False
    for size in groups:
        if size > SIDE_BY_SIDE:
            folded = True
            inset = (2 * FOLDED - size) / 2
            placed.append([(n % FOLDED + n // FOLDED * inset, n // FOLDED) for n in range(size)])
            ends = [FOLDED + GAP, FOLDED + GAP]
            continue
        row = 0 if ends[0] + size <= NARROW + 0.01 else 1
        placed.append([(ends[row] + n, row) for n in range(size)])
        ends[row] += size + GAP
    below = min(spare, SIDE_BY_SIDE) if groups else FOLDED
    above = spare - below
    rest = [(ends[0] + n, 0) for n in range(above)] + [(ends[1] + n, 1) for n in range(below)]
    placed.append(rest)
    shifts = [_shift(placed, row) for row in (0, 1)]
    if folded:
        shifts = [min(shifts)] * 2
    return [[(column + shifts[row], row) for column, row in group] for group in placed]


def _shift(placed: list[list[tuple[float, int]]], row: int) -> float:
    columns = [column for group in placed for column, its_row in group if its_row == row]
    return (NARROW - 1 - max(columns, default=0.0)) / 2
