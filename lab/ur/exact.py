"""Computes the exact chances to win at Ur with few pieces left on each side.

    pip install numpy numba
    python lab/ur/exact.py finkel      # writes packs/ur/src/tessera_ur/bots/finkel.bin
    python lab/ur/exact.py finkel 5    # how far the analysis is off in games of five pieces

A position before a throw is worth the mean, over the five throws, of the best that can be made of
each. Captured pieces come back, so positions with as many pieces depend on each other: they are
worked out again and again, each from the newest of the others, until none changes by more than
`SETTLED`. Fewer pieces come first. `packs/ur/tests/test_strength.py` checks what comes of it by a
second set of rules, from below and from above.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import fmean

import numpy as np
from numba import njit

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "packs" / "ur" / "src"
sys.path[:0] = [str(SOURCES), str(ROOT / "src")]

from tessera_ur.bots.ahead import after, before  # noqa: E402
from tessera_ur.bots.judge import FEW, RANKS, UNITS, Judge, ranked  # noqa: E402
from tessera_ur.rules.board import HOME, START, last, meets, rosettes, safe  # noqa: E402
from tessera_ur.rules.state import Side, Step, steps, taken  # noqa: E402

WEIGHTS = np.array([1, 4, 6, 4, 1]) / 16
SETTLED = 1e-13
GAMES = 60
"""So many are measured."""


class Sides:
    """All ways in which at most `most` pieces of a player can stand, and the rules of a way."""

    def __init__(self, way: str, most: int) -> None:
        self.length = last(way)
        squares = np.arange(1 << self.length)
        counts = np.array([int(n).bit_count() for n in squares])
        pairs = [(int(n), s) for s in range(most + 1) for n in squares[counts <= most - s]][1:]
        self.squares = np.array([n for n, _ in pairs])
        self.starts = np.array([start for _, start in pairs])
        self.left = counts[self.squares] + self.starts
        self.ids = np.full((1 << self.length, most + 1), -1)
        self.ids[self.squares, self.starts] = np.arange(len(pairs))
        self.met = np.array([meets(way).get(place, 0) for place in range(self.length + 2)])
        self.rose = np.array([place in rosettes(way) for place in range(self.length + 2)])
        self.safe = np.array([place in safe(way) for place in range(self.length + 2)])
        self.seen = np.zeros(len(self.squares), np.int64)
        """The squares as the other player counts them."""
        for place in range(1, self.length + 1):
            if self.met[place]:
                self.seen |= (self.squares >> (place - 1) & 1) << (self.met[place] - 1)

    def side(self, n: int) -> tuple[int, ...]:
        """The pieces of a side that are left, as the rules have them."""
        places = [p for p in range(1, self.length + 1) if self.squares[n] >> (p - 1) & 1]
        return (START,) * int(self.starts[n]) + tuple(places)


@njit
def sweep(values, mine, theirs, squares, starts, seen, ids, length, met, rose, safe, weights):
    """Works out all positions of these sides once, and returns the largest change."""
    largest = 0.0
    for own in mine:
        for other in theirs:
            if seen[own] & squares[other]:
                continue
            passed = 1 - values[other, own]
            total = weights[0] * passed
            for thrown in range(1, 5):
                best = -1.0
                for origin in range(length + 1):
                    target = origin + thrown
                    if target > length + 1:
                        break
                    if origin == 0 and not starts[own]:
                        continue
                    if origin and not squares[own] >> (origin - 1) & 1:
                        continue
                    rest = squares[own] ^ (1 << (origin - 1)) if origin else squares[own]
                    begin = starts[own] if origin else starts[own] - 1
                    if target == length + 1:
                        if rest == 0 and begin == 0:
                            got = 1.0
                        else:
                            got = 1 - values[other, ids[rest, begin]]
                    else:
                        if rest >> (target - 1) & 1:
                            continue
                        there, hit = met[target], other
                        if there and squares[other] >> (there - 1) & 1:
                            if safe[target]:
                                continue
                            hit = ids[squares[other] ^ (1 << (there - 1)), starts[other] + 1]
                        after = ids[rest | 1 << (target - 1), begin]
                        got = values[after, hit] if rose[target] else 1 - values[hit, after]
                    best = max(best, got)
                total += weights[thrown] * (best if best >= 0 else passed)
            largest = max(largest, abs(total - values[own, other]))
            values[own, other] = total
    return largest


def solved(way: str, most: int) -> tuple[Sides, np.ndarray]:
    """The chances to win of whoever is about to throw, by both sides."""
    sides = Sides(way, most)
    values = np.full((len(sides.squares), len(sides.squares)), 0.5)
    pairs = [(a, b) for a in range(1, most + 1) for b in range(1, a + 1)]
    rules = (sides.squares, sides.starts, sides.seen, sides.ids, sides.length)
    for a, b in sorted(pairs, key=sum):
        fewer, more = (np.flatnonzero(sides.left == n) for n in (b, a))
        change, sweeps = 1.0, 0
        while change > SETTLED:
            change = max(
                sweep(values, own, other, *rules, sides.met, sides.rose, sides.safe, WEIGHTS)
                for own, other in ((fewer, more), (more, fewer))
            )
            sweeps += 1
        print(f"{a} and {b} pieces: {sweeps} sweeps", file=sys.stderr)
    return sides, values


def table(sides: Sides, values: np.ndarray) -> bytes:
    """The table of a page: two bytes a position, by the ranks of both sides."""
    ranks = [ranked((*sides.side(n), *(HOME,) * FEW)) for n in range(len(sides.left))]
    written = np.zeros((RANKS, RANKS), ">u2")
    met = sides.seen[:, None] & sides.squares[None, :] != 0
    written[np.ix_(ranks, ranks)] = np.where(met, 0, np.rint(values * UNITS))
    print(f"{np.count_nonzero(~met)} positions", file=sys.stderr)
    return written.tobytes()


class Measure:
    """The errors of the analysis and of the hard computer where the chances are known."""

    def __init__(self, way: str, sides: Sides, values: np.ndarray) -> None:
        self.way, self.sides, self.values = way, sides, values
        self.off: list[float] = []
        self.lost: list[float] = []

    def chance(self, own: Side, other: Side) -> float:
        """The exact chance to win of whoever is about to throw."""
        return float(self.values[self._id(own), self._id(other)])

    def _id(self, side: Side) -> int:
        squares = sum(1 << (place - 1) for place in side if START < place < HOME)
        return int(self.sides.ids[squares, side.count(START)])

    def after(self, own: Side, other: Side, step: Step) -> float:
        """The exact chance to win of the player who makes a step."""
        mine, theirs = taken(self.way, own, other, step)
        if mine[0] == HOME:
            return 1.0
        if step.target in rosettes(self.way):
            return self.chance(mine, theirs)
        return 1 - self.chance(theirs, mine)

    def look(self, own: Side, other: Side) -> None:
        """Compares a position before a throw, and the best step with each throw."""
        self.off.append(abs(before(self.way, own, other, 2) - self.chance(own, other)))
        for thrown in range(1, 5):
            legal = steps(self.way, own, other, thrown)
            if len(legal) > 1:
                exact = {step: self.after(own, other, step) for step in legal}
                played = max(legal, key=lambda step: after(self.way, own, other, step, 1))
                self.lost.append(max(exact.values()) - exact[played])

    def __str__(self) -> str:
        best = fmean(lost < 1e-4 for lost in self.lost)
        return (
            f"{len(self.off)} positions: off by {100 * fmean(self.off):.2f} points, at worst "
            f"{100 * max(self.off):.1f}; {len(self.lost)} choices, {best:.1%} the best, "
            f"{100 * fmean(self.lost):.3f} points lost, at worst {100 * max(self.lost):.1f}"
        )


def measure(way: str, sides: Sides, values: np.ndarray) -> None:
    """Prints how far all is off, with the learned tables alone and with the exact ones: in
    positions of games of the hard computer, and in any with at most two pieces each."""
    most, rng = int(sides.left.max()), Random(1)
    games = [of for _ in range(GAMES) for of in positions(way, most, rng)]
    few = [n for n in range(len(sides.left)) if sides.left[n] <= FEW]
    ends = [(a, b) for a in few for b in few if not sides.seen[a] & sides.squares[b]]
    written = [_padded(sides, a, b) for a, b in rng.sample(ends, len(games))]
    exact = Judge.exact
    for says, known in ("learned", lambda *_: None), ("exact", exact):
        Judge.exact = known  # type: ignore[method-assign]
        for kind, of in (f"games of {most}", games), ("few", written):
            measured = Measure(way, sides, values)
            for own, other in of:
                measured.look(own, other)
            print(f"{way}, {kind}, {says}: {measured}", flush=True)


def positions(way: str, pieces: int, rng: Random) -> Iterator[tuple[Side, Side]]:
    """The positions before the throws of a game of the hard computer."""
    own = other = (START,) * pieces + (HOME,) * (5 - pieces)
    while True:
        yield own, other
        legal = steps(way, own, other, sum(rng.random() < 0.5 for _ in range(4)))
        again = False
        if legal:
            step = max(legal, key=lambda step: after(way, own, other, step, 1))
            own, other = taken(way, own, other, step)
            again = step.target in rosettes(way)
        if own[0] == HOME:
            return
        if not again:
            own, other = other, own


def _padded(sides: Sides, *ids: int) -> tuple[Side, ...]:
    return tuple((*sides.side(n), *(HOME,) * 5)[:5] for n in ids)


def main(way: str, most: str = str(FEW)) -> None:
    sides, values = solved(way, int(most))
    if int(most) > FEW:
        measure(way, sides, values)
    else:
        bots = SOURCES / "tessera_ur" / "bots"
        (bots / f"{way}.bin").write_bytes(table(sides, values))


if __name__ == "__main__":
    main(*sys.argv[1:])
