"""How likely a side is to win, by what planner and net say of it together: the steepness and the
shift of a logistic curve, from games of the hard opponent against itself
(lab/notes/sequence-chance-to-win.md).

The more players, the less one choice decides; and where somebody has a sequence, the same lead
means something else than at the beginning.
"""

from math import exp

Curve = tuple[float, float]

TWO_SIDES: dict[int, tuple[Curve, Curve, Curve, Curve]] = {
    2: ((3.11, 0.12), (1.48, -0.31), (2.72, -0.84), (1.00, -0.25)),
    4: ((2.16, 0.28), (1.17, -0.47), (1.85, -0.25), (0.90, -0.34)),
    6: ((1.84, 0.38), (1.15, -0.41), (1.72, -0.31), (0.77, -0.37)),
    8: ((1.57, 0.45), (0.87, -0.50), (1.32, -0.02), (0.54, -0.30)),
    10: ((1.34, 0.49), (0.69, -0.61), (0.83, 0.44), (0.51, -0.26)),
    12: ((1.21, 0.47), (0.79, -0.52), (1.19, 0.09), (0.67, -0.36)),
}
"""By the number of players, and by the stage before the choice (`net.stage`)."""
THREE_SIDES: dict[int, tuple[Curve]] = {
    3: ((1.95, -0.15),),
    6: ((1.27, -0.28),),
    9: ((0.92, -0.42),),
    12: ((0.83, -0.46),),
}


def win_probability(value: float, sides: int, players: int, stage: int) -> float:
    """The chance (0 to 1) of the side that chose something of this value."""
    steepness, shift = (TWO_SIDES if sides == 2 else THREE_SIDES)[players][stage]
    return 1 / (1 + exp(-steepness * value - shift))
