"""Finds what chance to win goes with an evaluation in Sequence, for so many players and games:
`python -m lab.train.curve 3 300`.

The hard bot plays against itself. What it thinks of its best choice, and whether its side then won,
are brought together by a logistic curve, fitted by Newton's method.
"""

from __future__ import annotations

import sys
from math import exp

from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.games.sequence.bots import expert, strongest
from tessera.games.sequence.bots.planner import SWAPPED
from tessera.games.sequence.rules import RULES
from tessera.kit.bot import decide

Example = tuple[float, float]
STEPS = 20
"""Of Newton's method; it has settled long before."""


def examples(players: int, seed: str) -> list[Example]:
    """From one game: the evaluation of each choice and whether the side that chose won; nothing if
    nobody did."""
    state, totals = RULES.new(RULES.standard_setup(players)), []
    n = 0
    while (seat := RULES.current_player(state)) is not None:
        rng, n = generator(seed, "curve", n), n + 1
        if seat == CHANCE:
            event = draw(RULES.chance_outcomes(state), rng)
        else:
            seen, legal = RULES.observation(state, seat), RULES.legal_actions(state)
            values = dict(strongest(seen).valued(legal))
            event = decide(expert, seen, legal, rng)
            if values[event] < SWAPPED:
                totals.append((state.side, values[event]))
        state = RULES.apply(state, event)
    return [(total, side == state.winner) for side, total in totals if state.winner is not None]


def fitted(found: list[Example]) -> tuple[float, float]:
    """The steepness and the shift with the greatest likelihood of the results."""
    steepness, shift = 1.0, 0.0
    for _ in range(STEPS):
        slope = [0.0, 0.0]
        bend = [0.0, 0.0, 0.0]
        for total, won in found:
            chance = 1 / (1 + exp(-steepness * total - shift))
            surprise, weight = won - chance, chance * (1 - chance)
            slope[0] += surprise * total
            slope[1] += surprise
            bend[0] += weight * total * total
            bend[1] += weight * total
            bend[2] += weight
        size = bend[0] * bend[2] - bend[1] * bend[1]
        steepness += (bend[2] * slope[0] - bend[1] * slope[1]) / size
        shift += (bend[0] * slope[1] - bend[1] * slope[0]) / size
    return steepness, shift


def main(players: int, games: int) -> None:
    """Prints the curve, and how it fits games that it was not made from."""
    found = [examples(players, f"fit {n}") for n in range(games)]
    steepness, shift = fitted([example for game in found for example in game])
    print(f"{players} players, {games} games: steepness {steepness:.2f}, shift {shift:.2f}")
    fresh = [e for n in range(games) for e in examples(players, f"test {n}")]
    bins: list[list[Example]] = [[] for _ in range(10)]
    for total, won in fresh:
        bins[int(10 / (1 + exp(-steepness * total - shift)))].append((total, won))
    for n, members in enumerate(bins):
        if members:
            share = sum(won for _, won in members) / len(members)
            print(f"  {n}0-{n + 1}0 %: won {share:.0%} of {len(members)}")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
