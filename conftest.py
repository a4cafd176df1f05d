"""Puts the games in packages on the path of the tests, whichever lie under packs/; and what is
promised of games tells what it compared, which has to be said before anything imports it."""

import sys
from pathlib import Path

import pytest

pytest.register_assert_rewrite("tessera.testing")

# Inside Pyodide their built wheels are on it.
if sys.platform != "emscripten":
    sys.path[:0] = map(str, sorted(Path(__file__).parent.glob("packs/*/src")))
