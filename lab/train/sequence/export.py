"""From a trained net to a file of whole numbers that a page can use, in the form that
`tessera.games.sequence.bots.net` reads; and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

ONE = 4096
"""What the weight 1 is written as."""


class Stage(NamedTuple):
    """The weights for one stage of a game. The last of the bias and of each row is the way past the
    hidden units."""

    bias: Sequence[float]
    rows: Sequence[Sequence[float]]
    output: Sequence[float]


def text(stages: Sequence[Stage], scales: Sequence[float], remark: str) -> str:
    """The content of the file. The page multiplies a row by the count of its input, so the scale of
    the input is multiplied into the weights here."""
    lines = [f"# {remark}", str(ONE)]
    for bias, rows, output in stages:
        lines.append(_line(bias))
        for scale, row in zip(scales, rows, strict=True):
            lines.append(_line([scale * weight for weight in row]))
        lines.append(_line(output))
    return "\n".join(lines) + "\n"


def stages_of(lines: Sequence[str], scales: Sequence[float]) -> list[Stage]:
    """The stages in the lines of a file without remarks, as they were before rounding."""
    one, number = int(lines[0]), len(scales) + 2
    found = []
    for first in range(1, len(lines), number):
        bias, *rows, output = (_weights(line, one) for line in lines[first : first + number])
        unscaled = [
            [weight / scale for weight in row] for row, scale in zip(rows, scales, strict=True)
        ]
        found.append(Stage(bias, unscaled, output))
    return found


def _weights(line: str, one: int) -> list[float]:
    return [int(weight) / one for weight in line.split()]


def _line(weights: Sequence[float]) -> str:
    return " ".join([str(round(ONE * weight)) for weight in weights])
