"""How Hypothesis chooses its examples (new ones every time at home, the same ones in CI), and the
example game, which stands among the others."""

import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

from tests import seldom
from tests.effort import PYODIDE, part
from tests.every_game import example_in_the_menu as in_the_menu

settings.register_profile("home", deadline=None, max_examples=part(100, every=8 if PYODIDE else 3))
# A failure in CI must be there again when somebody looks at it.
settings.register_profile(
    "ci",
    settings.get_profile("home"),
    derandomize=True,
    database=None,
    print_blob=True,
)
settings.load_profile("ci" if PYODIDE or os.environ.get("CI") else "home")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips what depends on nothing that has changed since it passed."""
    for item in items:
        for mark in item.iter_markers("seldom"):
            if not seldom.is_due(mark.args[0]):
                item.add_marker(pytest.mark.skip(reason=f"{mark.args[0]}: nothing has changed"))


@pytest.fixture(scope="module")
def example_in_the_menu() -> Iterator[None]:
    """The app finds the example as well."""
    with in_the_menu():
        yield


FIRST_TRIES: list[pytest.TestReport] = []


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.outcome == "rerun":
        FIRST_TRIES.append(report)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Why a test was tried again. pytest-rerunfailures only names it."""
    for report in FIRST_TRIES:
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
