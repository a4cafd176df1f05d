"""Whether anything costs more than in the build of commit 404d2976: `make gate`.

    python -m tools.measure.gate                    Node, Chromium four times slower, and starts
    python -m tools.measure.gate --only node        one of node, chromium, starts, firefox, analysis
    python -m tools.measure.gate --cases sequence   one game, or a case: "sequence, late"
    python -m tools.measure.gate --then FOLDER      a checkout that was built, not 404d2976

Both builds play the same deal, and each press of one follows the same press of the other at once,
in changing order. A ratio is the median over these pairs; its spread is the standard error of that
median. A row is printed as it comes, marked "dearer" where its ratio lies above 1 by more than
LIMIT and twice the spread; then the exit status is 1. Times are of the processor, of the page's own
thread in Chromium and of the process in Node: they hardly depend on what else the machine does.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from statistics import median

from tools.measure.gate.cases import CASES, Case
from tools.measure.gate.node import in_node
from tools.measure.gate.page import in_chromium, in_firefox, starts
from tools.measure.gate.tasks import analyses
from tools.paths import BUILD, ROOT

COMMIT = "404d29769726de02929ff8ac6877a184e45c674a"
THEN = BUILD / "then"
LIMIT = 0.03
"""Two equal builds may differ by so much."""
Pair = tuple[float, float]
"""What one press took in the first build and in the other."""
Measured = Iterator[tuple[str, Pair]]
PARTS: dict[str, Callable[[Sequence[Path], Case], Measured]] = {
    "node": in_node,
    "chromium": in_chromium,
    "firefox": in_firefox,
}


def built() -> Path:
    """A checkout of the commit, built once and kept."""
    if not (THEN / "dist" / "index.html").exists():
        tell(f"building {COMMIT[:8]} in {THEN.relative_to(ROOT)}, once")
        if not THEN.exists():
            run("git", "worktree", "add", "--force", "--detach", str(THEN), COMMIT)
        run("make", "--directory", str(THEN), "build", "build/pyodide-site/.ready")
    return THEN


def run(*command: str) -> None:
    """Runs a command; what it says is shown only where it fails."""
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")


def spread(ratios: Sequence[float]) -> float:
    """The standard error of the median of these ratios, by their middle half."""
    ordered = sorted(ratios)
    quarter = len(ordered) // 4
    middle = ordered[-1 - quarter] - ordered[quarter]
    return 0.93 * middle / sqrt(len(ordered))


def judged(name: str, pairs: Sequence[Pair]) -> bool:
    """Prints a row; whether it is dearer than in the first build."""
    ratios = [now / then for then, now in pairs]
    ratio, off = median(ratios), spread(ratios)
    dearer = ratio - 1 > max(LIMIT, 2 * off)
    times = "".join(f"{median(times):9.1f}" for times in zip(*pairs, strict=True))
    tell(f"{name:44}{times}{len(pairs):6}{ratio:8.3f} ±{off:.3f}{'   dearer' if dearer else ''}")
    return dearer


def tell(line: str) -> None:
    """Prints a line and flushes it, so that it can be read at once."""
    print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="gate", description=__doc__.splitlines()[0])
    usual = ["node", "chromium", "starts"]
    parser.add_argument("--only", nargs="+", choices=[*PARTS, "starts", "analysis"], default=usual)
    names = sorted({name for case in CASES for name in (case.game, case.name)})
    parser.add_argument("--cases", nargs="+", choices=names, default=names, metavar="CASE")
    parser.add_argument("--then", type=Path, help="a checkout that was built")
    given = parser.parse_args()
    builds = (given.then.resolve() if given.then else built(), ROOT)
    dearer = False
    for part in given.only:
        tell(f"\n{part}\n{'':44}{'then':>9}{'now':>9}{'pairs':>6}{'ratio':>8}")
        if part == "starts":
            groups = [starts(builds)]
        elif part == "analysis":
            groups = [analyses(builds)]
        else:
            chosen = [case for case in CASES if {case.game, case.name} & {*given.cases}]
            groups = [PARTS[part](builds, case) for case in chosen]
        for measured in groups:
            pairs: dict[str, list[Pair]] = defaultdict(list)
            for name, pair in measured:
                pairs[name].append(pair)
            for name, taken in pairs.items():
                dearer |= judged(name, taken)
    sys.exit(dearer)


if __name__ == "__main__":
    main()
