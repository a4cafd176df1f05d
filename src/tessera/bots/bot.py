"""What a computer opponent is."""

from __future__ import annotations

from typing import Generic, Protocol, TypeVar

from tessera.core.chance import Rng

State = TypeVar("State", contravariant=True)
Action = TypeVar("Action")


class Bot(Protocol, Generic[State, Action]):
    """Chooses for a seat. It is given what the seat may see, never the state itself, and a
    generator of its own for whatever it wants to leave to chance."""

    def __call__(self, seen: State, legal: tuple[Action, ...], rng: Rng) -> Action:
        """One of the legal actions."""


def uniform(seen: object, legal: tuple[Action, ...], rng: Rng) -> Action:
    """Any legal action, each as likely as the others."""
    return rng.choice(legal)
