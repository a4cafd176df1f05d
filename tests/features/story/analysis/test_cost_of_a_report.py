"""What a report of an analysis costs while more are to come, and a press when all is known.

Each is a task of its own in the browser, and a long one would keep it from a frame. Functions that
are called stand for the time that Python takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from random import Random

import pytest

from tessera.kit.analysis import GameStep
from tessera.thinking.analysis import AnalysisRequest
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.story.analysis.test_analysis import analysis, find
from tests.screens.golden import DICE, KEY
from tools.measure.calls import Counted, Counting
from tools.measure.games import finished

AT_ONCE = {"sequence_dice": 6, "sequences": 48}
"""Steps of a report."""
MOST = {"sequence_dice": (98, 116, 3400), "sequences": (70, 9, 2760)}
"""How many Nodes a report makes, how often it writes, and how many functions are called for it,
with a tenth to spare: with choices, and between 24, where the curve comes at the end."""
MOST_OF_A_PRESS = {"sequence_dice": (116, 236, 4800), "sequences": (136, 105, 5170)}
"""The same of a step back or on when all is known."""
STEPS = ("app:previous", "app:previous", "app:next")


def made_up(request: AnalysisRequest, game: object) -> Iterator[GameStep]:
    """Throws of 24 people; what is worked out of a real game takes seconds."""
    rng, before = Random(1), (1 / 24,) * 24
    for at in range(request.record.count("roll ")):
        parts = [rng.random() for _ in before]
        after = tuple(part / sum(parts) for part in parts)
        yield GameStep(at, at + 1, "chance", at % 24, at % 24, before, after)
        before = after


def opened(game: str, text: str, monkeypatch: pytest.MonkeyPatch) -> Tablet:
    """The page, on which nothing is found yet."""
    if not text:
        monkeypatch.setattr(AnalysisRequest, "steps", made_up)
    return Tablet("#/analysis/one", device=FakeDevice({f"{KEY}one": text or finished(game)}))


def cost(page: Counted, action: Callable[[], object]) -> tuple[int, ...]:
    """Nodes, writes and functions called."""
    with Counting() as counting:
        both = page.cost(action)
    return (*both, counting.cost.calls)


def assert_none_dearer(costs: list[tuple[int, ...]], most: tuple[int, ...]) -> None:
    dearest = tuple(map(max, zip(*costs, strict=True)))
    assert all(cost <= limit for cost, limit in zip(dearest, most, strict=True)), dearest


GAMES = pytest.mark.parametrize(("game", "text"), [("sequence_dice", DICE), ("sequences", "")])


@GAMES
def test_no_report_but_the_last_costs_more(
    game: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = opened(game, text, monkeypatch)
    page, costs = Counted(tablet), []
    with page.counting():
        while not analysis(tablet).run.whole:
            costs.append(cost(page, lambda: tablet.device.thinker.find_steps(AT_ONCE[game])))
            while tablet.device.timers:
                costs.append(cost(page, tablet.wait))
    costs.remove(max(costs))
    assert_none_dearer(costs, MOST[game])
    # Of many the chart has areas, and so has its legend.
    assert bool(with_class(tablet.page, "swatch")) == (game == "sequences")


@GAMES
def test_a_press_costs_no_more_than_what_it_changes(
    game: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = opened(game, text, monkeypatch)
    find(tablet)
    page = Counted(tablet)
    for press in (*STEPS, "app:next"):  # What the rules work out of a position is known then.
        page.cost(partial(tablet.app.press, press, by_keyboard=False))
    with page.counting():
        costs = [cost(page, partial(tablet.app.press, press, by_keyboard=False)) for press in STEPS]
    assert_none_dearer(costs, MOST_OF_A_PRESS[game])
