"""How Hypothesis chooses its examples: new ones every time at home, the same ones in CI."""

import os

from hypothesis import settings

from tests.effort import PYODIDE, part

settings.register_profile("home", deadline=None, max_examples=part(100))
# A failure in CI must be there again when somebody looks at it.
settings.register_profile(
    "ci",
    settings.get_profile("home"),
    derandomize=True,
    database=None,
    print_blob=True,
)
settings.load_profile("ci" if PYODIDE or os.environ.get("CI") else "home")
