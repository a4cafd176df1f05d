"""Throwing for who begins: the highest total does, and those who tie for it throw again.

While it goes on there is a number for each seat: the total thrown, or one of two below nothing, as
dice may show nothing: `TO_COME` for a throw still to come, `OUT` for a seat that is out of it. In a
position's text that is `7 . -`. Afterwards there is an empty tuple.
"""

from functools import cache
from typing import Protocol

from tessera.core.dice import Roll
from tessera.core.rules import Illegal
from tessera.core.story import Line

TO_COME, OUT = -1, -2

Opening = tuple[int, ...]
SIGNS = {".": TO_COME, "-": OUT}


def to_throw(seats: int) -> Opening:
    """The opening before the first throw."""
    return (TO_COME,) * seats


def write_opening(opening: Opening) -> str:
    """`7 . -`: a total, a throw to come, and a seat that is out of it."""
    signs = {number: sign for sign, number in SIGNS.items()}
    return " ".join([signs.get(total, str(total)) for total in opening])


def read_opening(text: str, totals: range) -> Opening:
    """The opening of a text in which only these totals occur. Raises Illegal("unreadable")."""
    numbers = {**SIGNS, **{str(total): total for total in totals}}
    if not numbers.keys() >= {*text.split()}:
        raise Illegal("unreadable", text=text)
    return tuple(numbers[word] for word in text.split())


def thrown(opening: Opening, seat: int, total: int) -> tuple[Opening, int]:
    """The opening after the seat's throw, and the seat that throws next or, when the opening is
    empty, begins."""
    opening = (*opening[:seat], total, *opening[seat + 1 :])
    if TO_COME not in opening:
        best = max(opening)
        if opening.count(best) == 1:
            return (), opening.index(best)
        opening = tuple([TO_COME if other == best else OUT for other in opening])
    return opening, opening.index(TO_COME)


def tied(opening: Opening) -> tuple[int, ...]:
    """The seats that must throw again, when that was just decided; else none."""
    if any(total >= 0 for total in opening):
        return ()
    return tuple(seat for seat, total in enumerate(opening) if total == TO_COME)


class Begins(Protocol):
    """A state of a game whose first throws tell who begins."""

    @property
    def seat(self) -> int: ...
    @property
    def opening(self) -> Opening: ...


def story(before: Begins, roll: Roll, after: Begins) -> tuple[Line, ...]:
    """The lines that tell a seat's throw. During the opening the second one says who begins, or
    who must throw again after a tie."""
    facts = {"seat": before.seat, "dice": roll.dice, "total": roll.total}
    if not before.opening:
        return (Line("throws", facts),)
    if not after.opening:
        return Line("opening", facts), Line("begins", {"seat": after.seat})
    again = tied(after.opening)
    return (Line("opening", facts), *((Line("tie", {"seats": again}),) if again else ()))


@cache
def beginning(opening: Opening, totals: tuple[tuple[int, int], ...]) -> tuple[float, ...]:
    """The probability (0 to 1) that each seat begins, before the next throw. `totals` are those
    that may be thrown, each with its weight."""
    again = [seat for seat, total in enumerate(opening) if total == TO_COME]
    # Nobody has thrown in this round yet: all who are still in it have the same chance.
    if not any(total >= 0 for total in opening):
        return tuple((seat in again) / len(again) for seat in range(len(opening)))
    probabilities, every = [0.0] * len(opening), sum(weight for _, weight in totals)
    for total, weight in totals:
        after, seat = thrown(opening, again[0], total)
        best = max(after, default=0)
        # Outdone seats count as out at once: so far fewer openings are cached.
        after = tuple([OUT if 0 <= other < best else other for other in after])
        begins = beginning(after, totals) if after else [n == seat for n in range(len(opening))]
        for n, chance in enumerate(begins):
            probabilities[n] += chance * weight / every
    return tuple(probabilities)
