"""`check` answers a mistake in a game in one file with the words that the page has for it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from json import dumps
from pathlib import Path
from typing import Any

import pytest

from tessera import games
from tessera_kit import limits
from tessera_kit.authoring.new import new
from tessera_kit.command import Wishes
from tessera_plain import trial, watch
from tests.effort import PYODIDE
from tests.features.writing.test_mistakes import MISTAKES

pytestmark = pytest.mark.skipif(PYODIDE, reason="promises are called by who writes a game")
NAME = "pig"
MODULE = f"tessera_{NAME}"


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of a new game."""
    monkeypatch.setattr(watch, "MOST", 20_000)
    monkeypatch.setattr(trial, "LONGEST", 300)
    monkeypatch.syspath_prepend(str(tmp_path / NAME))
    monkeypatch.setitem(games.INSTALLED, NAME, MODULE)
    new(tmp_path / NAME, small=True)
    invalidate_caches()
    yield tmp_path / NAME / MODULE / "__init__.py"
    sys.modules.pop(MODULE, None)
    shutil.rmtree(tmp_path / NAME)


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: one["name"])
def test_it_is_answered_as_in_the_page(
    mistake: dict[str, Any], program: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = program.read_text(encoding="utf-8")
    assert text.count(mistake["old"]) == 1
    program.write_text(text.replace(mistake["old"], mistake["new"]), encoding="utf-8")
    limits.main(NAME, "", dumps(Wishes()))
    told = capsys.readouterr().out
    line, _, words = mistake["says"].removeprefix("Line ").partition(": ")
    assert told.count("BROKEN") == 1
    assert f"{program}:{line}: " in told
    assert f"\n{words}" in told
