"""From a trained net to a file of integer weights that a page can use.

The accumulator gets the finest scale at which no lane can overflow, of some that each are a
sixteenth coarser than the last (see `lanes`).
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from lab.train.lanes import ranges
from lab.train.network import Network
from tessera.games.tabula.bots.features import INPUTS
from tessera.games.tabula.bots.net import PRECISION, UNIT, Weights

FINEST = 1 << 12


def weights(network: Network) -> Weights:
    """The weights in whole numbers. Raises ValueError if no scale is coarse enough."""
    first, bias, last, end = (parameter.tolist() for parameter in network.parameters)
    one = FINEST
    while one:
        found = Weights(
            one,
            tuple(round(one * weight) for weight in bias),
            tuple(tuple(round(one * weight) for weight in row) for row in first),
            tuple(round(PRECISION * weight) for weight in last),
            round(UNIT * end[0]),
        )
        if all(lane.fits for lane in ranges(found)):
            return found
        one -= max(1, one // 16)
    raise ValueError("the weights are too large for the lanes")


def write(out: Path, found: Weights, note: Sequence[str]) -> None:
    """Writes the weights with a note on how they were made."""
    least = min(lane.least for lane in ranges(found))
    most = max(lane.most for lane in ranges(found))
    lines = [
        *(f"# {line}" for line in note),
        f"# No lane can leave {least} to {most}, of 0 to 65535: see lab/train/lanes.py",
        f"one: {found.one}",
        _line("bias", found.bias),
        _line("output", found.output),
        f"end: {found.end}",
        *(_line(name, row) for name, row in zip(INPUTS, found.rows, strict=True)),
    ]
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text("\n".join(lines) + "\n", encoding="ascii")


def _line(name: str, row: tuple[int, ...]) -> str:
    return f"{name}: {' '.join(map(str, row))}"
