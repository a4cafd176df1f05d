"""What a computer opponent is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tessera.core.chance import Rng

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Choice(Generic[Action]):
    """Something that can be done: the action to take now, and behind it those of the same turn
    that are meant to follow, where a turn has several."""

    actions: tuple[Action, ...]
    chance: float | None = None
    """The chance to win (0 to 1) that the bot sees for the seat's side then, half of it for a draw;
    None from a bot that doesn't think in chances."""


Ranking = tuple[Choice[Action], ...]
"""Choices, the best first; perhaps not all there are."""


class Bot(Protocol, Generic[State, Action]):
    """Chooses for a seat. It is given what the seat may see, never the state itself, and a
    generator of its own for whatever it wants to leave to chance.

    It can be stopped at any time: what it yields first comes soon, within some milliseconds, and
    everything it yields is its answer so far. It yields again, the same or a better answer, after
    every few milliseconds of thought, so that a page in whose only thread it thinks can draw in
    between; and it ends when nothing more is to be found, or it has thought enough.
    """

    def __call__(
        self, seen: State, legal: tuple[Action, ...], rng: Rng
    ) -> Iterator[Ranking[Action]]:
        """At least one ranking of legal actions, none of them empty."""


def uniform(seen: object, legal: tuple[Action, ...], rng: Rng) -> Iterator[Ranking[Action]]:
    """Any legal action, each as likely as the others."""
    yield (Choice((rng.choice(legal),)),)


def decide(bot: Bot[State, Action], seen: State, legal: tuple[Action, ...], rng: Rng) -> Action:
    """What the bot does when it is left all the time it wants."""
    for ranking in bot(seen, legal, rng):
        best = ranking[0]
    return best.actions[0]
