"""What a report of an analysis costs: it is drawn in parts, and what counts is the dearest of them;
and what a press costs there.

Each is a task of its own in the browser, and a long one would keep it from a frame. Functions that
are called stand for the time that Python takes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import chain
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
MOST = {"sequence_dice": (88, 306, 2580), "sequences": (55, 116, 2150)}
"""How many Nodes the dearest part makes, how often it writes, and how many functions are called for
it, with a tenth to spare: with choices, and between 24. The first board that is drawn makes squares
that are remembered."""
MOST_OF_24 = (41, 13, 855)
"""The same between 24 as long as the analysis runs, which is no more late in it: eight layers of
the curve, or three bars."""
MOST_CHARACTERS = 18_300
"""So many characters are written of the curve at once there, six reports later."""
PARTS_OF_24 = 7
"""So many parts does a report have there: progress, bars, three of the curve, luck and slider. They
alone write anything, and not the report itself, nor what keeps it."""
MOST_OF_A_PRESS = {"sequence_dice": (115, 225, 5800), "sequences": (112, 90, 5800)}
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
def test_no_part_of_a_report_costs_more(
    game: str, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = opened(game, text, monkeypatch)
    page, costs = Counted(tablet), []
    with page.counting():
        while not analysis(tablet).whole:
            costs.append(cost(page, lambda: tablet.device.thinker.find_steps(AT_ONCE[game])))
            while tablet.device.timers:
                costs.append(cost(page, tablet.wait))
    assert_none_dearer(costs, MOST[game])


def test_between_24_a_report_changes_few_parts_and_little_in_each(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    tablet = opened("sequences", "", monkeypatch)
    page, reports, characters = Counted(tablet), [], [0]
    with page.counting():
        for _ in range(6):
            parts = [cost(page, lambda: tablet.device.thinker.find_steps(AT_ONCE["sequences"]))]
            while tablet.device.timers:
                parts.append(cost(page, tablet.wait))
                characters.append(page.characters)
            assert len([written for _, written, _ in parts if written]) == PARTS_OF_24
            reports.append(parts)
    # Of so many the chart has areas, and so has its legend: a game of its own would take seconds.
    assert len(with_class(tablet.page, "swatch")) == len(analysis(tablet).colours)
    assert_none_dearer([*chain(*reports[1:])], MOST_OF_24)
    assert max(characters) <= MOST_CHARACTERS, max(characters)


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


def test_what_changes_nothing_makes_no_part_anew() -> None:
    """As when a store has kept what is known, which it says in the midst of the parts."""
    tablet = Tablet("#/analysis/one", device=FakeDevice({f"{KEY}one": DICE}))
    page = Counted(tablet)
    tablet.device.thinker.find_steps(AT_ONCE["sequence_dice"])
    with page.counting():
        page.cost(lambda: None)
        made, written = page.cost(lambda: None)
    assert made < 5
    assert not written
