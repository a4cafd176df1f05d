"""Dice: as many pips as the number says, all on the face."""

from __future__ import annotations

import re
from itertools import combinations

import pytest

from tessera.scene.dice import cube, pips
from tessera.scene.node import Node
from tools.paths import ROOT

FACES = pytest.mark.parametrize("face", range(1, 7))


def circles(nodes: tuple[Node, ...]) -> list[tuple[int, int, int]]:
    found = []
    for node in nodes:
        assert node.tag == "circle"
        x, y, r = (node.attributes[name] for name in ("cx", "cy", "r"))
        assert isinstance(x, int)
        assert isinstance(y, int)
        assert isinstance(r, int)
        found.append((x, y, r))
    return found


@FACES
def test_a_face_has_as_many_pips_as_its_number(face: int) -> None:
    assert len(pips(face)) == face


@FACES
def test_pips_lie_on_the_face_and_apart(face: int) -> None:
    for x, y, r in circles(pips(face)):
        assert r <= x <= 100 - r
        assert r <= y <= 100 - r
    for (x, y, r), (other_x, other_y, _) in combinations(circles(pips(face)), 2):
        assert (x - other_x) ** 2 + (y - other_y) ** 2 > (2 * r) ** 2


@FACES
def test_a_face_looks_the_same_after_half_a_turn(face: int) -> None:
    spots = {(x, y) for x, y, _ in circles(pips(face))}
    assert spots == {(100 - x, 100 - y) for x, y in spots}


@FACES
def test_a_cube_has_all_six_faces_and_says_which_is_up(face: int) -> None:
    (turning,) = cube(face, 1, "die 0").find_all("data-face", face)
    for number in range(1, 7):
        assert turning.find_all("class", f"face face-{number}")


@FACES
def test_a_cube_has_its_pips_where_flat_dice_have_them(face: int) -> None:
    sheet = (ROOT / "static/css/scene/dice.css").read_text(encoding="utf-8")
    places = dict(re.findall(r"--(\w+): radial-gradient\(circle closest-side at ([\d% ]+),", sheet))
    (painted,) = re.findall(rf"^\.face-{face} .*background-image: ([^;]+);", sheet, re.MULTILINE)
    found = [places[name] for name in re.findall(r"var\(--(\w+)\)", painted)]
    assert sorted(found) == sorted(f"{x}% {y}%" for x, y, _ in circles(pips(face)))


def test_the_same_number_thrown_again_still_tumbles() -> None:
    once, again = cube(4, 7, "die 0"), cube(4, 8, "die 0")
    assert once.attributes["data-spin"] != again.attributes["data-spin"]


def test_a_die_that_lies_still_stays_as_it_is() -> None:
    once, still = cube(4, 7, "die 0"), cube(4, 7, "die 0")
    assert once.attributes == still.attributes
