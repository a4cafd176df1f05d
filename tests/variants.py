"""Games that somebody may make of the example: one without options, and one whose computers have
nothing to go by. Each is the example's folders with a few places changed, as whoever copies it
would change them."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.paths import EXAMPLES

TESTS = Path(__file__).parent
EXAMPLE = EXAMPLES / "one_card"
OF_ITS_TESTS = TESTS / "games" / "one_card"
KEPT = {".py", ".txt", ".md", ".end"}

Changes = dict[str, str]
"""What takes the place of whatever matches a pattern, wherever it stands in the folders."""

NO_OPTIONS: Changes = {
    r'\(Option\("wins", .*\),\)$': "()",
    r'\bself\.setup\["wins"\] == "highest"': "True",
    r'\bstate\.setup\["wins"\]': '"highest"',
    r"^OPTIONS = \{$(.|\n)*?^\}$": "OPTIONS: dict[str, tuple[str, str]] = {}",
    # Positions of the perft table and of a case, and what was agreed in the recorded games.
    r" wins=lowest$": "",
    r"^option wins .*\n": "",
    r"^won 1 by lowest: 3$": "won 2 by highest: 5",
    r"^winners 1\nreason lowest\nshown 2$": "winners 2\nreason highest\nshown 6",
}
NOTHING_CLEVER: Changes = {
    r'^BOTS = \{"easy": cowardly, "normal": counting\}$': 'BOTS = {"normal": uniform}',
    r"^(from tessera\.kit\.bot import .*)$": r"\1, uniform",
    r'^    "easy": N_\(.*\n': "",
}
VARIANTS = {"no_options": NO_OPTIONS, "nothing_clever": NOTHING_CLEVER}

_MADE = TemporaryDirectory()
GAMES, THEIR_TESTS = Path(_MADE.name) / "games", Path(_MADE.name) / "tests"


def make() -> None:
    """Writes all of them into a folder that goes with this process."""
    for name, changes in VARIANTS.items():
        used = _copy(EXAMPLE, GAMES / name, name, changes)
        used |= _copy(OF_ITS_TESTS, THEIR_TESTS / name, name, changes)
        assert used == changes.keys(), "a variant changes what the example doesn't say"


def _copy(source: Path, target: Path, name: str, changes: Changes) -> set[str]:
    """Copies a folder with the changes; those that there was a place for."""
    used = set()
    for path in source.rglob("*"):
        if path.suffix not in KEPT:
            continue
        text = path.read_text(encoding="utf-8").replace("one_card", name)
        for pattern, new in changes.items():
            text, count = re.subn(pattern, new, text, flags=re.MULTILINE)
            used |= {pattern} if count else set()
        there = target / path.relative_to(source)
        there.parent.mkdir(parents=True, exist_ok=True)
        there.write_text(text, encoding="utf-8")
    return used
