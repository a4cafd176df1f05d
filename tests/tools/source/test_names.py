"""Two public classes that can meet in one file have two names, and a local one that says what it
is.

Games never meet (`make check` keeps them apart), so each may call its state a State. Whatever games
share is met by all of them.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.paths import SOURCE

SHARED = "what is shared"


def clashes(source: Path) -> list[str]:
    """The names that two classes share, with where each stands."""
    homes: dict[str, list[Path]] = defaultdict(list)
    for path in sorted(source.rglob("*.py")):
        for name in classes(path.read_text(encoding="utf-8")):
            homes[name].append(path.relative_to(source))
    return [
        f"{name}: {', '.join(path.as_posix() for path in paths)}"
        for name, paths in sorted(homes.items())
        if not all_apart([room_of(path) for path in paths])
    ]


def classes(code: str) -> Iterator[str]:
    """The public classes of a module."""
    for node in ast.parse(code).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def room_of(path: Path) -> str:
    """The game that a module is of, or what all share."""
    among_games = path.parts[1] in ("games", "authoring") and len(path.parts) > 3
    return path.parts[2] if among_games else SHARED


def all_apart(rooms: list[str]) -> bool:
    """Whether classes in these rooms never meet: they are of one game each."""
    return len(rooms) == 1 or (SHARED not in rooms and len({*rooms}) == len(rooms))


def test_no_two_public_classes_that_can_meet_share_a_name() -> None:
    assert clashes(SOURCE) == []


VAGUE = {"found", "told"}
"""Names that say no more than that there is something; those of what it is are lines, moves …"""

BOUND = re.compile(rf"\b(?:{'|'.join(VAGUE)})\b[^\n.(]*(?:=| in )")


def vague(code: str) -> list[int]:
    """The lines of functions that bind such a name."""
    if not BOUND.search(code):  # Most files aren't read any further.
        return []
    kinds = ast.FunctionDef | ast.AsyncFunctionDef
    functions = [node for node in ast.walk(ast.parse(code)) if isinstance(node, kinds)]
    names = [node for each in functions for node in ast.walk(each) if isinstance(node, ast.Name)]
    return [one.lineno for one in names if one.id in VAGUE and isinstance(one.ctx, ast.Store)]


def test_a_local_is_called_by_what_it_holds() -> None:
    code = {path: path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py")}
    assert {path: lines for path, text in code.items() if (lines := vague(text))} == {}


@pytest.mark.parametrize(
    ("files", "found"),
    [
        (("core/a.py", "screens/b.py"), 1),
        (("games/one/rules/a.py", "games/one/view/b.py"), 1),
        (("games/one/rules/a.py", "kit/b.py"), 1),
        (("games/one/rules/a.py", "games/__init__.py"), 1),
        (("games/one/rules/a.py", "games/two/rules/a.py"), 0),
    ],
)
def test_a_clash_is_found(tmp_path: Path, files: tuple[str, str], found: int) -> None:
    for name in files:
        path = tmp_path / "tessera" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("class Step:\n    pass\n", encoding="utf-8")
    assert len(clashes(tmp_path)) == found
