"""A docstring says what the caller gets: it isn't a question put into a sentence."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator

from tools.paths import PACKAGE, ROOT

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


PLAIN = (
    *("learn", "menu", "packs", "phones", "post", "puzzles", "rules", "sending"),
    *("setup", "shelf", "story", "writing"),
)
"""The features of which every docstring begins with a short sentence."""
MOST_WORDS = 14
SENTENCE = re.compile(r"(.*?[.!?])(?:\s+(?=[A-Z\"`])|$)")
CLAUSE = re.compile(r"\b([Ww]hat|[Ww]hoever|[Tt]hat of|for who)\b")
"""A clause in the place of a noun."""


def not_plain(source: str) -> Iterator[str]:
    """First sentences with too many words, or with a clause in the place of a noun."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef | ast.Module
    for node in ast.walk(ast.parse(source)):
        docstring = " ".join(((isinstance(node, kinds) and ast.get_docstring(node)) or "").split())
        if docstring:
            match = SENTENCE.match(docstring)
            first = match[1] if match else docstring
            if len(first.split()) > MOST_WORDS or CLAUSE.search(first):
                yield first


def test_first_sentences_are_short_and_have_nouns() -> None:
    paths = [path for name in PLAIN for path in (PACKAGE / "features" / name).rglob("*.py")]
    assert len(paths) > 20
    found = {path.name: said for path in paths if (said := [*not_plain(path.read_text("utf-8"))])}
    assert found == {}


def test_a_long_sentence_and_a_clause_are_found() -> None:
    assert [*not_plain('"""Takes what was played. And more."""')] == ["Takes what was played."]
    long, short = "Word" + " word" * MOST_WORDS, "Word" + " word" * (MOST_WORDS - 1)
    assert [*not_plain(f'"""{long}."""')]
    assert not [*not_plain(f'"""{short}. {long}."""')]
