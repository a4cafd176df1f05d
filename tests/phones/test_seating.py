"""Who sits where when another game is laid before people with phones, two of one name too."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.core.record import Player
from tessera.phones.seating import SeatIdentity, identity_of, seats_of
from tests.phones.lines import World


def people(names: str) -> list[Player]:
    """A name in lower case is a computer's."""
    return [
        Player(name, "person" if name[0].isupper() else "normal", "green") for name in names.split()
    ]


@pytest.mark.parametrize(
    ("before", "with_phones", "after", "seats"),
    [
        ("Ana Ana", (0, 1), "Ana Ana", (0, 1)),
        ("Ana Ana", (1,), "Ana Ana", (1,)),
        ("Ana Rui Ana", (2, 1, 0), "Rui Ana Ana", (2, 0, 1)),
        ("Ana Rui Ana", (2,), "bot Ana Ana Rui", (2,)),
        ("Ana ana Ana", (0, 2), "Ana Ana", (0, 1)),
        ("Ana Ana", (0, 1), "Ana Rui", (0, None)),
        ("Ana Ana", (1,), "Rui Ana", (1,)),
        ("Ana Rui", (0, 1), "ana Rui", (None, 1)),
    ],
)
def test_each_keeps_the_own_seat(
    before: str, with_phones: tuple[int, ...], after: str, seats: tuple[int | None, ...]
) -> None:
    identities = [identity_of(people(before), seat) for seat in with_phones]
    found = seats_of(people(after), identities)
    assert tuple(map(found.get, identities)) == seats


def test_who_comes_again_to_a_seat_is_the_same_person() -> None:
    again = [SeatIdentity("Ana", 1), SeatIdentity("Ana", 1)]
    assert seats_of(people("Ana Ana"), again) == {SeatIdentity("Ana", 1): 1}


def test_two_phones_of_one_name_go_along_and_neither_sees_the_other_hand() -> None:
    world = World("sequence", "person normal person normal")
    for seat in (0, 2):
        world.table.seat(seat, replace(world.table.players[seat], name="Ana"))
    first, second = world.phone(0), world.phone(2)
    for seed in ("another", "a third"):
        table = world.new_table("person normal person normal", seed=seed)
        for seat in (0, 2):
            table.seat(seat, replace(table.players[seat], name="Ana"))
        world.host.lay(world.game, table, plays=True)
        assert (first.connection.seat, second.connection.seat) == (0, 2)
    first.out.close()
    world.host.lay(world.game, world.table, plays=True)
    assert second.connection.seat == 2, "also where the other Ana has no phone any more"


def test_who_is_named_anew_keeps_the_phone() -> None:
    world = World("sequence_dice", "person person")
    phone = world.phone(1)
    world.table.seat(1, replace(world.table.players[1], name="Rui"))
    assert phone.connection.seat == 1
    assert phone.at_table.name == "Rui"
    world.table.seat(1, replace(world.table.players[1], kind="normal"))
    assert phone.connection.seat is None
    world.table.seat(1, replace(world.table.players[1], kind="person"))
    assert phone.connection.seat == 1
