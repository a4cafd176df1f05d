"""The pure packages use nothing but the standard library: a page ships no other package."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.paths import KIT, PACKAGE, PLAIN

# The first two may import what only Pyodide has; the third makes catalogues, and the last looks at
# pages with Playwright, neither of them in a page.
NOT_PURE = (PACKAGE / "browser", PACKAGE / "main.py", KIT / "authoring", KIT / "look")

PURE = [
    path
    for package in (PACKAGE, KIT, PLAIN)
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
    assert len(PURE) > 300
    assert {path: other for path in PURE if (other := {*imported(path)} - allowed(path))} == {}


def allowed(path: Path) -> set[str]:
    """The packages that a module may import. The app comes to a page without what games in one file
    are made with, which itself comes without the kit."""
    ours = (
        {"tessera", "tessera_kit"} if path.is_relative_to(PACKAGE) else {"tessera", "tessera_plain"}
    )
    ours |= {"tessera_kit"} if path.is_relative_to(KIT) else set()
    return ours | sys.stdlib_module_names
