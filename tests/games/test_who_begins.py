"""Who throws or draws next for who begins, and who does begin: each game has a table of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tessera.core.setup import Setup
from tessera.games import find

TABLES = sorted(Path(__file__).parent.glob("*/rules/who_begins.txt"))
LINES = [
    (path.parents[1].name, line)
    for path in TABLES
    for line in path.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
"""For each game lines like `3 players: 25 11 66 → seat 3: to throw`: what each throws or draws, and
what is awaited then."""
LINE = re.compile(r"(\d+) players?((?: \w+=\w+)*): (.*)→ (.*)")


def event(word: str) -> str:
    """As records have it: `roll 2 5` for `25`, `card 9C` for `9C`."""
    return f"roll {' '.join(word)}" if word.isdecimal() else f"card {word}"


@pytest.mark.parametrize(("game", "line"), LINES)
def test_who_is_next_or_begins(game: str, line: str) -> None:
    found, parts = find(game), LINE.fullmatch(line)
    assert found
    assert parts
    rules, players = found.rules, int(parts[1])
    agreed = {**dict(rules.standard_setup(players).options)}
    agreed |= dict(word.split("=") for word in parts[2].split())
    state = rules.new(rules.checked_setup(Setup(players, tuple(agreed.items()))))
    for word in parts[3].split():
        state = rules.apply(state, rules.read(event(word)))
    assert rules.write_position(state).splitlines()[-1] == parts[4]
