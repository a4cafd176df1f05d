"""The sheet of what is seldom needed: what is wanted most stands first."""

from __future__ import annotations

from tessera_kit.fakes.tablet import Tablet, with_class
from tests.screens.games import new_game, play_to_the_end


def first(tablet: Tablet) -> list[str]:
    """The large ways at the top of the sheet."""
    tablet.press("open more")
    (tiles,) = with_class(tablet.page, "sheet-tiles")
    return [way.text() for way in with_class(tiles, "sheet-way")]


def ways(tablet: Tablet) -> list[str]:
    return sorted(way.text() for way in with_class(tablet.page, "sheet-way"))


def test_three_ways_stand_first_and_no_way_stands_there_twice() -> None:
    tablet = new_game("easy Livia, easy Cato")
    assert first(tablet) == ["Rules", "Who plays?", "New game"]
    before = ways(tablet)
    tablet.press("close")
    play_to_the_end(tablet)
    assert first(tablet) == ["Play again", "Replay", "Send a picture"]
    going_on = {"Who plays?", "Phones", "Show on a second screen", "New game"}
    here = {*ways(tablet), *going_on, "We throw our own dice"}
    assert before == sorted(here - {"Play again", "Send a picture"})
    assert len(ways(tablet)) == len({*ways(tablet)})
