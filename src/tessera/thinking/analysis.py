"""How an analysis is asked for, wherever it is made: a finished game as text, and steps that come
as they are found."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from tessera.core.record_reader import read_record
from tessera.kit.analysis import GameStep
from tessera.kit.game import Game
from tessera.session.observe import OPEN
from tessera.session.table import Table


@dataclass(frozen=True, slots=True)
class Task:
    """A game to be analysed, of which `start` is the `until` of the last step known already."""

    record: str
    start: int = 0


@dataclass(frozen=True, slots=True)
class Found:
    """The steps since those told before, in order, and whether they were the last."""

    steps: tuple[GameStep, ...]
    done: bool


Heard = Callable[[Found], None]


def steps(task: Task, find: Callable[[str], Game[Any, Any] | None]) -> Iterator[GameStep | None]:
    """The steps of the game that are in force; None after every few milliseconds without one.
    Raises LookupError for a game without an analyst, BadRecord, BadEvent or Illegal for a record
    that can't be replayed."""
    record = read_record(task.record)
    game = find(record.game)
    if game is None or game.analyst is None:
        raise LookupError(record.game)
    table: Table[Any, Any] = Table(game.rules, record)
    yield None
    yield from game.analyst.analyse(table.states, table.observe(OPEN).events, task.start)
