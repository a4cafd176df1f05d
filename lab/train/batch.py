"""The inputs of many positions at once: what `tessera.games.tabula.bots.features` says, with NumPy.

A side becomes a row of 27 counts, and its points become bits of one 32-bit number, bit p for
place p, so that a step by a die is a shift.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from lab.train.tactics import spread
from tessera.games.tabula.bots.features import DANGERS, INPUTS, MARGIN, PLACES, TACTICS, Number
from tessera.games.tabula.rules.engine import CAPTURED, OFF, PIECES, START

Counts = NDArray[np.uint8]
Bits = NDArray[np.uint32]
Floats = NDArray[np.float32]

SAME_WAY = np.arange(27)
"""For each place, its number as the other side counts, where both go the same way."""
POINTS = np.uint32((1 << 25) - 2)
QUARTERS = tuple(np.uint32(0b111111 << first) for first in (1, 7, 13, 19))
BYTES = 14


def table(number: Number) -> Floats:
    """The inputs for each value of the number, a row for each."""
    rows = [spread(number, n) for n in range(number.most + 1)]
    return np.array(rows, np.float32)


PIECE_TABLE = table(PLACES[0])
TABLES = tuple(table(number) for number in TACTICS)


def counts(sides: Sequence[int]) -> Counts:
    """The number of pieces on each of the 27 places, a row for each side."""
    raw = b"".join([side.to_bytes(BYTES, "little") for side in sides])
    pairs = np.frombuffer(raw, np.uint8).reshape(-1, BYTES)
    out = np.empty((len(pairs), 2 * BYTES), np.uint8)
    out[:, 0::2] = pairs & 15
    out[:, 1::2] = pairs >> 4
    return out[:, :27]


def inputs(
    mover: Counts, waiter: Counts, *, returns: bool, order: NDArray[np.int_] = SAME_WAY
) -> Floats:
    """The inputs of each position, a row for each. `order` lists the places of a side in the order
    in which the other side counts them."""
    rows = len(mover)
    out = np.empty((rows, len(INPUTS)), np.float32)
    each = PIECE_TABLE.shape[1]
    for at, side in enumerate((mover, waiter)):
        start = at * 27 * each
        out[:, start : start + 27 * each] = PIECE_TABLE[side].reshape(rows, -1)
    at = 2 * 27 * each
    lead = waiter[:, CAPTURED].astype(np.int16) - mover[:, CAPTURED] + MARGIN
    values = [
        *_dangers(mover.take(order, 1), _hunters(waiter, returns=returns)),
        *_dangers(waiter.take(order, 1), _hunters(mover, returns=returns)),
        np.clip(lead, 0, 2 * MARGIN),
    ]
    for rows_of, value in zip(TABLES, values, strict=True):
        wide = rows_of.shape[1]
        out[:, at : at + wide] = rows_of[value]
        at += wide
    return out


def _bits(flags: NDArray[np.bool_]) -> Bits:
    packed: Bits = np.packbits(flags, axis=1, bitorder="little").view(np.uint32)[:, 0]
    return packed


def _hunters(side: Counts, *, returns: bool) -> Bits:
    units = _bits(side > 0) & (POINTS | np.uint32(1))
    if returns:
        units |= (side[:, CAPTURED] > 0).astype(np.uint32)
    return units


def _dangers(side: Counts, hunters: Bits) -> list[NDArray[np.integer]]:
    made = _bits(side >= 2) & POINTS
    blots = _bits(side == 1) & POINTS
    dice = np.zeros(len(side), np.uint8)
    closed = np.zeros(len(side), np.uint8)
    one = np.zeros(len(side), np.uint32)
    for die in range(1, 7):
        reached = hunters << np.uint32(die)
        one |= reached
        closed += np.bitwise_count(reached & made)
        dice += (reached & blots) != 0
    free = POINTS & ~made
    two = _onward(one & free)
    three = _onward(two & free)
    first = one & blots
    second = two & blots & ~first
    ahead = ~((hunters & (~hunters + np.uint32(1))) - np.uint32(1))
    prime, run = np.zeros(len(side), np.uint8), made
    for _ in range(PIECES // 2):
        prime += run != 0
        run = run & run >> np.uint32(1)
    found = [
        dice,
        np.bitwise_count(first),
        *(np.bitwise_count(first & quarter) for quarter in QUARTERS),
        np.bitwise_count(second),
        np.bitwise_count(three & blots & ~first & ~second),
        np.bitwise_count(blots & ahead),
        np.bitwise_count((made | blots) & ahead),
        prime,
        np.bitwise_count(made),
        closed,
    ]
    assert len(found) == len(DANGERS)
    return found


def _onward(units: Bits) -> Bits:
    one, two, four = np.uint32(1), np.uint32(2), np.uint32(4)
    near = units << one | units << two
    return near | near << two | near << four


def ended(mover: Counts, waiter: Counts, *, returns: bool) -> tuple[NDArray[np.bool_], Floats]:
    """Two arrays over the positions: whether the game is over, and the mover's result, 1, a half or
    0 (a half where it isn't over). `Variant.ended` and `Variant.score` say the same of one
    position."""
    if returns:
        over = (mover[:, OFF] == PIECES) | (waiter[:, OFF] == PIECES)
        lead = mover[:, OFF].astype(np.int16) - waiter[:, OFF]
    else:
        over = (mover[:, START:OFF].sum(1) == 0) | (waiter[:, START:OFF].sum(1) == 0)
        lead = waiter[:, CAPTURED].astype(np.int16) - mover[:, CAPTURED]
    return over, np.where(over, (np.sign(lead) + 1) / 2, 0.5).astype(np.float32)
