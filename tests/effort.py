"""How many examples are tried: a part of them every day, all of them in `make test-long`.

A part is other examples of the same claim, never another claim, and never none.
"""

import os
import sys

LONG = bool(os.environ.get("TESSERA_LONG"))
PYODIDE = sys.platform == "emscripten"


def part(whole: int) -> int:
    """How many of `whole` examples are tried in this run.

    Pyodide is only asked whether it agrees with CPython, so a quarter is enough there, also in the
    long run.
    """
    return max(1, whole // (4 if PYODIDE else 1 if LONG else 3))
