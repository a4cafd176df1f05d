"""Where people with phones sit when another game is laid before them: on the seats of their names.
Of several with one name each is known by how many of that name sit before them."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tessera.core.record import Player


class Sitter(NamedTuple):
    """A person at a table, whichever game lies on it."""

    name: str
    nth: int
    """How many people of that name sit before this one."""


def sitter(players: Sequence[Player], seat: int) -> Sitter:
    """Who sits on a seat."""
    name = players[seat].name
    return Sitter(name, len(_named(players[:seat], name)))


def seats_of(players: Sequence[Player], sitters: Iterable[Sitter]) -> dict[Sitter, int]:
    """The seats of these at a table, as far as each has one. Where fewer of a name play than
    before, the first of those who are there have the seats."""
    found: dict[Sitter, int] = {}
    for one in sorted(set(sitters)):
        there = _named(players, one.name)[: one.nth + 1]
        if there and there[-1] not in found.values():
            found[one] = there[-1]
    return found


def _named(players: Sequence[Player], name: str) -> list[int]:
    return [n for n, player in enumerate(players) if player.is_person and player.name == name]
