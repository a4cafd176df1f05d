"""What a report of an analysis costs: it is drawn in parts, and what counts is the dearest of them.

Each is a task of its own in the browser, and a long one would keep it from a frame. Functions that
are called stand for the time that Python takes.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from random import Random
from types import FrameType
from typing import Any

import pytest

from tessera.kit.analysis import GameStep
from tessera.testing.fakes.device import StandIn
from tessera.testing.fakes.tablet import Tablet
from tessera.thinking.analysis import AnalysisRequest
from tests.screens.analysis.test_analysis import analysis
from tests.screens.counted import Counted
from tests.screens.golden import DICE, KEY
from tools.measure.late_games import finished

AT_ONCE = 6
"""Steps of a report."""
MOST = {"sequence_dice": (270, 310, 11000), "sequences": (270, 310, 14500)}
"""How many Nodes the dearest part makes, how often it writes, and how many functions are called for
it, with a tenth to spare: with choices, and between 24."""


def made_up(request: AnalysisRequest, game: object) -> Iterator[GameStep]:
    """Throws of 24 people; what is worked out of a real game takes seconds."""
    rng, before = Random(1), (1 / 24,) * 24
    for at in range(request.record.count("roll ")):
        parts = [rng.random() for _ in before]
        after = tuple(part / sum(parts) for part in parts)
        yield GameStep(at, at + 1, "chance", at % 24, at % 24, before, after)
        before = after


def called(action: Callable[[], object]) -> int:
    """How many functions of Python are called meanwhile."""
    count = 0

    def note(frame: FrameType, event: str, argument: Any) -> None:
        nonlocal count
        count += event == "call"

    sys.setprofile(note)
    try:
        action()
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize(("game", "text"), [("sequence_dice", DICE), ("sequences", "")])
def test_no_part_of_a_report_costs_more(
    game: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not text:
        monkeypatch.setattr(AnalysisRequest, "steps", made_up)
    tablet = Tablet("#/analysis/one", device=StandIn({f"{KEY}one": text or finished(game)}))
    page, costs = Counted(tablet), []

    def draw(action: Callable[[], object]) -> None:
        both: list[int] = []
        calls = called(lambda: both.extend(page.cost(action)))
        costs.append((*both, calls))

    with page.counting(monkeypatch):
        while not analysis(tablet).whole:
            draw(lambda: tablet.device.thinker.find_steps(AT_ONCE))
            while tablet.device.timers:
                draw(tablet.wait)
    print(*costs, sep="\n")
    dearest = tuple(map(max, zip(*costs, strict=True)))
    assert all(cost <= most for cost, most in zip(dearest, MOST[game], strict=True)), dearest


def test_what_changes_nothing_makes_no_part_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a store has kept what is known, which it says in the midst of the parts."""
    tablet = Tablet("#/analysis/one", device=StandIn({f"{KEY}one": DICE}))
    page = Counted(tablet)
    tablet.device.thinker.find_steps(AT_ONCE)
    with page.counting(monkeypatch):
        page.cost(lambda: None)
        made, written = page.cost(lambda: None)
    assert made < 20
    assert not written
