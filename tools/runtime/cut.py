"""Makes build/pyodide/: the published Pyodide without what Tessera can't reach.

The page and the tests inside Pyodide run the same interpreter. It is cut once, and again when
Pyodide, binaryen or this tool is another. `make build RUNTIME=whole` ships it as published instead,
to compare.
"""

import hashlib
import os
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.runtime import (
    Unexpected,
    builtin_modules,
    east_asia,
    frozen,
    parts,
    restore,
    tables,
    wasm,
)
from tools.runtime.left_out import PARTS, Part
from tools.runtime.loader import Loader
from tools.runtime.program import Program

PUBLISHED = NODE_MODULES / "pyodide"
BINARYEN, ACORN = NODE_MODULES / "binaryen", NODE_MODULES / "acorn"
SHAKE = Path(__file__).parent / "shake.mjs"
CUT = BUILD / "pyodide"

LOADER, GLUE, MODULE = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
NAMES = "character_names.bin"
"""Of characters, for who asks for them (tools/runtime/tables.py)."""
AS_PUBLISHED = (LOADER, "python_stdlib.zip", "pyodide-lock.json")

PYSCRIPT = sorted((NODE_MODULES / "@pyscript" / "core" / "dist").glob("core-*.js"))
"""Scripts that reach into Pyodide's own."""

# What Pyodide is compiled to. Named one by one, so that nothing newer is written, which an older
# browser would refuse.
FEATURES = (
    *("bulk-memory", "bulk-memory-opt", "exception-handling", "multivalue", "mutable-globals"),
    *("nontrapping-float-to-int", "reference-types", "sign-ext"),
)
# Memory shared with a thread that sleeps: for Node's keyboard. A page may not wait like that, and
# browsers warn of it. Waiting on nothing fails, which the same code takes for an answer.
SHARED = "new Int32Array(new WebAssembly.Memory({shared:!0,initial:1,maximum:1}).buffer)"
PASSES = ("--remove-unused-module-elements",)


WHOLE = os.environ.get("RUNTIME") == "whole"


def ready() -> Path:
    """The folder of the cut Pyodide, which is made if it isn't there."""
    key, note = recipe(), CUT / "recipe"
    if not note.exists() or note.read_text(encoding="utf-8") != key:
        fresh = BUILD / "pyodide-fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        (copy if WHOLE else make)(fresh)
        (fresh / note.name).write_text(key, encoding="utf-8")
        shutil.rmtree(CUT, ignore_errors=True)
        fresh.rename(CUT)  # Whole or not at all.
    return CUT


def recipe() -> str:
    """A hash of all that the result depends on."""
    digest = hashlib.sha256(b"whole" if WHOLE else b"cut")
    given = (PUBLISHED / name for name in (GLUE, MODULE, *AS_PUBLISHED))
    tools = (BINARYEN / "package.json", ACORN / "package.json")
    ours = sorted(
        path for path in Path(__file__).parent.iterdir() if path.suffix in (".py", ".mjs")
    )
    for path in (*given, *PYSCRIPT, *tools, *ours):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def copy(out: Path) -> None:
    """Write the published Pyodide into a folder."""
    for name in (GLUE, MODULE, *AS_PUBLISHED):
        shutil.copyfile(PUBLISHED / name, out / name)
    (out / NAMES).write_bytes(b"")  # They are in their places.


def make(out: Path) -> None:
    """Write the cut Pyodide into a folder."""
    for name in AS_PUBLISHED:
        shutil.copyfile(PUBLISHED / name, out / name)
    loader = Loader((PUBLISHED / GLUE).read_text(encoding="utf-8"))
    module = (PUBLISHED / MODULE).read_bytes()
    linked = {name for source, name, _ in wasm.imports(module) if source.startswith("GOT.")}
    others = (PUBLISHED / LOADER).read_text(encoding="utf-8")
    exports = loader.used(wasm.exports(module), linked, others)
    (out / GLUE).write_text(loader.shortened(exports), encoding="utf-8")
    program = Program(without_parts(module, exports, PARTS))
    empty, names = tables.to_empty(program, exports)
    (out / NAMES).write_bytes(names)
    smaller = program.written([*empty, *frozen.shorten(program, PUBLISHED)])
    (out / MODULE).write_bytes(wasm.with_exports(smaller, exports))
    shrink(out / MODULE)
    shake(out / GLUE, [out / LOADER, *PYSCRIPT], out / MODULE)
    glue = at_once(unshared((out / GLUE).read_text(encoding="utf-8")))
    born = len(Program((out / MODULE).read_bytes()).memory)
    (out / GLUE).write_text(restore.by_parts(glue, born), encoding="utf-8")


def without_parts(module: bytes, exports: list[wasm.Export], left_out: Iterable[Part]) -> bytes:
    """The module without anything that leads to these parts."""
    program = Program(module)
    stretches = parts.located(program, left_out)
    gone = parts.entries(program, stretches)
    for stretch in stretches:
        gone |= {builtin_modules.remove(program, name) for name in stretch.part.modules}
    alive = program.alive(exports, gone)
    parts.check(program, stretches, alive)
    empty = [
        piece
        for stretch in stretches
        if stretch.part.tables
        for piece in east_asia.stretches(program, stretch.functions, alive)
    ]
    trap = min(program.table[entry] for entry in gone if program.table[entry] not in alive)
    for entry in gone:
        program.table[entry] = trap
    return program.written(empty, trap)


def unshared(glue: str) -> str:
    """The JavaScript without memory that is shared with a thread."""
    if glue.count(SHARED) != 1:
        raise Unexpected("Pyodide shares memory in another way")
    return glue.replace(SHARED, "null")


def at_once(glue: str) -> str:
    """The JavaScript, whose one function browsers compile while the file comes. They leave one
    aside that isn't called where it is written, and compile it on the page's own thread then;
    brackets tell Chromium that it will be called."""
    named, last = "async function _createPyodideModule(", "}export default _createPyodideModule;"
    if glue.count(named) != 1 or glue.count(last) != 1:
        raise Unexpected("Pyodide's JavaScript is no single function")
    return glue.replace(named, f"export default ({named}").replace(last, "});")


def shrink(module: Path) -> None:
    """Drops everything in the module that its exports and tables don't reach."""
    features = [f"--enable-{name}" for name in FEATURES]
    tool = str(BINARYEN / "bin" / "wasm-opt")
    subprocess.run(
        ["node", tool, str(module), *features, *PASSES, "--output", str(module)],
        check=True,
        cwd=ROOT,
    )


def shake(glue: Path, others: list[Path], module: Path) -> None:
    """Drops everything in the JavaScript that neither it nor other scripts use."""
    imported = [name for _, name, _ in wasm.imports(module.read_bytes())]
    command = ["node", str(SHAKE), str(glue), ",".join(map(str, others)), *imported]
    subprocess.run(command, check=True, cwd=ROOT)
