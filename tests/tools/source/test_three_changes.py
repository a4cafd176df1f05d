"""The three changes that CONTRIBUTING.md describes to a newcomer, typed into a copy: what it says
goes red does, and what it says to do puts it right."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.paths import ROOT

CASES = "tests/contracts/test_every_game.py::test_promises_of_a_game_and_its_folder[sequence_dice]"
SETTINGS = "tests/screens/test_settings.py::test_what_is_chosen_is_shown_kept_and_known"
TRIED = "tests/test_the_button.py"
BUTTON = '''
from tessera.core.rules import Rules
from tessera.i18n import N_
from tessera.kit.view import AnySeen
from tessera.scene.node import Node
from tessera.screens.components import bar_button
from tessera.screens.services.leaving import copy
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part


class CopyPosition(Part):
    """The button that puts the position on the clipboard, as text."""

    place = 31

    def __init__(self, context: Context) -> None:
        self._context = context
        self.presses = {"copy position": self._copy}

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (bar_button("copy", seen.say(N_("Copy the position")), "copy position"),)

    def _copy(self) -> None:
        context = self._context
        copy(context.services, context.game.rules.write_position(context.seen.state))
'''
TRY_IT = """
from tests.games.sequence.view.deals import deal
from tests.screens.table.test_what_controls_give_away import at


def test_it() -> None:
    tablet = at(deal())
    tablet.press("copy position")
    assert "?? ??" in tablet.device.sharing.clipboard[-1]
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what these changes touch, and of all that it needs to be tried."""
    home = tmp_path_factory.mktemp("tree")
    for folder in ("src", "tests", "tools", "packs"):
        shutil.copytree(ROOT / folder, home / folder)
    for name in ("conftest.py", "pyproject.toml"):
        shutil.copy2(ROOT / name, home)
    return home


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path}: {old}"
    path.write_text(text.replace(old, new), encoding="utf-8")


def tried(tree: Path, *tests: str) -> str:
    """The output of these tests; "" where all have passed."""
    words = ["pytest", "-q", "--tb=short", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": "src", "COLUMNS": "300"}
    done = subprocess.run(
        [sys.executable, "-m", *words],
        cwd=tree,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode in {0, 1}, done.stdout + done.stderr
    return done.stdout if done.returncode else ""


@pytest.mark.seldom("changes")
def test_another_default_means_that_positions_say_what_was_meant(tree: Path) -> None:
    state = tree / "src/tessera/games/sequence_dice/rules/state.py"
    change(state, '("unlimited", "box"), "unlimited")', '("unlimited", "box"), "box")')
    told = tried(tree, CASES)
    assert "sequence_dice/cases/chips.txt:" in told
    assert "four_box_six.txt ends otherwise" in told
    game = tree / "tests/games/sequence_dice"
    for path in (*game.glob("cases/*.txt"), *game.glob("recorded/*.end")):
        text = path.read_text(encoding="utf-8")
        text = re.sub(r"^( *players=\d(?: line=\d)?)$", r"\1 chips=unlimited", text, flags=re.M)
        path.write_text(text.replace(" chips=box", ""), encoding="utf-8")
    assert not tried(tree, CASES)


@pytest.mark.seldom("changes")
def test_a_button_on_every_table_copies_no_hidden_hand(tree: Path) -> None:
    table = tree / "src/tessera/screens/table"
    parts, page = table / "parts", table / "page.py"
    (parts / "copying.py").write_text(BUTTON, encoding="utf-8")
    imported = "from tessera.screens.table.parts.copying import CopyPosition\n"
    every = "EVERY_TABLE = Zoom, ToSettings"
    change(page, f"\n{every}", f"{imported}\n{every}, CopyPosition")
    (tree / TRIED).write_text(TRY_IT, encoding="utf-8")
    assert not tried(tree, TRIED)
    change(parts / "copying.py", "context.seen.state", "context.table.state")
    assert "assert '?? ??' in" in tried(tree, TRIED)


@pytest.mark.seldom("changes")
def test_a_new_setting_that_no_backup_takes_along_is_found(tree: Path) -> None:
    model = tree / "src/tessera/screens/settings/model.py"
    yours = 'YOURS = Setting("yours", "Yours", (("on", "On"), ("off", "Off")), "on")\n'
    change(model, "PACES = {", f"{yours}PACES = {{")
    change(model, "return SOUND, *read, *felt, PACE,", "return SOUND, PACE, YOURS,")
    assert "failed" in tried(tree, SETTINGS)
    change(tree / "src/tessera/storage/settings/known.py", '"glass"),', '"glass", "yours"),')
    assert not tried(tree, SETTINGS)
