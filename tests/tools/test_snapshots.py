"""Snapshots that a device keeps, read under Node with a stand-in for the browser's cache."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from shutil import copytree

from tools.build import app_archive, packing
from tools.paths import DIST, PACKAGE, ROOT, STATIC

READ = """
process.on("unhandledRejection", () => process.exit(3));
globalThis.self = { name: "" };
if (!globalThis.navigator) globalThis.navigator = { userAgent: "Node" };
let kept, asked;
const match = async (key) => ((asked = key), kept);
const cache = { put: async (key, answer) => (kept = answer), match };
globalThis.caches = { open: async () => cache };
const { find, keep } = await import("./static/snapshots.mjs");
const memory = new Uint8Array(400_000).fill(7, 100_000, 120_000).fill(9, 300_000);
memory[5] = 1; // What Pyodide reads, before all else.
await keep(memory);
const about = kept.headers.get("about");
const whole = new Uint8Array(await kept.arrayBuffer());
const fallen = whole.slice().fill(0, 110_000, 110_512); // A disk loses such pieces.
const shorter = whole.subarray(9);
const moved = whole.slice();
moved.set(whole.subarray(100_352, 100_864), 5_120);
moved.set(whole.subarray(5_120, 5_632), 100_352);
const { size, runs, sum } = JSON.parse(about);
const odd = [null, [], { sum }, { sum, runs }, { sum, size, runs: 5 },
  { sum, size, runs: [[0, 1e9]] }, { sum, size: -1, runs }, { sum, size: 1e15, runs },
  { sum, size: 3e9, runs }].map((one) => [whole, JSON.stringify(one)]);
const wrong = [fallen, shorter, moved].map((bytes) => [bytes, about]);
const kinds = [[whole, about], ...wrong, [whole, "?"], ...odd];
for (const [bytes, told] of kinds) {
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
console.log(new URL(asked).searchParams.get("browser") === navigator.userAgent);
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
    whole, *wrong, undescribed = ran.stdout.splitlines()[:5]
    *odd, own = ran.stdout.splitlines()[5:]
    assert whole == "0,1,2"  # The very same bytes, in two parts.
    assert wrong == ["The snapshot is damaged."] * 3
    assert "is not valid JSON" in undescribed
    assert len(odd) == 9
    assert not [told for told in odd if re.match(r"-?\d,", told)]  # Each is refused.
    assert own == "true", "another browser's was asked for"


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


LAUNCH = """
import { readFileSync } from "node:fs";
const answer = (file) => new Response(file, { headers: { "Tessera-Unpacked": "yes" } });
const told = new Promise((go) => (globalThis.postMessage = go));
let kept;
const cache = { put: async (key, answer) => (kept = answer), match: async () => kept };
if (!globalThis.navigator) globalThis.navigator = { userAgent: "Node" };
Object.assign(globalThis, {
  self: { name: "" },
  location: { href: "file:///" },
  fetch: async (address) => answer(readFileSync(new URL(address.replace(".bin", "")))),
  caches: { open: async () => cache },
});
const { RUNTIME } = await import("./static/runtime.mjs");
RUNTIME.indexURL = "./runtime/pyodide/"; // Under Node Pyodide takes no address.
await import("./static/snapshot_maker.mjs");
console.log(await told);
const { constant, find } = await import("./static/snapshots.mjs");
const { loadPyodide } = await import("./runtime/pyodide/pyodide.mjs");
globalThis.document = { title: "this page" };
const python = await loadPyodide({ ...RUNTIME, ...(await find()) });
console.log(python.runPython(`
import sys
here = set(sys.modules)
import tessera.main
from tessera.browser import page
f"{page.document.title}, {page.NEAREST.block}, {len(set(sys.modules) - here)} to import"
`));
console.log(python.runPython("' '.join(sorted(here))"));
for (const value of [{ once: true }, document.constructor, new Map(), { document }]) {
  try {
    console.log(constant(value));
  } catch ({ name }) {
    console.log(name);
  }
}
"""
"""A worker makes a snapshot, and a page starts from it. Neither is one: Node has no `document`."""


def test_a_launch_finds_the_app_imported_and_its_own_page_in_it(
    shipped_runtime: Path, tmp_path: Path
) -> None:
    copytree(STATIC, tmp_path / "static")
    (tmp_path / "runtime").mkdir()
    (tmp_path / "runtime" / "pyodide").symlink_to(shipped_runtime)
    for part in ("tessera", "tessera_rest"):
        (packed,) = DIST.glob(f"{part}-*.zip{packing.SUFFIX}")
        (tmp_path / f"{part}.zip").write_bytes(packing.unpacked(packed))
    ran = subprocess.run(
        ["node", "--input-type=module", "--eval", LAUNCH],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    made, found, modules, *constants = ran.stdout.splitlines()
    assert made == "kept"
    assert found == "this page, nearest, 0 to import"
    ours = {app_archive.name_of(path) for path in PACKAGE.glob("browser/**/*.py")}
    names = {name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in ours}
    assert names - set(modules.split()) == set()
    assert constants == ["{ once: true }", "TypeError", "TypeError", "TypeError"]
