"""Snapshots that a device keeps, read under Node with a stand-in for the browser's cache."""

from __future__ import annotations

import subprocess

from tools.paths import ROOT

READ = """
process.on("unhandledRejection", () => process.exit(3));
if (!globalThis.navigator) globalThis.navigator = { userAgent: "Node" };
const kept = { headers: { get: () => "?" }, arrayBuffer: async () => new ArrayBuffer(8) };
globalThis.caches = { open: async () => ({ match: async () => kept }) };
const { find } = await import("./static/snapshots.mjs");
const { bytes } = await find();
await new Promise((go) => setTimeout(go, 20));  // Pyodide loads other things first.
await bytes.catch((error) => console.log(error.name));
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
    assert (ran.returncode, ran.stdout) == (0, "SyntaxError\n"), ran.stderr
