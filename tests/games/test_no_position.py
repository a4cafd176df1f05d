"""Whatever is no position is refused: each game has a table of parts that are otherwise."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tessera.core.rules import Illegal
from tessera.games import find
from tessera_kit.cases import Case, read_cases
from tests.games.cases import position

CASES = [
    (path.parents[1].name, case)
    for path in sorted(Path(__file__).parent.glob("*/rules/no_position.txt"))
    for case in read_cases(path)
]


@pytest.mark.parametrize(
    ("game", "case", "line"),
    [
        pytest.param(game, case, line.text, id=f"{game}:{line.number} {line.text}")
        for game, case in CASES
        for line in case.lines
    ],
)
def test_what_is_otherwise_is_unreadable(game: str, case: Case, line: str) -> None:
    found, good = find(game), position(case)
    assert found
    assert found.rules.write_position(found.rules.read_position(good)) == good
    part, _, instead = line.partition(" → ")
    text = good.replace(json.loads(part), json.loads(instead), 1)
    assert text.strip() != good.strip()
    with pytest.raises(Illegal, match="unreadable"):
        found.rules.read_position(text)
