"""What is agreed before a game: how many play, and the options."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that people may agree on before the game. `default` is one of `values`."""

    name: str
    values: tuple[str, ...]
    default: str


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the first throw: how many play, and the options, by name."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        """The value chosen for the option `name`. Raises KeyError for an option not set."""
        return dict(self.options)[name]
