"""Every setting that the app keeps is one that a backup takes along."""

from __future__ import annotations

import re

from tessera.storage.settings import known
from tools.paths import ROOT

REMEMBERED = re.compile(r'\bremember\(\s*(f?)"([^"]*)"')


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
