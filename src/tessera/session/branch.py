"""New games out of old ones."""

from dataclasses import replace
from typing import Any

from tessera.core.record import Record, shortened
from tessera.session.table import Table


def branch(table: Table[Any, Any], at: int, seed: str, now: str) -> Record:
    """The game as it stood after `at` events, to be gone on with otherwise. It has a seed of its
    own: what its dice will bring is not to be read in the old game."""
    record = table.record(now)
    over = table.rules.result(table.states[at]) is not None
    return replace(shortened(record, at), seed=seed, result=record.result if over else "")
