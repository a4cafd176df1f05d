"""docs/reference.md tells authors of everything that they fill in, as its docstrings do today."""

from __future__ import annotations

import ast

import pytest

from tools.reference import BEGIN, CLASSES, END, PAGE, class_in, members, name_of, page, text


def test_the_page_is_as_the_docstrings_are() -> None:
    kept = PAGE.read_text(encoding="utf-8")
    assert page(kept) == kept, "`python -m tools.reference` writes it anew"
    stale = page(f"before\n{BEGIN}What was.\n{END}after\n")
    assert stale.startswith("before\n")
    assert stale.endswith("after\n")
    assert "What was." not in stale


@pytest.mark.parametrize("name", CLASSES)
def test_every_method_says_what_it_gives(name: str) -> None:
    kind = class_in(CLASSES[name], name)
    silent = [
        name_of(member)
        for member in members(kind)
        if isinstance(member, ast.FunctionDef) and not text(kind, member)
    ]
    assert [*members(kind)]
    assert not silent
