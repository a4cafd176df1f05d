"""New games out of old ones."""

from dataclasses import replace
from typing import Any

from tessera.core.record import Record, copied, shortened
from tessera.session.table import Table


def branch(table: Table[Any, Any], at: int, seed: str, now: str) -> Record:
    """The record of a copy that goes on from the position after `at` events; `seed` is its own, and
    `now` the time of saving."""
    record = table.record(now)
    over = table.rules.result(table.states[at]) is not None
    part = replace(shortened(record, at), result=record.result if over else "")
    return copied(part, seed)
