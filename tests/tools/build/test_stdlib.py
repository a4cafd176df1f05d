"""The trimmed standard library has all that the app and PyScript import."""

import ast
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

from tools.build.app_archive import members

# The interpreter as a page starts it: from dist/, with dist/'s library.
TRY = """
import { loadPyodide } from "FOLDER/pyodide.mjs";
const python = await loadPyodide({ indexURL: "FOLDER/" });
const told = python.runPython(`
import _imp, importlib, json
failed = {}
for name in json.loads('NAMES'):
    try:
        importlib.import_module(name)
    except ImportError as error:
        failed[name] = str(error)
json.dumps([failed, _imp._frozen_module_names()])
`);
console.log(told);
"""


def imported(path: Path) -> Iterator[str]:
    """Every module that a source names, within functions too."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def test_nothing_that_is_imported_is_left_out_or_there_twice(shipped_runtime: Path) -> None:
    sources = [path for path in members(set()) if path.suffix == ".py"]
    names = {name for path in sources for name in imported(path)}
    names = {name for name in names if name.partition(".")[0] in sys.stdlib_module_names}
    names -= {"importlib.metadata"}  # tessera.games does without where it is missing.
    assert {"asyncio", "json", "html", "gettext"} <= names
    code = TRY.replace("FOLDER", shipped_runtime.as_posix())
    code = code.replace("NAMES", json.dumps(sorted(names)))
    answer = subprocess.run(
        ["node", "--input-type=module", "--eval", code], capture_output=True, text=True, check=True
    )
    failed, frozen = json.loads(answer.stdout)
    assert failed == {}
    # The interpreter has these inside, two of them under other names.
    frozen += ["importlib._bootstrap", "importlib._bootstrap_external"]
    with zipfile.ZipFile(shipped_runtime / "python_stdlib.zip") as library:
        names = {name.removesuffix(".pyc").replace("/", ".") for name in library.namelist()}
    assert "os" in frozen
    assert names & {*frozen} == set()
