"""What a step of a replay makes and writes, and what opening a long game does."""

from __future__ import annotations

from collections import Counter

import pytest

from tessera.core.record_reader import read_record
from tessera.games.tabula.rules import RULES, plays
from tessera.scene.node import Attributes
from tessera.screens.table.words.by_turns import ByTurns
from tessera.screens.table.words.log import Log
from tessera.session.table import Table
from tests.screens.golden import tablet
from tools.measure.calls import Counted
from tools.measure.long_games import long_game

LENGTHS = (234, 780, 2_733)
AT = 150
SENTENCES = 400
"""As many are written when the game is opened, however long it is: those of three portions."""
STEPS = 12


def cost(events: int) -> list[tuple[int, int]]:
    """Nodes and writes of some steps."""
    there = tablet(f"#/watch/one/{AT}", long_game(events))
    page = Counted(there)
    with page.counting():
        press = lambda: there.app.press("app:next", by_keyboard=True)  # noqa: E731
        return [page.cost(press) for _ in range(STEPS)]


def test_a_step_costs_the_same_however_long_the_game_is() -> None:
    cost(LENGTHS[0])  # What the board is made of is made once for all games.
    costs = [cost(events) for events in LENGTHS]
    assert costs[0] == costs[1] == costs[2]
    nodes, writes = (max(many) for many in zip(*costs[0], strict=True))
    assert nodes < 88
    assert writes < 102


@pytest.mark.parametrize("events", LENGTHS)
def test_a_step_makes_two_steps_anew_and_writes_one_sentence(
    events: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = tablet(f"#/watch/one/{AT}", long_game(events))
    there.app.draw()
    made, written = _counting(monkeypatch)
    for _ in range(STEPS):
        there.app.press("app:next", by_keyboard=True)
        there.app.draw()
    assert made["steps"] <= 2 * STEPS, "the one that it leaves, and the one it comes to"
    assert written["sentences"] <= 2 * STEPS, "the one that is announced and shown"


@pytest.mark.parametrize("address", [f"#/watch/one/{AT}", "#/play/one"])
def test_opening_a_game_writes_and_makes_no_more_however_long_it_is(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, written = _counting(monkeypatch)
    tablet(address, long_game(LENGTHS[-1])).app.draw()
    assert written["sentences"] < SENTENCES
    assert made["steps"] < SENTENCES


def test_opening_a_game_looks_through_no_other_plays_where_all_dice_are_used(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record, asked = read_record(long_game(LENGTHS[-1])), Counter[str]()
    every = plays.plays

    def counted(*given: object) -> plays.Plays:
        asked["plays"] += 1
        return every(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(plays, "plays", counted)
    plays.ways.cache_clear()
    Table(RULES, record)
    assert asked["plays"] < 200, "of some two thousand steps"


def _counting(monkeypatch: pytest.MonkeyPatch) -> tuple[Counter[str], Counter[str]]:
    made, written = Counter[str](), Counter[str]()
    numbered, worded = ByTurns.numbered, Log._worded

    def counted(turns: ByTurns, event: int) -> Attributes:
        made["steps"] += 1
        return numbered(turns, event)

    monkeypatch.setattr(ByTurns, "numbered", counted)

    def wording(log: Log, *given: object) -> list[str]:
        written["sentences"] += 1
        return worded(log, *given)  # type: ignore[arg-type]

    monkeypatch.setattr(Log, "_worded", wording)
    return made, written
