"""Positions as text, and their first line: the set-up of the game, as `players=2 chips=box`.

An option at its default for so many players is left out when the line is written. A line that names
it all the same can be read.
"""

import re
from collections.abc import Callable, Collection
from typing import TypeVar

from tessera.core.rules import Illegal
from tessera.core.setup import Option, Setup, agreed_values

State = TypeVar("State")
Options = Callable[[int], tuple[Option, ...]]
"""The options of a game by the number of players, see `Rules.options`."""


def position_of(text: str, read: Callable[[list[str]], State]) -> State:
    """The state that `read` makes of the lines of a position; spaces round them don't matter.
    Raises Illegal("unreadable") where `read` finds them otherwise than it needs them."""
    try:
        return read([line.strip() for line in text.strip().splitlines()])
    except (ValueError, LookupError, TypeError) as error:
        raise Illegal("unreadable", text=text) from error


def matched(pattern: re.Pattern[str], line: str) -> re.Match[str]:
    """The match of a whole line. Raises ValueError."""
    if match := pattern.fullmatch(line):
        return match
    raise ValueError(line)


def write_setup(setup: Setup, options: Options) -> str:
    """The line of a set-up: the number of players, and each option that is not at its default."""
    defaults = {option.name: option.default for option in options(setup.players)}
    chosen = (f"{name}={value}" for name, value in setup.options if value != defaults[name])
    return " ".join([f"players={setup.players}", *chosen])


def read_setup(line: str, players: Collection[int], options: Options) -> Setup:
    """The set-up of a line, its options in the game's order. `players` are the numbers that can
    play; where there is only one, the line may leave it out. Raises Illegal("unreadable") for a
    name or a value that the game does not know, and for a name that stands twice."""
    words = [word.partition("=") for word in line.split(" ")]
    named = {name: value for name, _, value in words}
    if len(players) == 1:
        named.setdefault("players", str(*players))
    number = {str(number): number for number in players}.get(named.pop("players", ""))
    offered = options(number) if number is not None else ()
    chosen = {option.name: named.pop(option.name, option.default) for option in offered}
    known = all(chosen[option.name] in option.values for option in offered)
    twice = len({name for name, _, _ in words}) < len(words)
    if number is None or named or twice or not known:
        raise Illegal("unreadable", text=line)
    return Setup(number, agreed_values(offered, chosen))
