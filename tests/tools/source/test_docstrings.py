"""A docstring says what the caller gets: it isn't a question put into a sentence."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tools.paths import ROOT

ROOMS = ("src", "packs/*/src", "tools", "lab/[!t]*", "lab/train")
ASKING = {"What", "How", "Who", "Where", "Why", "Whose", "Of", "Nothing"}


def asking(source: str) -> Iterator[str]:
    """The functions of a source text whose docstring begins with one of these words."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            words = (ast.get_docstring(node) or "").split()
            if words and words[0].strip(".,;:") in ASKING:
                yield node.name


def test_docstrings_say_what_the_caller_gets() -> None:
    paths = [path for room in ROOMS for folder in ROOT.glob(room) for path in folder.rglob("*.py")]
    assert len(paths) > 500
    found = {
        path.relative_to(ROOT).as_posix(): names
        for path in paths
        if (names := [*asking(path.read_text(encoding="utf-8"))])
    }
    assert found == {}


def test_a_question_is_found() -> None:
    assert [*asking('def f():\n    """How many there are."""\n')] == ["f"]
    assert not [*asking('def f():\n    """The number of pieces."""\n')]
