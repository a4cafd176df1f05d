"""A program looked over in the page: nothing to say of games that are as they should be, and an end
to what would never end. What is said of mistakes is in `tests/features/writing`."""

from __future__ import annotations

import sys
from importlib.resources import files
from pathlib import Path
from types import ModuleType

import pytest

from tessera_plain import watch
from tessera_plain.trial import ProgramFault, ProgramName, look_over
from tests.effort import PYODIDE
from tools.paths import ROOT

PIG = (files("tessera_plain") / "pig.txt").read_text(encoding="utf-8")
EXAMPLES = ROOT / "tests" / "examples"


def test_pig_is_as_it_should_be() -> None:
    assert look_over(PIG) == ProgramName("pig", "Pig", "One die and a little nerve, for 2 to 4")


@pytest.mark.parametrize("name", ["nine_holes", "high_card", "dots"])
def test_so_are_the_examples(name: str) -> None:
    assert look_over(example(name)).name == name


def test_a_place_that_is_not_drawn_is_found() -> None:
    cell = "cell(target, "
    text = example("dots")
    assert text.count(cell) == 1
    with pytest.raises(ProgramFault) as raised:
        look_over(text.replace(cell, 'cell("spot " + name, '))
    line = next(n for n, line in enumerate(text.splitlines(), 1) if "def board(" in line)
    assert (raised.value.code, raised.value.line) == ("unpressed", line)


@pytest.mark.skipif(sys.version_info < (3, 12), reason="Python doesn't guess before 3.12")
def test_what_python_guesses_was_meant_is_told() -> None:
    with pytest.raises(ProgramFault) as raised:
        look_over(PIG.replace("s.gained +", "s.gaind +", 1))
    assert "Did you mean: 'gained'?" in raised.value.facts["words"]


def example(name: str) -> str:
    """The text of an example."""
    return (EXAMPLES / name / f"tessera_{name}" / "__init__.py").read_text(encoding="utf-8")


@pytest.mark.skipif(PYODIDE, reason="one interpreter is enough")
def test_a_program_that_is_watched_is_ended_in_the_page_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(watch, "MOST", 20_000)
    file = str(tmp_path / "game.py")
    text = PIG.replace("return s.seat\n", "while s.seat == 1: pass\n        return s.seat\n")
    module = ModuleType("watched_game")
    monkeypatch.setitem(sys.modules, "watched_game", module)
    space = vars(module)
    exec(compile(text, file, "exec"), space)
    game = space["GAME"]
    watch.guard(game, file)
    rules = game.rules
    state = rules.new(rules.standard_setup(2))
    state = rules.apply(rules.apply(state, "die 4"), "stop")
    with pytest.raises(watch.Endless, match="line 44"):
        rules.on_turn(state)
