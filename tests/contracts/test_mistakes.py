"""What `check` says first about the mistakes that beginners make, in One Card as a package."""

from __future__ import annotations

import re
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib import invalidate_caches
from json import dumps
from pathlib import Path
from typing import Any

import pytest

from tessera import games, i18n
from tessera_kit import limits
from tessera_kit.authoring.first_tests import write_tests
from tessera_kit.authoring.new import filled
from tessera_kit.command import Wishes
from tests.effort import PYODIDE
from tests.variants import EXAMPLE
from tools.paths import ROOT

pytestmark = pytest.mark.skipif(PYODIDE, reason="promises are called by who writes a game")
TABLE = ROOT / "tests" / "contracts" / "mistakes.toml"
MISTAKES = tomllib.loads(TABLE.read_text(encoding="utf-8"))["mistake"]
Mistake = dict[str, Any]
NAME = "m12"


@pytest.fixture(scope="module")
def template(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One Card, whose modules have the package's name."""
    home = tmp_path_factory.mktemp("new") / NAME
    before, path = dict(games.INSTALLED), [*sys.path]
    package = home / "src" / f"tessera_{NAME}"
    shutil.copytree(EXAMPLE, package, ignore=shutil.ignore_patterns("__pycache__", "*.md"))
    for file in (*package.rglob("*.py"), package / "style.css"):
        text = file.read_text(encoding="utf-8").replace("tessera.games.one_card", package.name)
        file.write_text(text.replace("one_card", NAME), encoding="utf-8")
    (home / "pyproject.toml").write_text(filled("pyproject.txt", NAME), encoding="utf-8")
    write_tests(home)
    forget()
    sys.path[:] = path
    yield home
    games.INSTALLED.clear()
    games.INSTALLED.update(before)


def forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == f"tessera_{NAME}"]:
        del sys.modules[name]


@pytest.fixture
def project(template: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of it, which can be imported."""
    home = tmp_path / NAME
    shutil.copytree(template, home, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.syspath_prepend(str(home / "src"))
    monkeypatch.setitem(games.INSTALLED, NAME, f"tessera_{NAME}")
    monkeypatch.setattr(i18n, "_made", {})
    monkeypatch.setattr(i18n, "_taught", [])
    invalidate_caches()
    yield home
    forget()


def said(home: Path, capsys: pytest.CaptureFixture[str], **wishes: bool) -> str:
    """All that is said of a project."""
    capsys.readouterr()
    limits.main(NAME, str(home / "tests"), dumps(Wishes(**wishes)))
    return capsys.readouterr().out


def plant(home: Path, mistake: Mistake) -> None:
    path = home / "src" / f"tessera_{NAME}" / mistake["file"]
    text = path.read_text(encoding="utf-8")
    for old, fresh in {mistake["old"]: mistake["new"], **mistake.get("also", {})}.items():
        assert text.count(old) == 1, old
        text = text.replace(old, fresh)
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: one["name"])
def test_the_first_sentence_helps(
    mistake: Mistake, project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, mistake)
    told = said(project, capsys)
    first = re.search(r"^BROKEN  .*\n(.*)", told, re.MULTILINE)
    assert first is not None
    assert first[1].removeprefix(f"{project}/src/tessera_{NAME}/") == mistake["says"]
    assert all(words in told for words in mistake.get("then", ()))
    assert told.count("BROKEN") == 1
    assert "Traceback" not in told


def test_what_rests_on_a_mistake_is_not_looked_at(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, MISTAKES[0])
    assert "rests on what is broken: rules, computers, texts, screens" in said(project, capsys)


def test_tessera_s_own_lines_are_shown_where_they_are_wanted(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(project, MISTAKES[-1])
    assert "Traceback" in said(project, capsys, traceback=True)


def test_rules_alone_are_checked_without_a_word_about_translations(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = said(project, capsys, rules=True)
    assert "kept    random games come to an end\n" in told
    assert not re.search("BROKEN|picture|translat", told)


@pytest.mark.parametrize("release", [False, True])
def test_translations_are_a_fault_only_of_what_others_get(
    project: Path, capsys: pytest.CaptureFixture[str], *, release: bool
) -> None:
    only = "everything is translated"
    for compiled in project.rglob("*.mo"):
        compiled.unlink()
    capsys.readouterr()
    wishes = Wishes(release=release, only=only)
    limits.main(NAME, "", dumps(wishes))
    told = capsys.readouterr().out
    assert (f"BROKEN  {only}" in told) == release
    assert ("texts lack a translation: `messages` lists them" in told) != release
