"""How fast the page starts, against PyScript and Pyodide as published: `make bench-start`.

Both pages come from one server, in one run, in turns, five times each, from navigation until Python
has drawn (Tessera) or runs at all (the plain page). A first visit has an empty profile; a later
launch follows once release and snapshot are kept. Times are medians in milliseconds, the ratios
what issues and promises are about: another machine has other times.
"""

from __future__ import annotations

import shutil
import sys
import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, cast

from tessera_kit.authoring.serve import HOST, server
from tools.measure import plain_page
from tools.measure.engines import Chromium, Engine, Firefox, WebKit, missing
from tools.paths import BUILD, DIST

ROUNDS = 5
ENGINES: dict[str, Callable[[], Engine]] = {
    "Chromium": Chromium,
    "Chromium, 4 times slower": partial(Chromium, slower=4),
    "Firefox": Firefox,
    "WebKitGTK": WebKit,
}

# Looks for the moment in the page itself: a question from outside takes its own time.
READY = """
const ready = () => document.body?.dataset.state === "ready";
while (!ready()) await new Promise((resolve) => setTimeout(resolve, 4));
const marks = Object.fromEntries(
  performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]));
const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
return { ready: marks["tessera ready"], paint: paint ?? null, marks,
  start: document.body.dataset.start ?? "plain" };
"""
KEPT = """
const snapshots = async () => {
  const name = (await caches.keys()).find((name) => name.includes("snapshot"));
  return name ? (await (await caches.open(name)).keys()).length : 0;
};
const kept = async () => document.body.hasAttribute("data-offline") && (await snapshots()) > 0;
for (let n = 0; n < 600 && !(await kept()); n += 1) await new Promise((go) => setTimeout(go, 100));
await new Promise((go) => setTimeout(go, 1500));
return kept();
"""
SLICES = (
    ("page, own modules and Pyodide's loader read", None, "tessera interpreter"),
    ("WebAssembly compiled, beside that snapshot and library read", "tessera interpreter",
     "tessera compiled"),
    ("memory restored", "tessera compiled", "tessera interpreter ready"),
    ("PyScript: the app's archive, its own Python modules", "tessera interpreter ready",
     "tessera main"),
    ("our own main: the first screen", "tessera main", "tessera ready"),
)  # fmt: skip


Launch = dict[str, Any]
"""When it was ready, when something was painted first (None where that isn't told), all marks, and
in Chromium the memory of one more launch, with a browser just begun."""
Visits = tuple[Launch, Launch]


def launch(engine: Engine, address: str) -> Launch:
    engine.open("about:blank")
    engine.open(address)
    return cast(Launch, engine.run(READY))


def measure(make: Callable[[], Engine], address: str, *, tessera: bool) -> Visits:
    """The first visit to a page and a later launch."""
    engine = make()
    try:
        first = launch(engine, address)
        if tessera:
            assert engine.run(KEPT), "release or snapshot are not kept"
        else:
            launch(engine, address)  # Whatever a browser learns about a page, it may.
        later = launch(engine, address)
        if isinstance(engine, Chromium):
            engine.restart()  # Or what earlier pages left in the process would count too.
            launch(engine, address)
            later["memory"] = engine.memory()
        return first, later
    finally:
        engine.close()


def table(name: str, ours: list[Visits], plain: list[Visits]) -> None:
    print(f"\n{name}\n{'':34}{'Tessera':>9}{'plain':>9}{'ratio':>8}")
    for visit, label in enumerate(("first visit", "later launch")):
        us = median(run[visit]["ready"] for run in ours)
        them = median(run[visit]["ready"] for run in plain)
        print(f"{label:34}{us:9.0f}{them:9.0f}{us / them:8.2f}")
        paints = [run[visit]["paint"] for run in ours if run[visit]["paint"] is not None]
        if paints:
            words, paint = "  first paint, against plain ready", median(paints)
            print(f"{words:34}{paint:9.0f}{them:9.0f}{paint / them:8.2f}")
    if "memory" in ours[0][1]:
        held = [median(run[1]["memory"] for run in runs) / 1e6 for runs in (ours, plain)]
        print(f"{'memory of the page, MB':34}{held[0]:9.0f}{held[1]:9.0f}{held[0] / held[1]:8.2f}")
    assert all(run[1]["start"] == "snapshot" for run in ours)
    print("  a later launch, slice by slice:")
    for label, start, end in SLICES:
        spent = [run[1]["marks"][end] - (run[1]["marks"][start] if start else 0) for run in ours]
        print(f"    {median(spent):7.0f}  {label}")


def main() -> None:
    root = BUILD / "bench-start"
    shutil.rmtree(root, ignore_errors=True)
    root.mkdir(parents=True)
    (root / "tessera").symlink_to(DIST)
    plain_page.write(root / "plain")
    chosen = sys.argv[1:] or list(ENGINES)
    with server(Path(root), port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        address = f"http://{HOST}:{httpd.server_port}"
        for name in chosen:
            lacks = missing(name.partition(",")[0])
            if lacks:
                print(f"\n{name}: {lacks}")
                continue
            ours, plain = [], []
            for _ in range(ROUNDS):
                ours.append(measure(ENGINES[name], f"{address}/tessera/", tessera=True))
                plain.append(measure(ENGINES[name], f"{address}/plain/", tessera=False))
            table(name, ours, plain)
        httpd.shutdown()


if __name__ == "__main__":
    main()
