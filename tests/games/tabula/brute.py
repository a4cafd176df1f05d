"""The rules a second time: slow, plain, and written from the rule book alone.

A side is a sorted tuple of where its pieces are: 0 not yet entered, 1 to 24, "off" or "out". All
orders of the dice and all pieces are tried, and only then is it asked which plays were good
enough. Nothing here is shared with the game but the texts of events and positions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

Place = int | str
Side = tuple[Place, ...]
ALL_ROLLS = [(a, b, c) for a in range(1, 7) for b in range(a, 7) for c in range(b, 7)]


def tidy(pieces: list[Place]) -> Side:
    return tuple(sorted(pieces, key=str))


def read_side(line: str) -> Side:
    """The side of a position's line `first: 0:3 6:7 off:5`."""
    pieces: list[Place] = []
    for word in line.split()[1:]:
        place, number = word.split(":")
        name: Place = {"off": "off", "captured": "out"}.get(place) or int(place)
        pieces += [name] * int(number)
    return tidy(pieces)


class Brute:
    """One way of playing: "seed" or "classical"."""

    def __init__(self, rules: str) -> None:
        self.classical = rules == "classical"

    def over(self, own: Side, other: Side) -> bool:
        if self.classical:
            return own == ("off",) * 15 or other == ("off",) * 15
        return any(all(isinstance(piece, str) for piece in side) for side in (own, other))

    def steps(self, own: Side, other: Side, die: int) -> Iterator[tuple[str, Side, Side]]:
        """Each step with one die: its text, and both sides after it."""
        if self.over(own, other):
            return
        for piece in set(own):
            if piece == "off" or (piece == "out" and not self.classical):
                continue
            if self.classical and "out" in own and piece != "out":
                continue
            start = 0 if isinstance(piece, str) else piece
            rest = list(own)
            rest.remove(piece)
            to = start + die
            if to > 24:
                in_play = [p for p in own if p != "off" and (self.classical or p != "out")]
                if all(isinstance(p, int) and p >= 19 for p in in_play):
                    yield f"{start}-off", tidy([*rest, "off"]), other
            elif other.count(to) <= 1:
                hit: list[Place] = ["out" if p == to else p for p in other]
                yield f"{start}-{to}", tidy([*rest, to]), tidy(hit)

    def lines(
        self, own: Side, other: Side, dice: tuple[int, ...]
    ) -> Iterator[tuple[tuple[str, ...], int, Side, Side]]:
        """Every line of steps for one order of the dice, until one can't be used: the texts, the
        pips used, and both sides after it."""
        stuck = True
        if dice:
            for text, mine, theirs in self.steps(own, other, dice[0]):
                stuck = False
                for texts, used, *end in self.lines(mine, theirs, dice[1:]):
                    yield (text, *texts), used + dice[0], *end
        if stuck:
            yield (), 0, own, other

    def plays(
        self, own: Side, other: Side, dice: tuple[int, ...]
    ) -> tuple[set[str], set[tuple[Side, Side]]]:
        """The texts of the steps that may be taken first, and the ends of all allowed plays.

        An order of the dice may stop short where a later die could still be used; the order that
        has that die earlier makes up for it."""
        found = [
            line for order in set(permutations(dice)) for line in self.lines(own, other, order)
        ]
        most = max(used for _, used, *_ in found)
        good = [line for line in found if line[1] == most or self.over(line[2], line[3])]
        return {texts[0] for texts, *_ in good if texts}, {(a, b) for _, _, a, b in good}
