"""How likely a side is to win before the next throw, by what was learned in self-play: a sum of
weights, one for each pattern on the board, brought between 0 and 1 by the logistic curve.

For looking a throw ahead it says what the thrower makes of each total: what that side's own sum
likes best.
"""

from collections.abc import Iterator
from functools import cache
from math import exp
from typing import NamedTuple

from tessera.core.dice import throws
from tessera.core.files import text_of
from tessera.core.grid import squares
from tessera.games.sequence_dice.bots.patterns import Patterns, patterns
from tessera.games.sequence_dice.rules.board import ALL, LINES
from tessera.games.sequence_dice.rules.engine import AGAIN, REMOVE, Chips, demand, put, take

ONE = 64
"""What 1 is in the files of weights."""
TOTALS = tuple(
    (total, sum(ways for roll, ways in throws(2) if roll.total == total)) for total in range(2, 13)
)
"""The totals of two dice, and in how many of 36 ways each comes."""


class After(NamedTuple):
    """What a move leaves: the chips, who throws next, and whether that side has won already."""

    chips: Chips
    thrower: int
    won: bool = False


class Evaluation(NamedTuple):
    """What was learned for so many sides and so many chips in line. `weights` has a list for each
    *role*: 0 is the side that throws next, 1 the one after it, and so on. `supply` is how many
    chips a side has."""

    line: int
    supply: int
    patterns: Patterns
    weights: tuple[list[int], ...]

    def win_probability(self, after: After, side: int) -> float:
        """The chance (0 to 1) that the side wins."""
        if after.won:
            return float(after.thrower == side)
        return 1 / (1 + exp(-self.logit(after, side)))

    def logit(self, after: After, side: int) -> float:
        """The chance as a logit, for a side that hasn't won or lost yet."""
        weights = self.weights[(side - after.thrower) % len(self.weights)]
        places = self.patterns.places(after.chips, after.thrower)
        return sum([weights[place] for place in places]) / ONE

    def answers(self, chips: Chips, thrower: int) -> list[tuple[After, int]]:
        """The thrower's best reply to each total of two dice, as the position it leaves and the
        number of ways in 36 that the total comes."""
        following = (thrower + 1) % len(chips)
        stock = self.supply - chips[thrower].bit_count()
        ends = self.ends(chips[thrower])
        gains = self._gains(chips, thrower, following, ALL & ~chips[thrower])
        afterwards = []
        for total, weight in TOTALS:
            verb, mask = demand(chips, thrower, total, stock)
            if not mask:
                after = After(chips, following)
            elif verb == REMOVE:
                taken = self._gains(chips, thrower, following, mask, verb)
                after = After(take(chips, _best(taken, mask)), following)
            elif mask & ends:
                after = After(chips, thrower, won=True)
            elif total in AGAIN:
                again = self._gains(chips, thrower, thrower, mask)
                after = After(put(chips, thrower, _best(again, mask)), thrower)
            else:
                after = After(put(chips, thrower, _best(gains, mask)), following)
            afterwards.append((after, weight))
        return afterwards

    def ends(self, own: int) -> int:
        """The squares where one more chip completes a line."""
        ends = 0
        for line in LINES[self.line]:
            missing = line & ~own
            if not missing & missing - 1:
                ends |= missing
        return ends

    def _gains(
        self, chips: Chips, side: int, following: int, mask: int, verb: str = ""
    ) -> dict[int, int]:
        """For each square of the mask, the growth of the side's sum if `following` throws next: by
        a chip of its own put there, or, with REMOVE, by taking away the chip that lies there."""
        sides, through = len(chips), self.patterns.through
        weights = self.weights[(side - following) % sides]
        places = self.patterns.places(chips, following)
        new = 0 if verb == REMOVE else (side - following) % sides + 1
        covered, gains = 0, {}
        for owner, own in enumerate(chips):
            covered |= own
            for square in squares(own & mask):
                change = new - (owner - following) % sides - 1
                gains[square] = _gain(weights, places, through[square], change)
        for square in squares(mask & ~covered):
            gains[square] = _gain(weights, places, through[square], new)
        return gains


def _gain(
    weights: list[int], places: list[int], groups: tuple[tuple[int, int], ...], change: int
) -> int:
    """The change of the sum by another chip on a square in these groups."""
    gain = 0
    for number, digit in groups:
        place = places[number]
        gain += weights[place + change * digit] - weights[place]
    return gain


def _best(gains: dict[int, int], mask: int) -> int:
    """The square of the mask that gains most."""
    return max([(gains[square], square) for square in squares(mask)])[1]


def file_name(sides: int, line: int) -> str:
    """The file of the weights for so many sides and chips in line."""
    return f"{sides}_sides_{line}_in_line.weights"


@cache
def learned(sides: int, line: int, supply: int) -> Evaluation:
    """The evaluation learned for so many sides, chips in line and chips of a side; read once."""
    return read(text_of(__package__, file_name(sides, line)), sides, line, supply)


def read(text: str, sides: int, line: int, supply: int) -> Evaluation:
    """The evaluation with the weights of a file, in which remarks start with #."""
    rows = [row for row in text.splitlines() if not row.startswith("#")]
    weights = [list(map(int, row.split())) for row in rows]
    if sides == 2:
        weights.append([-number for number in weights[0]])
    return Evaluation(line, supply, patterns(sides, line), tuple(weights))


def reading(sides: int, line: int, supply: int) -> Iterator[None]:
    """Does what `learned` has to do once, with a pause after every few milliseconds."""
    patterns(sides, line)
    yield
    learned(sides, line, supply)
    yield
