"""What each part of the tests takes of the processor, held against its budget.

    make test-times                            each part by itself, one after the other
    python3 tools/measure/times.py check test-pyodide then test-python
                                               the first two at the same time, and then the third

Whatever fails, all else is tried. A command in the environment as `MEANWHILE` runs beside the first
parts, and all others wait for it: by it `.ci/run` brings the browsers.

Parts are targets of make, and `tests/budget.txt` says how many seconds of the processor each may
take, children included. Whoever takes half as much again has failed, even when all tests have
passed: a suite gets slower by a second at a time. Machines differ, and a busy one is slower than
one at rest. So a small loop is run again and again meanwhile, and where it takes longer than `LOOP`
says, that much longer the parts may take too. Where it takes less, nothing is asked for it: on one
machine it took two thirds of the time, and the tests a tenth more.
"""

import importlib
import os
import shlex
import subprocess
import sys
from functools import cache
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from statistics import median
from time import monotonic, process_time

ROOT = Path(__file__).resolve().parent.parent.parent
TOO_MUCH = 1.5
"""Times the budget; twice that where tests run that seldom do."""
LOOP = 0.022
"""Seconds of the processor that `loop` takes on the machine whose seconds these are."""
EVERY = 5.0
"""Seconds from one loop to the next."""
SLOWEST = ROOT / "build" / "slowest.txt"
"""Where tests/conftest.py writes the seconds of the longest tests of each part."""
LONGEST = 1200.0
"""Seconds after which parts are ended that hang; more on a machine that is slower."""


def budget() -> dict[str, float]:
    """The seconds of the processor that each part may take."""
    lines = (ROOT / "tests" / "budget.txt").read_text(encoding="utf-8").splitlines()
    return {part: float(seconds) for part, seconds in map(str.split, lines)}


def loop() -> float:
    """The seconds of the processor that a fixed piece of work takes here and now."""
    begun = process_time()
    found: dict[int, int] = {}
    for number in range(STEPS):
        # All over a memory that is too large for the fast one.
        found[number] = found.get(number * 7919 % STEPS, 0) + number
    return process_time() - begun


STEPS = 80_000


def spent() -> float:
    """The seconds of the processor that all ended child processes have taken."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def slowness(loops: list[float]) -> float:
    """The factor by which these loops took longer than on the machine of the budget; at least 1."""
    return max(1.0, median(loops) / LOOP)


def run(parts: list[str], line: str) -> bool:
    """Has make do these parts at the same time, and prints a line of times. Whether all succeeded
    within the budget."""
    before, begun, loops = spent(), monotonic(), [loop()]
    # The build is a part of its own, and all others want it.
    made = [] if "build" in parts else ["--old-file=build"]
    jobs = f"--jobs={len(parts)}"
    command = ["make", jobs, "--keep-going", "--no-print-directory", "--output-sync=target"]
    process = subprocess.Popen([*command, *made, *parts], cwd=ROOT)
    while process.poll() is None:
        try:
            process.wait(EVERY)
        except subprocess.TimeoutExpired:
            loops.append(loop())
            if (long := monotonic() - begun) > LONGEST * slowness(loops):
                print(f"Ended after {long:.0f} s: {' '.join(parts)}", flush=True)
                process.terminate()
    slower = slowness(loops)
    took = (spent() - before) / slower
    most = sum(budget()[part] for part in parts)
    limit = TOO_MUCH * most * (2 if seldom() else 1)
    values = (monotonic() - begun, took, took / most, most, slower)
    print(line.format(" ".join(parts), *values), flush=True)
    if took > limit:
        print(f"More than {limit / most:.1f} times what tests/budget.txt has for it.", flush=True)
    return process.returncode == 0 and took <= limit


@cache
def seldom() -> list[str]:
    """The groups of tests that run although they seldom do: something has changed."""
    sys.path.append(str(ROOT))
    groups = importlib.import_module("tests.seldom")
    return [*filter(groups.is_due, groups.GROUPS)]


def slowest(number: int = 10) -> list[str]:
    """The longest tests of all parts, with their seconds."""
    lines = SLOWEST.read_text(encoding="utf-8").splitlines() if SLOWEST.exists() else []
    return sorted(lines, key=lambda line: -float(line.split()[0]))[:number]


def main(words: list[str]) -> int:
    """0 if every part succeeds within its budget, else 1. The parts between two "then" run at the
    same time."""
    line = "{:40}{:9.0f} s{:9.0f} of the processor, {:.0%} of {:.0f} (slower by {:.2f})"
    phases = [group.split() for group in " ".join(words).split(" then ")]
    meanwhile = shlex.split(os.environ.pop("MEANWHILE", ""))
    beside = subprocess.Popen(meanwhile, cwd=ROOT) if meanwhile else None
    failed: list[str] = []
    seldom()  # As things are now.
    SLOWEST.unlink(missing_ok=True)
    for parts in phases if words else [[part] for part in budget()]:
        # All of them, also where one has failed.
        if not run(parts, line):
            failed += parts
        if beside:
            beside.wait()
    if seldom():
        print("Run as well, since they have not passed as things are:", *seldom())
    for told in ("What took longest, in seconds:", *slowest()):
        print(told)
    if failed:
        print("failed:", *failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
