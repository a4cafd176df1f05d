"""The pure packages use nothing but the standard library: a page ships no other package."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.paths import KIT, PACKAGE

# The first two may import what only Pyodide has; the third makes catalogues, and not in a page.
NOT_PURE = (PACKAGE / "browser", PACKAGE / "main.py", KIT / "authoring")

PURE = [
    path
    for package in (PACKAGE, KIT)
    for path in sorted(package.rglob("*.py"))
    if not any(path.is_relative_to(place) for place in NOT_PURE)
]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.partition(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            # A relative import has no module of another package in it.
            yield node.module.partition(".")[0] if node.module and not node.level else "tessera"


def test_only_the_standard_library() -> None:
    allowed = {"tessera", "tessera_kit", "tessera_plain", *sys.stdlib_module_names}
    assert len(PURE) > 300
    assert {path: other for path in PURE if (other := {*imported(path)} - allowed)} == {}
