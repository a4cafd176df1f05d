"""Both halves of the tests inside Pyodide together are what one run would be."""

from __future__ import annotations

from collections import Counter

import pytest

from tools.paths import ROOT
from tools.pyodide.tests import HALVES, WHOLE, of_half


@pytest.mark.parametrize("halves", [HALVES, WHOLE], ids=["every day", "whole"])
def test_no_file_is_in_both_halves_and_none_in_neither(halves: dict[str, tuple[str, ...]]) -> None:
    files = Counter(file for half in halves for file in collected(of_half(halves, half)))
    assert files.most_common(1)[0][1] == 1
    assert files.keys() == collected([path for paths in halves.values() for path in paths])


def collected(arguments: list[str]) -> set[str]:
    """The files that have tests which these arguments choose, by their names alone."""
    ignored = [part.removeprefix("--ignore=") for part in arguments if part.startswith("--ignore")]
    chosen = [ROOT / part for part in arguments if not part.startswith("--")]
    left = [ROOT / part for part in ignored]
    found = {
        path
        for place in chosen
        for path in ([place] if place.is_file() else place.rglob("test_*.py"))
        if not any(path == other or other in path.parents for other in left)
    }
    return {path.relative_to(ROOT).as_posix() for path in found}
