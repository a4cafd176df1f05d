"""How far the chances that a bot tells can be trusted, in any game.

    PYTHONPATH=src python -m lab.train.calibration sequence_dice hard 3 500 line=5

for a bot as the arena names it, so many players, so many games, and options. The bot plays against
itself. What it thought of its best choices is put beside who then won; and a logistic curve is
fitted, whose steepness is 1 and whose shift is 0 where chances are right.
"""

from __future__ import annotations

import sys
from math import log
from statistics import fmean

from lab.strength.arena import AnyBot, AnyGame, agreed, find_bot, find_game
from lab.train.curve import fitted
from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup

Told = tuple[float, float]
"""A chance to win, and what it became: 1, 0, or a draw's share."""


def told(rules: AnyGame, bot: AnyBot, setup: Setup, seed: str) -> list[Told]:
    """The chance that the bot names at each choice of one game, with the result."""
    state, sides, n = rules.new(setup), rules.sides(setup), 0
    chances: list[tuple[int, float]] = []
    while (seat := rules.current_player(state)) is not None:
        rng, n = generator(seed, "curve", n), n + 1
        if seat == CHANCE:
            event = draw(rules.chance_outcomes(state), rng)
        else:
            seen = rules.observation(state, seat)
            *_, ranking = bot(seen, rules.legal_actions(seen), rng)
            event, chance = ranking[0].actions[0], ranking[0].win_probability
            if chance is not None and 0 < chance < 1:
                chances.append((sides[seat], chance))
        state = rules.apply(state, event)
    result = rules.result(state)
    assert result is not None
    winning = {sides[seat] for seat in result.winners} or set(sides)
    return [(chance, (side in winning) / len(winning)) for side, chance in chances]


def main(name: str, bot: str, players: str, games: str, *options: str) -> None:
    """Prints the curve, and for each tenth of the chances the average result."""
    game = find_game(name)
    player, setup = find_bot(game, bot), agreed(game.rules, int(players), options)
    found = [
        each for n in range(int(games)) for each in told(game.rules, player, setup, f"fit {n}")
    ]
    steepness, shift = fitted([(log(chance / (1 - chance)), came) for chance, came in found])
    print(f"{len(found)} choices: steepness {steepness:.2f}, shift {shift:.2f}")
    for tenth in range(10):
        members = [each for each in found if int(10 * each[0]) == tenth]
        if members:
            said, came = map(fmean, zip(*members, strict=True))
            print(f"  said {said:4.0%}, scored {came:4.0%}, {len(members)} times")


if __name__ == "__main__":
    main(*sys.argv[1:])
