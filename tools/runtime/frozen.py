"""The modules that the interpreter has frozen inside, compiled as the shipped library is: without
docstrings, and knowing lines but no columns.

The published Pyodide compiles them, from the sources in its own library.
"""

import json
import subprocess
from pathlib import Path

from tools.paths import ROOT
from tools.runtime import Unexpected
from tools.runtime.program import Program

START = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "FOLDER/pyodide.mjs";
const env = { HOME: "/", PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const python = await loadPyodide({ env });
console.log(python.runPython(readFileSync("PROGRAM", "utf8")));
"""
COMPILE = Path(__file__).parent / "compile_frozen.py"


def shorten(program: Program, published: Path) -> list[tuple[int, int]]:
    """Writes each frozen module anew where it was. The stretches of memory that are left over."""
    left = []
    for before, after in _compiled(published):
        address = program.memory.find(before)
        places = program.places(address)
        rows = [place for place in places if program.word(place + 4) == len(before)]
        if not rows or len(after) > len(before):
            raise Unexpected(f"a frozen module of {len(before)} bytes isn't in a list, or grows")
        program.put(address, after)
        for row in rows:
            program.put(row + 4, len(after).to_bytes(4, "little"))
        left.append((address + len(after), address + len(before)))
    return left


def _compiled(published: Path) -> list[tuple[bytes, bytes]]:
    """The bytes of each module as they are frozen, and as they will be."""
    code = START.replace("FOLDER", published.as_posix()).replace("PROGRAM", COMPILE.as_posix())
    command = ["node", "--input-type=module", "--eval", code]
    done = subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    pairs = json.loads(done.stdout)
    return [(bytes.fromhex(before), bytes.fromhex(after)) for before, after in pairs]
