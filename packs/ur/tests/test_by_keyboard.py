"""Ur is played by keyboard, and by who hears the screen, as every game is."""

from __future__ import annotations

from tessera import games
from tessera_kit.fakes.tablet import Tablet
from tests.screens.games import play_by_focus


def test_a_game_comes_to_its_end_by_pressing_what_has_the_focus() -> None:
    games.INSTALLED["ur"] = "tessera_ur"
    try:
        tablet = Tablet("#/new/ur")
        for seat in range(2):
            tablet.seat(seat, "kind person")
        tablet.press("rules")
        tablet.choose("pieces", "5")  # The shorter game: a whole one is pressed.
        tablet.press("close dialog")
        tablet.tap("Start the game")
        play_by_focus(tablet)
        assert tablet.play.context.table.played > 30, "pieces have come home"
    finally:
        games.INSTALLED.pop("ur")
