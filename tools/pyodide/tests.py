"""Runs tests inside Pyodide: `node tools/pyodide/run.mjs tools/pyodide/tests.py one`.

The page runs a 32-bit Python on WebAssembly, newer than most machines' own. Tried there is what
could come out differently: numbers, chance, the order of sets, texts taken apart, compressed links,
catalogues, recursion, whole games. docs/tests.md says what is not, and why.
"""

import os
import sys
from itertools import chain
from pathlib import Path
from zipfile import ZipFile

import pytest

# Two halves that take about as long as each other, for two processors. What the other half names
# within a folder of this one is left to it.
HALVES = {
    # Counted trees, cases, recorded games, and one random game of each kind.
    "one": ("tests/contracts/test_every_game.py",),
    "two": (
        # Records and links of old.
        *("tests/storage/test_migrations.py", "tests/storage/links", "tests/core", "tests/i18n"),
        # Sums, and texts taken apart: what two devices must have alike.
        *("tests/post/test_throws.py", "tests/phones/test_codes.py"),
        *("tests/session/test_same_dice.py", "tests/screens/test_languages.py"),
    ),
}
# All that needs no browser, in `make test-long`.
WHOLE = {
    "one": (
        *("tests/games/tabula", "tests/contracts", "tests/storage"),
        *("tests/core", "tests/i18n", "tests/scene", "tests/phones"),
        # The command that verifies isn't in the archive.
        *(f"tests/post/test_{name}.py" for name in ("throws", "mixed_up", "not_believed")),
    ),
    "two": (
        *("tests/games", "tests/kit", "tests/screens", "tests/features"),
        *("tests/session", "tests/thinking"),
    ),
}

OPTIONS = [
    # The code under test is the archive's, which run.mjs put on the path.
    *("--override-ini", "pythonpath=."),
    *("-m", "not cpython_only"),
    # These two need what WebAssembly lacks: signals, and a second standard output.
    *("-p", "no:faulthandler"),
    "--capture=sys",
    # The cache belongs to the CPython run.
    *("-p", "no:cacheprovider"),
]


def of_half(halves: dict[str, tuple[str, ...]], half: str) -> list[str]:
    """The arguments for pytest for one of two halves: its paths, without those of the other
    half."""
    own = halves[half]
    within = (
        path for path in chain(*halves.values()) if any(path.startswith(f"{o}/") for o in own)
    )
    return [*own, *(f"--ignore={path}" for path in within)]


def add_the_packages(half: str) -> None:
    """Puts the built wheels on the path; for the second half without metadata, as in a page."""
    for wheel in sorted(Path("dist/packs").resolve().glob("*.whl")):
        if half == "one":  # Its contracts find installed games by their entry points.
            sys.path.append(str(wheel))
            continue
        with ZipFile(wheel) as packed:
            names = (name for name in packed.namelist() if ".dist-info/" not in name)
            packed.extractall("/packs", names)
    sys.path.append("/packs")


if __name__ == "__main__":
    half, *more = sys.argv[1:]
    add_the_packages(half)
    long = bool(os.environ.get("TESSERA_LONG"))
    chosen = of_half(WHOLE if long else HALVES, half)
    sys.exit(pytest.main([*OPTIONS, *more, *chosen]))
