"""Presses without a browser: the rules, the page and its changes, in Pyodide under Node."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from tools.measure.gate.cases import PRESSES, Case

SIDE = Path(__file__).with_name("side.py")
PATH = "import sys; sys.path[:0] = ['.', 'packs/ur/src', 'packs/rota/src']\n"


class Side:
    """A build that plays in a process of its own."""

    def __init__(self, build: Path) -> None:
        # Either build runs the same script; a checkout of before doesn't have it.
        script = build / "build" / "gate_side.py"
        script.write_text(PATH + SIDE.read_text(encoding="utf-8"), encoding="utf-8")
        self._process = subprocess.Popen(
            ["node", "tools/pyodide/run.mjs", "build/gate_side.py"],
            cwd=build,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, line: str = "") -> Any:
        """Sends a line and gives the answer."""
        assert self._process.stdin
        assert self._process.stdout
        print(line, file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def close(self) -> None:
        """Ends the process."""
        assert self._process.stdin
        print("end", file=self._process.stdin, flush=True)
        self._process.wait(60)


def in_node(builds: Sequence[Path], case: Case) -> Iterator[tuple[str, tuple[float, float]]]:
    """Each press of a case in both builds, in milliseconds with all that is drawn until it rests;
    and a drawing of the same page again."""
    with ExitStack() as opened:
        sides = [Side(build) for build in builds]
        for side in sides:
            opened.callback(side.close)
        done, deal = 0, 0
        while done < PRESSES:
            for side in sides:
                side.ask(f"{case.game} {case.people} {deal}")
            deal, before = deal + 1, done
            while done < PRESSES:
                order = sides if done % 2 else sides[::-1]
                answers = {side: side.ask() for side in order}
                if None in answers.values():
                    break
                (name, then), (same, now) = (answers[side] for side in sides)
                assert name == same, f"the builds play apart: {name}, {same}"
                done += name == case.last
                if deal > 1 or done > 3:  # The first presses make what is kept.
                    yield f"{case.name}: {name}", (then[0], now[0])
                    yield f"{case.name}: drawn again", (then[1], now[1])
            assert done > before, f"nothing to press: {case.name}"
