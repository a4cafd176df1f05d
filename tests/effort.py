"""How many examples are tried: a part of them every day, all of them in `make test-long`.

A part is other examples of the same claim, never another claim, and never none.
"""

import os
import sys

LONG = bool(os.environ.get("TESSERA_LONG"))
PYODIDE = sys.platform == "emscripten"


def part(whole: int, every: int = 3) -> int:
    """How many of `whole` examples are tried in this run; one of `every` on every day.

    Pyodide is only asked whether it agrees with CPython, so a quarter is enough there, or
    what is tried every day if that is less, also in the long run.
    """
    return max(1, whole // (max(4, every) if PYODIDE else 1 if LONG else every))
