"""The rules a second time: slow, plain, and written from the rule book alone.

Nothing here is shared with the game. A throw is a text of six digits, `122346`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import product

POINTS = {
    "sequences": {
        "12": 5,
        "123": 10,
        "1234": 15,
        "12345": 20,
        "123456": 25,
        "66666": 30,
        "666666": 60,
    },
    "hearts_due": {
        "1": 5,
        "12": 10,
        "123": 15,
        "1234": 20,
        "12345": 25,
        "123456": 30,
        "66666": 35,
        "666666": 70,
    },
}
"""What the lists of the rule book say, line by line."""
EVERY_THROW = ["".join(dice) for dice in product("123456", repeat=6)]
"""All 46,656 of them."""
KINDS = sorted({"".join(sorted(dice)) for dice in EVERY_THROW})
"""The 462 that differ by more than the order of the dice."""


def without(dice: str, group: str) -> str | None:
    """The dice that are left when a group is taken out; None if it isn't among them."""
    for face in group:
        if face not in dice:
            return None
        dice = dice.replace(face, "", 1)
    return dice


@cache
def best(dice: str, variant: str) -> int:
    """The most that these dice can bring, every way to take groups out of them tried."""
    worth = 0
    for group, points in POINTS[variant].items():
        left = without(dice, group)
        if left is not None:
            worth = max(worth, points + best(left, variant))
    return worth


def points(dice: str, variant: str) -> int | None:
    """What a whole throw brings; None when it cancels everything."""
    if dice.count("1") >= 4:
        return None
    return best("".join(sorted(dice)), variant)


@dataclass
class Party:
    """A game once somebody has begun: names of seats from 1, clockwise."""

    players: int
    variant: str
    first: int
    given: dict[int, int] = field(default_factory=dict)
    """The points that some seats begin with."""
    scores: dict[int, int] = field(default_factory=dict)
    still_to_throw: list[int] = field(default_factory=list)
    winner: int | None = None
    tied: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.scores = dict.fromkeys(range(1, self.players + 1), 0) | self.given
        self.begin_round(list(self.scores))

    def begin_round(self, seats: list[int]) -> None:
        """Everybody among these throws once, clockwise from whoever began the game."""
        order = list(range(self.first, self.players + 1)) + list(range(1, self.first))
        self.still_to_throw = [seat for seat in order if seat in seats]

    def throw(self, dice: str) -> None:
        """The next player throws these."""
        seat, gained = self.still_to_throw.pop(0), points(dice, self.variant)
        self.scores[seat] = 0 if gained is None else self.scores[seat] + gained
        if not self.still_to_throw:
            self.end_round()

    def end_round(self) -> None:
        playing = self.tied or list(self.scores)
        highest = max(self.scores[seat] for seat in playing)
        if not self.tied and highest < 100:
            self.begin_round(playing)
            return
        leading = [seat for seat in playing if self.scores[seat] == highest]
        if len(leading) == 1:
            self.winner = leading[0]
        else:
            self.tied = leading
            self.begin_round(leading)
