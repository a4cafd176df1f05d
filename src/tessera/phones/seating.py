"""The seats of people with phones when another game is put on the table: those with their names.
Several people with one name are told apart by their order."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tessera.core.record import Player


class SeatIdentity(NamedTuple):
    """A person at a table, whichever game is on it."""

    name: str
    nth: int
    """The number of people with that name on earlier seats."""


def identity_of(players: Sequence[Player], seat: int) -> SeatIdentity:
    """The person on a seat."""
    name = players[seat].name
    return SeatIdentity(name, len(_named(players[:seat], name)))


def seats_of(
    players: Sequence[Player], identities: Iterable[SeatIdentity]
) -> dict[SeatIdentity, int]:
    """The seats of these people at a table; people without a seat are left out. If fewer people
    with a name play than before, the first of them get the seats."""
    seats: dict[SeatIdentity, int] = {}
    for one in sorted(set(identities)):
        there = _named(players, one.name)[: one.nth + 1]
        if there and there[-1] not in seats.values():
            seats[one] = there[-1]
    return seats


def _named(players: Sequence[Player], name: str) -> list[int]:
    return [n for n, player in enumerate(players) if player.is_person and player.name == name]
