"""Tests that seldom run do so when anything that they depend on has changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import seldom
from tools.paths import ROOT


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small one, in which everything has passed."""
    (tmp_path / "tool.py").write_text("made = 1", encoding="utf-8")
    monkeypatch.setattr(seldom, "ROOT", tmp_path)
    monkeypatch.setattr(seldom, "LIST", tmp_path / "list.md")
    monkeypatch.setattr(seldom, "PASSED", tmp_path / "build" / "passed.txt")
    monkeypatch.setattr(seldom, "ALWAYS", False)
    monkeypatch.setattr(seldom, "GROUPS", {"tool": ("*.py",)})
    monkeypatch.setattr(seldom, "SUITES", {"slow": ("*.py",)})
    (tmp_path / "list.md").write_text("| tool | never |  |  | 0 |\n| slow | never |  |  | 0 |\n")
    forget()
    seldom.note(["tool"], "today")
    yield tmp_path
    forget()


def forget() -> None:
    seldom.sum_of.cache_clear()


def test_a_group_is_due_when_a_file_is_another_or_came_or_has_another_name(tree: Path) -> None:
    assert not seldom.is_due("tool")
    for change in (
        lambda: (tree / "tool.py").write_text("made = 2", encoding="utf-8"),
        lambda: (tree / "other.py").write_text("", encoding="utf-8"),
        lambda: (tree / "tool.py").rename(tree / "tools.py"),
    ):
        forget()
        seldom.note(["tool"], "today")
        change()
        forget()
        assert seldom.is_due("tool")


def test_what_has_passed_on_this_machine_is_due_when_it_is_changed_again(tree: Path) -> None:
    for code in ("made = 2", "made = 3"):
        (tree / "tool.py").write_text(code, encoding="utf-8")
        forget()
        assert seldom.is_due("tool")
        seldom.keep(["tool"])
        assert not seldom.is_due("tool")
        assert seldom.lies_behind("tool")


def test_what_runs_every_day_belongs_to_no_group() -> None:
    path = "tests/browser/launch/test_offline.py::test_it"
    assert seldom.group_of(path, "test_it") == "launch"
    assert seldom.group_of(path, "test_it_starts_and_plays_without_a_network") is None
    assert seldom.group_of("tests/core/test_dice.py::test_it", "test_it") is None
    paths = (ROOT / "tests" / "browser").rglob("test_*.py")
    code = "".join(path.read_text(encoding="utf-8") for path in paths)
    assert [name for name in seldom.EVERY_DAY if f"def {name}(" not in code] == []


def test_all_are_due_before_a_release_and_in_the_long_run(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seldom, "ALWAYS", True)
    assert seldom.is_due("tool")


def test_whatever_a_group_depends_on_is_there() -> None:
    for parts in (seldom.GROUPS | seldom.SUITES).values():
        assert [part for part in parts if not [*ROOT.glob(part)]] == []


def test_a_suite_that_passes_is_noted_and_lies_behind_once_a_file_has_changed(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("MAKEFLAGS", "w -- KILLS=6")
    assert seldom.run("slow", ["false"])
    assert seldom.lies_behind("slow")
    forget()
    assert seldom.run("slow", ["true"]) == 0
    forget()
    assert not seldom.lies_behind("slow")
    assert seldom.noted()["slow"][0].endswith("| 0.0 | KILLS=6")
    (tree / "tool.py").write_text("made = 2", encoding="utf-8")
    forget()
    assert seldom.lies_behind("slow")


def test_the_list_has_a_row_for_each() -> None:
    assert seldom.noted().keys() == seldom.GROUPS.keys() | seldom.SUITES.keys()
