"""How long a device with so many saved games takes: to start, to show its pages, to hide, and to
restore them all from a backup."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from statistics import median

from tessera.core.record import write_record
from tessera.core.record_reader import read_record
from tessera.games import find
from tessera.storage.backups.backup import Backup, take, write_backup
from tessera.storage.backups.restoring import Restoration
from tessera.storage.envelope import Envelope, wrap
from tessera.storage.journal import Journal
from tessera.storage.repository import Repository
from tessera.storage.revisions import GAME
from tessera.storage.saves import Saves
from tessera.storage.settings import Settings
from tessera.storage.write_queue import WriteQueue
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tessera_kit.fakes.tablet import Tablet

NOW = "2026-11-21T09:15:00Z"
NUMBERS = (10, 100, 1_000, 5_000)
FOLDER = Path(__file__).resolve().parents[2] / "tests" / "storage" / "golden"
GOLDEN = [read_record(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.txt"))]


def games(number: int) -> dict[str, str]:
    """The texts of so many saved games, half of them still going on."""
    texts = {}
    for n in range(number):
        record = GOLDEN[n % len(GOLDEN)]
        minute, hour = n % 60, n // 60 % 24
        record = replace(record, seed=f"s{n}", saved=f"2026-11-21T{hour:02}:{minute:02}:00Z")
        if n % 2:
            record = replace(record, result="", events=record.events[:-5], played=10)
        texts[f"{GAME}g{n}"] = wrap(Envelope(9, "aa", NOW, write_record(record)))
    return texts


def milliseconds(action: Callable[[], object]) -> float:
    """The median time of an action in milliseconds, of five."""
    found = []
    for _ in range(5):
        start = time.process_time()
        action()
        found.append(1000 * (time.process_time() - start))
    return median(found)


def restore(backup: Backup) -> dict[str, float]:
    """The milliseconds of restoring a backup once on a new device, and the number of
    transactions."""
    began = time.process_time()
    durable_store, store = FakeDurableStore(), FakeStore()
    journal, queue = Journal(store), WriteQueue(durable_store)
    saves = Saves(Repository(journal, queue, "aa", lambda: NOW), find)
    restoration = Restoration(backup, saves, Settings(journal, queue), find)
    while not restoration.is_done:
        while restoration.look():
            pass
        restoration.give(lambda: None)
    took = 1000 * (time.process_time() - began)
    return {"restore": took, "transactions": len(durable_store.transactions)}


def measure(number: int) -> dict[str, float]:
    texts = games(number)

    def start() -> Saves:
        stores = Journal(FakeStore(texts)), WriteQueue(FakeDurableStore(dict(texts)))
        return Saves(Repository(*stores, "aa", lambda: NOW), find)

    device = FakeDevice(texts)
    device.durable_store = FakeDurableStore(dict(texts))
    tablet = Tablet("#/", device=device)
    services = tablet.app.services

    def show(address: str) -> Callable[[], None]:
        def showing() -> None:
            services.saves._entries.clear()
            tablet.visit(address)
            tablet.app.draw()

        return showing

    backup = take(services.saves, services.settings)
    return {
        "launch": milliseconds(start),
        "menu": milliseconds(show("#/")),
        "list": milliseconds(show("#/saved")),
        "numbers": milliseconds(show("#/numbers")),
        "hiding": milliseconds(services.settle),
        "backup": milliseconds(lambda: write_backup(take(services.saves, services.settings))),
        **restore(backup),
    }


def main() -> None:
    found = {number: measure(number) for number in NUMBERS}
    print(f"{'milliseconds':14}" + "".join(f"{number:>8} games" for number in found))
    for name in found[NUMBERS[0]]:
        print(f"{name:14}" + "".join(f"{times[name]:>14.2f}" for times in found.values()))


if __name__ == "__main__":
    main()
