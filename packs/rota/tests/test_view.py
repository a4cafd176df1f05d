"""Rota on the screen: what is said and shown, and what a press means."""

from __future__ import annotations

import pytest

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import teach, translator
from tessera.kit.view import Due, Seen, Ui
from tessera.screens.table.rule_pictures import rule_pictures
from tessera_rota import GAME
from tessera_rota.rules import RULES
from tessera_rota.view import VIEW
from tessera_rota.view.board import label, playable
from tessera_rota.view.texts import tell

teach("tessera_rota")
PLAYERS = (Player("Ana", "person", "green"), Player("Rui", "person", "blue"))
FOUR_LEFT = """
    xxo
    o.x
    o.."""


def seen(board: str, chosen: str = "", language: str = "en") -> Seen:
    state = RULES.read_position(f"players=2\n{board.strip()}")
    legal = RULES.legal_actions(state)
    ui = Ui("point hub", chosen)
    return Seen(state, legal, Due.CHOICE, PLAYERS, (), ui, translator(language), viewer=0)


def pressed(board: str, target: str, chosen: str = "") -> str | Ui | None:
    action = VIEW.press(seen(board, chosen), target)
    return action if action is None or isinstance(action, Ui) else RULES.write(action)


@pytest.mark.parametrize(
    ("chosen", "target", "meant"),
    [
        ("", "point 4", "slide 3 4"),  # One piece alone can come there.
        ("point 1", "point hub", "slide 1 hub"),
        ("point 1", "point 4", "slide 1 4"),  # The rules say why it can't.
        ("", "point 1", Ui("point 1", "point 1")),
        ("point 1", "point 3", Ui("point 3", "point 3")),
        ("point 1", "point 1", Ui("point 1", "")),
        ("", "elsewhere", None),
    ],
)
def test_what_a_press_means(chosen: str, target: str, meant: str | Ui | None) -> None:
    assert pressed(FOUR_LEFT, target, chosen) == meant


@pytest.mark.parametrize(("target", "code"), [("point hub", "which"), ("point 5", "not_joined")])
def test_why_a_point_alone_is_not_enough(target: str, code: str) -> None:
    with pytest.raises(Illegal) as refusal:
        pressed(FOUR_LEFT, target)
    assert refusal.value.code == code


def test_points_tell_what_lies_there_and_what_can_be_done() -> None:
    here = seen(FOUR_LEFT)
    able = playable(here)
    assert label(here, 0, able) == "point 8, a green round piece: you can move from here"
    assert label(here, 4, able) == "the centre, free"
    then = seen(FOUR_LEFT, "point 1")
    assert label(then, 4, playable(then)) == "the centre, free: you can move here"


@pytest.mark.parametrize(
    ("action", "why"),
    [
        ("slide 1 hub", "wins in 2 moves, whatever your opponent does"),
        ("slide 3 hub", "holds out for 3 moves"),
    ],
)
def test_a_hint_says_exactly_what_comes_of_it(action: str, why: str) -> None:
    assert VIEW.reasons(seen(FOUR_LEFT), (RULES.read(action),)) == (why,)


def test_a_hint_points_at_the_piece_and_its_way() -> None:
    sign = VIEW.hint(seen(FOUR_LEFT), (RULES.read("slide 1 hub"),))
    assert (sign.words, sign.taken, sign.placed) == (
        "slide from point 1 to the centre",
        ("point 1",),
        ("point hub",),
    )


def test_it_speaks_every_language() -> None:
    facts = {"seat": 0, "start": "1", "to": "hub"}
    told = {code: tell(translator(code), PLAYERS, "slides", facts) for code in ("pt", "es", "en")}
    assert told == {
        "pt": "Ana desliza do ponto 1 para o centro.",
        "es": "Ana desliza del punto 1 al centro.",
        "en": "Ana slides from point 1 to the centre.",
    }


def test_every_rule_has_a_picture() -> None:
    for _, paragraphs in GAME.texts.RULES_PAGE:
        for words in paragraphs:
            found = rule_pictures(translator("pt-BR"), GAME, words)
            assert found, words
            assert found.find_all("class", "drawing"), words
