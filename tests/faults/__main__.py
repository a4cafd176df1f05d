"""Plants the faults of planted.toml and sees each of them found, two at a time.

    PYTHONPATH=src python -m tests.faults            all of them
    PYTHONPATH=src python -m tests.faults NAME       one, by its name or a part of it

First the tests that should find them must pass as the tree is. Then each fault is planted, and one
of its tests must fail: not stop at an import or in a fixture, which any change could bring about.
It all happens in copies, one for each worker, so that whatever interrupts it leaves the tree as it
was. What needs the site built runs in one of them alone, after all else.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue
from resource import RUSAGE_CHILDREN, getrusage
from time import monotonic

from tests.faults.planted import BROWSER, Fault, faults
from tools.paths import BUILD, NODE_MODULES, ROOT

MADE = {".git", ".venv", "node_modules", "build", "dist"}
"""What of the tree's own folder isn't copied."""
CACHES = shutil.ignore_patterns("__pycache__", ".*_cache", ".hypothesis")
WORKERS = 2
ONE_TEST = 300
"""Seconds after which a test has failed: some faults are loops without an end."""


def left_out(folder: str, names: list[str]) -> set[str]:
    """What isn't copied of a folder; `tools/build/` is."""
    made = MADE & {*names} if Path(folder) == ROOT else set()
    return CACHES(folder, names) | made


class Copy:
    """The tree in another folder, where faults are planted."""

    def __init__(self, root: Path, *, browser: bool) -> None:
        self.root = root
        shutil.copytree(ROOT, root, ignore=left_out, symlinks=True)
        (root / "node_modules").symlink_to(NODE_MODULES.resolve())
        if browser:
            shutil.copytree(BUILD, root / "build")

    def python(self, *words: str) -> subprocess.CompletedProcess[str]:
        """What Python says in the copy."""
        # Hypothesis and the walks try the same examples every time.
        environment = {**os.environ, "PYTHONPATH": "src", "CI": "1", "COLUMNS": "400"}
        return subprocess.run(
            [sys.executable, "-m", *words],
            cwd=self.root,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def test(self, *selected: str, workers: int = 0) -> tuple[list[str], str]:
        """Which tests failed, with the reason, and what went wrong besides."""
        words = ["-q", "-x", "--tb=no", "-p", "no:cacheprovider", "--timeout", f"{ONE_TEST}"]
        if any(part.startswith(BROWSER) for part in selected):
            built = self.python("tools.build")
            if built.returncode:
                return [], built.stderr
            words += ["--reruns", "1"]  # As in `make test-browser`: what fails once proves nothing.
        words += ["-n", f"{workers}"] if workers else []
        done = self.python("pytest", *words, *selected)
        lines = done.stdout.splitlines()
        failed = [line.removeprefix("FAILED ") for line in lines if line.startswith("FAILED ")]
        sound = done.returncode in (0, 1) and not any(line.startswith("ERROR ") for line in lines)
        return failed, "" if sound else done.stdout[-2000:] + done.stderr[-2000:]

    def plant(self, fault: Fault) -> tuple[list[str], str]:
        """Which tests find the fault, and what went wrong besides."""
        if wrong := fault.outdated(self.root):
            return [], wrong
        path = self.root / fault.file
        sound = path.read_text(encoding="utf-8")
        path.write_text(sound.replace(fault.old, fault.new), encoding="utf-8")
        try:
            return self.test(*fault.tests)
        finally:
            path.write_text(sound, encoding="utf-8")


def spent() -> float:
    """Seconds of the processor that ended children and theirs have taken so far."""
    usage = getrusage(RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def look_for(fault: Fault, copies: Queue[Copy]) -> tuple[Fault, str]:
    """Plants a fault in a copy that is free: by what it was found, "" if it was missed."""
    copy, at = copies.get(), monotonic()
    try:
        found, wrong = copy.plant(fault)
    finally:
        copies.put(copy)
    first = found[0].partition(" - ")[0] if found and not wrong else ""
    outcome = f"found by {first}" if first else f"MISSED {wrong}"
    print(f"{monotonic() - at:6.1f}  {fault.kind}: {fault.name}: {outcome}", flush=True)
    return fault, first


def main(wanted: str) -> int:
    """Plants the faults whose names have this in them."""
    chosen = [fault for fault in faults() if wanted in fault.name]
    if not chosen:
        print(f"no fault is called {wanted!r}")
        return 2
    begun = monotonic()
    tests = dict.fromkeys(test for fault in chosen for test in fault.tests)
    built = [fault for fault in chosen if fault.in_browser]
    others = [fault for fault in chosen if not fault.in_browser]
    with tempfile.TemporaryDirectory(prefix="tessera-faults-") as folder:
        first = Copy(Path(folder, "first"), browser=bool(built))
        failed, wrong = first.test(*tests, workers=WORKERS)
        if failed or wrong:
            print("fails without any fault:", *failed, wrong)
            return 1
        print(f"{monotonic() - begun:6.1f}  all these tests pass without a fault", flush=True)
        copies: Queue[Copy] = Queue()
        copies.put(first)
        for number in range(1, min(WORKERS, len(others))):
            copies.put(Copy(Path(folder, f"{number}"), browser=False))
        with ThreadPoolExecutor(WORKERS) as pool:
            done = [*pool.map(lambda fault: look_for(fault, copies), others)]
        only: Queue[Copy] = Queue()
        only.put(first)
        done += [look_for(fault, only) for fault in built]
    missed = [fault.name for fault, found in done if not found]
    print(f"{len(chosen) - len(missed)} of {len(chosen)} found in {monotonic() - begun:.0f} s,",
          f"{spent():.0f} s of the processor")  # fmt: skip
    for name in missed:
        print("missed:", name)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(" ".join(sys.argv[1:])))
