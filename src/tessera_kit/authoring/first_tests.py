"""The first tests of a project: what its rules come to as they are."""

from pathlib import Path
from typing import Any

from tessera.core.rules import Rules
from tessera.games import find
from tessera_kit.authoring.project import project_in
from tessera_kit.cases import INDENT
from tessera_kit.golden import path_in, write_golden
from tessera_kit.perft import perft
from tessera_kit.promises.cases import expected_of
from tessera_kit.recording import write

CASES_HEAD = "# What the rules say, case by case: `tessera_kit.cases` explains the lines.\n\n"
BEGINNING = "The beginning"
FEW = 2000
"""Ways to play on from which counting one event further takes a second, and not a minute."""


def write_tests(home: Path) -> None:
    """Writes a perft table, a case of the beginning, and games that must open for ever. Files that
    are there stay as they are."""
    project, tests = project_in(home), home / "tests"
    project.use()
    game = find(project.name)
    assert game is not None
    rules, players = game.rules, game.rules.players[0]
    start = rules.new(rules.standard_setup(players))
    write_lacking(tests / "perft.txt", _counted(rules, start))
    write_lacking(tests / "cases" / "rules.txt", CASES_HEAD + _beginning(rules, start))
    if not (tests / "recorded").exists():
        write(game, tests, "first", players, "luck", [])
    write_golden(game, path_in(tests, game))


def write_lacking(path: Path, text: str) -> None:
    """Writes a file, with its folder, where there is none of its name."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _counted(rules: Rules[Any, Any], start: Any) -> str:
    """A perft table of the beginning."""
    counts: list[int] = []
    while len(counts) < 3 and (not counts or 0 < counts[-1] < FEW):
        counts.append(perft(rules, start, len(counts) + 1))
    counted = " ".join(map(str, counts))
    return "\n".join((BEGINNING, rules.write_position(start), f"counts {counted}", ""))


def _beginning(rules: Rules[Any, Any], start: Any) -> str:
    """A case of the beginning, to be followed by others."""
    position = [f"{INDENT}{line}" for line in rules.write_position(start).split("\n")]
    return "\n".join((BEGINNING, *position, expected_of(rules, start), ""))
