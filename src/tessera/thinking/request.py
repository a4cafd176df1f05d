"""How a bot is asked, wherever it thinks: in texts that hold what its seat may know and no more."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from tessera.core.chance import Rng, generator
from tessera.core.rules import CHANCE
from tessera.kit.bot import Ranking
from tessera.kit.game import Game
from tessera.session.table import Table
from tessera.thinking.analysis import Heard, Task

State = TypeVar("State")
Action = TypeVar("Action")

TIME = {"easy": 0.1, "normal": 0.4, "hard": 0.4}
"""Seconds after which a bot of each level must be content with what it has found. They are seconds
of the clock on the wall: on a slow tablet it finds less, and nobody waits longer."""

Told = Callable[[Ranking[Any]], None]


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked of a bot: the position, and how to think about it."""

    game: str
    level: str
    seen: str
    """The position as the seat that must choose sees it."""
    seed: str
    """The seed of the bot's own chance; the chance of the game can't be told from it."""


class Thinker(Protocol):
    """Where bots think, and games are analysed."""

    def start(self) -> None:
        """Soon there will be questions, as computers sit at the table, or a game is to be analysed.
        Once more does no harm."""

    def stop(self) -> None:
        """There will be none any more. A question that is open is answered all the same."""

    def think(self, question: Question, told: Told) -> Callable[[], None]:
        """Tells the ranking that the bot has found when its time is up, or earlier when it has
        thought enough; once, and never before this has returned. The answer calls it off: then
        nothing is told."""

    def analyse(self, task: Task, heard: Heard) -> Callable[[], None]:
        """Tells the steps of a game, some at a time and never before this has returned. The answer
        calls it off: then nothing more is told."""


def question(table: Table[State, Action], level: str) -> Question:
    """What a bot of this level is asked for whoever must choose at the table. It is the same
    question however often a game is opened again or taken back to this point."""
    rules, state = table.rules, table.state
    seat = rules.current_player(state)
    assert seat not in (None, CHANCE), "nobody must choose"
    seen = rules.write_position(rules.observation(state, seat))
    seed, n = table.bot_seed()
    return Question(rules.name, level, seen, f"{generator(seed, 'bot', n).getrandbits(128):x}")


def thoughts(
    question: Question, find: Callable[[str], Game[Any, Any] | None]
) -> Iterator[Ranking[Any]]:
    """The bot's answers, each as good as the one before it or better; empty while it has none.
    Raises LookupError for a game or a level that there is not."""
    game = find(question.game)
    if game is None:
        raise LookupError(question.game)
    bot = game.bots[question.level]  # The first time its modules are loaded: a slice of its own.
    yield ()
    seen = game.rules.read_position(question.seen)
    legal = game.rules.legal_actions(seen)
    yield ()
    yield from bot(seen, legal, Rng(question.seed))
