"""Copies the parts of the npm packages that the page needs, and no others."""

import json
import re
import shutil
from pathlib import Path

from tools.build import app_archive, bytecode, packing
from tools.paths import NODE_MODULES
from tools.runtime import cut

PYSCRIPT = NODE_MODULES / "@pyscript" / "core" / "dist"
PYODIDE = NODE_MODULES / "pyodide"

# Of the chunks that PyScript imports on demand, a plain <script type="py"> with a JSON file needs
# this one, which is loaded even to be told to keep quiet. The rest is a parser, editors, terminals,
# games and MicroPython.
ON_DEMAND = {"error"}

STATIC_IMPORT = re.compile(r'\bfrom"\./([\w.-]+\.js)"')
DYNAMIC_IMPORT = re.compile(r'\bimport\("\./(([\w-]+?)-[\w-]{8}\.js)"\)')

TEXT = r"""(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')"""
MODULES = re.compile(rf"""\{{pyscript:\{{((?:"[\w.]+":{TEXT},?)+)\}}\}}""")
"""The Python modules in PyScript's script."""
FOLDERS = re.compile(r'((\w+)="@pyscript\.fs",[^;]{1,80}?=)new \w+\(\2\)')
"""The database of folders of the device. A page of ours has none."""
PACKAGES = re.compile(r"new \w+\(`\$\{\w+\}@\$\{\w+\}`\)")
"""The database of packages that were loaded, in the page and in a worker: another for each release,
and none is ever deleted."""
NOT_KEPT = "Object.assign(new Map,{sync:async()=>{},close:async()=>{}})"
CHANGED = "// Changed: its Python modules come with the app, as bytecode; it opens no database.\n"

SOURCE_MAP = re.compile(r"//# sourceMappingURL=\S+\s*$")

PYODIDE_FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")


def pyscript_chunks() -> list[str]:
    """The names of PyScript's files, found by following the imports from core.js.

    The names hold hashes that change with every version, so they are looked up, never listed.
    """
    found: set[str] = set()
    waiting = ["core.js"]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        code = (PYSCRIPT / name).read_text(encoding="utf-8")
        waiting += STATIC_IMPORT.findall(code)
        waiting += [chunk for chunk, stem in DYNAMIC_IMPORT.findall(code) if stem in ON_DEMAND]
    return sorted(found)


def copy_pyscript(out: Path) -> None:
    out.mkdir(parents=True)
    for name in pyscript_chunks():
        copy_script(PYSCRIPT / name, out / name)
    (core,) = out.glob("core-*.js")
    code = without_databases(without_modules(core.read_text(encoding="utf-8")))
    core.write_text(CHANGED + code, encoding="utf-8")


def without_modules(code: str) -> str:
    """PyScript's script without its Python modules. Python would have to read them from a text and
    write them as files at every start; they come in the app's archive
    (tools/build/app_archive.py)."""
    (found,) = MODULES.finditer(code)
    names = set(re.findall(rf'"([\w.]+)":{TEXT}', found[1]))
    if names != {path.name for path in app_archive.PYSCRIPT_SOURCE.glob("pyscript/*.py")}:
        raise ValueError(f"PyScript has other modules in its script: {sorted(names)}")
    return code[: found.start()] + "{}" + code[found.end() :]


def without_databases(code: str) -> str:
    """PyScript's script without its own databases, which it opens at every start. In a browser that
    denies a page all stores they kept it from starting."""
    code, folders = FOLDERS.subn(r"\1null", code)
    code, packages = PACKAGES.subn(NOT_KEPT, code)
    if (folders, packages) != (1, 2):
        raise ValueError("PyScript opens its databases in another way")
    return code


def copy_script(source: Path, target: Path) -> None:
    """Copies a script without the name of its source map, which isn't shipped."""
    code = SOURCE_MAP.sub("", source.read_text(encoding="utf-8"))
    target.write_text(code, encoding="utf-8")


def copy_pyodide(out: Path) -> None:
    """Copies the interpreter, with a lock file that names no package: Tessera ships none."""
    out.mkdir(parents=True)
    interpreter = cut.ready()
    copy_script(interpreter / "pyodide.mjs", out / "pyodide.mjs")
    for name in ("pyodide.asm.mjs", "pyodide.asm.wasm"):
        shutil.copyfile(interpreter / name, out / name)
    bytecode.standard_library(out / "python_stdlib.zip")
    for name in ("pyodide.asm.wasm", "python_stdlib.zip"):
        packing.pack(out / name)
    published = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    # Pyodide compares "info" with its own version when it starts.
    lock = {"info": published["info"], "packages": {}}
    (out / "pyodide-lock.json").write_text(json.dumps(lock) + "\n", encoding="utf-8")


def copy_whole_pyodide(out: Path) -> None:
    """Copies the files in which the published Pyodide differs from the cut one, for pages where the
    cut one came to a fatal error."""
    out.mkdir(parents=True)
    copy_script(PYODIDE / "pyodide.asm.mjs", out / "pyodide.asm.mjs")
    shutil.copyfile(PYODIDE / "pyodide.asm.wasm", out / "pyodide.asm.wasm")
    packing.pack(out / "pyodide.asm.wasm")


def copy_decoder(out: Path) -> None:
    """Copies the decoder of QR codes for browsers that have none."""
    out.mkdir(parents=True)
    for name in ("decode.js", "index.js"):
        copy_script(NODE_MODULES / "qr" / name, out / name)
