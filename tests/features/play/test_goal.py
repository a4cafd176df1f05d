"""What one plays for: told when the first game of a kind begins, and in sight all the time."""

from __future__ import annotations

import pytest

from tessera.games import GAMES
from tessera.kit.game import AnyGame
from tessera_kit.fakes.device import TOLD, FakeDevice
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.games.sequence.view.deals import at, deal


def begun(game: AnyGame, device: FakeDevice) -> Tablet:
    tablet = Tablet(f"#/new/{game.rules.name}", device=device)
    tablet.tap("Start the game")
    return tablet


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.rules.name)
def test_the_first_game_of_a_kind_says_what_one_plays_for_until_a_press(game: AnyGame) -> None:
    device = FakeDevice({TOLD: ""})
    tablet = begun(game, device)
    goal = game.view.goal(tablet.play.context.seen)
    assert goal
    assert tablet.notice == tablet.said == goal
    (panel,) = with_class(tablet.page, "turn-panel")
    assert not with_class(panel, "notice"), "what is to be done is in sight"
    tablet.press_primary()
    assert tablet.notice is None
    assert begun(game, device).notice is None, "once is enough"
    other = next(other for other in GAMES if other is not game)
    assert begun(other, device).notice, "another game has another goal"


def test_a_game_that_goes_on_needs_not_be_explained() -> None:
    device = FakeDevice({TOLD: "", "tessera/game/6f1c": deal(events="play QH h2, card 7C")})
    assert Tablet("#/play/6f1c", device=device).notice is None


def test_the_goal_is_that_of_the_rules_which_were_agreed() -> None:
    device = FakeDevice({TOLD: "", "tessera/seats": "person Ana\nnormal Rui\nnormal Eva"})
    tablet = Tablet("#/new/sequence", device=device)
    tablet.tap("Start the game")
    assert tablet.notice == "The first with a sequence wins: five chips in a line."


def test_where_there_is_room_everybody_stands_with_what_they_have_of_it() -> None:
    tablet = at(deal(events="play QH h2, card 7C"))
    standing = [row.text() for row in tablet.find("class", "player green")]
    assert [words.endswith("0 of 2 sequences") for words in standing] == [True]
