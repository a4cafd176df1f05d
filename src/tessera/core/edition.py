"""What of a game stands on the menu: the game itself, and whatever is the same game with other
options but has a name and a picture of its own, as Hearts Due is Sequences."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from tessera.core.setup import Setup


@dataclass(frozen=True, slots=True)
class Edition:
    """One entry of the menu. `options` are settled by choosing it, and asked for no more."""

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
