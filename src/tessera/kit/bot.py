"""What a computer opponent is."""

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
    win_probability: float | None = None
    """The chance to win (0 to 1) that the bot sees for the seat's side then, half of it for a draw;
    None from a bot that doesn't think in chances."""


Ranking = tuple[Choice[Action], ...]
"""Choices, the best first; perhaps not all there are."""


class Bot(Protocol, Generic[State, Action]):
    """Chooses for a seat. It is given what the seat may see, never the state itself, and a
    generator of its own for whatever it wants to leave to chance.

    It yields after every few milliseconds of thought, so that a page in whose only thread it thinks
    can draw in between. What it yields is its answer so far: first perhaps nothing, soon something,
    then the same or a better one. So it can be stopped at any time once it has an answer; and it
    ends when nothing more is to be found, or it has thought enough.
    """

    def __call__(
        self, seen: State, legal: tuple[Action, ...], rng: Rng
    ) -> Iterator[Ranking[Action]]:
        """At least one ranking of legal actions. Only the first ones may be empty."""


def uniform(seen: object, legal: tuple[Action, ...], rng: Rng) -> Iterator[Ranking[Action]]:
    """Any legal action, each as likely as the others."""
    yield (Choice((rng.choice(legal),)),)


def decide(bot: Bot[State, Action], seen: State, legal: tuple[Action, ...], rng: Rng) -> Action:
    """The action that the bot takes when it has all the time it wants."""
    *_, ranking = bot(seen, legal, rng)
    return ranking[0].actions[0]
