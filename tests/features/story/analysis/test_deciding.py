"""The choices that decided a game stand before all else that is found about it."""

from __future__ import annotations

import pytest

from tessera.features.story.analysis import model
from tessera.features.story.analysis.verdict import Reason
from tessera.scene.node import Node
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.features.story.analysis.test_analysis import analysed, analysis
from tests.screens.golden import DICE, KEY


@pytest.fixture
def board() -> Tablet:
    """A game whose dice decided."""
    return analysed(DICE)


def test_the_boards_come_by_themselves_with_the_last_report(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(model, "BY_PLAY", frozenset(Reason))
    tablet = Tablet("#/analysis/one", device=FakeDevice({f"{KEY}one": DICE}))
    assert tablet.page
    tablet.attempt(lambda: tablet.device.thinker.find_steps(None))
    while tablet.device.timers:
        tablet.wait()
        assert tablet.page
    assert len(with_class(tablet.page, "small-board")) == len(analysis(tablet).deciding) > 0


def test_where_luck_decided_there_are_none(board: Tablet) -> None:
    assert not with_class(board.page, "deciding")


def test_each_has_its_board_the_better_play_and_a_way_to_try_it(
    board: Tablet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "BY_PLAY", frozenset(Reason))
    page = analysis(board)
    page.parts.renew()
    (main,) = with_class(board.page, "analysis")
    order = [node.attributes.get("class") for node in main.children if isinstance(node, Node)]
    assert order.index("answer") + 1 == order.index("deciding")
    assert order.index("deciding") < order.index("balance") < order.index("turning-points")
    (section,) = with_class(main, "deciding")
    items = [node for node in nodes(section) if node.tag == "li"]
    assert 0 < len(items) == len(page.deciding) <= model.MOST_DECIDING
    for item, step in zip(items, page.deciding, strict=True):
        assert "Better: " in item.text()
        assert with_class(item, "small-board")
        assert item.find_all("data-press", f"app:branch {step.at}")
    step = page.deciding[0]
    board.press(f"branch {step.at}")
    assert board.play.context.table.played == step.at


@pytest.mark.parametrize(("other", "title"), [("normal", "Your"), ("person", "The")])
def test_they_are_yours_where_you_play_alone_against_computers(
    other: str, title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(model, "BY_PLAY", frozenset(Reason))
    text = DICE.replace("seat normal green", "seat person green")
    board = analysed(text.replace("seat normal blue", f"seat {other} blue"))
    page = analysis(board)
    own = [step for step in page.deciding if step.seat == 0]
    monkeypatch.setattr(model.AnalysisPage, "deciding", property(lambda page: own))
    page.parts.renew()
    (section,) = with_class(board.page, "deciding")
    assert section.text().startswith(title)
