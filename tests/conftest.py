"""How Hypothesis chooses its examples (new ones every time at home, the same ones in CI), and the
example game, which stands among the others."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests.every_game import example_in_the_menu as in_the_menu

settings.register_profile("home", deadline=None)
# A failure in CI must be there again when somebody looks at it.
settings.register_profile("ci", deadline=None, derandomize=True, database=None, print_blob=True)
# Several times slower than CPython, and only asked whether both agree.
settings.register_profile("pyodide", settings.get_profile("ci"), max_examples=25)

if sys.platform == "emscripten":
    settings.load_profile("pyodide")
else:
    settings.load_profile("ci" if os.environ.get("CI") else "home")


@pytest.fixture(scope="module")
def example_in_the_menu() -> Iterator[None]:
    """The app finds the example as well."""
    with in_the_menu():
        yield
