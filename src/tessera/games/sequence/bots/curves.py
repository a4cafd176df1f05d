"""How likely a side is to win, by what planner and net say of it together: the steepness and the
shift of a logistic curve, from games of the hard opponent against itself (docs/opponents.md).

The more players, the less one choice decides; and where somebody has a sequence, the same lead
means something else than at the beginning.
"""

from math import exp

Curve = tuple[float, float]

TWO_SIDES: dict[int, tuple[Curve, Curve, Curve, Curve]] = {
    2: ((2.85, 0.09), (1.49, -0.27), (2.48, -0.74), (1.15, -0.28)),
    4: ((2.08, 0.26), (1.10, -0.51), (1.76, -0.19), (0.78, -0.30)),
    6: ((1.95, 0.39), (1.19, -0.52), (1.73, -0.17), (0.83, -0.39)),
    8: ((1.60, 0.45), (0.89, -0.47), (1.01, 0.18), (0.85, -0.41)),
    10: ((1.37, 0.50), (0.82, -0.58), (1.14, 0.24), (0.55, -0.26)),
    12: ((1.40, 0.55), (0.80, -0.65), (1.15, 0.26), (0.65, -0.33)),
}
"""By the number of players, and by the stage before the choice (`net.stage`)."""
THREE_SIDES: dict[int, tuple[Curve]] = {
    3: ((1.95, -0.12),),
    6: ((1.30, -0.24),),
    9: ((1.06, -0.35),),
    12: ((0.82, -0.43),),
}


def win_probability(value: float, sides: int, players: int, stage: int) -> float:
    """The chance (0 to 1) of the side that chose something of this value."""
    steepness, shift = (TWO_SIDES if sides == 2 else THREE_SIDES)[players][stage]
    return 1 / (1 + exp(-steepness * value - shift))
