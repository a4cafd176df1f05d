"""What the easy opponent is said to overlook it overlooks, and the normal one far more seldom."""

from __future__ import annotations

import pytest

from tessera.games.sequence import GAME
from tessera.games.sequence.bots.evaluation import STRAIGHT
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import (
    CORNERS,
    FIVES_THROUGH,
    JACKS,
    ONE_EYED,
    PRINTED,
)
from tessera.games.sequence.rules.engine import PLAY, SWAP, Move, claimable, free_squares
from tessera.games.sequence.rules.state import Event, State
from tessera.games.sequence.rules.turns import step
from tests.effort import part
from tests.games.mistakes import Mistake, Play, Tallies, tallies

pytestmark = pytest.mark.cpython_only("a count over many games")

Legal = tuple[Event, ...]
ALONG = frozenset(five for five, _ in STRAIGHT)
"""The fives in rows and columns."""
EACH = 8
"""How many times as much an open five promises with another chip in it: more than all other fives
through a square together."""


@pytest.fixture(scope="module")
def found() -> Tallies:
    judges = {
        "diagonals": overlooks_a_diagonal,
        "fours": leaves_a_four,
        "jacks": spends_a_jack,
    }
    return tallies(GAME, {RULES.standard_setup(2): part(200, every=5)}, judges)


def test_it_overlooks_diagonals(found: Tallies) -> None:
    found["diagonals"].check(in_a_game=0.25, often=0.15, times=4)


def test_it_pays_no_attention_to_the_others_lines(found: Tallies) -> None:
    found["fours"].check(in_a_game=0.1, often=0.8, times=8)


def test_it_does_not_save_its_jacks(found: Tallies) -> None:
    found["jacks"].check(in_a_game=0.4, often=0.2, times=5)


def overlooks_a_diagonal(seen: State, legal: Legal) -> Mistake | None:
    """A card makes two or more on a diagonal, where nothing that can be done along rows and
    columns promises nearly as much; and what is done is worth little, also as a block."""
    plays = _quiet(seen, legal)
    cards = [move.square for move in plays if move.card not in JACKS and move.square is not None]
    diagonal = max([_promise(seen, seen.side, square)[1] for square in cards], default=0)
    along = max([_promise(seen, seen.side, square)[0] for square in cards], default=0)
    if not diagonal or diagonal < 1.5 * along:
        return None

    def mistake(play: Play) -> bool:
        square = play[0].square
        if play[0].card in ONE_EYED or square is None:
            return False
        sides = (seen.side, 1 - seen.side)
        return sum(sum(_promise(seen, side, square)) for side in sides) < 0.4 * diagonal

    return mistake


def leaves_a_four(seen: State, legal: Legal) -> Mistake | None:
    """The other lacks one chip of the five that wins, and a play would keep it from it."""
    if len(seen.sequences[1 - seen.side]) + 1 < seen.terms.needed[1 - seen.side]:
        return None
    plays = _unhurried(seen, legal)
    leaves = {move: _called(seen, step(seen, move).chips) for move in plays}
    if not _called(seen, seen.chips) or all(leaves.values()):
        return None
    return lambda play: leaves[play[0]]


def spends_a_jack(seen: State, legal: Legal) -> Mistake | None:
    """A card makes as long a row or column as a jack could."""
    lengths = [(move.card in JACKS, _length(seen, move)) for move in _quiet(seen, legal)]
    jacks = [length for jack, length in lengths if jack]
    cards = [length for jack, length in lengths if not jack]
    if not jacks or not cards or max(cards) < max(jacks):
        return None
    return lambda play: play[0].card in JACKS


def _unhurried(seen: State, legal: Legal) -> list[Move]:
    """The plays, where none completes a five and no dead card is to be swapped first: everybody
    does these at once."""
    moves = [event for event in legal if isinstance(event, Move)]
    own, claimed = seen.chips[seen.side], seen.sequences[seen.side]
    for move in moves:
        at = move.square
        if move.verb == SWAP:
            return []
        if at is not None and move.card not in ONE_EYED and claimable(own | 1 << at, at, claimed):
            return []
    return [move for move in moves if move.verb == PLAY]


def _quiet(seen: State, legal: Legal) -> list[Move]:
    """The same where nothing has to be blocked either."""
    return [] if _called(seen, seen.chips) else _unhurried(seen, legal)


def _called(seen: State, chips: tuple[int, ...]) -> bool:
    """Whether with these chips the other lacks only one of a five."""
    other, free = 1 - seen.side, free_squares(chips)
    have, claimed = chips[other], seen.sequences[other]
    return any(
        free >> square & 1 and claimable(have | 1 << square, square, claimed)
        for square in range(len(PRINTED))
    )


def _promise(seen: State, side: int, square: int) -> tuple[int, int]:
    """What a chip there promises the side along rows and columns, and on diagonals: of every open
    five that it would have two chips in or more, the more the fuller."""
    own, found = seen.chips[side] | CORNERS | 1 << square, [0, 0]
    for five in FIVES_THROUGH[square]:
        chips = (own & five).bit_count()
        if chips > 1 and not five & ~(own | seen.free):
            found[five not in ALONG] += EACH ** (chips - 1)
    return found[0], found[1]


def _length(seen: State, move: Move) -> int:
    """How many chips the play gives the fullest open five of a row or column through its square."""
    if move.card in ONE_EYED or move.square is None:
        return 0
    own = seen.chips[seen.side] | CORNERS | 1 << move.square
    fives = [five for five in FIVES_THROUGH[move.square] if five in ALONG]
    return max([(own & f).bit_count() for f in fives if not f & ~(own | seen.free)], default=0)
