"""What the learned evaluation looks at: every row, column and diagonal that can hold a line, and
the four squares of every number, each with whatever lies on it.

A *pattern* is such a group of squares together with what lies there; its *place* in a list of
weights is a number with one digit a square, 0 for a free one. The board looks the same after a
quarter turn, so groups that are turned copies of each other share their weights. Chips are seen
by the side that throws next: 1 is a chip of the thrower, 2 of the side after it, and so on.
"""

from functools import cache
from typing import NamedTuple

from tessera.core.grid import mask_of
from tessera.games.sequence_dice.rules.board import NUMBERED, SIZE
from tessera.games.sequence_dice.rules.engine import Chips

TURNS = 4


class Group(NamedTuple):
    """Squares that are looked at together. `first` is where their weights begin."""

    squares: tuple[int, ...]
    first: int


class Patterns(NamedTuple):
    """Everything that is looked at with so many sides and chips in line.

    `through` has for each square the groups it lies in, by number, with the value of its digit;
    `size` is how many weights there are."""

    groups: tuple[Group, ...]
    through: tuple[tuple[tuple[int, int], ...], ...]
    size: int
    looks: tuple[tuple[int, int, dict[int, int]], ...]
    """For each group its mask, where its weights begin, and what the thrower's chips in it add."""

    def places(self, chips: Chips, thrower: int) -> list[int]:
        """For each group, the place of its pattern when this side throws next."""
        seen = chips[thrower:] + chips[:thrower]
        if len(seen) == 2:
            own, other = seen
            return [
                first + added[own & mask] + 2 * added[other & mask]
                for mask, first, added in self.looks
            ]
        own, other, third = seen
        return [
            first + added[own & mask] + 2 * added[other & mask] + 3 * added[third & mask]
            for mask, first, added in self.looks
        ]


@cache
def patterns(sides: int, line: int) -> Patterns:
    """The patterns of the game with so many sides and so many chips in line."""
    base, first = sides + 1, 0
    groups: list[Group] = []
    for example in _examples(line):
        copies: dict[frozenset[int], tuple[int, ...]] = {}
        squares = example
        for _ in range(TURNS):
            copies.setdefault(frozenset(squares), squares)
            squares = tuple(map(turned, squares))
        groups += [Group(squares, first) for squares in copies.values()]
        first += base ** len(example)
    through = tuple(
        tuple(
            (number, base ** group.squares.index(square))
            for number, group in enumerate(groups)
            if square in group.squares
        )
        for square in range(SIZE * SIZE)
    )
    looks = tuple(
        (mask_of(group.squares), group.first, _added(group.squares, base)) for group in groups
    )
    return Patterns(tuple(groups), through, first, looks)


def _examples(line: int) -> list[tuple[int, ...]]:
    """One of each kind of group: the three upper rows, a diagonal, with five in line also a short
    one, and the squares of each number."""
    rows = [tuple(range(SIZE * row, SIZE * row + SIZE)) for row in range(SIZE // 2)]
    diagonals = [tuple(7 * n for n in range(SIZE))]
    if line < SIZE:
        diagonals.append(tuple(7 * n + 1 for n in range(SIZE - 1)))
    return rows + diagonals + [_round(mask) for mask in NUMBERED.values()]


def _round(mask: int) -> tuple[int, ...]:
    """The four squares of a number, each a quarter turn from the one before."""
    square = (mask & -mask).bit_length() - 1
    around = []
    for _ in range(TURNS):
        around.append(square)
        square = turned(square)
    return tuple(around)


def turned(square: int) -> int:
    """The square onto which a quarter turn clockwise brings this one."""
    row, column = divmod(square, SIZE)
    return column * SIZE + SIZE - 1 - row


def _added(squares: tuple[int, ...], base: int) -> dict[int, int]:
    """For every mask within the squares, the sum of its squares' digits."""
    places = {0: 0}
    for n, square in enumerate(squares):
        places |= {mask | 1 << square: place + base**n for mask, place in places.items()}
    return places
