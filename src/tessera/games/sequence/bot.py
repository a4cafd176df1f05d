from __future__ import annotations

from tessera.core.chance import Rng
from tessera.games.sequence.board import JACKS, ONE_EYED, SQUARES_OF
from tessera.games.sequence.engine import (
    PLAY,
    SWAP,
    claim_all,
    claimable,
)
from tessera.games.sequence.state import DRAW, Event, Phase, State, Talk
from tessera.games.sequence.worth import worth

KEEP_TWO, KEEP_ONE = 0.1, 0.1
SPENT = 0.5


def planner(seen: State, legal: tuple[Event, ...], rng: Rng) -> Event:
    options = [e for e in legal if not isinstance(e, Talk)]
    if len(options) == 1:
        return options[0]
    if seen.phase is Phase.PILE:
        return DRAW
    if seen.phase is Phase.CLAIM:
        return best([(after_claim(seen, e.five), e) for e in options], rng)
    side = seen.side
    moves = options
    plays = [m for m in moves if m.verb == PLAY]
    for m in plays:
        if m.card not in ONE_EYED and wins(seen, m.square):
            return m
    swaps = [m for m in moves if m.verb == SWAP]
    if swaps:
        return swaps[0]
    w = worth(seen, side, seen.sequences)
    if plays:
        return best([(gain(seen, w, m), m) for m in plays], rng)
    return best([(-keep(seen, w, m.card), m) for m in moves], rng)


def best(l, rng):
    top = max(v for v, _ in l)
    return rng.choice([m for v, m in l if v >= top - 1e-9])


def wins(seen, square):
    claimed = seen.sequences[seen.side]
    fives = claimable(seen.chips[seen.side] | 1 << square, square, claimed)
    return len(claim_all(claimed, fives)) >= seen.terms.needed


def after_claim(seen, five):
    side = seen.side
    seqs = tuple((*c, five) if i == side else c for i, c in enumerate(seen.sequences))
    return worth(seen, side, seqs).total


def gain(seen, w, m):
    if m.card in ONE_EYED:
        return w.take[m.square] - KEEP_ONE
    v = w.put[m.square]
    if m.card in JACKS:
        return v - KEEP_TWO
    if seen.hand.count(m.card) == 1:
        v -= SPENT * sum(w.hope[q] for q in SQUARES_OF[m.card] if q != m.square)
    return v


def keep(seen, w, card):
    if card in JACKS:
        return KEEP_ONE if card in ONE_EYED else KEEP_TWO
    free = seen.free
    return max((w.put[q] for q in SQUARES_OF[card] if free >> q & 1), default=0.0)
