"""A bot is asked what to do: the position as its seat sees it, and how to think about it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

from tessera.core.chance import Rng, generator
from tessera.core.rules import CHANCE
from tessera.kit.bot import Choice, Ranking, uniform
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tessera.thinking.request import INSTEAD, NOBODY, Clock, Report, Request

State = TypeVar("State")
Action = TypeVar("Action")

TIME = {"easy": 0.1, "normal": 0.4, "hard": 0.4}
"""Seconds after which a bot of each level must be content with what it has found. They are seconds
of the clock on the wall: on a slow tablet it finds less, and nobody waits longer."""
PATIENCE = 3.0
"""Seconds beyond its time after which a worker that hasn't answered is taken to hang. The last
thought of a bot may be slow on a slow tablet, but not as slow as that."""


@dataclass(frozen=True)
class RankingRequest(Request[Choice[Any]]):
    """A ranking of what a seat can do. There is one report: what the bot has found when its time is
    up, or earlier when it has thought enough."""

    level: str
    seen: str
    """The position as the seat that must choose sees it."""
    seed: str
    """The seed of the bot's own chance; the chance of the game can't be told from it."""
    patience = max(TIME.values()) + PATIENCE
    can_wait = False

    def thoughts(self, game: AnyGame) -> Iterator[Ranking[Any]]:
        """The bot's answers, each as good as the one before it or better; empty while it has none.
        Raises LookupError for a level that there is not."""
        bot = game.bots[self.level]  # The first time its modules are loaded: a slice of its own.
        yield ()
        seen = game.rules.read_position(self.seen)
        legal = game.rules.legal_actions(seen)
        yield ()
        yield from bot(seen, legal, Rng(self.seed))

    def reports(
        self, game: AnyGame, clock: Clock, asked_at: float
    ) -> Iterator[Report[Choice[Any]] | None]:
        best: Ranking[Any] = ()
        for best in self.thoughts(game):
            if best and clock() >= asked_at + TIME[self.level]:
                break
            yield None
        yield Report(best)

    @property
    def whom(self) -> str:
        return self.level

    def instead(self) -> Self:
        return replace(self, level=INSTEAD)

    def accepts(self, game: AnyGame, report: Report[Choice[Any]]) -> bool:
        seen = game.rules.read_position(self.seen)
        return report.found[0].actions[0] in game.rules.legal_actions(seen)

    def unanswered(self, game: AnyGame) -> Report[Choice[Any]]:
        """Any legal action, for whoever must go on."""
        seen = game.rules.read_position(self.seen)
        *_, ranking = uniform(seen, game.rules.legal_actions(seen), Rng(self.seed))
        return Report(ranking, by=NOBODY)


def request_ranking(table: Table[State, Action], level: str) -> RankingRequest:
    """What a bot of this level is asked for whoever must choose at the table. It is the same
    request however often a game is opened again or taken back to this point."""
    rules, state = table.rules, table.state
    seat = rules.current_player(state)
    assert seat not in (None, CHANCE), "nobody must choose"
    seen = rules.write_position(rules.observation(state, seat))
    seed, n = table.bot_seed()
    own = generator(seed, "bot", n).getrandbits(128)
    return RankingRequest(rules.name, level, seen, f"{own:x}")
