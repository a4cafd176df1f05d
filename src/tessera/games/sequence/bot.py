"""An opponent with a plan: wins if it can, else does what gains most for all its open fives and
costs the others most, and keeps a jack until it gains more than an ordinary card could."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter

from tessera.bots.bot import Choice, Ranking
from tessera.core.chance import Rng
from tessera.games.sequence.board import ONE_EYED, SQUARES_OF, TWO_EYED
from tessera.games.sequence.engine import PLAY, SWAP, Move, claim_all, claimable
from tessera.games.sequence.rules import claims
from tessera.games.sequence.state import DRAW, PASS, Claim, Event, Phase, State
from tessera.games.sequence.turns import step
from tessera.games.sequence.worth import Worth, worth

WON, SWAPPED = 1_000_000.0, 1_000.0
"""More than anything else can be worth, in their order."""
TWO_EYED_KEPT, ONE_EYED_KEPT = 0.2, 0.1
"""What a jack in hand is worth: playing it must gain so much more than another card."""


def planner(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
    """A winning play; a dead card swapped; else what is worth most, equal ones drawn from. It
    never forgets to draw, and doesn't listen to what people say."""
    values = [(value, rng.random(), event) for event, value in _valued(seen, legal)]
    order = sorted(values, key=itemgetter(0, 1), reverse=True)
    yield tuple(Choice((event,)) for _, _, event in order)


def _valued(seen: State, legal: tuple[Event, ...]) -> Iterator[tuple[Event, float]]:
    """What is worth thinking about, and how good it is."""
    if DRAW in legal:
        yield DRAW, 0.0
        return
    moves = [event for event in legal if isinstance(event, Move)]
    now = worth(seen, seen.side, seen.sequences) if moves else None
    for event in legal:
        if isinstance(event, Move):
            assert now is not None
            yield event, _wins(seen, event) or _swaps(event) or _value(seen, now, event)
        elif isinstance(event, Claim) and not moves:
            yield event, _claimed(seen, event.five)
        elif event == PASS and not moves:
            yield PASS, 0.0


def _swaps(move: Move) -> float:
    """A new card for a dead one costs nothing, and so comes before all plays that don't win."""
    return SWAPPED if move.verb == SWAP else 0.0


def _wins(seen: State, move: Move) -> float:
    """What it is worth if the chip completes the last sequence that the side needs, best without a
    jack; else nothing."""
    if move.verb != PLAY or move.card in ONE_EYED or move.square is None:
        return 0.0
    most = claim_all(seen.sequences[seen.side], _completes(seen, move.square))
    return WON - _kept(move.card) if len(most) >= seen.terms.needed else 0.0


def _value(seen: State, now: Worth, move: Move) -> float:
    """What a play gains beyond keeping its card; the less useful, the better to part with."""
    if move.verb != PLAY or move.square is None:
        return -_use(seen, now, move.card)
    gain = now.gain[move.square]
    if move.card not in ONE_EYED and _completes(seen, move.square):
        gain = _completed(step(seen, move)) - now.total
    return gain - _kept(move.card)


def _completes(seen: State, square: int) -> list[int]:
    """The fives that a chip on the square would complete."""
    own, claimed = seen.chips[seen.side] | 1 << square, seen.sequences[seen.side]
    return claimable(own, square, claimed)


def _completed(after: State) -> float:
    """The worth once a sequence is complete: fives that share more than one chip with it are worth
    nothing any more, which the gain of a single chip can't tell."""
    if after.phase is Phase.CLAIM:
        return max(_claimed(after, five) for five in claims(after))
    return worth(after, after.side, after.sequences).total


def _claimed(seen: State, five: int) -> float:
    """The worth once this five has been claimed."""
    side, sequences = seen.side, seen.sequences
    claimed = (*sequences[side], five)
    return worth(seen, side, (*sequences[:side], claimed, *sequences[side + 1 :])).total


def _use(seen: State, now: Worth, card: int) -> float:
    """What the card could gain at best."""
    free = seen.free
    gains = [now.gain[square] for square in SQUARES_OF[card] if free >> square & 1]
    return max(gains, default=_kept(card))


def _kept(card: int) -> float:
    """The worth of holding a jack."""
    return TWO_EYED_KEPT if card in TWO_EYED else ONE_EYED_KEPT if card in ONE_EYED else 0.0
