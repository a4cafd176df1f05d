"""The account of a game by post: which letter proves which events, and which events none proves."""

from typing import Any, NamedTuple

from tessera.core.record import Record
from tessera.core.rules import CHANCE, Rules
from tessera.post.game import PostGame


class Proven(NamedTuple):
    """The events from `start` to before `end`, which the letter of this number, from 1, proves."""

    letter: int
    house: int
    start: int
    end: int


class Accounted(NamedTuple):
    """All events of a record: `before` is the number of those played before the letters began, then
    come those that letters prove, and `unsent` is the number of those that were never sent, undone
    ones included."""

    before: int
    proven: tuple[Proven, ...]
    unsent: int
    by_chance: bool
    """Whether any proven event is one of chance."""


def account(rules: Rules[Any, Any], record: Record) -> Accounted:
    """The account of a record by post. Raises NotBelieved for the first throw that doesn't follow
    from the links, or for links that don't fit."""
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
