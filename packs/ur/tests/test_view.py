"""What a press means on the board of Ur, and what is said where nothing can be done."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from math import hypot

import pytest

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import translator
from tessera.kit.view import Due, Seen, Ui
from tessera_kit.walk.sizes import fits
from tessera_ur.rules import RULES
from tessera_ur.rules.board import PATHS, way
from tessera_ur.rules.state import Event, State, Step
from tessera_ur.view import VIEW
from tessera_ur.view.dice import fallen
from tessera_ur.view.geometry import LYING, SHAPES, STANDING, Geometry, geometry
from tessera_ur.view.hint import reasons

PLAYERS = Player("Ana", "person", "gold"), Player("Rui", "person", "blue")


def seen(
    first: str, second: str, thrown: int, chosen: str = "", shape: str = ""
) -> Seen[State, Event]:
    state = RULES.read_position(
        f"players=2 pieces=5\nfirst: {first}\nsecond: {second}\nseat 1: thrown {thrown}"
    )
    legal = RULES.legal_actions(state)
    ui = Ui("square c5", chosen)
    return Seen(state, legal, Due.CHOICE, PLAYERS, (), ui, translator("en"), shape=shape)


def test_a_piece_moves_with_two_presses_or_with_one_on_its_goal() -> None:
    here = seen("0 0 0 2 5", "0 0 0 0 8", 1)
    assert VIEW.press(here, "square b1") == Ui("square b1", "square b1")
    assert VIEW.press(here, "square b2") == Step(5, 6)
    chosen = seen("0 0 0 2 5", "0 0 0 0 8", 1, "square b1")
    assert VIEW.press(chosen, "square b1") == Step(5, 6)
    assert VIEW.press(chosen, "square b2") == Step(5, 6)


def test_a_goal_with_a_piece_that_could_move_itself_chooses_that_piece() -> None:
    here = seen("0 0 0 5 6", "0 0 0 0 7", 1)
    assert VIEW.press(here, "square b2") == Ui("square b2", "square b2")


@pytest.mark.parametrize(
    ("target", "code"),
    [("square b4", "not_yours"), ("square b8", "unreached"), ("square a5", "not_yours")],
)
def test_why_nothing_can_be_done_there(target: str, code: str) -> None:
    with pytest.raises(Illegal) as refused:
        VIEW.press(seen("0 0 0 2 5", "0 0 0 0 8", 1), target)
    assert refused.value.code == code


def test_a_piece_that_may_not_move_is_given_to_the_rules() -> None:
    here = seen("0 0 0 2 7", "0 0 0 0 8", 1)
    step = VIEW.press(here, "square b3")
    assert step == Step(7, 8)
    with pytest.raises(Illegal, match="safe"):
        RULES.apply(here.state, step)


@pytest.mark.parametrize("here", [LYING, STANDING], ids=["lying", "standing"])
def test_every_square_has_its_button_and_none_lies_on_another(here: Geometry) -> None:
    assert sorted(here.walk) == list(range(24))
    assert len({here.middle(cell) for cell in here.walk}) == 24
    assert len(here.walk) % here.columns == 0


@pytest.mark.parametrize(
    ("screen", "shape", "here"),
    [
        ((390, 844), "standing", STANDING),
        ((768, 1024), "beside", STANDING),
        ((820, 1180), "beside", STANDING),
        ((1280, 800), "", LYING),
        ((844, 390), "", LYING),
    ],
)
def test_the_board_stands_on_screens_that_stand(
    screen: tuple[int, int], shape: str, here: Geometry
) -> None:
    found = next((name for name, query in SHAPES.items() if fits(query, screen)), "")
    assert (found, geometry(found)) == (shape, here)


def test_dice_show_what_was_thrown_in_any_order() -> None:
    for throw in range(12):
        for marked in range(5):
            dice = (0,) * (4 - marked) + (1,) * marked
            assert sorted(fallen(dice, throw)) == list(dice)


@pytest.mark.parametrize(
    ("first", "second", "thrown", "step", "said"),
    [
        ("0 0 0 0 5", "0 0 0 0 7", 2, "5-7", "captures a piece that had come 7 squares"),
        ("0 0 0 0 6", "0 0 0 0 9", 2, "6-8", "comes to a rosette, and you throw again"),
        ("0 0 0 0 6", "0 0 0 0 4", 3, "6-9", "makes a piece safe from 6 throws in 16"),
        ("13 home home home home", "0 0 0 0 4", 2, "13-home", "wins the game"),
    ],
)
def test_reasons_are_facts(first: str, second: str, thrown: int, step: str, said: str) -> None:
    here = seen(first, second, thrown)
    assert said in reasons(here, (RULES.read(step),))


def ways(here: Seen[State, Event]) -> int:
    return len(VIEW.board(here).find_all("class", "way"))


def test_the_way_is_drawn_while_a_piece_is_held_and_all_through_the_lesson_about_it() -> None:
    nothing_held = seen("0 0 0 2 5", "0 0 0 0 8", 1)
    assert ways(nothing_held) == 0
    assert ways(seen("0 0 0 2 5", "0 0 0 0 8", 1, "square b1")) == 1
    assert ways(replace(nothing_held, lesson="way")) == 1
    assert ways(replace(nothing_held, lesson="dice")) == 0


@pytest.mark.parametrize("here", [LYING, STANDING], ids=["lying", "standing"])
@pytest.mark.parametrize("path", PATHS)
def test_a_drawn_way_goes_from_square_to_square(here: Geometry, path: str) -> None:
    for seat in range(2):
        points = here.way([*way(path, seat).values()])
        steps = [hypot(x - a, y - b) for (a, b), (x, y) in pairwise(points)]
        assert steps == pytest.approx([68, *[100] * (len(steps) - 2), 68])
