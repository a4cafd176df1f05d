"""What phones are told of a table. It is made by `Table.observe` alone, so it holds no other hand;
the seed is taken out of the head of the record."""

from dataclasses import replace

from tessera.core.record import Record, write_record
from tessera.phones.messages import Happened, WholeTable
from tessera.phones.requests import may_redo
from tessera.session.table import AnyTable

LATEST, ROOM = 60, 40_000
"""Where hands are hidden every event comes with a position. So many of the latest are told to who
joins, and no more than have room in so many characters."""
ELSEWHERE = "elsewhere"
"""The kind of a person who doesn't play on this phone."""


def whole_table(table: AnyTable, serial: int, seat: int | None) -> WholeTable:
    """All that a seat, or a spectator, is told when a table is laid before it."""
    first, events = _latest(table, seat) if table.rules.hidden else (0, _all(table, seat))
    start = table.rules.write_position(table.observe(seat, first).state)
    redo = seat is not None and may_redo(table, seat)
    return WholeTable(serial, seat, write_record(_head(table, seat)), start, tuple(events), redo)


def happened(table: AnyTable, serial: int, seat: int | None) -> Happened:
    """The latest event alone."""
    return Happened(serial, *_event(table, seat, table.played - 1))


def _all(table: AnyTable, seat: int | None) -> list[tuple[str, str]]:
    return [_event(table, seat, n) for n in range(table.played)]


def _latest(table: AnyTable, seat: int | None) -> tuple[int, list[tuple[str, str]]]:
    """The latest events, and the number of the first of them."""
    first, room = table.played, ROOM
    events: list[tuple[str, str]] = []
    while first and table.played - first < LATEST and room > 0:
        first -= 1
        events.insert(0, _event(table, seat, first))
        room -= sum(map(len, events[0]))
    return first, events


def _event(table: AnyTable, seat: int | None, n: int) -> tuple[str, str]:
    """The event of number `n` as the seat saw it, and what it led to, where that can't be worked
    out from what the seat knows."""
    rules = table.rules
    _, event, after = table.observe_step(seat, n)
    return rules.write(event), rules.write_position(after) if rules.hidden else ""


def _head(table: AnyTable, seat: int | None) -> Record:
    """Who plays and what was agreed, and nothing of what was or is to come. On a phone others are
    elsewhere: it waits for them as for computers."""
    record = table.record("2000-01-01T00:00:00Z")
    players = tuple(
        replace(player, kind=ELSEWHERE) if player.is_person and n != seat else player
        for n, player in enumerate(record.players)
    )
    return replace(record, seed="", players=players, events=(), played=0, result="", notes=())
