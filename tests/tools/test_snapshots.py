"""Snapshots that a device keeps, read under Node with a stand-in for the browser's cache."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.paths import ROOT

READ = """
process.on("unhandledRejection", () => process.exit(3));
globalThis.self = { name: "" };
if (!globalThis.navigator) globalThis.navigator = { userAgent: "Node" };
let kept;
const cache = { put: async (key, answer) => (kept = answer), match: async () => kept };
globalThis.caches = { open: async () => cache };
const { find, keep } = await import("./static/snapshots.mjs");
const memory = new Uint8Array(400_000).fill(7, 100_000, 120_000).fill(9, 300_000);
memory[5] = 1; // What Pyodide reads, before all else.
await keep(memory);
const about = kept.headers.get("about");
const whole = new Uint8Array(await kept.arrayBuffer());
const fallen = whole.slice().fill(0, 110_000, 110_512); // A disk loses such pieces.
const shorter = whole.subarray(9);
for (const [bytes, told] of [[whole, about], [fallen, about], [shorter, about], [whole, "?"]]) {
  kept = new Response(bytes, { headers: { about: told } });
  const found = await find();
  await new Promise((go) => setTimeout(go, 20));  // Pyodide loads other things first.
  const compare = (read) => {
    const again = new Uint8Array(read.byteLength);
    for (const { from, bytes } of read.parts) again.set(bytes, from);
    return [Buffer.compare(again, memory), new Uint8Array(read)[5], read.parts.length].join();
  };
  console.log(await found._loadSnapshot.then(compare, (error) => error.message));
}
"""


def test_damage_is_told_to_whoever_asks_for_the_bytes_and_alarms_nobody_before() -> None:
    # What nobody hears of is taken for a fault of the page, which then says that it can't start.
    ran = subprocess.run(
        ["node", "--input-type=module", "--eval", READ],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    whole, fallen, shorter, undescribed = ran.stdout.splitlines()
    assert whole == "0,1,2"  # The very same bytes, in two parts.
    assert fallen == shorter == "The snapshot is damaged."
    assert "is not valid JSON" in undescribed


KEEP = """
import { loadPyodide } from "RUNTIME/pyodide.mjs";
globalThis.self = { name: "" };
if (!globalThis.navigator) globalThis.navigator = { userAgent: "Node" };
let kept;
const cache = { put: async (key, answer) => (kept = answer), match: async () => kept };
globalThis.caches = { open: async () => cache };
const { find, keep } = await import("./static/snapshots.mjs");
const python = await loadPyodide({ indexURL: "RUNTIME/", _makeSnapshot: true });
python.runPython("grown = bytearray(GROWN)");
const snapshot = python.makeMemorySnapshot();
try {
  await keep(snapshot);
} catch (error) {
  console.log(error.name, kept ?? "nothing kept");
}
const bytes = kept ? (await find())._loadSnapshot : snapshot;
try {
  const again = await loadPyodide({ indexURL: "RUNTIME/", _loadSnapshot: bytes });
  console.log("restored", again.runPython("len(grown)"));
} catch (error) {
  console.log("not restored");
}
"""


def made(runtime: Path, grown: int) -> str:
    """What comes of a snapshot whose interpreter holds so many bytes more."""
    code = KEEP.replace("RUNTIME", runtime.as_posix()).replace("GROWN", str(grown))
    ran = subprocess.run(
        ["node", "--input-type=module", "--eval", code],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout


def test_a_snapshot_of_as_much_as_python_begins_with_is_kept_and_restored(
    shipped_runtime: Path,
) -> None:
    assert made(shipped_runtime, 1_000) == "restored 1000\n"


def test_one_that_has_grown_could_not_be_restored_and_is_not_kept(shipped_runtime: Path) -> None:
    assert made(shipped_runtime, 30_000_000) == "RangeError nothing kept\nnot restored\n"
