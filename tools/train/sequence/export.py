"""From a trained net to a file of whole numbers that a page can use, in the form that
`tessera.games.sequence.bots.net` reads."""

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
    """The file. The page adds an input as often as it counts, so that the weights here take over
    its scale."""
    lines = [f"# {remark}", str(ONE)]
    for bias, rows, output in stages:
        lines.append(_line(bias))
        for scale, row in zip(scales, rows, strict=True):
            lines.append(_line([scale * weight for weight in row]))
        lines.append(_line(output))
    return "\n".join(lines) + "\n"


def _line(weights: Sequence[float]) -> str:
    return " ".join([str(round(ONE * weight)) for weight in weights])
