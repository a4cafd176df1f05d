"""Teaches a net Sequence by playing against itself:
`make train-sequence SIDES=2 PLAYERS=2 GAMES=100000 SEED=1`."""

from __future__ import annotations

import argparse
import time

import numba
import numpy as np

from lab.train.sequence import check
from lab.train.sequence.cards import Terms
from lab.train.sequence.export import Stage, text
from lab.train.sequence.inputs import tables
from lab.train.sequence.learning import learn, seed_chance
from lab.train.sequence.network import Net, stages, untaught, zeros
from lab.train.sequence.planner import plan
from lab.train.sequence.scales import scales
from lab.train.sequence.setups import add_arguments, setup_of, terms_of
from tessera.games.sequence.bots.learned import SHARE
from tessera.games.sequence.bots.net import file_name
from tessera.games.sequence.bots.weights import tuned
from tools.paths import BUILD, ROOT


def teach(terms: Terms, seed: int, number: int, mix: float) -> Net:
    """Plays so many games and prints its progress, in seconds of the processor. The net that was
    taught."""
    sides = terms.sides
    seed_chance(seed)
    net, slopes, means, squares = untaught(sides, seed), zeros(sides), zeros(sides), zeros(sides)
    counts, first, start = np.zeros(stages(sides), np.int64), 0, time.process_time()
    told, plans, mixes = tables(sides), (plan(tuned(sides)),) * sides, np.full(sides, mix)
    while first < number:
        last = min(number, first + max(1, number // 20))
        error, turns = learn(
            terms, told, plans, mixes, net, slopes, means, squares, counts, first, last, number
        )
        print(
            f"{last:7} games {turns:6.1f} turns each"
            f"  error {error:.4f}  {time.process_time() - start:6.0f} s",
            flush=True,
        )
        first = last
    return net


def main() -> None:
    """Reads the command line, teaches a net and writes its weights."""
    parser = argparse.ArgumentParser(description=__doc__.partition(":\n")[0])
    add_arguments(parser)
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument(
        "--mix",
        type=float,
        help="what a unit of the planner's value is worth to the net, if not as in the app",
    )
    chosen = parser.parse_args()
    chosen.mix = chosen.mix or 1 / SHARE[chosen.sides]
    setup = setup_of(parser, chosen)
    print(f"{check.check_inputs(setup)} positions: the same inputs and plans as on the page")
    net = teach(terms_of(setup), chosen.seed, chosen.games, chosen.mix)
    out = BUILD / "nets" / file_name(chosen.sides)
    out.parent.mkdir(parents=True, exist_ok=True)
    # Before anything that may refuse: it took long to learn.
    np.savez(out.with_suffix(".npz"), **net._asdict())
    parts = [part.tolist() for part in (net.bias, net.rows, net.output)]
    stages_taught = list(map(Stage, *parts))
    written = text(stages_taught, scales(chosen.sides), note(chosen))
    worst = check.rounding(net, written, setup)
    out.write_text(written, encoding="ascii")
    print(f"{out.relative_to(ROOT)}: whole numbers change the chance to win by {worst:.4f} at most")


def note(chosen: argparse.Namespace) -> str:
    """The command and the versions with which the weights were made."""
    mix = "" if chosen.mix == 1 / SHARE[chosen.sides] else f" MIX={chosen.mix}"
    return (
        f"make train-sequence SIDES={chosen.sides} PLAYERS={chosen.players} GAMES={chosen.games}"
        f" SEED={chosen.seed}{mix}, with numba {numba.__version__} and NumPy {np.__version__}"
    )


if __name__ == "__main__":
    main()
