"""What `check --look` says where nobody can look; tests/browser/look/test_look.py has what it
finds."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.storage.opening import open_table
from tessera_kit.__main__ import main
from tessera_kit.look import chromium
from tessera_kit.look.positions import looks
from tests.effort import PYODIDE

pytestmark = pytest.mark.skipif(PYODIDE, reason="who writes a game does so elsewhere")


def test_without_playwright_one_sentence_says_how_to_have_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "playwright.sync_api", None)
    assert main(["check", "tabula", "--look"]) == 2
    assert capsys.readouterr().err.count("`pip install playwright`") == 1


def test_without_a_chromium_one_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(chromium, "without_windows", lambda: None)
    assert main(["check", "--look", "tabula"]) == 2
    told = capsys.readouterr()
    assert "there is no Chromium on this machine" in told.err
    assert told.out == ""


def test_a_browser_that_is_named_is_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TESSERA_CHROMIUM", "/opt/mine")
    assert chromium.find() == chromium.without_windows() == Path("/opt/mine")


@pytest.mark.parametrize("name", ["tabula", "sequences"])
def test_five_positions_from_beginning_to_end_can_be_opened(name: str) -> None:
    game = find(name)
    assert game
    records = [one.record for one in looks(game)]
    tables = [open_table(text, find) for text in records]
    assert len({game.rules.write_position(table.state) for table in tables}) == 5
    assert [table.played == 0 for table in tables] == [True, False, False, False, False]
    over = [game.rules.result(table.state) is not None for table in tables]
    assert over == [False, False, False, False, True]
    assert all(player.kind == "person" for text in records for player in read_record(text).players)
