"""A game of the net and the planner, against themselves or others, and what is learned from: the
inputs after every turn."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
from numba import njit

from lab.train.sequence.board import FREE, KIND, NOTHING, ONE_EYED, Ints, empty_board, place
from lab.train.sequence.cards import MOST_PLAYS, Cards, Plays, Terms, draw, new_deck, swap_dead
from lab.train.sequence.choice import choose
from lab.train.sequence.inputs import Counts, Tables, count_all, nothing_counted
from lab.train.sequence.known import know_last, nothing_known
from lab.train.sequence.network import Net, chance, logit, stage
from lab.train.sequence.planner import Doubles, Plan
from tessera.games.sequence.rules.state import PACKS

LONGEST = 600
"""Turns; a game that is longer is nobody's."""


class Record(NamedTuple):
    """One entry for every turn of a game, except for one that ends it."""

    inputs: Counts
    stages: Ints
    seats: Ints
    chances: Doubles
    """What the net made of it."""
    values: Doubles
    """What planner and net made of the play, in units of the planner; no number where none could be
    made."""
    begun: Ints
    """The stage before it."""


@njit
def new_record(inputs: int) -> Record:
    """A record with room for a game."""
    return Record(
        np.zeros((LONGEST, inputs), np.int32),
        np.zeros(LONGEST, np.int64),
        np.zeros(LONGEST, np.int64),
        np.zeros(LONGEST),
        np.zeros(LONGEST),
        np.zeros(LONGEST, np.int64),
    )


@njit
def play(
    terms: Terms,
    tables: Tables,
    plans: tuple[Plan, ...],
    net: Net,
    mixes: Doubles,
    record: Record,
) -> tuple[int, int]:
    """Plays a game. The side that won, or NOTHING, and the number of turns recorded. `plans` and
    `mixes` have an entry for each side; a mix is the worth of one unit of the planner's value to
    the net's logit."""
    position, deck = empty_board(terms.sides), new_deck(terms.seats)
    hands = np.zeros((terms.seats, 52), np.int64)
    for seat in range(terms.seats):
        for _ in range(terms.hand):
            hands[seat, draw(deck)] += 1
    plays = Plays(np.empty(MOST_PLAYS, np.int64), np.empty(MOST_PLAYS, np.int64))
    known = nothing_known(terms.sides)
    counted = nothing_counted(terms.sides, net.rows.shape[1])
    lanes = np.empty(net.bias.shape[1], np.float32)
    seat = np.random.randint(terms.seats)
    for turn in range(LONGEST):
        me = seat % terms.sides
        swap_dead(position, hands[seat], deck)
        cards = Cards(hands[seat], PACKS - hands[seat] - deck.discarded)
        know_last(deck.tops, seat, terms.sides, known)
        reached = stage(position.claimed, me)
        card, square, value = choose(
            position, cards, known, me, terms, tables, plans[me], net, mixes[me], plays
        )
        cards.held[card] -= 1
        deck.discarded[card] += 1
        deck.tops[seat] = card
        if square != NOTHING:
            if KIND[card] == ONE_EYED:
                position.chips[square] = FREE
            else:
                place(position, me, square)
                known.new[0, square] = 1
        if position.claimed[me] >= terms.needed:
            return me, turn
        count_all(position, cards, known, tables, me, counted)
        record.inputs[turn] = counted.inputs
        record.stages[turn] = stage(position.claimed, me)
        record.seats[turn] = seat
        record.values[turn] = value
        record.begun[turn] = reached
        found = logit(counted.inputs, tables.scales, net, record.stages[turn], lanes)
        record.chances[turn] = chance(found)
        hands[seat, draw(deck)] += 1
        seat = (seat + 1) % terms.seats
    return NOTHING, LONGEST
