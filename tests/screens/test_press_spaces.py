"""Presses come in two name spaces: what a game calls its targets can't be taken for the frame's."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.kit.game import AnyGame
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.screens.games import new_game

FRAME = (
    "take over",
    "end",
    "close",
    "undo",
    "redo",
    "throw",
    "hint",
    "open log",
    "again",
    "export x",
)
"""Words that mean something to the frame, or once did."""


@pytest.mark.parametrize("target", FRAME)
def test_a_game_may_call_its_targets_what_it_likes(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    tablet = new_game()
    heard: list[str] = []
    view = tablet.play.context.game.view
    monkeypatch.setattr(view, "press", lambda seen, pressed: heard.append(pressed))
    before = tablet.page.text()
    tablet.app.press(f"game:{target}", by_keyboard=False)
    assert heard == [target]
    assert tablet.page.text() == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_everything_that_can_be_pressed_names_its_space(game: AnyGame) -> None:
    seats = {"tessera/seats": "person Ana\nperson Rui"}
    tablet = Tablet(f"#/new/{game.rules.name}", device=FakeDevice(seats))
    tablet.tap("Start the game")
    while game.rules.current_player(tablet.play.context.table.state) == -1:
        table = tablet.play.context.table
        if game.rules.legal_actions(table.state) or table.played > 40:
            break
        table.play(table.draw())
    presses = [str(node.attributes.get("data-press") or "app:") for node in nodes(tablet.page)]
    assert {press.partition(":")[0] for press in presses} <= {"app", "game"}
