"""How the search for puzzles judges positions of Ur, and plays them out; see docs/puzzles.md.

    make -C lab puzzles GAME=ur COUNT=44

needs NumPy and numba as `learn.py` does: a thousand games are played out after a play. Of seven
pieces seldom more than five can move, so four plays are enough for a puzzle here.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from learn import BOTS, PIECES, best, exact_chances, marks, move
from numba import njit

from lab.strength.puzzles.kinds import Found, Kind
from tessera_ur.bots.ahead import after
from tessera_ur.bots.analyst import ANALYST
from tessera_ur.bots.judge import SCALE
from tessera_ur.rules.board import HOME, last, meets
from tessera_ur.rules.merits import merits

LEAST = 4
EASY = 36
"""Where one play is clearly the best the normal opponent seldom misses it here: in the first 87
games it did so in two positions. So more of them are let in than in other games."""
PATH = "finkel"
LENGTH = last(PATH)
MET = np.array([meets(PATH).get(place, 0) for place in range(LENGTH + 2)])
ROSE = np.array(marks(PATH))
LEARNED = np.array([int(word) / SCALE for word in (BOTS / f"{PATH}.txt").read_text().split()])
EXACT = exact_chances(PATH)


@njit
def winner(board, mover, length, met, rose, weights, seed):
    """The winner of a game that is played on from here, by what was learned at first sight."""
    np.random.seed(seed)
    found = np.zeros(64, np.int64)
    while True:
        thrown = 0
        for _ in range(4):
            thrown += np.random.randint(2)
        _, origin = best(board, mover, thrown, length, met, rose, weights, found, EXACT)
        if origin >= 0:
            move(board, mover, origin, thrown, length, met)
            if board[mover][length + 1] == PIECES:
                return mover
            if origin + thrown <= length and rose[origin + thrown]:
                continue
        mover = 1 - mover


def share(state: Any, side: int, rng: Random) -> float:
    """1 where the side wins."""
    board = np.zeros((2, LENGTH + 2), np.int64)
    for seat in range(2):
        for place in state.sides[seat]:
            board[seat][LENGTH + 1 if place == HOME else place] += 1
    seed = rng.getrandbits(31)
    return float(winner(board, state.seat, LENGTH, MET, ROSE, LEARNED, seed) == side)


def plays(state: Any) -> list[Found]:
    """All steps, with the next throw foreseen."""
    found = [Found((step,), after(PATH, state.own, state.other, step, 1)) for step in state.steps()]
    return sorted(found, key=lambda one: one.chance, reverse=True)


KIND = Kind(
    lambda state: len(state.steps()),
    plays,
    lambda state, play: merits(state, play[0]),
    share,
    ANALYST,
    lambda state: plays(state)[0].actions,
    LEAST,
    EASY,
)
