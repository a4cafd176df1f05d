"""The entries of a game on the menu: the game itself, and variants that are the same game with
other options but have a name and a picture of their own, as Hearts Due is a variant of
Sequences."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tessera.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Edition:
    """One entry of the menu. It fixes the values of `options`, which players then can't choose."""

    game: str
    name: str
    """The game's name, or one of its own; used in its address and for its picture."""
    title: str
    tagline: str
    options: Mapping[str, str] = field(default_factory=dict, hash=False)

    @property
    def path(self) -> str:
        """The part of an address after `#/new/` and the like: `sequences`, or
        `sequences/hearts_due`."""
        return self.game if self.name == self.game else f"{self.game}/{self.name}"

    def is_of(self, setup: Setup) -> bool:
        """Whether a game with this set-up is of this edition."""
        agreed = dict(setup.options)
        return all(agreed.get(option) == value for option, value in self.options.items())
