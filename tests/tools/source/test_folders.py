"""No folder has more files than a person takes in at a glance: what grows is parted by trade."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tools.paths import ROOT

MOST = 20
OURS = ("src", "tools", "tests", "static", "lab/bench", "lab/strength", "lab/train", "packs")


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
