"""Positions of any kind, from random games and from scattered pieces."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tessera.games.tabula.rules.engine import CAPTURED, OFF, PIECES, START, side
from tessera.games.tabula.rules.plays import Dice
from tessera.games.tabula.rules.variants import VARIANTS, Sides


def scattered(rng: Random) -> Sides:
    """Pieces thrown onto the board anyhow: crowded, nearly empty, all at home, in any mixture."""
    low, high = rng.choice([(0, 24), (0, 24), (12, 24), (19, 24), (1, 12)])
    gone = [rng.choice([0, 0, 3, 9, 12, 14]) for _ in range(2)]
    counts: list[dict[int, int]] = [{}, {}]
    for seat in (0, 1):
        for number in range(PIECES):
            if number < gone[seat]:
                place = rng.choice([OFF, CAPTURED, OFF, START if low == 0 else OFF])
            else:
                place = rng.randint(low, high)
            if START < place < OFF and counts[1 - seat].get(place):
                place = OFF
            counts[seat][place] = counts[seat].get(place, 0) + 1
    return side(counts[0]), side(counts[1])


def positions(rules: str, number: int, seed: str) -> Iterator[tuple[Sides, Dice]]:
    """So many positions in which the game goes on, each with a throw or what is left of one."""
    rng = Random(seed)
    found = 0
    while found < number:
        sides = scattered(rng)
        if not VARIANTS[rules].ended(*sides):
            found += 1
            dice = sorted(rng.randint(1, 6) for _ in range(rng.choice([1, 2, 3, 3, 3])))
            yield sides, tuple(dice)
