"""The set-up of a game, on which people agree before it: number of players and options."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple

START = "start"
NO_START = "0"
"""The value of a side that is given nothing to begin with."""
UNDO, FRIENDLY = "undo", "friendly"
"""The option that says how far one can take back, and its kinder value."""


class Option(NamedTuple):
    """A rule that people may agree on before the game. `default` is one of `values`.

    `since` is the version of the rules that brought the option. Games of an earlier version go on
    with its value `before`, the rule from when there was no choice; "" means the default.

    An option of one `side` is what that side is given so that unequal players have even chances, a
    start; see `starts`. A set-up names it only where something is given.
    """

    name: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    before: str = ""
    side: int | None = None

    @property
    def topic(self) -> str:
        """The name under which a game's texts tell of it: the starts of all sides are one topic."""
        return self.name if self.side is None else START


@dataclass(frozen=True, slots=True)
class Setup:
    """The number of players, and the value of each option, as pairs of name and value."""

    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __getitem__(self, name: str) -> str:
        """The value chosen for the option `name`. Raises KeyError for an option not set."""
        return dict(self.options)[name]

    def start(self, side: int) -> str:
        """The start that a side was given; `NO_START` for none."""
        return dict(self.options).get(f"{START}{side + 1}", NO_START)

    def turned(self) -> "Setup":
        """The set-up of two sides when they change places: what one was given goes with it."""
        other = {f"{START}1": f"{START}2", f"{START}2": f"{START}1"}
        named = tuple((other.get(name, name), value) for name, value in self.options)
        return Setup(self.players, named)


def starts(sides: int, *values: str, since: int) -> tuple[Option, ...]:
    """The options for starts: each of so many sides may be given one of these values. There are
    none for one side alone, which has nobody to be even with."""
    every = range(sides if sides > 1 else 0)
    offered = (NO_START, *values)
    return tuple(Option(f"{START}{s + 1}", offered, NO_START, since, side=s) for s in every)


def usual_value(option: Option) -> str:
    """The value that people play with unless they choose another."""
    # A finger on the wrong square happens in every family: people may take anything back. It is no
    # default of the rules, which written positions leave out.
    kind = option.name == UNDO and FRIENDLY in option.values
    return FRIENDLY if kind else option.default


def agreed_values(
    options: Iterable[Option], chosen: Mapping[str, str]
) -> tuple[tuple[str, str], ...]:
    """The values of these options, the defaults for what wasn't chosen; without the sides that are
    given nothing."""
    named = ((option, chosen.get(option.name, option.default)) for option in options)
    return tuple(
        (option.name, value)
        for option, value in named
        if option.side is None or value != option.default
    )
