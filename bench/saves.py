"""How long a device with 500 saved games takes to start and to list them, against one with one."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.storage.backup import take, write_backup
from tessera.storage.envelope import Envelope, wrap
from tessera.storage.journal import Journal
from tessera.storage.repository import Repository
from tessera.storage.revisions import GAME
from tessera.storage.saves import Saves
from tessera.storage.write_queue import WriteQueue
from tessera.testing.fakes.device import StandIn
from tessera.testing.fakes.stores import Drawer, Notebook
from tessera.testing.fakes.tablet import Tablet

NOW = "2026-11-21T09:15:00Z"
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "storage" / "golden"
GOLDEN = [read_record(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.txt"))]


def games(number: int) -> dict[str, str]:
    """So many games as they are stored, half of them still going on."""
    texts = {}
    for n in range(number):
        record = GOLDEN[n % len(GOLDEN)]
        minute, hour = n % 60, n // 60
        record = replace(record, seed=f"s{n}", saved=f"2026-11-21T{hour:02}:{minute:02}:00Z")
        if n % 2:
            record = replace(record, result="", events=record.events[:-5], played=10)
        texts[f"{GAME}g{n}"] = wrap(Envelope(9, "aa", NOW, write_record(record)))
    return texts


def milliseconds(action: Callable[[], object]) -> float:
    """The median of a few."""
    times = []
    for _ in range(7):
        start = time.perf_counter()
        action()
        times.append(1000 * (time.perf_counter() - start))
    return median(times)


def measure(number: int) -> dict[str, float]:
    texts = games(number)

    def start() -> Saves:
        return Saves(
            Repository(
                Journal(Drawer(texts)), WriteQueue(Notebook(dict(texts))), "aa", lambda: NOW
            ),
            find,
        )

    device = StandIn(texts)
    device.durable_store = Notebook(dict(texts))
    tablet = Tablet("#/", device=device)
    services = tablet.app.services

    def open_list() -> None:
        services.saves._entries.clear()
        tablet.visit("#/saved")
        tablet.app.draw()

    def open_menu() -> None:
        services.saves._entries.clear()
        tablet.visit("#/")
        tablet.app.draw()

    def open_numbers() -> None:
        services.saves._entries.clear()
        tablet.visit("#/numbers")
        tablet.app.draw()

    return {
        "start": milliseconds(start),
        "menu": milliseconds(open_menu),
        "list": milliseconds(open_list),
        "numbers": milliseconds(open_numbers),
        "backup": milliseconds(lambda: write_backup(take(services.saves, services.settings))),
    }


def main() -> None:
    one, many = measure(1), measure(500)
    print(f"{'':10}{'1 game':>12}{'500 games':>12}{'more':>10}")
    for name, before in one.items():
        print(f"{name:10}{before:9.2f} ms{many[name]:9.2f} ms{many[name] - before:7.1f} ms")


if __name__ == "__main__":
    main()
