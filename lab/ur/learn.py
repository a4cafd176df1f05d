"""Teaches the hard computer of Ur what positions are worth, by games against itself.

    pip install numpy numba
    python lab/ur/exact.py finkel
    python lab/ur/learn.py finkel 400000

writes `packs/ur/src/tessera_ur/bots/finkel.txt`. A position before a throw is worth the mean, over
the five throws, of the best that can be made of each (expectimax). What the tables say of it is
moved a little towards that and towards what came of the game, in every position from the last to
the first: temporal differences with a trace, and with the whole expectation in place of the one
throw that came. A game is over where the exact chances are known (`exact.py`). `bots/judge.py` says
what the tables are, and reads them.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from numba import njit

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "packs" / "ur" / "src"
BOTS = SOURCES / "tessera_ur" / "bots"
sys.path[:0] = [str(SOURCES), str(ROOT / "src")]

from tessera_ur.bots.judge import FEW, RANKS, SCALE, SPAN, UNITS, WAY_MOST  # noqa: E402
from tessera_ur.rules.board import HOME, last, meets, rosettes, safe  # noqa: E402

PIECES = 7
WEIGHTS = np.array([1, 4, 6, 4, 1]) / 16
TRACE = 0.8
"""How much what came of a game counts beside what the tables said of the next throw: lambda."""
LONGEST = 4000
FIRST_RATE, LAST_RATE = 0.1, 0.001
"""How far a table moves towards what it should have said, from the first game to the last."""
PATTERNS = 3**SPAN
PROTECTS = 2


@njit
def indices(board, mover, length, met, found):
    """The places in the tables of this position: the first for who throws, then the other."""
    at = 0
    base = 0
    for role in range(2):
        own, other = board[(mover + role) % 2], board[(mover + role + 1) % 2]
        for begin in range(length - SPAN + 2):
            pattern = 0
            for place in range(begin, begin + SPAN):
                trit = 0
                if own[place]:
                    trit = 1
                elif met[place] and other[met[place]]:
                    trit = 2
                pattern = pattern * 3 + trit
            found[at] = base + pattern
            at += 1
            base += PATTERNS
    own, other = board[mover], board[1 - mover]
    for side in (own, other):
        found[at] = base + side[0] * (PIECES + 1) + side[length + 1]
        at += 1
        base += (PIECES + 1) ** 2
    mine, theirs = 0, 0
    for place in range(length + 1):
        mine += own[place] * (length + 1 - place)
        theirs += other[place] * (length + 1 - place)
    lead = min(max(theirs - mine, -WAY_MOST), WAY_MOST) + WAY_MOST
    found[at] = base + (mine + theirs) // 16 * (2 * WAY_MOST + 1) + lead
    return at + 1


@njit
def few(board, length):
    """Whether the exact chance is known."""
    return min(board[0][length + 1], board[1][length + 1]) >= PIECES - FEW


@njit
def ranked(side, length):
    """The rank of a side with few pieces left, see `judge.ranked`."""
    hind, fore = HOME, HOME
    for place in range(length, -1, -1):
        for _ in range(side[place]):
            hind, fore = place, hind
    return fore * (fore + 1) // 2 + hind


@njit
def value(board, mover, length, met, weights, found, exact):
    """The chance to win of who is about to throw."""
    if few(board, length):
        return exact[ranked(board[mover], length), ranked(board[1 - mover], length)]
    total = 0.0
    for n in range(indices(board, mover, length, met, found)):
        total += weights[found[n]]
    return 1 / (1 + np.exp(-total))


@njit
def may(board, mover, origin, thrown, length, met, rose):
    own, other = board[mover], board[1 - mover]
    target = origin + thrown
    if not own[origin] or target > length + 1:
        return False
    if target == length + 1:
        return True
    if own[target]:
        return False
    return not (rose[target] == PROTECTS and met[target] and other[met[target]])


@njit
def move(board, mover, origin, thrown, length, met):
    """Whether a piece was captured."""
    own, other = board[mover], board[1 - mover]
    target = origin + thrown
    own[origin] -= 1
    own[target] += 1
    if target <= length and met[target] and other[met[target]]:
        other[met[target]] = 0
        other[0] += 1
        return True
    return False


@njit
def back(board, mover, origin, thrown, met, captured):
    own, other = board[mover], board[1 - mover]
    target = origin + thrown
    own[origin] += 1
    own[target] -= 1
    if captured:
        other[met[target]] = 1
        other[0] -= 1


@njit
def best(board, mover, thrown, length, met, rose, weights, found, exact):
    """The best chance that a throw leaves, and from where it is played; -1 where nothing can be."""
    chance, chosen = -1.0, -1
    if thrown:
        for origin in range(length + 1):
            if may(board, mover, origin, thrown, length, met, rose):
                captured = move(board, mover, origin, thrown, length, met)
                if board[mover][length + 1] == PIECES:
                    got = 1.0
                elif origin + thrown <= length and rose[origin + thrown]:
                    got = value(board, mover, length, met, weights, found, exact)
                else:
                    got = 1 - value(board, 1 - mover, length, met, weights, found, exact)
                back(board, mover, origin, thrown, met, captured)
                if got > chance:
                    chance, chosen = got, origin
    if chosen < 0:
        chance = 1 - value(board, 1 - mover, length, met, weights, found, exact)
    return chance, chosen


@njit
def learn(weights, games, length, met, rose, exact, seed):
    np.random.seed(seed)
    found = np.zeros(64, np.int64)
    boards = np.zeros((LONGEST, 2, length + 2), np.int64)
    movers = np.zeros(LONGEST, np.int64)
    targets = np.zeros(LONGEST)
    off = 0.0
    for game in range(games):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (game / games)
        board = np.zeros((2, length + 2), np.int64)
        home = 2 if np.random.random() < 0.25 else 0  # With five pieces: as if two were home.
        for side in range(2):
            board[side][0] = PIECES - home
            board[side][length + 1] = home
        mover, count = 0, 0
        while board[mover][length + 1] < PIECES and not few(board, length):
            boards[count], movers[count], targets[count] = board, mover, 0.0
            thrown = 0
            for _ in range(4):
                thrown += np.random.randint(2)
            played = -1
            for n in range(5):
                chance, origin = best(board, mover, n, length, met, rose, weights, found, exact)
                targets[count] += WEIGHTS[n] * chance
                if n == thrown:
                    played = origin
            count += 1
            if played >= 0:
                move(board, mover, played, thrown, length, met)
            again = played >= 0 and played + thrown <= length and rose[played + thrown]
            if not again and board[mover][length + 1] < PIECES:
                mover = 1 - mover
        came = 1.0  # Of who threw last: who is home, or as the exact chances say.
        if board[mover][length + 1] < PIECES:
            came = value(board, mover, length, met, weights, found, exact)
            if mover != movers[count - 1]:
                came = 1 - came
        for at in range(count - 1, -1, -1):
            if at + 1 < count and movers[at] != movers[at + 1]:
                came = 1 - came
            came = TRACE * came + (1 - TRACE) * targets[at]
            tables = indices(boards[at], movers[at], length, met, found)
            total = 0.0
            for n in range(tables):
                total += weights[found[n]]
            said = 1 / (1 + np.exp(-total))
            off += (targets[at] - said) ** 2 / count
            for n in range(tables):
                weights[found[n]] += rate * (came - said)
        if (game + 1) % (games // 10) == 0:
            print(game + 1, (off / (games // 10)) ** 0.5)
            off = 0.0


def marks(path: str) -> list[int]:
    """1 for each position with a rosette, and `PROTECTS` where no piece can be captured on it."""
    rose = (place in rosettes(path) for place in range(last(path) + 2))
    return [PROTECTS if place in safe(path) else int(marked) for place, marked in enumerate(rose)]


def exact_chances(path: str) -> np.ndarray:
    """The chances that `exact.py` wrote, by the ranks of who throws and of the other."""
    return np.fromfile(BOTS / f"{path}.bin", ">u2").reshape(RANKS, RANKS) / UNITS


def main(path: str, games: int) -> None:
    length = last(path)
    met = np.array([meets(path).get(place, 0) for place in range(length + 2)])
    rose = np.array(marks(path))
    windows = 2 * (length - SPAN + 2)
    size = windows * PATTERNS + 2 * (PIECES + 1) ** 2
    ways = 2 * PIECES * (length + 1) // 16 + 1
    weights = np.zeros(size + ways * (2 * WAY_MOST + 1))
    learn(weights, games, length, met, rose, exact_chances(path), 1)
    whole = np.rint(weights * SCALE).astype(int)
    rows = [" ".join(map(str, whole[at : at + PATTERNS])) for at in range(0, len(whole), PATTERNS)]
    (BOTS / f"{path}.txt").write_text("\n".join([*rows, ""]), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
