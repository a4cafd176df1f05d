"""The request for a bot's choice: it has the position as the bot's seat sees it, and the level."""

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

TIME = {"youngest": 0.1, "easy": 0.1, "normal": 0.4, "hard": 0.4}
"""Seconds after which the answer of a bot of each level is taken. They are wall-clock time: on a
slow tablet a bot finds less, and nobody waits longer."""
PATIENCE = 3.0
"""Seconds beyond a bot's time after which a worker that hasn't answered is taken to hang. On a slow
tablet a bot's last step of thought may be slow, but not as slow as that."""


@dataclass(frozen=True)
class RankingRequest(Request[Choice[Any]]):
    """A request for a ranking of a seat's choices. It has one report: the bot's answer when its
    time is up, or earlier if it has finished."""

    level: str
    seen: str
    """The position as the seat that must choose sees it."""
    seed: str
    """The seed of the bot's own random generator, from which the game's can't be derived."""
    patience = max(TIME.values()) + PATIENCE
    can_wait = False

    def thoughts(self, game: AnyGame) -> Iterator[Ranking[Any]]:
        """Yields the bot's answers, each as good as the last one or better; empty ones while it has
        none. Raises LookupError for an unknown level."""
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
        """A random legal action, so that the game goes on."""
        seen = game.rules.read_position(self.seen)
        *_, ranking = uniform(seen, game.rules.legal_actions(seen), Rng(self.seed))
        return Report(ranking, by=NOBODY)


def request_ranking(table: Table[State, Action], level: str) -> RankingRequest:
    """The request to a bot of this level for the seat that must choose at the table. It is always
    the same at this point, however often the game is opened again or taken back to it."""
    rules, state = table.rules, table.state
    seat = rules.current_player(state)
    assert seat not in (None, CHANCE), "nobody must choose"
    seen = rules.write_position(rules.observation(state, seat))
    seed, n = table.bot_seed()
    own = generator(seed, "bot", n).getrandbits(128)
    return RankingRequest(rules.name, level, seen, f"{own:x}")
