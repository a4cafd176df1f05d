"""Two opponents: one that stops early, and one that stops at twenty."""

from __future__ import annotations

from collections.abc import Iterator

from tessera.core.chance import Rng
from tessera.kit.bot import Bot, Choice, Ranking
from tessera_pig.rules import HOLD, ROLL, Event, State


def holding_at(enough: int) -> Bot[State, Event]:
    def bot(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
        wins = seen.scores[seen.seat] + seen.pending >= seen.goal
        yield (Choice((HOLD if wins or seen.pending >= enough else ROLL,)),)

    return bot


BOTS = {"easy": holding_at(8), "normal": holding_at(20)}
