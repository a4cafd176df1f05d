"""Every setting that the app keeps is one that a backup takes along."""

from __future__ import annotations

import re

from tessera.storage.settings.known import ADDED, known
from tessera_kit.fakes.stores import FakeStore
from tests.storage.kept import settings_in
from tools.paths import ROOT

REMEMBERED = re.compile(r'\bremember[(,]\s*(f?)"([^"]*)"')


def test_every_setting_is_known_with_its_length() -> None:
    names = known()
    found = [
        REMEMBERED.findall(path.read_text(encoding="utf-8"))
        for path in (ROOT / "src" / "tessera").rglob("*.py")
    ]
    kept = [pair for pairs in found for pair in pairs]
    assert len(kept) > 5
    for pattern, name in kept:
        if pattern and not name.startswith("{"):  # A game's own preferences come from its list.
            start = name.partition("{")[0]
            assert any(setting.startswith(start) for setting in names), name
        elif not pattern:
            assert name in names


OF_ROTA = {"options/rota": "lines=all", "colours/rota": "green blue", "rota/marks": "letters"}


def test_settings_of_an_added_game_travel_whether_it_is_here_or_not() -> None:
    here, there = (
        settings_in(FakeStore()),
        settings_in(FakeStore()),
    )
    for name, text in OF_ROTA.items():
        here.remember(name, text)
    assert here.travelling() == OF_ROTA
    there.arrive(here.travelling())
    assert there.travelling() == OF_ROTA


def test_a_stranger_s_backup_reaches_nothing_else_and_fills_nothing() -> None:
    store = FakeStore()
    strange = ("options/game", "game/6f1c", "options/../x", "packs", "options/rota/x", "rota/x")
    many = {f"options/game_{number}": "x" for number in range(500)}
    settings_in(store).arrive({**dict.fromkeys(strange, "x"), **many})
    assert len([*store.names()]) == ADDED
    assert not {*store.names()} & {f"tessera/{name}" for name in strange}
    wordy = settings_in(FakeStore())
    wordy.arrive({"colours/wordy": "x" * 401, "options/wordy": "x" * 400})
    assert [*wordy.travelling()] == ["options/wordy"]
