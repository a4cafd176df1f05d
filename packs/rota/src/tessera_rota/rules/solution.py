"""How every position ends with best play, worked out backwards from the finished ones (retrograde
analysis, as for chess endgames).

A wheel is two sets of points, whose turn it is and the other's, as bits; so one table serves both
players. A position that would come for the third time is a draw, whatever could follow. That keeps
the answer exact: a forced win gets nearer with every move and so comes to no position twice.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from tessera_rota.rules.board import HUB, JOINED, LINES, POINTS
from tessera_rota.rules.state import PIECES, SIGNS, TIMES, State

Wheel = tuple[int, int]
"""The points of who is on turn and of the other, a bit for each point."""


class Outlook(NamedTuple):
    """The outcome of best play for the seat on turn: 1 for a win, 0 for a draw, -1 for a loss; and
    the number of events of both players until the game is decided, 0 for a draw."""

    value: int
    events: int

    @property
    def for_mover(self) -> Outlook:
        """The same outcome for the seat that has just moved, its move included in the count."""
        return Outlook(-self.value, self.events + 1) if self.value else self


DRAWN = Outlook(0, 0)
Table = dict[Wheel, Outlook]
"""The wheels that somebody wins by force; all others are drawn."""


def wheel(board: str, seat: int) -> Wheel:
    """A board from the point of view of the seat on turn."""
    own, other = (
        sum(1 << point for point in POINTS if board[point] == SIGNS[s]) for s in (seat, 1 - seat)
    )
    return own, other


def outlook(state: State) -> Outlook:
    """The outcome of best play from here, for the seat on turn (or the one that would be). The
    history counts: a win that passes through a position for the third time is only a draw."""
    if state.over:
        return Outlook(-1, 0) if state.line else DRAWN
    lines, hub, position = state.setup["lines"], state.setup["hub"], wheel(state.board, state.seat)
    table = solved(lines, hub)
    # A wheel that is drawn anyway shuts nothing off, and nothing drawn is decided by shutting.
    shut = spent(state) & table.keys() if position in table else ()
    return (
        solved(lines, hub, frozenset(shut)).get(position, DRAWN)
        if shut
        else table.get(position, DRAWN)
    )


def spent(state: State) -> frozenset[Wheel]:
    """The wheels that would end the game by repetition if they came once more."""
    boards = (*state.before, state.board)
    if state.placing or len(boards) < 2 * TIMES - 3:
        return frozenset()
    seen = Counter((board, number % 2) for number, board in enumerate(boards))
    return frozenset(wheel(board, seat) for (board, seat), n in seen.items() if n >= TIMES - 1)


@lru_cache(maxsize=16)
def solved(lines: str, hub: str, shut: frozenset[Wheel] = frozenset()) -> Table:
    """The decided wheels by these rules, if coming to a wheel in `shut` is a draw."""
    following = reachable(lines, hub)
    leading: dict[Wheel, list[Wheel]] = defaultdict(list)
    for at, nexts in following.items():
        for there in nexts:
            leading[there].append(at)
    table: Table = {at: Outlook(-1, 0) for at in following if _has_line(at[1], lines)}
    open_ways = {at: len(nexts) for at, nexts in following.items()}
    waiting = list(table)
    for decided in waiting:  # It grows meanwhile, by ever longer wins.
        value, events = table[decided]
        for at in leading[decided] if decided not in shut else ():
            open_ways[at] -= 1
            if at not in table and (value < 0 or not open_ways[at]):
                table[at] = Outlook(-value, events + 1)
                waiting.append(at)
    return table


@lru_cache(maxsize=4)
def reachable(lines: str, hub: str) -> dict[Wheel, tuple[Wheel, ...]]:
    """Every wheel that can come about from the empty one, each with those that can follow it."""
    following: dict[Wheel, tuple[Wheel, ...]] = {}
    waiting = [(0, 0)]
    for at in waiting:
        if at not in following:
            following[at] = () if _has_line(at[1], lines) else tuple(_ways(at, hub))
            waiting += following[at]
    return following


def _ways(at: Wheel, hub: str) -> Iterator[Wheel]:
    own, other = at
    free = [point for point in POINTS if not (own | other) >> point & 1]
    if own.bit_count() < PIECES:
        for point in free:
            if own or other or point != HUB or hub == "free":
                yield other, own | 1 << point
        return
    for end in free:
        for start in JOINED[end]:
            if own >> start & 1:
                yield other, own ^ 1 << start ^ 1 << end


def _has_line(own: int, lines: str) -> bool:
    return own in ROWS[lines]


ROWS = {
    name: frozenset(sum(1 << point for point in line) for line in lines)
    for name, lines in LINES.items()
}
"""The sets of three points that win: nobody has more pieces than that."""
