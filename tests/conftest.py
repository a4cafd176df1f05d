"""How Hypothesis chooses its examples: new ones every time at home, the same ones in CI."""

import os
import sys

from hypothesis import settings

settings.register_profile("home", deadline=None)
# A failure in CI must be there again when somebody looks at it.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
# Several times slower than CPython, and only asked whether both agree.
settings.register_profile("pyodide", settings.get_profile("ci"), max_examples=25)

if sys.platform == "emscripten":
    settings.load_profile("pyodide")
else:
    settings.load_profile("ci" if os.environ.get("CI") else "home")
