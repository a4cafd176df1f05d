"""Makes build/pyodide/: the published Pyodide without what Tessera can't reach.

The page and the tests inside Pyodide run the same interpreter. It is cut once, and again when
Pyodide, binaryen or this tool is another.
"""

import hashlib
import shutil
import subprocess
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, ROOT
from tools.runtime import wasm
from tools.runtime.loader import Loader

PUBLISHED = NODE_MODULES / "pyodide"
BINARYEN = NODE_MODULES / "binaryen"
CUT = BUILD / "pyodide"

LOADER, GLUE, MODULE = "pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"
AS_PUBLISHED = (LOADER, "python_stdlib.zip", "pyodide-lock.json")

# What Pyodide is compiled to. Named one by one, so that nothing newer is written, which an older
# browser would refuse.
FEATURES = (
    *("bulk-memory", "bulk-memory-opt", "exception-handling", "multivalue", "mutable-globals"),
    *("nontrapping-float-to-int", "reference-types", "sign-ext"),
)
PASSES = ("--remove-unused-module-elements",)


def ready() -> Path:
    """The folder of the cut Pyodide, which is made if it isn't there."""
    key, note = recipe(), CUT / "recipe"
    if not note.exists() or note.read_text(encoding="utf-8") != key:
        fresh = BUILD / "pyodide-fresh"
        shutil.rmtree(fresh, ignore_errors=True)
        fresh.mkdir(parents=True)
        make(fresh)
        (fresh / note.name).write_text(key, encoding="utf-8")
        shutil.rmtree(CUT, ignore_errors=True)
        fresh.rename(CUT)  # Whole or not at all.
    return CUT


def recipe() -> str:
    """A hash of all that the result depends on."""
    digest = hashlib.sha256()
    given = (PUBLISHED / name for name in (GLUE, MODULE, *AS_PUBLISHED))
    for path in (*given, BINARYEN / "package.json", *sorted(Path(__file__).parent.glob("*.py"))):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def make(out: Path) -> None:
    """Write the cut Pyodide into a folder."""
    for name in AS_PUBLISHED:
        shutil.copyfile(PUBLISHED / name, out / name)
    loader = Loader((PUBLISHED / GLUE).read_text(encoding="utf-8"))
    module = (PUBLISHED / MODULE).read_bytes()
    linked = {name for source, name in wasm.imports(module) if source.startswith("GOT.")}
    others = (PUBLISHED / LOADER).read_text(encoding="utf-8")
    kept = loader.used(wasm.exports(module), linked, others)
    (out / GLUE).write_text(loader.shortened(kept), encoding="utf-8")
    (out / MODULE).write_bytes(wasm.with_exports(module, kept))
    shrink(out / MODULE)


def shrink(module: Path) -> None:
    """Drop what nothing in the module reaches from its exports and tables."""
    features = [f"--enable-{name}" for name in FEATURES]
    tool = str(BINARYEN / "bin" / "wasm-opt")
    subprocess.run(
        ["node", tool, str(module), *features, *PASSES, "--output", str(module)],
        check=True,
        cwd=ROOT,
    )
