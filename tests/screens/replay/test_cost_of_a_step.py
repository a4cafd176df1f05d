"""What a step of a replay makes and writes."""

from __future__ import annotations

import pytest

from tessera.core.record import shortened, write_record
from tessera.core.record_reader import read_record
from tests.screens.counted import Counted
from tests.screens.golden import tablet
from tools.measure.late_games import finished

HALF, WHOLE = 300, 605
"""Events of a game of Tabula."""


def cost(events: int, monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Nodes and writes of twelve steps in the midst of its first half."""
    record = shortened(read_record(finished("tabula")), events)
    there = tablet("#/watch/one/150", write_record(record))
    page = Counted(there)
    with page.counting(monkeypatch):
        return [page.cost(lambda: there.app.press("app:next", by_keyboard=True)) for _ in range(12)]


def test_a_step_costs_the_same_however_long_the_game_is(monkeypatch: pytest.MonkeyPatch) -> None:
    cost(HALF, monkeypatch)  # What the board is made of is made once for all games.
    costs = cost(WHOLE, monkeypatch)
    assert costs == cost(HALF, monkeypatch)
    nodes, writes = (max(many) for many in zip(*costs, strict=True))
    assert nodes < 65
    assert writes < 90
