"""Puts the games in packages on the path of the tests, whichever lie under packs/."""

import sys
from pathlib import Path

# Inside Pyodide their built wheels are on it.
if sys.platform != "emscripten":
    sys.path[:0] = map(str, sorted(Path(__file__).parent.glob("packs/*/src")))
