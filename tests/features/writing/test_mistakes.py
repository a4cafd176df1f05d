"""The mistakes of beginners, typed into the page: each is answered first by the one sentence that
helps, beside its line."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from tessera_kit.fakes.tablet import Tablet
from tessera_plain import trial, watch
from tests.effort import PYODIDE
from tests.features.writing.test_write import PIG, answer
from tools.paths import ROOT

pytestmark = pytest.mark.skipif(PYODIDE, reason="one interpreter is enough")
TABLE = ROOT / "tests" / "features" / "writing" / "mistakes.toml"
MISTAKES: list[dict[str, Any]] = tomllib.loads(TABLE.read_text(encoding="utf-8"))["mistake"]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda one: one["name"])
def test_a_mistake_is_said_in_one_sentence_with_its_line(
    mistake: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(watch, "MOST", 20_000)
    monkeypatch.setattr(trial, "LONGEST", 300)
    assert PIG.count(mistake["old"]) == 1
    tablet = Tablet("#/write")
    tablet.choose("program", PIG.replace(mistake["old"], mistake["new"]))
    tablet.tap("Run")
    answer(tablet)
    words, *way = tablet.find("id", "fault")[0].children
    assert words.text().partition("\n")[0] == mistake["says"]
    assert mistake["says"] in tablet.said
    line = mistake["says"].partition(":")[0].removeprefix("Line ")
    assert [button.text() for button in way] == [f"Go to line {line}"]
    assert not tablet.device.programs.installed
