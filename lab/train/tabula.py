"""Teaches a net Tabula by playing against itself: `make train RULES=seed SEED=1 GAMES=100000`."""

from __future__ import annotations

import argparse
from random import Random

import numpy as np

from lab.train import batch, check, export
from lab.train.selfplay import Games, Told, train
from tessera.games.tabula.rules.engine import ALL_AT_START
from tessera.games.tabula.rules.plays import after, afterstates
from tessera.games.tabula.rules.variants import VARIANTS, Sides
from tools.paths import BUILD, ROOT


class Tabula:
    """One way of playing Tabula as the trainer needs it."""

    def __init__(self, rules: str) -> None:
        self.variant = VARIANTS[rules]

    def begin(self) -> Sides:
        """Both sides with all pieces still to enter."""
        return ALL_AT_START, ALL_AT_START

    def answers(self, own: int, other: int, rng: Random) -> list[Sides]:
        """The positions that a throw of three dice can lead to, the mover's side first."""
        random = rng.random
        dice = sorted((int(random() * 6) + 1, int(random() * 6) + 1, int(random() * 6) + 1))
        return [
            after(afterstate, other)
            for afterstate in afterstates(self.variant, own, other, tuple(dice))
        ]

    def told(self, positions: list[Sides]) -> Told:
        """The facts of the positions, with the inputs as a page works them out."""
        mover, waiter = (batch.counts(sides) for sides in zip(*positions, strict=True))
        returns = self.variant.returns
        inputs = batch.inputs(mover, waiter, returns=returns)
        return Told(inputs, *batch.ended(mover, waiter, returns=returns))


def main() -> None:
    """Reads the command line, teaches a net and writes its weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rules", choices=VARIANTS, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--games", type=int, required=True)
    chosen = parser.parse_args()
    check.check_inputs(chosen.rules)
    network, games = train(Tabula(chosen.rules), chosen.seed, chosen.games)
    out = BUILD / "nets" / f"{chosen.rules}-{chosen.seed}.weights"
    out.parent.mkdir(parents=True, exist_ok=True)
    # Before anything that may refuse: it took long to learn.
    np.savez(out.with_suffix(".npz"), *network.parameters)
    found = export.weights(network)
    worst = check.rounding(network, found, chosen.rules)
    export.write(out, found, note(games, chosen.rules, chosen.seed, chosen.games, worst))
    print(f"{out.relative_to(ROOT)}: whole numbers change the chance to win by {worst:.4f} at most")


def note(games: Games, rules: str, seed: int, number: int, worst: float) -> tuple[str, ...]:
    """The remarks in a file of weights: the command, the games played, and the effect of
    rounding."""
    return (
        f"make train RULES={rules} SEED={seed} GAMES={number}, with NumPy {np.__version__}",
        f"TD(0): {games.finished} games against itself, {games.throws} throws",
        f"{check.POSITIONS} chances to win: rounding changed none by more than {worst:.4f}",
    )


if __name__ == "__main__":
    main()
