"""What a view that overrides nothing does: there is no cursor, nothing to press, nothing to wait
for."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tessera.core.record import Player
from tessera.i18n import translator
from tessera.kit.bot import uniform
from tessera.kit.game import Game
from tessera.kit.view import Due, Seen, Ui, View
from tessera.scene.node import Node
from tessera_kit.playing import play
from tests.every_game import EVERY_GAME, ONE_CARD


class Plain(View[None, str]):
    def board(self, seen: Seen[None, str], /) -> Node:
        return Node("div")

    def prompt(self, seen: Seen[None, str], /) -> str:
        return ""

    def standing(self, seen: Seen[None, str], seat: int, /) -> str:
        return ""

    hand = board


PLAIN = Plain()
SEEN: Seen[None, str] = Seen(None, (), Due.NOTHING, (), (), Ui("here"), translator("en"))


def test_a_plain_view_has_nothing_to_press_and_no_cursor() -> None:
    assert PLAIN.start() == Ui("")
    assert PLAIN.press(SEEN, "square a1") is None
    assert PLAIN.key(SEEN, "ArrowUp") is None
    assert PLAIN.first_target(SEEN) == SEEN.ui.cursor
    assert not PLAIN.must_pass(SEEN)
    assert PLAIN.suggested_action(SEEN) is None


def test_what_is_held_is_put_back_by_another_press() -> None:
    one = Ui("die 1").toggled("die 3")
    assert one == Ui("die 3", held=("die 3",))
    both = one.toggled("die 1")
    assert both.held == ("die 3", "die 1")
    assert both.toggled("die 3") == Ui("die 3", held=("die 1",))


def test_a_plain_view_leaves_throws_to_people_and_nothing_beside_the_board() -> None:
    assert PLAIN.pause(None, Player("Ana", "person", "red")) is None
    assert PLAIN.beside_name(SEEN, 0) is None
    assert PLAIN.open_cards(SEEN) is None
    assert PLAIN.open_cards_title(SEEN) == ""
    assert PLAIN.zoom_targets(SEEN) == ()
    assert PLAIN.declarations(SEEN) == ()
    assert not PLAIN.confirm(SEEN)


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
def test_a_game_has_choices_where_somebody_must_choose_and_bots_think_only_there(
    game: Game[Any, Any],
) -> None:
    played = play(game.rules, game.rules.standard_setup(2), "choices")
    assert game.has_choices == any(map(game.rules.legal_actions, played.states))
    assert game.has_choices or not game.bots_think
    assert game.bots_think == any(bot is not uniform for bot in game.bots.values())


def test_a_game_whose_bots_think_says_how_a_hint_is_pointed_at() -> None:
    own = {name: value for name, value in vars(type(ONE_CARD.view)).items() if name != "hint"}
    mute = type("Mute", (View,), own)
    with pytest.raises(TypeError, match="hint"):
        replace(ONE_CARD, view=mute())
