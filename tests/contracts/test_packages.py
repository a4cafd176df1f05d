"""The games in packages keep every promise inside Pyodide too, out of their built wheels.

Elsewhere tests/tools/build/test_packs.py installs the wheels for that; what is about texts and
screens is tried there alone.
"""

from __future__ import annotations

import sys
from importlib.metadata import entry_points

import pytest

from tessera.games import GROUP, find
from tessera_kit.app_promises import OF_APP
from tessera_kit.command import check
from tests.effort import PYODIDE
from tools.paths import PACKS

pytestmark = pytest.mark.skipif(not PYODIDE, reason="the wheels are on the path in Pyodide alone")
NAMES = sorted(path.parent.name for path in PACKS.glob("*/pyproject.toml"))


@pytest.mark.parametrize("name", NAMES)
def test_a_built_package_keeps_every_promise(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = find(name)
    assert game is not None
    assert ".whl/" in str(sys.modules[type(game.rules).__module__].__file__)
    elsewhere = {promise.__name__ for promise in OF_APP}
    assert check(game, PACKS / name / "tests", done=elsewhere) == 0, capsys.readouterr().out


def test_each_has_its_entry_point() -> None:
    assert sorted(entry_points(group=GROUP).names) == NAMES
