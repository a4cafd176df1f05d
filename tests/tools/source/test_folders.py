"""No folder has more files than a person takes in at a glance: what grows is parted by trade. A
feature has no more code lines than its README says: `make check` calls this module, and whoever
raises a budget says why in the commit."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from pathlib import Path

import pytest

from tools.paths import PACKAGE, ROOT

MOST = 20
OURS = ("src", "tools", "tests", "static", "lab/bench", "lab/strength", "lab/train", "packs")

BUDGET = re.compile(r"^Budget: ([\d,]+) code lines\.$", re.MULTILINE)


def crowded(top: Path) -> dict[str, int]:
    """The folders within one that have too many files at their own level, with how many."""
    files = (path for path in top.rglob("*") if path.is_file() and not is_left_out(path))
    count = Counter(path.parent.relative_to(top.parent).as_posix() for path in files)
    return {folder: number for folder, number in sorted(count.items()) if number > MOST}


def is_left_out(path: Path) -> bool:
    """Whether a file was compiled, and is never committed, or is the text of a licence."""
    return "__pycache__" in path.parts or path.suffix == ".mo" or "licenses" in path.parts


@pytest.mark.parametrize("name", OURS)
def test_no_folder_is_crowded(name: str) -> None:
    assert crowded(ROOT / name) == {}


def test_a_crowded_folder_is_found_and_what_lies_deeper_does_not_count(tmp_path: Path) -> None:
    for number in range(MOST):
        for folder in ("flat", "flat/deep", "flat/__pycache__"):
            (tmp_path / folder).mkdir(parents=True, exist_ok=True)
            (tmp_path / folder / f"{number}.py").touch()
    assert crowded(tmp_path) == {}
    (tmp_path / "flat/more.mo").touch()
    assert crowded(tmp_path) == {}
    (tmp_path / "flat/more.py").touch()
    assert crowded(tmp_path) == {f"{tmp_path.name}/flat": MOST + 1}


def code_lines(path: Path) -> int:
    """The lines that are neither blank nor comment, docstring or import."""
    text, left_out = path.read_text(encoding="utf-8"), set[int]()
    for node in ast.walk(ast.parse(text)):
        value = node.value if isinstance(node, ast.Expr) else None
        is_text = isinstance(value, ast.Constant) and isinstance(value.value, str)
        if is_text or isinstance(node, ast.Import | ast.ImportFrom):
            left_out.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    lines = enumerate(text.splitlines(), 1)
    return sum(bool(re.match(r"\s*[^\s#]", line)) and n not in left_out for n, line in lines)


def over_budget(features: Path) -> dict[str, tuple[int, int]]:
    """The features that have more code lines than their README allows, with both numbers."""
    over = {}
    for readme in sorted(features.glob("*/README.md")):
        (budget,) = BUDGET.findall(readme.read_text(encoding="utf-8"))
        lines = sum(map(code_lines, readme.parent.rglob("*.py")))
        if lines > int(budget.replace(",", "")):
            over[readme.parent.name] = lines, int(budget.replace(",", ""))
    return over


def test_every_feature_has_a_budget_and_keeps_it() -> None:
    features = PACKAGE / "features"
    assert over_budget(features) == {}
    readmes = [*features.glob("*/README.md")]
    assert {p.parent for p in readmes} == {p.parent for p in features.glob("*/__init__.py")}
    assert [p for p in readmes if len(p.read_text(encoding="utf-8").splitlines()) > 10] == []


def test_a_feature_over_its_budget_is_found(tmp_path: Path) -> None:
    feature = tmp_path / "story"
    feature.mkdir()
    (feature / "README.md").write_text("# Story\n\nBudget: 2 code lines.\n", encoding="utf-8")
    code = '"""What it is."""\n\nimport sys\n\nA = 1  # One.\n# Two.\nB = (\n'
    (feature / "page.py").write_text(f"{code})\n", encoding="utf-8")
    assert over_budget(tmp_path) == {"story": (3, 2)}


if __name__ == "__main__":
    over = over_budget(PACKAGE / "features")
    told = [f"{name}: {n} code lines, of {most}" for name, (n, most) in over.items()]
    sys.exit("\n".join(told) or None)
