"""What the easy opponent is said to do wrong it does, and the normal one far more seldom."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera.games.sequence_dice import GAME
from tessera.games.sequence_dice.rules.board import LINES, LINES_THROUGH
from tessera.games.sequence_dice.rules.engine import REMOVE, Chips, completed, put, take
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tests.effort import part
from tests.games.mistakes import Mistake, Tallies, tallies

pytestmark = pytest.mark.cpython_only("a count over many games")

Legal = tuple[Event, ...]
GAMES = part(200, every=1)


@pytest.fixture(scope="module")
def found() -> Tallies:
    judges = {
        "blocks": leaves_a_line_that_lacks_one,
        "room": makes_a_run_without_room,
        "gaps": overlooks_a_line_with_gaps,
        "looking": does_not_complete_its_line,
    }
    setups = [Setup(2, (("line", line), ("chips", "unlimited"))) for line in ("6", "5")]
    return tallies(GAME, dict.fromkeys(setups, GAMES), judges)


def test_it_never_looks_at_the_others_lines(found: Tallies) -> None:
    found["blocks"].check(in_a_game=0.3, often=0.3, times=5)


def test_it_makes_runs_where_there_is_no_room_for_a_line(found: Tallies) -> None:
    found["room"].check(in_a_game=0.1, often=0.2, times=2)


def test_it_overlooks_lines_with_gaps(found: Tallies) -> None:
    found["gaps"].check(in_a_game=0.08, often=0.4, times=3)


def test_now_and_then_it_is_not_looking_at_all(found: Tallies) -> None:
    """Then it doesn't even complete its own line, which nobody else forgets."""
    found["looking"].check(in_a_game=0.01, often=0.03, times=5)
    assert found["looking"].easy < 0.35 * found["looking"].occasions


def leaves_a_line_that_lacks_one(seen: State, legal: Legal) -> Mistake | None:
    """The other side lacks one chip of a line, and a move would keep it from it."""
    moves = _unhurried(seen, legal)
    leaves = {move: _nearly(seen, _after(seen, move)) for move in moves}
    if not _nearly(seen, seen.chips) or all(leaves.values()):
        return None
    return lambda play: leaves[play[0]]


def makes_a_run_without_room(seen: State, legal: Legal) -> Mistake | None:
    """A square lengthens a run that no line can come of, another a line that can still become
    one with three chips or more."""
    squares = _quiet(seen, legal)
    idle = [
        square
        for square in squares
        if _run(seen, square) > 1
        and not _room(seen, seen.side, square)
        and _room(seen, 1 - seen.side, square) <= 2
    ]
    if not idle or max(_room(seen, seen.side, square) for square in squares) < 3:
        return None
    return lambda play: play[0].square in idle


def overlooks_a_line_with_gaps(seen: State, legal: Legal) -> Mistake | None:
    """The fullest lines that can be made have gaps beside the new chip, and the other side has
    nothing that is as far."""
    squares = _quiet(seen, legal)
    rooms = {square: _room(seen, seen.side, square) for square in squares}
    most = max(rooms.values(), default=0)
    fullest = [square for square, room in rooms.items() if room == most]
    if (
        most < 3
        or any(_run(seen, square) > most - 2 for square in fullest)
        or any(_room(seen, 1 - seen.side, square) > most for square in squares)
    ):
        return None
    return lambda play: play[0].square not in fullest


def does_not_complete_its_line(seen: State, legal: Legal) -> Mistake | None:
    """It could, and other squares were allowed as well."""
    winning = _winning(seen, legal)
    if not winning or len(winning) == len(legal):
        return None
    return lambda play: play[0] not in winning


def _winning(seen: State, legal: Legal) -> list[Move]:
    """The moves that complete a line."""
    own, length = seen.chips[seen.side], seen.terms.line
    return [
        event
        for event in legal
        if isinstance(event, Move)
        and event.square is not None
        and event.verb != REMOVE
        and completed(own | 1 << event.square, event.square, length)
    ]


def _unhurried(seen: State, legal: Legal) -> list[Move]:
    """The moves, where none completes a line: that would be better than any other."""
    return [] if _winning(seen, legal) else [event for event in legal if isinstance(event, Move)]


def _quiet(seen: State, legal: Legal) -> list[int]:
    """The squares for a chip, where there is nothing to complete and nothing to block."""
    if _nearly(seen, seen.chips):
        return []
    moves = [move for move in _unhurried(seen, legal) if move.verb != REMOVE]
    return [move.square for move in moves if move.square is not None]


def _after(seen: State, move: Move) -> Chips:
    if move.square is None:
        return seen.chips
    if move.verb == REMOVE:
        return take(seen.chips, move.square)
    return put(seen.chips, seen.side, move.square)


def _nearly(seen: State, chips: Chips) -> bool:
    """Whether with these chips the other side lacks only one of a line that nothing lies in."""
    own, other, length = chips[seen.side], chips[1 - seen.side], seen.terms.line
    return any(
        (other & line).bit_count() == length - 1 and not own & line for line in LINES[length]
    )


def _room(seen: State, side: int, square: int) -> int:
    """How many chips a side with one on the square would have in the fullest line through it that
    nobody else's chip lies in; 0 where there is no such line."""
    own, other = seen.chips[side] | 1 << square, seen.chips[1 - side] & ~(1 << square)
    lines = LINES_THROUGH[seen.terms.line][square]
    return max([(own & line).bit_count() for line in lines if not other & line], default=0)


def _run(seen: State, square: int) -> int:
    """How long a run of its own chips through the square would be."""
    own = seen.chips[seen.side] | 1 << square
    return max([length for length in LINES_THROUGH if completed(own, square, length)], default=1)
