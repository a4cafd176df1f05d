"""The throws of a saved game that people made with dice of their own."""

from dataclasses import replace
from typing import Any

from tessera.core.record import Record
from tessera.core.replay import BadEvent
from tessera.core.rules import Illegal, Rules
from tessera.session.table import Table


def parted(rules: Rules[Any, Any], record: Record) -> tuple[Record, Record]:
    """The record twice, to count throws in: without the events that were thrown by hand, and with
    those alone. Neither can be played on."""
    events = record.events[: record.played]
    own = _thrown_by_hand(rules, record)
    by_device = tuple(event for n, event in enumerate(events) if n not in own)
    by_hand = tuple(event for n, event in enumerate(events) if n in own)
    return _with(record, by_device), _with(record, by_hand)


def _thrown_by_hand(rules: Rules[Any, Any], record: Record) -> frozenset[int]:
    if not any(note.dice for note in record.notes):
        return frozenset()  # Most games: they needn't be replayed.
    try:
        table = Table(rules, record)
    except (BadEvent, Illegal):
        return frozenset()  # That it is damaged is reported when somebody opens it.
    return frozenset(filter(table.own_dice_at, range(record.played)))


def _with(record: Record, events: tuple[str, ...]) -> Record:
    return replace(record, events=events, played=len(events), notes=())
