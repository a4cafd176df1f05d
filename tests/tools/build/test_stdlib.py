"""The trimmed standard library has all that the app, PyScript and the QR library import."""

import ast
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tools.build import wheels
from tools.build.app_archive import members
from tools.paths import PACKAGE
from tools.runtime import library_changes

LACKING = ("html.entities", "locale", "shutil", "socket", "subprocess", "tempfile", "zipfile")
"""What no page needs, and Python's own modules would import (tools/runtime/library_changes.py)."""
LATER = ("_colorize", "asyncio.graph")
"""Modules that are there, though no start imports them."""
# The interpreter as a page starts it: from dist/, with dist/'s library.
TRY = """
import { loadPyodide } from "FOLDER/pyodide.mjs";
const python = await loadPyodide({ indexURL: "FOLDER/" });
const told = python.runPython(`
import _imp, importlib, json, sys
begun = [name for name in ("traceback", *json.loads('LATER')) if name in sys.modules]
failed = {}
for name in json.loads('NAMES'):
    try:
        importlib.import_module(name)
    except ImportError as error:
        failed[name] = str(error)
json.dumps([failed, begun, _imp._frozen_module_names()])
`);
console.log(told);
"""


def imported(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """Every module that these statements name."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module


def by_the_app() -> Iterator[str]:
    """The modules that the app imports, within functions too."""
    for path in members(set()):
        if path.suffix == ".py":
            yield from imported(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))


def by_the_wheel() -> Iterator[str]:
    """The modules that the library of QR codes imports as soon as it is imported itself, without
    those in whose place the page puts others."""
    (unused,) = (
        ast.literal_eval(node.value)
        for node in ast.parse((PACKAGE / "browser" / "qr.py").read_text(encoding="utf-8")).body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "UNUSED"
    )
    (wheel,) = wheels.WHEELS.glob("segno-*.whl")
    with zipfile.ZipFile(wheel) as archive:
        for name in ("__init__", "consts", "encoder", "utils", "writers"):
            code = archive.read(f"segno/{name}.py")
            yield from {*imported(ast.parse(code).body)} - {*unused}


def test_nothing_that_is_imported_is_left_out_or_there_twice(shipped_runtime: Path) -> None:
    names = {
        name
        for name in (*by_the_app(), *by_the_wheel())
        if name.partition(".")[0] in sys.stdlib_module_names
    }
    names -= {"importlib.metadata"}  # tessera.games does without where it is missing.
    assert {"asyncio", "json", "html", "gettext", "base64"} <= names
    code = TRY.replace("FOLDER", shipped_runtime.as_posix())
    code = code.replace("NAMES", json.dumps(sorted({*names, *LACKING, *LATER})))
    code = code.replace("LATER", json.dumps(LATER))
    answer = subprocess.run(
        ["node", "--input-type=module", "--eval", code], capture_output=True, text=True, check=True
    )
    failed, begun, frozen = json.loads(answer.stdout)
    assert begun == ["traceback"]
    assert failed == {name: f"No module named {name!r}" for name in LACKING}
    # The interpreter has these inside, two of them under other names.
    frozen += ["importlib._bootstrap", "importlib._bootstrap_external"]
    with zipfile.ZipFile(shipped_runtime / "python_stdlib.zip") as library:
        names = {name.removesuffix(".pyc").replace("/", ".") for name in library.namelist()}
    assert "os" in frozen
    assert names & {*frozen} == set()


def test_a_module_of_another_shape_is_not_changed_by_half() -> None:
    with pytest.raises(ValueError, match=r"html/__init__\.py doesn't say"):
        library_changes.changed("html/__init__.py", b"def escape(s): ...")
