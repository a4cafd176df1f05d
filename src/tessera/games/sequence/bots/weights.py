"""By what numbers the opponents evaluate a position; `evaluation.py` says how they are used."""

from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True, kw_only=True)
class Fives:
    """How the fives of a side are weighed."""

    tempo: float
    """What is left of the chance of a free square because filling it costs a turn."""
    horizon: float
    """The number of cards that each member of the side is taken to draw in time."""
    obstacle: float
    """What is left of the chance of a card where another's chip must be taken off first."""
    first: float
    """What a five is worth that doesn't win yet; one that does is worth 1."""
    missing: tuple[float, float, float] = (1.0, 1.0, 1.0)
    """How much more, or less, a five counts that lacks one chip, two, or three, all on free
    squares. Of the others' fives only those that would win."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """Everything that can be set."""

    own: Fives
    others: Fives
    claimed: float
    """What a sequence is worth that doesn't win yet."""
    wild: float = 0.2
    """How much of a two-eyed jack that may come counts for one square; there are others to fill."""
    back: float = 0.002
    """The chance of a card when all its copies lie discarded: the pile may run out and bring them
    back."""
    defence: float
    """How much the others' fives count against one's own, shared out among them: what one of two
    loses, the other gains as well."""
    two_eyed: float
    """What a two-eyed jack in hand is worth: playing it must gain so much more."""
    one_eyed: float
    """The same of a one-eyed jack."""
    diagonals: bool = True
    """Whether they are seen."""
    curve: tuple[float, float] | None = None
    """What makes a chance to win of a total: the steepness and the shift of a logistic curve."""


HAND_SET = Weights(
    own=Fives(tempo=0.6, horizon=6, obstacle=0.15, first=0.5),
    others=Fives(tempo=0.6, horizon=6, obstacle=0.15, first=0.5, missing=(10.0, 1.0, 1.0)),
    claimed=0.5,
    defence=0.7,
    two_eyed=0.2,
    one_eyed=0.1,
)
"""Set by reasoning and tried one at a time. That a five which needs one chip more counts ten times
was set for people, who expect a block."""

BEGINNER = replace(HAND_SET, defence=0.0, two_eyed=0.0, one_eyed=0.0, diagonals=False)
"""Has eyes for its own rows and columns only, and plays a jack as soon as it helps."""

# The two below were found by planners with slightly different weights playing against each other
# (SPSA), the curves with `lab.train.curve`; lab/notes/sequence-weights.md tells how much
# they bring.

TWO_SIDES = Weights(
    own=Fives(
        tempo=0.315, horizon=11.5, obstacle=0.132, first=0.315, missing=(0.421, 0.724, 0.665)
    ),
    others=Fives(
        tempo=0.347, horizon=10.2, obstacle=0.317, first=1.48, missing=(6.78, 1.24, 0.948)
    ),
    claimed=0.461,
    wild=0.238,
    defence=0.235,
    two_eyed=0.388,
    one_eyed=0.0886,
    curve=(1.38, -0.07),
)
THREE_SIDES = Weights(
    own=Fives(tempo=0.406, horizon=7.32, obstacle=0.106, first=0.5, missing=(0.727, 0.701, 0.805)),
    others=Fives(
        tempo=0.483, horizon=6.05, obstacle=0.102, first=0.5, missing=(7.29, 0.393, 0.898)
    ),
    claimed=0.5,
    wild=0.199,
    defence=0.357,
    two_eyed=0.535,
    one_eyed=0.0951,
    curve=(1.33, -0.68),
)


def tuned(sides: int) -> Weights:
    """The weights found for so many sides."""
    return TWO_SIDES if sides == 2 else THREE_SIDES
