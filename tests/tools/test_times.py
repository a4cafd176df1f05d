"""What `make test` runs, in which order, and that nothing is left out where something fails."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools.measure import times
from tools.paths import ROOT


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The parts that ran, together and in order; those with a "bad" in them fail."""
    found: list[list[str]] = []

    def run(parts: list[str], line: str) -> bool:
        found.append(parts)
        return "bad" not in parts

    monkeypatch.setattr(times, "run", run)
    return found


def test_parts_run_beside_each_other_and_after_each_other(ran: list[list[str]]) -> None:
    assert times.main(["check", "build", "then", "test-python"]) == 0
    assert ran == [["check", "build"], ["test-python"]]


def test_where_one_fails_the_others_run_and_the_whole_fails(ran: list[list[str]]) -> None:
    assert times.main(["check", "bad", "then", "test-python"]) == 1
    assert ran == [["check", "bad"], ["test-python"]]


def test_the_second_parts_wait_for_what_comes_meanwhile(
    ran: list[list[str]], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    there = tmp_path / "there"
    code = f"import time; time.sleep(.2); open({str(there)!r}, 'w')"
    monkeypatch.setenv("MEANWHILE", f'{sys.executable} -c "{code}"')
    assert times.main(["check"]) == 0
    assert there.exists()


def test_make_test_runs_every_part_that_has_a_budget() -> None:
    command = ["make", "--dry-run", "--no-print-directory", "test"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    words = said.replace("\\\n", " ").partition("times.py")[2].split()
    assert sorted(set(words) - {"then"}) == sorted(times.budget())
