"""What a view that overrides nothing does: there is no cursor, nothing to press, nothing to wait
for."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.core.record import Player
from tessera.games import GAMES, sequences
from tessera.i18n import translator
from tessera.kit.bot import uniform
from tessera.kit.game import Game
from tessera.kit.view import Due, Seen, Ui, View

PLAIN: View[None, str] = View()
SEEN: Seen[None, str] = Seen(None, (), Due.NOTHING, (), (), Ui("here"), translator("en"))


def test_a_plain_view_has_nothing_to_press_and_no_cursor() -> None:
    assert PLAIN.start() == Ui("")
    assert PLAIN.press(SEEN, "square a1") is None
    assert PLAIN.key(SEEN, "ArrowUp") is None
    assert PLAIN.aim(SEEN) == SEEN.ui.cursor
    assert not PLAIN.must_pass(SEEN)
    assert PLAIN.offer(SEEN) is None


def test_a_plain_view_leaves_throws_to_people_and_nothing_beside_the_board() -> None:
    assert PLAIN.pause(None, Player("Ana", "person", "red")) is None
    assert PLAIN.beside(SEEN, 0) is None
    assert PLAIN.spread(SEEN) is None
    assert PLAIN.spread_title(SEEN) == ""
    assert PLAIN.in_sight(SEEN) == ()
    assert PLAIN.calls(SEEN) == ()
    assert not PLAIN.confirm(SEEN)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_a_game_has_choices_when_a_bot_chooses(game: Game[Any, Any]) -> None:
    chooses = [bot for bot in game.bots.values() if bot is not uniform]
    assert game.has_choices == bool(chooses) == (game is not sequences.GAME)
