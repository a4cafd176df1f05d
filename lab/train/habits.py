"""How players of Tabula behave, counted over games of each against itself.

    PYTHONPATH=src .venv/bin/python -m lab.train.habits seed greedy learned

A bot is named as for the arena. This says in numbers what a net has learned; whether it plays well
is for the arena to say.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from statistics import fmean

from lab.strength.arena import AnyBot, find_bot
from lab.train.tactics import tactics
from tessera.core.chance import draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.games import tabula
from tessera.games.tabula.bots.features import DANGERS
from tessera.games.tabula.rules.engine import HITS, PIECES, START, blots, count, places
from tessera.games.tabula.rules.plays import afterstates
from tessera.games.tabula.rules.state import State
from tessera.kit.bot import decide

GAMES = 100
GAME = tabula.GAME.rules
HIT = next(n for n, danger in enumerate(DANGERS) if danger.name == "dice that hit")


def turns(rules: str, bot: AnyBot, seed: str) -> Iterator[tuple[State, State]]:
    """Each turn with a choice in one game: the position with the whole throw, and the one after the
    play."""
    state = GAME.new(Setup(2, (("rules", rules), ("ties", "draw"), ("position", "empty"))))
    begun, thrown = state, 0
    while (seat := GAME.current_player(state)) is not None:
        if seat == CHANCE:
            event = draw(GAME.chance_outcomes(state), generator(seed, "chance", thrown))
            thrown += 1
            state = begun = GAME.apply(state, event)
        else:
            rng = generator(seed, "bot", thrown)
            event = decide(bot, state, GAME.legal_actions(state), rng)
            state = GAME.apply(state, event)
            if state.over or state.seat != seat:
                yield begun, state


def habits(rules: str, bot: AnyBot) -> dict[str, float]:
    """The habits of the bot, each as an average over its games or turns."""
    captures, blots_left, exposed, back, lengths = [], [], [], [], []
    for n in range(GAMES):
        length = 0
        for begun, left in turns(rules, bot, f"habits/{n}"):
            length += 1
            mover, variant = begun.seat, begun.terms.variant
            own, other = left.sides[mover], left.sides[1 - mover]
            found = afterstates(variant, begun.own, begun.other, begun.dice)
            if any(afterstate >> HITS for afterstate in found):
                captures.append(begun.other != other)
            blots_left.append(len(places(blots(own))))
            exposed.append(tactics(own, other, returns=variant.returns)[HIT])
            if length in (19, 20):  # the tenth turn of either
                back.append(count(own, START) / PIECES)
        lengths.append(length)
    return {
        "captures where it can": fmean(captures),
        "blots it leaves": fmean(blots_left),
        "dice numbers that then hit": fmean(exposed),
        "share not entered after ten turns": fmean(back),
        "turns in a game": fmean(lengths),
    }


def main(rules: str, *names: str) -> None:
    """Prints a column for each bot."""
    found = [habits(rules, find_bot(tabula.GAME, name)) for name in names]
    print(f"{rules:36}{''.join(f'{name.rpartition(chr(58))[2]:>12}' for name in names)}")
    for habit in found[0]:
        print(f"{habit:36}{''.join(f'{column[habit]:12.2f}' for column in found)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
