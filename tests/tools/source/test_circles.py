"""No file imports, by way of others, itself. Imports for types alone count too: two files that know
each other's types are one idea in two places."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from tools.paths import KIT, LAB, PACKAGE, TOOLS

Graph = Mapping[str, set[str]]
"""What each module imports."""


def modules_of(package: Path) -> dict[str, Path]:
    """The files of a package by the names they are imported under."""
    named = {}
    for path in package.rglob("*.py"):
        *folders, last = path.relative_to(package.parent).with_suffix("").parts
        named[".".join(folders if last == "__init__" else [*folders, last])] = path
    return named


def imports_of(package: Path) -> Graph:
    modules = modules_of(package)
    return {name: set(imported(path, modules)) - {name} for name, path in modules.items()}


def imported(path: Path, modules: Mapping[str, Path]) -> Iterator[str]:
    """The modules of ours that a file names anywhere, also where only a type checker looks."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in modules)
        elif isinstance(node, ast.ImportFrom):
            assert node.module
            assert not node.level, f"{path}: a relative import"
            for alias in node.names:
                full = f"{node.module}.{alias.name}"
                if full in modules:
                    yield full
                elif node.module in modules:
                    yield node.module


def circles(graph: Graph) -> list[list[str]]:
    """The groups of modules that reach each other."""
    left, reached = set(graph), {name: reach(graph, name) for name in graph}
    found = []
    while left:
        name = min(left)
        group = {name} | {other for other in reached[name] if name in reached[other]}
        left -= group
        if len(group) > 1:
            found.append(sorted(group))
    return found


def reach(graph: Graph, start: str) -> set[str]:
    """Every module that can be reached from one."""
    seen: set[str] = set()
    ahead = [start]
    while ahead:
        new = graph[ahead.pop()] - seen
        seen |= new
        ahead += new
    return seen


@pytest.mark.parametrize("package", [PACKAGE, KIT, TOOLS, LAB], ids=lambda package: package.name)
def test_no_file_comes_back_to_itself(package: Path) -> None:
    assert circles(imports_of(package)) == []


@pytest.mark.parametrize(
    "line", ["from tessera.core.replay import replay", "import tessera.core.replay"]
)
def test_a_planted_circle_is_found(line: str, tmp_path: Path) -> None:
    package = tmp_path / "tessera"
    (package / "core").mkdir(parents=True)
    (package / "core/__init__.py").touch()
    (package / "core/replay.py").write_text("from tessera.core import rules\n", encoding="utf-8")
    code = f"from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    {line}\n"
    (package / "core/rules.py").write_text(code, encoding="utf-8")
    assert circles(imports_of(package)) == [["tessera.core.replay", "tessera.core.rules"]]
