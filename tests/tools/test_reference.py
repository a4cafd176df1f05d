"""docs/reference.md tells authors of everything that they fill in, as its docstrings do today."""

from __future__ import annotations

import ast

import pytest

from tools.art import plain, slots
from tools.reference import (
    BEGIN,
    CLASSES,
    END,
    PAGE,
    PICTURES,
    SHOWN,
    WORDS,
    class_in,
    members,
    name_of,
    page,
    text,
)

MOST = 200_000
"""Bytes of all pictures of the page."""


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


@pytest.mark.parametrize("name", SHOWN)
def test_what_is_pictured_is_there(name: str) -> None:
    assert SHOWN[name].keys() <= {name_of(one) for one in members(class_in(CLASSES[name], name))}


def test_the_pictures_are_those_that_are_taken() -> None:
    used = {picture for pictures in SHOWN.values() for picture in pictures.values()}
    boards, drawings = ({f"plain-{name}" for name in plain.shown()}, slots.drawings())
    assert used == WORDS.keys() == boards | {f"slot-{name}" for name in drawings}
    kept = [path for path in PICTURES.iterdir() if path.name.startswith(("plain-", "slot-"))]
    assert {path.stem for path in kept} == used
    assert sum(path.stat().st_size for path in kept) < MOST
    for name, drawing in drawings.items():
        path = PICTURES / f"slot-{name}.svg"
        assert path.read_text(encoding="utf-8") == drawing, "`make pictures` draws it anew"
