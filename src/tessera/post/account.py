"""What a game by post is made of: which letter proves which events, and which events none does."""

from dataclasses import dataclass
from typing import Any

from tessera.core.record import Record
from tessera.core.rules import CHANCE, Rules
from tessera.post.game import PostGame


@dataclass(frozen=True, slots=True)
class Proven:
    """The events from `start` to before `end`, by the letter of this number, from 1."""

    letter: int
    house: int
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Accounted:
    """Every event of a record: the first so many were played `before` the letters began, then come
    those that letters prove, and then those that were never sent, also where they were undone."""

    before: int
    proven: tuple[Proven, ...]
    unsent: int
    by_chance: bool
    """Whether chance brought any of those that are proven."""


def account(rules: Rules[Any, Any], record: Record) -> Accounted:
    """Raises NotBelieved for the first throw that isn't what the links bring, or links that don't
    fit."""
    game = PostGame(rules, record)
    game.check()
    proven = tuple(
        Proven(number, turn.house, turn.start, turn.end)
        for number, turn in enumerate(game.turns[: game.sent], 1)
        if turn.end > turn.start
    )
    states = game.states[game.post.began : game.settled]
    by_chance = any(rules.current_player(state) == CHANCE for state in states)
    return Accounted(game.post.began, proven, len(record.events) - game.settled, by_chance)
