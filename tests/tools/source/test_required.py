"""Whoever forgets a method that every game needs hears it from mypy, and when the game loads."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from mypy import api

from tessera.core.rules import Rules
from tessera.games.one_card import GAME
from tessera.kit.view import View
from tools.paths import ROOT

REQUIRED = {
    Rules: "apply current_player legal_actions new on_turn result story",
    View: "board hand prompt standing",
}
MADE = {Rules: type(GAME.rules), View: type(GAME.view)}


LACKING = """\
from tessera.core.rules import Rules
from tessera.kit.view import View


class SomeRules(Rules[int, str]):
    name = "some"


class SomeView(View[int, str]):
    pass


SomeRules()
SomeView()
"""


def lacking(base: type, name: str) -> type:
    """The example's class without one of its methods."""
    body = {said: value for said, value in vars(MADE[base]).items() if said != name}
    return type("Lacking", (base,), body)


@pytest.mark.parametrize(
    ("base", "name"), [(base, name) for base, names in REQUIRED.items() for name in names.split()]
)
def test_a_class_that_lacks_a_method_cannot_be_loaded(base: type, name: str) -> None:
    with pytest.raises(TypeError, match=name):
        lacking(base, name)()


@pytest.mark.parametrize("base", REQUIRED)
def test_nothing_else_is_required(base: type) -> None:
    assert sorted(base.__abstractmethods__) == REQUIRED[base].split()  # type: ignore[attr-defined]


def test_a_game_whose_bots_think_says_how_a_hint_is_pointed_at() -> None:
    with pytest.raises(TypeError, match="hint"):
        replace(GAME, view=lacking(View, "hint")())


def test_mypy_finds_a_class_that_lacks_methods(tmp_path: Path) -> None:
    code = tmp_path / "code.py"
    code.write_text(LACKING, encoding="utf-8")
    told, _, _ = api.run(["--config-file", str(ROOT / "pyproject.toml"), str(code)])
    found = re.findall('error: Cannot instantiate abstract class "(.*?)"', told)
    assert found == ["SomeRules", "SomeView"], told
