"""Runs the pure tests inside Pyodide: `node tools/pyodide_run.mjs tools/pyodide_tests.py`.

The page runs a 32-bit Python on WebAssembly, newer than most machines' own. What passes in CPython
is therefore tried there as well.
"""

import sys
from pathlib import Path

import pytest

FOLDERS = (
    "contracts",
    "core",
    "games",
    "kit",
    "i18n",
    "scene",
    "screens",
    "session",
    "storage",
    "thinking",
)

OPTIONS = [
    # The code under test is the archive's, which pyodide_run.mjs put on the path.
    *("--override-ini", "pythonpath=."),
    *("-m", "not cpython_only"),
    # These two need what WebAssembly lacks: signals, and a second standard output.
    *("-p", "no:faulthandler"),
    "--capture=sys",
    # The cache belongs to the CPython run.
    *("-p", "no:cacheprovider"),
]

if __name__ == "__main__":
    found = [f"tests/{name}" for name in FOLDERS if Path("tests", name).is_dir()]
    sys.exit(pytest.main([*OPTIONS, *sys.argv[1:], *found]))
