"""The list of faults, planted.toml, as values."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

LIST = Path(__file__).with_name("planted.toml")
BROWSER = "tests/browser/"
"""Where the tests stand that need the site built."""


@dataclass(frozen=True)
class Fault:
    """A slip that people would suffer from, and the tests that should find it."""

    kind: str
    name: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...]

    @property
    def in_browser(self) -> bool:
        """Whether one of its tests needs the site built."""
        return any(test.startswith(BROWSER) for test in self.tests)

    def outdated(self, root: Path) -> str:
        """What of it is no longer so in this tree; empty while it can be planted there."""
        path = root / self.file
        if not path.is_file():
            return f"there is no {self.file}"
        times = path.read_text(encoding="utf-8").count(self.old)
        return "" if times == 1 else f"its old text stands {times} times in {self.file}"


def faults() -> list[Fault]:
    """All of them, in the order of the list."""
    kinds = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return [
        Fault(
            kind,
            fault["name"],
            fault["file"],
            fault["old"].strip("\n"),
            fault["new"].strip("\n"),
            tuple(fault["tests"]),
        )
        for kind, listed in kinds.items()
        for fault in listed
    ]
