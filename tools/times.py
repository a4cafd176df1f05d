"""What each part of the tests takes, and whether that is still within its budget.

`make test-times` runs every part, one after the other, and prints for each the seconds that went by
and those of the processor, children included. It fails where a part fails, and where one takes half
as much again of the processor as its budget says. Seconds of the processor count: on a machine that
does something else besides, the others say little. The figures stand in docs/tests.md.
"""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from time import monotonic

BUDGET = {
    "check": 60,
    "catalogues": 5,
    "test-python": 400,
    "test-pyodide": 200,
    "test-browser": 900,
    "test-engines": 150,
}
"""Seconds of the processor for each target of make, counted on a machine that did nothing else."""
TOO_MUCH = 1.5


def spent() -> float:
    """Seconds of the processor that ended children and theirs have taken so far."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> int:
    """The table, a line for each part as it ends."""
    bad = []
    lines = [f"{'':14}{'seconds':>9}{'processor':>11}{'budget':>8}"]
    for target, budget in BUDGET.items():
        begun, before = monotonic(), spent()
        passed = subprocess.run(["make", target], check=False).returncode == 0
        took, worked = monotonic() - begun, spent() - before
        verdict = "" if passed else "  failed"
        if worked > TOO_MUCH * budget:
            verdict += "  too much"
        bad += [target] if verdict else []
        lines.append(f"{target:14}{took:9.0f}{worked:11.0f}{budget:8}{verdict}")
    print("\n".join(lines))
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
