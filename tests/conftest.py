"""How Hypothesis chooses its examples (new ones every time at home, the same ones in CI), and the
example game, which stands among the others."""

import os
import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from hypothesis import settings

from tests import seldom
from tests.effort import PYODIDE, part
from tests.every_game import example_in_the_menu as in_the_menu
from tools.paths import BUILD

settings.register_profile("home", deadline=None, max_examples=part(100, every=8 if PYODIDE else 6))
# A failure in CI must be there again when somebody looks at it.
settings.register_profile(
    "ci",
    settings.get_profile("home"),
    derandomize=True,
    database=None,
    print_blob=True,
)
settings.load_profile("ci" if PYODIDE or os.environ.get("CI") else "home")


# What make runs of a part is all of it, so what has passed there need not run again; what a test
# runs in a copy of the tree is not.
WHOLE = bool(os.environ.pop("WHOLE_PART", ""))
OUTCOMES: defaultdict[str, set[str]] = defaultdict(set)
"""The outcomes in each group of what seldom runs."""


def pytest_configure() -> None:
    if WHOLE:
        for group in seldom.GROUPS:
            seldom.sum_of(group)  # As it is now, whatever is changed meanwhile.


def group_of(item: pytest.Item) -> str | None:
    """The group of what seldom runs that a test belongs to."""
    group = seldom.group_of(item.nodeid, getattr(item, "originalname", item.name))
    if group and not item.get_closest_marker("seldom"):
        item.add_marker(pytest.mark.seldom(group))
    mark = item.get_closest_marker("seldom")
    return str(mark.args[0]) if mark else None


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skips what depends on nothing that has changed since it passed."""
    for item in items:
        if group := group_of(item):
            item.user_properties.append(("seldom", group))
            if not seldom.is_due(group):
                item.add_marker(pytest.mark.skip(reason=f"{group}: nothing has changed"))


@pytest.fixture(scope="module")
def example_in_the_menu() -> Iterator[None]:
    """The app finds the example as well."""
    with in_the_menu():
        yield


RERUNS = BUILD / "reruns.txt"
"""All second tries on this machine, the latest last."""
SLOWEST = BUILD / "slowest.txt"
"""What took longest in the parts of `make test`, which prints it at its end."""
TOOK: Counter[str] = Counter()
FIRST_TRIES: list[pytest.TestReport] = []


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.outcome == "rerun":
        FIRST_TRIES.append(report)
    TOOK[report.nodeid] += report.duration  # type: ignore[assignment]
    for _, group in (each for each in report.user_properties if each[0] == "seldom"):
        OUTCOMES[str(group)].add(report.outcome)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Writes the first tries of tests that were tried again, the longest tests of a whole part, and
    which groups need not run again."""
    # pytest-rerunfailures only names them.
    for report in FIRST_TRIES:
        terminalreporter.section(f"first try of {report.nodeid}")
        terminalreporter.write_line(report.longreprtext)
        last = report.longreprtext.strip().rpartition("\n")[2]
        seeds = re.findall(r"seed\W+\w+", report.longreprtext + report.capstdout)
        known = ", ".join(dict.fromkeys(seeds)) or "no seed"
        with RERUNS.open("a", encoding="utf-8") as file:
            file.write(f"{datetime.now(UTC):%F %T}  {report.nodeid}  ({known})  {last}\n")
    if WHOLE:
        with SLOWEST.open("a", encoding="utf-8") as file:
            file.writelines(f"{took:7.1f}  {test}\n" for test, took in TOOK.most_common(10))
        seldom.keep(
            group for group, outcomes in OUTCOMES.items() if outcomes <= {"passed", "rerun"}
        )
