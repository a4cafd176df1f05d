"""How far chances at Sequence Dice can be trusted: `python -m tools.train.curve_dice hard 3 5 500`,
for a bot, so many players, chips in line and games.

The bot plays against itself. A logistic curve is fitted to what it thinks of its best choice and
whether its side then won; where chances are right, its steepness is 1 and its shift 0.
"""

from __future__ import annotations

import sys
from math import log

from tessera.bots.bot import Bot
from tessera.core.chance import draw, generator
from tessera.core.game import CHANCE, Setup
from tessera.games.sequence_dice import BOX
from tessera.games.sequence_dice.rules import GAME
from tessera.games.sequence_dice.state import Event, State
from tools.arena import agreed, find_bot
from tools.train.curve import Example, fitted


def examples(bot: Bot[State, Event], setup: Setup, seed: str) -> list[Example]:
    """From one game: the logit of each best choice's chance, and whether the side that chose
    won."""
    state, logits = GAME.new(setup), []
    n = 0
    while (seat := GAME.current_player(state)) is not None:
        rng, n = generator(seed, "curve", n), n + 1
        if seat == CHANCE:
            event = draw(GAME.chance_outcomes(state), rng)
        else:
            *_, ranking = bot(state, GAME.legal_actions(state), rng)
            event, chance = ranking[0].actions[0], ranking[0].chance
            if chance is not None and 0 < chance < 1:
                logits.append((state.side, log(chance / (1 - chance))))
        state = GAME.apply(state, event)
    return [(logit, side == state.side) for side, logit in logits]


def main(name: str, players: int, line: int, games: int) -> None:
    """Prints the curve."""
    setup, bot = agreed(GAME, players, [f"line={line}"]), find_bot(BOX, name)
    found = [example for n in range(games) for example in examples(bot, setup, f"fit {n}")]
    steepness, shift = fitted(found)
    print(f"{name}, {players} players, {line} in line, {games} games:", end=" ")
    print(f"steepness {steepness:.2f}, shift {shift:.2f}")


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
