"""What each part of the tests takes.

`make test-times` runs every part, one after the other, and prints for each the seconds that went by
and those of the processor, children included. It fails where a part fails. Seconds of the processor
count: on a machine that does something else besides, the others say little.
"""

import subprocess
import sys
from resource import RUSAGE_CHILDREN, getrusage
from time import monotonic

PARTS = ("check", "catalogues", "test-python", "test-pyodide", "test-browser", "test-engines")
"""Targets of make."""


def spent() -> float:
    """Seconds of the processor that ended children and theirs have taken so far."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def main() -> int:
    """The table, once all parts have run."""
    failed = []
    lines = [f"{'':14}{'seconds':>9}{'processor':>11}"]
    for part in PARTS:
        begun, before = monotonic(), spent()
        if subprocess.run(["make", part], check=False).returncode:
            failed.append(part)
        lines.append(f"{part:14}{monotonic() - begun:9.0f}{spent() - before:11.0f}")
    print("\n".join(lines))
    if failed:
        print("failed:", *failed)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
