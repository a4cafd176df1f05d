"""How much one of each input counts while the net learns: what is common counts less, so that all
weights learn alike fast."""

from __future__ import annotations

from tessera.games.sequence.bots.inputs import Kind, places

NEARLY_FULL = {1: 1.0, 2: 0.5, 3: 0.3}
"""By the number of squares that are empty."""
NAMED = {
    "full but for an obstacle": 0.5,
    "obstacle and one": 0.3,
    "obstacle and two": 0.2,
    "obstacle and more": 0.05,
    "square of a four": 1.0,
    "square of a three": 0.4,
}
HAND = [1.0, 1.0, 1.0, 1.0, 0.25, 0.25, 0.3, 0.3, 0.2, 0.01, 0.05, 0.05]


def scales(sides: int) -> list[float]:
    """The scale of each input of the net for so many sides."""
    return [_scale(kind) for side in range(sides) for kind in places(side > 0).kinds] + HAND


def _scale(kind: Kind) -> float:
    match kind:
        case ("open" | "fresh", *counts):
            return NEARLY_FULL[sum(map(int, counts))]
        case ("emptier", empty, _, _):
            return 0.15 if empty == 4 else 0.1
    return NAMED[str(kind[0])]
