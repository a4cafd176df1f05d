"""A check in a process of its own: what never comes to an end is found there, and named.

`python -m tessera.testing.limits NAME FOLDER PROMISE...` is that process. It prints a line before
each promise but those named; the folder may be "".
"""

import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread

from tessera.games import find
from tessera.testing.command import RANDOM_GAMES, check, verdict

LIMIT = 120
"""Seconds that a promise may take; the slowest takes ten on a slow machine."""
IMPORT = "the game can be imported"
BEGINS = "begins  "


def watched(
    name: str, folder: Path | None, *, limit: float = LIMIT, done: Iterable[str] = ()
) -> int:
    """Checks a game, as `command.check` does. 2 where there is none of this name."""
    broken, called = 0, [*done]
    while True:
        promise, counted = _watched(name, folder, called, limit)
        if not promise:
            return verdict(name, broken + counted) if counted >= 0 else 2
        print(f"BROKEN  {promise}\nno end after {limit:g} seconds: something never comes back\n")
        broken += 1 + counted
        if promise in (IMPORT, RANDOM_GAMES):
            return verdict(name, broken)
        called.append(promise)


def _watched(name: str, folder: Path | None, done: list[str], limit: float) -> tuple[str, int]:
    """The promise that didn't end, "" where all did, and how many were found broken; -1 where there
    was nothing to check."""
    command = [sys.executable, "-X", "utf8", "-m", __name__, name, str(folder or ""), *done]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as child:
        lines: Queue[str] = Queue()
        assert child.stdout
        Thread(target=_heard, args=(child.stdout, lines), daemon=True).start()
        at, broken = IMPORT, 0
        try:
            while line := lines.get(timeout=limit):
                at = line.removeprefix(BEGINS).strip() if line.startswith(BEGINS) else at
                broken += line.startswith("BROKEN ")
                done += [at] if line.startswith(("BROKEN ", "kept ")) else []
                if not line.startswith(BEGINS):
                    sys.stdout.write(line)
        except Empty:
            child.kill()
            return at, broken
        return ("", -1) if child.wait() == 2 else ("", broken)


def _heard(lines: Iterator[str], into: "Queue[str]") -> None:
    for line in lines:
        into.put(line)
    into.put("")


def main(name: str, folder: str, *done: str) -> int:
    """Imports the game and checks it."""
    game = find(name)
    if game is None:
        print(f"{name}: no such game", file=sys.stderr)
        return 2
    check(
        game,
        Path(folder) if folder else None,
        done=done,
        begins=lambda promise: print(f"{BEGINS}{promise}", flush=True),
    )
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
