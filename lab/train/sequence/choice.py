"""How both sides choose while the net learns: of the plays that the planner likes best the one of
which planner and net together think most."""

from __future__ import annotations

import numpy as np
from numba import njit

from lab.train.sequence.board import (
    FREE,
    KIND,
    NOTHING,
    ONE_EYED,
    ORDINARY,
    Position,
    completes,
    copy_of,
    place,
)
from lab.train.sequence.cards import Cards, Plays, Terms, find_plays
from lab.train.sequence.inputs import (
    Counted,
    Tables,
    copy_counts,
    count_all,
    count_around,
    count_hand,
    nothing_counted,
)
from lab.train.sequence.known import Known, know_cards
from lab.train.sequence.network import Net, logit, stage
from lab.train.sequence.planner import Doubles, Plan, plan_values
from tessera.games.sequence.bots.learned import BEST

WON = 1000.0
"""The logit of a play that wins."""
ALONE = 0.0
"""The mix that stands for the planner alone, without a net."""


@njit
def first_best(plays: Plays, values: Doubles, number: int) -> int:
    """Moves the best plays to the front, sorted, and answers with their number."""
    best = min(number, BEST)
    for at in range(best):
        found = at + np.argmax(values[at:number])
        values[at], values[found] = values[found], values[at]
        plays.card[at], plays.card[found] = plays.card[found], plays.card[at]
        plays.square[at], plays.square[found] = plays.square[found], plays.square[at]
    return best


@njit
def judge(
    position: Position,
    cards: Cards,
    known: Known,
    me: int,
    terms: Terms,
    tables: Tables,
    net: Net,
    plays: Plays,
    number: int,
) -> Doubles:
    """The net's logit for each of so many plays."""
    # All inputs are counted once before the plays, and again for each card whose loss changes what
    # squares are worth; a play then changes only those around its square.
    logits, lanes = np.empty(number), np.empty(net.bias.shape[1], np.float32)
    inputs = net.rows.shape[1]
    before = nothing_counted(terms.sides, inputs)
    without = nothing_counted(terms.sides, inputs)
    counted = nothing_counted(terms.sides, inputs)
    count_all(position, cards, known, tables, me, before)
    missing = NOTHING
    for at in range(number):
        card, square = plays.card[at], plays.square[at]
        if card != missing:
            if missing != NOTHING:
                cards.held[missing] += 1
            missing = card
            cards.held[card] -= 1
            _count_without(position, cards, known, me, tables, card, before, without)
        if KIND[card] != ONE_EYED and completes(position, me, square):
            after = copy_of(position)
            place(after, me, square)
            known.new[0, square] = 1
            count_all(after, cards, known, tables, me, counted)
            won = after.claimed[me] >= terms.needed[me]
            reached = stage(after.claimed, me)
            found = logit(counted.inputs, tables.scales, net, reached, lanes)
            logits[at] = WON if won else found
        else:
            copy_counts(without, counted)
            owner = position.chips[square]
            count_around(position, known, tables, me, counted, square, -1)
            position.chips[square] = FREE if KIND[card] == ONE_EYED else me
            known.new[0, square] = KIND[card] != ONE_EYED
            count_around(position, known, tables, me, counted, square, 1)
            count_hand(position, cards, me, counted.inputs)
            position.chips[square] = owner
            reached = stage(position.claimed, me)
            logits[at] = logit(counted.inputs, tables.scales, net, reached, lanes)
        known.new[0, square] = 0
    cards.held[missing] += 1
    return logits


@njit
def _count_without(
    position: Position,
    cards: Cards,
    known: Known,
    me: int,
    tables: Tables,
    card: int,
    before: Counted,
    without: Counted,
) -> None:
    """The inputs with this card gone from the hand, but for those of the hand itself."""
    if KIND[card] == ORDINARY and not cards.held[card]:
        count_all(position, cards, known, tables, me, without)
    else:
        know_cards(cards, known)
        copy_counts(before, without)


@njit
def choose(
    position: Position,
    cards: Cards,
    known: Known,
    me: int,
    terms: Terms,
    tables: Tables,
    plan: Plan,
    net: Net,
    mix: float,
    plays: Plays,
) -> tuple[int, int, float]:
    """The chosen card, its square, and its value in units of the planner; if none can be played, a
    card to discard, NOTHING and NaN."""
    number = find_plays(position, me, cards.held, plays)
    if number == 0:
        return any_card(cards), NOTHING, np.nan
    values = plan_values(position, cards, me, terms, plan, plays, number)
    best = first_best(plays, values, number)
    if mix == ALONE:
        return plays.card[0], plays.square[0], values[0]
    values[:best] += judge(position, cards, known, me, terms, tables, net, plays, best) / mix
    chosen = np.argmax(values[:best])
    return plays.card[chosen], plays.square[chosen], values[chosen]


@njit
def any_card(cards: Cards) -> int:
    """A random card of the hand."""
    found = NOTHING
    for card in range(52):
        if cards.held[card] and (found == NOTHING or np.random.random() < 0.5):
            found = card
    return found
