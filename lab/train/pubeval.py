"""Teaches a net backgammon, as Tabula's are taught, and has it play PubEval:
`make pubeval SEED=1 GAMES=30000 PAIRS=1000`.

PubEval is Gerald Tesauro's public evaluation (1993), two linear functions of the position that many
programs have been measured against. It is asked through the package gnubg-nn, which others wrote.
Pairs as in `lab.strength.arena`: the same dice, the seats changed. Neither looks ahead;
nobody doubles.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random

import gnubg_nn
import numpy as np

from lab.strength.arena import estimate
from lab.train.backgammon import Backgammon, across, doubled, plays
from lab.train.network import Network
from lab.train.selfplay import train
from tessera.core.chance import generator
from tessera.games.tabula.rules.engine import CAPTURED, OFF, PIECES, UNIT, count
from tessera.games.tabula.rules.variants import Sides
from tools.paths import BUILD

CHECKED = 50
"""Random games in which our plays are compared with those of the package."""

Throw = tuple[int, int]
Player = Callable[[Sides, Throw], Sides]
"""Both sides, its own first, after what it makes of a throw."""


def learned(network: Network) -> Player:
    """The player of a net."""
    told = Backgammon().told

    def play(sides: Sides, throw: Throw) -> Sides:
        found = plays(*sides, doubled(*throw))
        inputs, over, outcome = told(found)
        return found[int(np.where(over, outcome, network.values(inputs)).argmax())]

    return play


def pubeval(sides: Sides, throw: Throw) -> Sides:
    """PubEval. It names origins and targets in turn: points from 0 for the last one before bearing
    off, 24 for the bar, less than 0 for off. Raises ValueError where that isn't a play."""
    own, other = sides
    named = gnubg_nn.pub_best_move([_row(other), _row(own)], *throw)
    facing = across(other)
    for origin, target in zip(named[::2], named[1::2], strict=True):
        place = OFF if target < 0 else OFF - 1 - target
        own += UNIT[place] - UNIT[CAPTURED if origin == OFF - 1 else OFF - 1 - origin]
        if place != OFF and count(facing, place):
            facing += UNIT[CAPTURED] - UNIT[place]
    after = own, across(facing)
    if after not in plays(*sides, doubled(*throw)):
        raise ValueError(f"no play: {named} with {throw}")
    return after


def check_plays() -> None:
    """Raises AssertionError where our plays are not those of gnubg-nn, in random games."""
    rng = generator("pubeval", "check", 0)
    for _ in range(CHECKED):
        own, other = Backgammon().begin()
        while count(own, OFF) < PIECES:
            throw = _throw(rng)
            found = plays(own, other, doubled(*throw))
            ours = {gnubg_nn.key_of_board([_row(b), _row(a)]) for a, b in found}
            theirs = set(gnubg_nn.moves([_row(other), _row(own)], *throw))
            # It lists nothing for a pass, and only one way to bear off the last piece.
            won = any(count(a, OFF) == PIECES for a, _ in found)
            assert ours == theirs or won or (len(ours) == 1 and not theirs), (own, other, throw)
            own, other = rng.choice(found)
            if count(own, OFF) < PIECES:
                own, other = other, own


def _row(own: int) -> list[int]:
    return [*(count(own, OFF - 1 - n) for n in range(OFF - 1)), count(own, CAPTURED)]


def score(players: tuple[Player, Player], seed: str) -> int:
    """The points of the first player in one game that it begins: 1, 2 or 3, negative for a loss."""
    own, other = Backgammon().begin()
    throw, n = _opening(seed), 0
    while True:
        own, other = players[n % 2]((own, other), throw)
        n += 1
        if count(own, OFF) == PIECES:
            evaluation = _evaluation(own, other)
            return evaluation if n % 2 else -evaluation
        own, other = other, own
        throw = _throw(generator(seed, "chance", n))


def _throw(rng: Random) -> Throw:
    return rng.randint(1, 6), rng.randint(1, 6)


def _opening(seed: str) -> Throw:
    """The two dice that decided who begins: never equal."""
    rng = generator(seed, "chance", 0)
    while (throw := _throw(rng))[0] == throw[1]:
        pass
    return throw


def _evaluation(own: int, other: int) -> int:
    """The points for a win: 1 for a game, 2 for a gammon, where the other side has borne off
    nothing, 3 for a backgammon, where it also has a piece on the bar or in the winner's home."""
    if count(other, OFF):
        return 1
    return 3 if count(other, CAPTURED) or any(count(other, place) for place in range(1, 7)) else 2


def main() -> None:
    """Reads the command line, teaches a net, plays, and prints the results."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--pairs", type=int, required=True)
    chosen = parser.parse_args()
    check_plays()
    network, _ = train(Backgammon(), chosen.seed, chosen.games)
    out = BUILD / "nets" / f"backgammon-{chosen.seed}.npz"
    out.parent.mkdir(parents=True, exist_ok=True)
    np.savez(out, *network.parameters)
    net = learned(network)
    pairs = [
        (score((net, pubeval), f"pubeval/{n}"), -score((pubeval, net), f"pubeval/{n}"))
        for n in range(chosen.pairs)
    ]
    won = estimate([tuple(float(points > 0) for points in pair) for pair in pairs])
    points = estimate(pairs)
    print(f"games won: {won}")
    print(f"points a game: {points.mean:+.3f} ± {points.margin:.3f}")


if __name__ == "__main__":
    main()
