"""After a fatal error Python says where it was, and no more: whose files are nearest to it."""

from __future__ import annotations

import json
import subprocess

from tools.paths import ROOT

BLAMED = """
globalThis.self = { name: "" };
if (!globalThis.navigator) globalThis.navigator = { userAgent: "Node" };
const { blamed } = await import("./static/runtime.mjs");
const added = {
  "tessera_rota-1.0-py3-none-any.whl": { game: "rota", titles: {} },
  "tessera_ur-1.0-py3-none-any.whl": { game: "ur", titles: {} },
};
const told = JSON.parse(process.argv[1]).map((stack) => blamed(stack, added)?.game ?? "");
console.log(JSON.stringify(told));
"""
HEAD = "Stack (most recent call first):"
OURS = '  File "tessera.zip/tessera/screens/app.py", line 12 in draw'
ROTA = '  File "/home/pyodide/tessera_rota-1.0-py3-none-any.whl/tessera_rota/view.py", line 9 in go'
UR = '  File "/home/pyodide/tessera_ur-1.0-py3-none-any.whl/tessera_ur/view.py", line 9 in go'
STACKS = {
    (ROTA, OURS): "rota",
    (OURS, UR, OURS): "ur",
    (OURS, ROTA, UR): "rota",
    (OURS, OURS): "",
    (): "",
}


def test_what_stopped_python_blames_the_game_whose_files_are_nearest() -> None:
    stacks = ["\n".join((HEAD, *lines)) for lines in STACKS]
    ran = subprocess.run(
        ["node", "--input-type=module", "--eval", BLAMED, json.dumps(stacks)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout) == [*STACKS.values()]
