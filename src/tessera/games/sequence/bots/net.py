"""A small net that says how likely a side is to win, in plain Python: one layer of hidden units,
and a straight way past it.

The weights of an input lie in one large integer, 32 bits for each unit, so that an input is added
with one multiplication. Weights may be negative: the sum of such integers is the integer of the
sums, and only where these are read they must be made positive.
"""

from collections.abc import Sequence
from functools import cache
from struct import pack
from typing import NamedTuple

from tessera.core.files import text_of
from tessera.games.sequence.bots.inputs import size
from tessera.games.sequence.rules.state import State

LANE_BYTES = 4
HALF = 1 << 8 * LANE_BYTES - 1


class Layers(NamedTuple):
    """The weights for one stage of a game, in units of 1 / `one`. The last lane is the way past the
    hidden units."""

    one: int
    bias: int
    rows: tuple[int, ...]
    output: tuple[int, ...]

    def logit(self, counts: list[int]) -> float:
        """The chance to win as a logit, from the inputs."""
        total = self.bias
        for count, row in zip(counts, self.rows, strict=True):
            if count:
                total += count * row
        lanes, one = len(self.output) + 1, self.one
        positive = (total + _halves(lanes)).to_bytes(LANE_BYTES * lanes, "little")
        *hidden, past = memoryview(positive).cast("I")
        logit = float(past - HALF)
        for unit, weight in zip(hidden, self.output, strict=True):
            logit += weight * (unit - HALF) / (one + abs(unit - HALF))
        return logit / one


def _packed(lanes: list[int]) -> int:
    positive = pack(f"<{len(lanes)}I", *[lane + HALF for lane in lanes])
    return int.from_bytes(positive, "little") - _halves(len(lanes))


@cache
def _halves(lanes: int) -> int:
    """The offset that makes the sums of all lanes positive."""
    return int.from_bytes(pack("<I", HALF) * lanes, "little")


def stage(state: State, side: int) -> int:
    """The stage of a game, by which sides have a sequence, or need one less: from 0 to 3 with two
    sides. With three it is always 0, because the first sequence wins."""
    sequences, given = state.sequences, state.terms.given
    if len(sequences) > 2:
        return 0
    near = [bool(own) or less > 0 for own, less in zip(sequences, given, strict=True)]
    return 2 * near[side] + near[1 - side]


def file_name(sides: int) -> str:
    """The file of the net for so many sides."""
    return f"{sides}_sides.weights"


@cache
def learned(sides: int, reached: int) -> Layers:
    """The net for so many sides at a stage; read once."""
    return read(_file(sides), sides, reached)


@cache
def _file(sides: int) -> tuple[str, ...]:
    return lines(text_of(__package__, file_name(sides)))


def lines(text: str) -> tuple[str, ...]:
    """The lines of a file of weights, in which remarks start with #."""
    return tuple(line for line in text.splitlines() if not line.startswith("#"))


def read(weights: Sequence[str], sides: int, reached: int) -> Layers:
    """The net of a file at a stage. First comes `one`; then for each stage a line of biases, one
    line for each input, and one of outputs."""
    number = size(sides) + 2
    first = 1 + number * reached
    bias, *inputs, output = [
        list(map(int, line.split())) for line in weights[first : first + number]
    ]
    return Layers(int(weights[0]), _packed(bias), tuple(map(_packed, inputs)), tuple(output))
