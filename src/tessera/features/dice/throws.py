"""The throws of saved games: who made them, and whether they are what the seed gives."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from math import erfc, exp, log, pi, sqrt
from typing import Any, NamedTuple

from tessera.core.chance import Seeded, draw
from tessera.core.dice import FACES, Roll
from tessera.core.record import Record
from tessera.core.replay import BadEvent
from tessera.core.rules import CHANCE, Illegal, Rules
from tessera.core.setup import Setup
from tessera.session.observe import OPEN
from tessera.session.table import Table

DEVICE, PEOPLE, COMPUTERS, OWN = "device", "people", "computers", "own"


class Throw(NamedTuple):
    """The dice of one throw, and who made it: PEOPLE or COMPUTERS with the device's dice (DEVICE
    if nobody is on turn), or people with dice of their OWN. Ordinary dice have six faces."""

    roll: Roll
    by: str
    setup: Setup
    ordinary: bool = True


def throws_of(rules: Rules[Any, Any], record: Record) -> tuple[Throw, ...]:
    """The throws in force. None of a record that can't be replayed: whoever opens it is told."""
    try:
        table = Table(rules, replace(record, events=record.events[: record.played]))
    except (BadEvent, Illegal):
        return ()
    rolls = [(n, e) for n, e in enumerate(table.observe(None).events) if isinstance(e, Roll)]
    ordinary = bool(rolls) and _faces(rules, table, rolls[0][0]) == {*FACES}
    return tuple(Throw(roll, _thrower(table, n), record.setup, ordinary) for n, roll in rolls)


def _faces(rules: Rules[Any, Any], table: Table[Any, Any], n: int) -> set[int]:
    """The faces of the dice that were thrown as event number `n`."""
    outcomes = rules.chance_outcomes(table.observe(None, n).state)
    return {face for roll, _ in outcomes for face in roll.dice}


def _thrower(table: Table[Any, Any], n: int) -> str:
    if table.own_dice_at(n):
        return OWN
    seat = table.on_turn(n)
    if seat is None:
        return DEVICE
    return PEOPLE if table.players_at(n)[seat].is_person else COMPUTERS


class Checked(NamedTuple):
    """A throw of a game, by its number from 1. `fits` says whether it is what the seed gives; None
    if it was made with people's own dice, or before the game became a copy of another."""

    number: int
    roll: Roll
    fits: bool | None


def checked(rules: Rules[Any, Any], record: Record) -> Iterator[Checked]:
    """Draws each throw in force once more from the seed. Raises BadEvent or Illegal for a damaged
    record."""
    events = record.events[: record.played]
    table = Table(rules, replace(record, events=events))
    copied = [note.at for note in record.notes if note.seat is None and not note.dice]
    begun, draws = max(copied, default=0), Seeded(record.seed)
    chances, number, states = 0, 0, table.states
    for at, event in enumerate(table.observe(OPEN).events):
        if rules.current_player(before := states[at]) == CHANCE:
            drawn = draw(rules.chance_outcomes(before), draws(chances))
            chances += 1
            if isinstance(event, Roll):
                number += 1
                known = at >= begun and not table.own_dice_at(at)
                yield Checked(number, event, event == drawn if known else None)


class FaceCounts:
    """The number of times that each face of ordinary dice was thrown, and more of the kind."""

    def __init__(self) -> None:
        self.throws = self.doubles = self.of_two = 0
        """Throws, and those of exactly two dice that are equal or not."""
        self.faces = [0] * len(FACES)
        self.longest = self._waiting = 0
        """The most throws in a row without a six."""

    def add(self, throws: Iterable[Throw]) -> None:
        """Counts these throws; each game waits for its sixes anew."""
        self._waiting = 0
        for roll in (throw.roll for throw in throws if throw.ordinary):
            self.throws += 1
            for face in roll.dice:
                self.faces[face - 1] += 1
            if len(roll.dice) == 2:
                self.of_two += 1
                self.doubles += roll.dice[0] == roll.dice[1]
            self._waiting = 0 if FACES[-1] in roll.dice else self._waiting + 1
            self.longest = max(self.longest, self._waiting)

    @property
    def dice(self) -> int:
        """The number of single dice."""
        return sum(self.faces)

    @property
    def mean(self) -> float:
        """The average of a die."""
        return sum(face * count for face, count in zip(FACES, self.faces, strict=True)) / self.dice

    @property
    def usual_wait(self) -> int:
        """The longest wait for a six that every second device has after so many throws."""
        without = (5 / 6) ** (self.dice / self.throws)
        return max(0, round(log(log(2) / (self.throws * (1 - without))) / log(without)))


def spread(count: int, chance: float) -> float:
    """The distance from the mean that 19 of 20 numbers of `count` trials keep: two standard
    deviations."""
    return 2 * sqrt(count * chance * (1 - chance))


def straying(faces: Sequence[int]) -> float:
    """The share of fair dice, 0 to 1, whose faces stray at least so far from each other: the tail
    of the chi-square distribution with five degrees of freedom."""
    fair = sum(faces) / len(faces)
    x = sum((count - fair) ** 2 for count in faces) / fair
    return erfc(sqrt(x / 2)) + sqrt(2 * x / pi) * exp(-x / 2) * (1 + x / 3)
