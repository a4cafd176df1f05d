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
    monkeypatch.setattr(seldom, "SUMS", tmp_path / "sums")
    monkeypatch.setattr(seldom, "ALWAYS", False)
    monkeypatch.setattr(seldom, "GROUPS", {"tool": ("*.py",)})
    forget()
    seldom.note()
    yield tmp_path
    forget()


def forget() -> None:
    seldom.sum_of.cache_clear()
    seldom.noted.cache_clear()


def test_a_group_is_due_when_a_file_is_another_or_came_or_has_another_name(tree: Path) -> None:
    assert not seldom.is_due("tool")
    for change in (
        lambda: (tree / "tool.py").write_text("made = 2", encoding="utf-8"),
        lambda: (tree / "other.py").write_text("", encoding="utf-8"),
        lambda: (tree / "tool.py").rename(tree / "tools.py"),
    ):
        forget()
        seldom.note()
        change()
        forget()
        assert seldom.is_due("tool")


def test_all_are_due_before_a_release_and_in_the_long_run(
    tree: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seldom, "ALWAYS", True)
    assert seldom.is_due("tool")


def test_whatever_a_group_depends_on_is_there() -> None:
    for parts in seldom.GROUPS.values():
        assert [part for part in parts if not [*ROOT.glob(part)]] == []
