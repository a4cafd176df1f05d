"""The keys of a text of Python."""

from __future__ import annotations

import pytest

from tessera.screens.typing import Typed, typed

LINE = "    def turn(self, s):"


@pytest.mark.parametrize(
    ("key", "before", "selected", "meant"),
    [
        ("Enter", "x = 1", "", Typed(0, "\n")),
        ("Enter", LINE, "", Typed(0, "\n" + " " * 8)),
        ("Enter", f"{LINE}\n        return 1", "", Typed(0, "\n" + " " * 8)),
        ("Tab", "", "", Typed(0, "    ")),
        ("Tab", "ab", "", Typed(0, "  ")),
        ("Tab", "a\n  ", "b\n\n    c", Typed(2, "      b\n\n        c")),
        ("Shift+Tab", "a\n      b", "", Typed(7, "  b")),
        ("Shift+Tab", "a\n  ", "b\n    c", Typed(2, "b\nc")),
        ("Backspace", "a\n        ", "", Typed(4, "")),
        ("Backspace", "a\n      ", "", Typed(2, "")),
        ("Backspace", "a\n ", "", None),
        ("Backspace", "    a", "", None),
        ("Backspace", "    ", "x", None),
        ("a", "", "", None),
    ],
)
def test_a_key_means(key: str, before: str, selected: str, meant: Typed | None) -> None:
    assert typed(key, before, selected) == meant
