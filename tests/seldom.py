"""Tests of what seldom changes. They run where anything that they depend on is another than when
they last passed, and always in `make test-long` and before a release.

    make test-seldom

runs them whole and notes the sums in `tests/seldom.sums`, to be committed. Where a sum is an old
one, its tests run every time: that costs seconds, and hides nothing.
"""

from __future__ import annotations

import hashlib
import os
import sys
from functools import cache
from pathlib import Path

from tests.effort import LONG
from tools.paths import ROOT

SUMS = Path(__file__).with_name("seldom.sums")
# A release is a tag, which GitHub tells of its run.
ALWAYS = LONG or os.environ.get("GITHUB_REF_TYPE") == "tag"

CUT = ("tools/runtime/*", "package-lock.json")
BUILD = "tools/build"
CHANGED = "games/sequence_dice/view"
"""What CONTRIBUTING.md has somebody change first."""
EXAMPLES = ("css", "md", "po", "py", "svg", "txt")
PACKED = (f"{BUILD}/bytecode.py", f"{BUILD}/compile_zip.py", "tools/pyodide/run.mjs")
GROUPS = {
    "added": (
        *(f"{BUILD}/**/*.py", "tools/messages.py", "index.html", "src/tessera/i18n/__init__.py"),
        *("src/tessera/games/__init__.py", "src/tessera/screens/menu/*.py"),
        *(f"src/tessera_kit/authoring/**/*.{kind}" for kind in EXAMPLES),
        *("tests/browser/copies.py", "tests/browser/launch/test_additions.py"),
    ),
    "authoring": (
        *(f"src/tessera_kit/authoring/**/*.{kind}" for kind in EXAMPLES),
        *("src/tessera_kit/**/*.py", "src/tessera/__main__.py", "src/tessera/__init__.py"),
        *("pyproject.toml", "packs/rota/pyproject.toml", "tests/authoring/*.py"),
        "src/tessera_plain/*",
    ),
    # What CONTRIBUTING.md has somebody touch, beside the cases; what they touch breaks is in it.
    "changes": (
        *("CONTRIBUTING.md", "tests/tools/source/test_three_changes.py", "tests/screens/games.py"),
        *("src/tessera/games/sequence_dice/rules/*.py", "tests/games/sequence_dice/cases/*.txt"),
        *("src/tessera/screens/table/*.py", "src/tessera/screens/table/parts/*.py"),
        *("src/tessera/screens/settings/*.py", "src/tessera/storage/settings/*.py"),
        *("tests/screens/test_settings.py", "src/tessera_kit/promises/cases.py"),
    ),
    "runtime": (*CUT, "tests/tools/runtime/*.py"),
    "archive": (*CUT, *PACKED, f"{BUILD}/archive.py", "tests/tools/build/test_archive.py"),
    "installer": (
        *(*CUT, *PACKED, f"{BUILD}/packing.py", f"{BUILD}/packs/*.py"),
        *(f"{BUILD}/wheels.py", "tools/requirements-wheels.txt", "packs/*/pyproject.toml"),
        *("tests/tools/conftest.py", "tests/tools/build/test_packs.py"),
        "src/tessera/browser/added/installing.py",
    ),
    # The example itself is played by tests that always run, under another name.
    "told": (
        *("CONTRIBUTING.md", "docs/new-game.md", "Makefile", "pyproject.toml", "tools/messages.py"),
        *(f"src/tessera_kit/authoring/**/*.{kind}" for kind in EXAMPLES),
        *("tests/games/one_card/**/*.py", "tests/games/one_card/**/*.txt"),
        *(f"src/tessera/{CHANGED}/texts.py", f"tests/{CHANGED}/*.py", "src/tessera/__main__.py"),
        *("src/tessera_kit/*.py", "src/tessera_kit/cli/*.py"),
        "tests/tools/source/test_typed_as_told.py",
    ),
}
"""What the tests marked `seldom` with one of these names depend on."""


@cache
def sum_of(group: str) -> str:
    """One sum for all files of a group, with their names."""
    digest = hashlib.sha256()
    for path in sorted({path for part in GROUPS[group] for path in ROOT.glob(part)}):
        if path.is_file():
            digest.update(f"{path.relative_to(ROOT).as_posix()}\n".encode() + path.read_bytes())
    return digest.hexdigest()


@cache
def noted() -> dict[str, str]:
    """The sums with which the tests passed, by group."""
    return dict(line.split() for line in SUMS.read_text(encoding="utf-8").splitlines())


def is_due(group: str) -> bool:
    """Whether the tests of a group have to run."""
    return ALWAYS or noted().get(group) != sum_of(group)


def note() -> None:
    """Writes that all have passed as things are."""
    lines = [f"{group} {sum_of(group)}\n" for group in sorted(GROUPS)]
    SUMS.write_text("".join(lines), encoding="utf-8")


if __name__ == "__main__":
    note()
    sys.stdout.write(SUMS.read_text(encoding="utf-8"))
