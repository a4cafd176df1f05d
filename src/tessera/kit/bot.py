"""The protocol of computer opponents."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from tessera.core.chance import Rng

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Choice(Generic[Action]):
    """A play: the action to take now, followed by those of the same turn that are meant to follow,
    where a turn has several."""

    actions: tuple[Action, ...]
    win_probability: float | None = None
    """The bot's estimate of the chance to win (0 to 1) of the seat's side after it, where a draw
    counts half; None from a bot without estimates."""


Ranking = tuple[Choice[Action], ...]
"""Choices, the best first; not necessarily all that are legal."""


class Bot(Protocol, Generic[State, Action]):
    """Chooses for a seat. It gets the seat's observation, never the state itself, and a random
    generator of its own.

    It yields after every few milliseconds of thought, so that a page whose only thread it uses can
    draw in between. It yields its answer so far: at first perhaps an empty one, then each time the
    same or a better one. So it can be stopped at any time once it has an answer; it ends when it
    can't improve its answer, or has thought enough.
    """

    def __call__(
        self, seen: State, legal: tuple[Action, ...], rng: Rng
    ) -> Iterator[Ranking[Action]]:
        """Yields rankings of legal actions, at least one. Only the first ones may be empty."""


def uniform(seen: object, legal: tuple[Action, ...], rng: Rng) -> Iterator[Ranking[Action]]:
    """The bot that takes a random legal action, each with the same probability."""
    yield (Choice((rng.choice(legal),)),)


def glancing(bot: Bot[State, Action], twice: float) -> Bot[State, Action]:
    """The weakest level of a game, by its easy one: it sees a single one of the choices that this
    bot ranks, or, in that share of its turns (0 to 1), two of them, and takes the better one."""

    def glances(seen: State, legal: tuple[Action, ...], rng: Rng) -> Iterator[Ranking[Action]]:
        ranking: Ranking[Action] = ()
        for better in bot(seen, legal, rng):
            ranking = better
            yield ()
        looks = min(2 if rng.random() < twice else 1, len(ranking))
        yield (ranking[min(rng.sample(range(len(ranking)), looks))],)

    return glances


def decide(bot: Bot[State, Action], seen: State, legal: tuple[Action, ...], rng: Rng) -> Action:
    """The action that the bot takes if nobody stops it."""
    *_, ranking = bot(seen, legal, rng)
    return ranking[0].actions[0]
