"""A check in a process of its own: what never comes to an end is found there, and named.

`python -m tessera_kit.limits NAME FOLDER WISHES PROMISE...` is that process. It prints a line
before each promise but those named; the folder may be "". NAME=MODULE is a game that isn't
installed. Wishes are those of `command.Wishes`, as JSON.
"""

import json
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import NamedTuple

from tessera.games import INSTALLED, find
from tessera_kit.command import OF_BOTS, Wishes, check, title_of, verdict
from tessera_kit.promises.one_file import fault_in
from tessera_kit.told import told

LIMIT = 120
"""Seconds that a promise may take; the slowest takes ten on a slow machine."""
IMPORT = "the game can be imported"
BEGINS, APART = "begins  ", "  "
"""What a line begins with that names a promise, behind the part that it belongs to."""
ALL = "all were called"
"""What begins when nothing else is to be called."""
NO_GAME, NOTHING = "no such game", 2
"""In words, and as what the process comes to."""


class Stop(NamedTuple):
    """The end of a process: the promise it was at, the reason, and the number of broken
    promises."""

    promise: str
    """The one that was called last."""
    why: str
    """Why the others weren't called; "" where all were."""
    broken: int
    """How many promises were found broken before."""


def watched(
    name: str,
    folder: Path | None,
    *,
    wishes: Wishes = Wishes(release=True),  # noqa: B008 - it never changes
    limit: float = LIMIT,
    done: Iterable[str] = (),
) -> int:
    """Checks a game as `command.check` does, in a process with a time limit. 0 if all promises are
    kept, 1 if not, 2 for an unknown game."""
    stop, title = _watched(name, folder, wishes, [*done], limit), name.partition("=")[0]
    if stop.why == NO_GAME:
        return NOTHING
    if stop.why:
        print(f"BROKEN  {title_of(stop.promise)}\n{stop.why}\n")
    return verdict(title, stop.broken + bool(stop.why))


def _watched(name: str, folder: Path | None, wishes: Wishes, done: list[str], limit: float) -> Stop:
    """Calls all promises except those in `done`, until something never comes back."""
    arguments = [name, str(folder or ""), json.dumps(wishes), *done]
    command = [sys.executable, "-X", "utf8", "-m", __name__, *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as child:
        lines: Queue[str] = Queue()
        assert child.stdout
        Thread(target=_heard, args=(child.stdout, lines), daemon=True).start()
        part, at, broken = "", IMPORT, 0
        try:
            while line := lines.get(timeout=limit):
                if line.startswith(BEGINS):
                    part, _, at = line.removeprefix(BEGINS).rstrip().partition(APART)
                    continue
                broken += line.startswith("BROKEN ")
                sys.stdout.write(line)
        except Empty:
            child.kill()
            return Stop(at, _no_end(part, limit), broken)
        if child.wait() == NOTHING and at == IMPORT:
            return Stop(at, NO_GAME, broken)
        return Stop(at, "" if at == ALL else f"it ends Python ({child.returncode})", broken)


def _no_end(part: str, limit: float) -> str:
    """The sentence on a promise of that part that took too long."""
    why = f"no end after {limit:g} seconds: something never comes back"
    if part != OF_BOTS:
        return why
    return f"{why}, or a computer thinks for long. `value` of a game in one file answers at once"


def _heard(lines: Iterator[str], into: "Queue[str]") -> None:
    for line in lines:
        into.put(line)
    into.put("")


def main(name: str, folder: str, wished: str, *done: str) -> int:
    """Imports the game and checks it."""
    wishes = Wishes(*json.loads(wished))
    name, _, module = name.partition("=")
    if module:
        INSTALLED[name] = module
    try:
        game = find(name)
    except Exception as error:
        words = "" if wishes.traceback else fault_in(INSTALLED.get(name, ""))
        words = words or told(error, whole=wishes.traceback)
        print(f"BROKEN  {IMPORT}\n{words}\n", flush=True)
        _begin("", ALL)
        return 0
    if game is None:
        print(f"{name}: {NO_GAME}", file=sys.stderr)
        return NOTHING
    check(game, Path(folder) if folder else None, wishes=wishes, done=done, begins=_begin)
    _begin("", ALL)
    return 0


def _begin(part: str, promise: str) -> None:
    print(f"{BEGINS}{part}{APART}{promise}", flush=True)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
