"""An analysis that a store has: it goes on after a reload, and is no part of its game."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.story.analysis.test_analysis import analysed, analysis, find
from tests.screens.golden import KEY, SCORES


def test_after_a_reload_it_goes_on_where_it_was_and_is_not_made_twice() -> None:
    device = FakeDevice({f"{KEY}one": SCORES})
    board = Tablet("#/analysis/one", device=device)
    find(board, 20)
    board.visit("#/")
    assert device.thinker.wanted == []
    board.visit("#/analysis/one")
    (wanted,) = device.thinker.wanted
    assert (len(analysis(board).run.steps), wanted.left[0].at) == (20, 20)
    find(board)
    board.visit("#/end/one")
    assert "How it adds up" in board.page.text(), "known at once"
    board.visit("#/analysis/one")
    assert device.thinker.wanted == []
    assert len(analysis(board).run.steps) == 56
    assert analysis(board).run.whole


def test_an_analysis_is_no_part_of_the_game_and_no_game_of_the_list() -> None:
    board = analysed(SCORES)
    assert board.device.store.texts[f"{KEY}one"] == SCORES
    again = Tablet("#/saved", device=board.device)
    assert [entry.id for entry in again.app.services.saves.entries()] == ["one"]
