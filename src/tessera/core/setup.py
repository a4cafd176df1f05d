"""What is agreed before a game: how many play, and the options."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Option:
    """A rule that people may agree on before the game. `default` is one of `values`.

    `since` is the version of the rules that brought the option. Games of an earlier version are
    played on by its value `before`: what was the rule when there was nothing to choose, the default
    unless another is named.
    """

    name: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    before: str = ""


@dataclass(frozen=True, slots=True)
class Setup:
    """What was agreed before the first throw: how many play, and the options, by name."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        """The value chosen for the option `name`. Raises KeyError for an option not set."""
        return dict(self.options)[name]
