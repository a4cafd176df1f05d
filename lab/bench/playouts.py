"""How many random games for two can be played in a second: `python lab/bench/playouts.py [GAMES]`.

Each game is measured through its public functions, which check every event, and through the inner
step that computer opponents search with, where a game has one. The best of three runs counts.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable
from functools import cache
from random import Random
from time import perf_counter
from typing import Any

from tessera.core.cards import PACK
from tessera.core.chance import draw
from tessera.core.dice import throws
from tessera.core.grid import squares
from tessera.core.rules import CHANCE, Rules
from tessera.games import GAMES
from tessera.games.sequence.rules.board import ALL, ONE_EYED
from tessera.games.sequence.rules.engine import claim_all, claimable, plays, undisputed
from tessera.games.sequence.rules.state import HAND_SIZES, NEEDED, PACKS
from tessera.games.sequence_dice.rules.engine import AGAIN, REMOVE, completed, demand, put, take
from tessera.games.sequence_dice.rules.state import UNLIMITED

RUNS = 3
PLAYOUTS = 500

Playout = Callable[[Random], int]
"""Plays one game and says how many events it had."""


def public(rules: Rules[Any, Any]) -> Playout:
    """A random game through the functions of the protocol."""
    setup = rules.standard_setup(2)

    def playout(rng: Random) -> int:
        state, events = rules.new(setup), 0
        while (player := rules.current_player(state)) is not None:
            if player == CHANCE:
                event = draw(rules.chance_outcomes(state), rng)
            else:
                event = rng.choice(rules.legal_actions(state))
            state = rules.apply(state, event)
            events += 1
        return events

    return playout


TOTALS = tuple(roll.total for roll, weight in throws(2) for _ in range(weight))
few_squares = cache(squares)
"""There are few masks of up to four squares of one number, so they are worth remembering."""


def sequence_dice(rng: Random) -> int:
    """A random game of six in line, from the first turn on, through the engine."""
    chips: tuple[int, ...] = (0, 0)
    side, events, random = 0, 0, rng.random
    while True:
        total = TOTALS[int(random() * 36)]
        verb, mask = demand(chips, side, total, UNLIMITED - chips[side].bit_count())
        events += 2
        if mask:
            found = squares(mask) if total in (10, 11) else few_squares(mask)
            square = found[int(random() * len(found))]
            if verb == REMOVE:
                chips = take(chips, square)
            else:
                chips = put(chips, side, square)
                if completed(chips[side], square, 6):
                    return events
                if total in AGAIN:
                    continue
        side = 1 - side


CARDS = (*PACK,) * PACKS
HAND, ENOUGH = HAND_SIZES[2], NEEDED[2]


def sequence(rng: Random) -> int:
    """A random game with the full list of plays in every turn, from the deal on, through the
    engine. Dead cards are only thrown away when nothing can be played; who may choose between
    fives takes the first."""
    pile, random = list(CARDS), rng.random
    rng.shuffle(pile)
    hands = [[pile.pop() for _ in range(HAND)] for _ in range(2)]
    free, chips, protected, discards = ALL, [0, 0], [0, 0], []
    claimed: list[tuple[int, ...]] = [(), ()]
    side, events = 0, 2 * HAND
    while True:
        other, hand = 1 - side, hands[side]
        card = hand[0]
        if legal := plays(tuple(hand), free, chips[other] & ~protected[other]):
            _, card, square = legal[int(random() * len(legal))]
            assert square is not None
            bit = 1 << square
            free ^= bit
            if card in ONE_EYED:
                chips[other] ^= bit
            else:
                chips[side] |= bit
                if fives := claimable(chips[side], square, claimed[side]):
                    most = claim_all(claimed[side], fives)
                    if len(most) >= ENOUGH or undisputed(fives):
                        claimed[side] = most
                    else:
                        claimed[side] += (fives[0],)
                    if len(most) >= ENOUGH:
                        return events + 1
                    for five in claimed[side]:
                        protected[side] |= five
        hand.remove(card)
        discards.append(card)
        hand.append(pile.pop())
        events += 2
        if not pile:
            pile, discards = discards, []
            rng.shuffle(pile)
        side = other


INNER: dict[str, Playout] = {"sequence": sequence, "sequence_dice": sequence_dice}


def measure(playout: Playout, count: int) -> tuple[float, float]:
    """Games a second in the best run, and events a game."""
    best, events = float("inf"), 0
    for _ in range(RUNS):
        rng = Random(1)
        start = perf_counter()
        events = sum(playout(rng) for _ in range(count))
        best = min(best, perf_counter() - start)
    return count / best, events / count


def main(count: int = PLAYOUTS) -> None:
    """Prints a line for each game and way."""
    print(f"{'game':16}{'through':>10}{'playouts/s':>12}{'events/game':>13}{'playouts':>14}")
    for game in GAMES:
        ways = {"public": public(game.rules), "inner step": INNER.get(game.rules.name)}
        for way, playout in ways.items():
            if playout is not None:
                speed, length = measure(playout, count)
                runs = f"{RUNS} x {count}"
                print(f"{game.rules.name:16}{way:>10}{speed:12,.0f}{length:13.1f}{runs:>14}")
    where = "Pyodide" if sys.platform == "emscripten" else platform.python_implementation()
    print(f"{where}, Python {platform.python_version()}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:2]))
