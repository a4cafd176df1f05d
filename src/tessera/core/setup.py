"""The set-up of a game, on which people agree before it: number of players and options."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that people may agree on before the game. `default` is one of `values`.

    `since` is the version of the rules that brought the option. Games of an earlier version go on
    with its value `before`, the rule from when there was no choice; "" means the default.
    """

    name: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    before: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """The number of players, and the value of each option, as pairs of name and value."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        """The value chosen for the option `name`. Raises KeyError for an option not set."""
        return dict(self.options)[name]
