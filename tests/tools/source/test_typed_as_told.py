"""Whoever joins types what CONTRIBUTING.md and docs/new-game.md say, as it stands there, and it
works: tried in a copy of the tree with a Python environment of its own."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path
from textwrap import dedent

import pytest

from tools.paths import ROOT

FOLDERS = ("docs", "lab", "packs", "src", "static", "tests", "tools")
COMMANDS = re.compile(r"^( *)```sh\n(.*?)^\1```$", re.M | re.S)
PYTHON = re.compile(r"^.*(?:python|\bpip\b).*$", re.M)
EXAMPLE = re.compile(r"(?i:one.?card)|Uma Carta|Una Carta")
# What serves the page or takes minutes is only looked at, whether make can do it.
PRELUDE = """
make() {
  case $1 in play|check|test) command make -n "$1" >/dev/null;; *) command make "$1";; esac
}
pip() { python -m pip "$@"; }
"""


def page(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def commands(text: str) -> str:
    """All that is to be typed, in its order."""
    return "\n".join(dedent(found) for _, found in COMMANDS.findall(text))


_, IN_ONE_FILE, IN_A_PACKAGE, IN_THE_TREE, *REST = page("docs/new-game.md").split("\n## ")
assert IN_ONE_FILE.startswith("In one file\n")
assert IN_A_PACKAGE.startswith("In a package of its own\n")
assert IN_THE_TREE.startswith("In this tree\n")
SET_UP = IN_THE_TREE.partition("\n1. ")[0]


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy, in which what is installed here is installed, and more can be."""
    if sys.platform == "darwin":
        pytest.skip("on a Mac one writes sed -i '', as both pages say")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, tmp_path / folder)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copy2(path, tmp_path)
    own = tmp_path / ".venv"
    venv.create(own, symlinks=True)
    here = Path(sysconfig.get_path("purelib"))
    there = own / here.relative_to(Path(sys.prefix))
    (there / "here.pth").write_text(f"{here}\n", encoding="utf-8")
    (own / "bin/ruff").symlink_to(Path(sys.prefix) / "bin/ruff")
    (own / ".ready").touch()
    return tmp_path


def typed(script: str, tree: Path) -> None:
    """Types all of it in one terminal, which a command that fails ends."""
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST")},
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }
    assert script
    done = subprocess.run(
        ["bash", "-e", "-o", "pipefail", "-c", PRELUDE + script],
        cwd=tree,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-3000:]}"


@pytest.mark.seldom("told")
def test_a_game_in_the_tree_is_made_as_it_is_told(tree: Path) -> None:
    typed(commands("\n".join([IN_THE_TREE, *REST])), tree)
    made = [tree / "src/tessera/games/yours", tree / "tests/games/yours"]
    for path in (path for folder in made for path in folder.rglob("*")):
        assert not EXAMPLE.search(path.name)
        if path.is_file() and path.suffix != ".pyc":
            text = path.read_text(encoding="utf-8")
            assert not EXAMPLE.findall(text), path


@pytest.mark.seldom("told")
def test_a_game_in_a_package_is_made_as_it_is_told(tree: Path) -> None:
    typed(commands(SET_UP) + commands(IN_ONE_FILE) + commands(IN_A_PACKAGE), tree)


@pytest.mark.seldom("told")
def test_a_first_change_leaves_nothing_red(tree: Path) -> None:
    typed(commands(page("CONTRIBUTING.md")), tree)


@pytest.mark.parametrize("name", ["CONTRIBUTING.md", "docs/new-game.md"])
def test_python_is_started_in_one_way(name: str) -> None:
    for line in PYTHON.findall(commands(page(name))):
        assert re.match(r"(python -m|pip install) |export PYTHONPATH=src$", line), line
    told = re.findall(r"`([^`\n]*(?:python|\.venv)[^`\n]*)`", COMMANDS.sub("", page(name)))
    assert [words for words in told if words.endswith(".py")] == told
