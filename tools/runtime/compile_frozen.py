"""Compiles the frozen modules inside Pyodide (frozen.py). The last line is the answer."""

import _imp
import ast
import json
import marshal
import sys
import zipfile

SOURCES = {
    "_frozen_importlib": "importlib._bootstrap",
    "_frozen_importlib_external": "importlib._bootstrap_external",
}
"""The modules whose frozen name is another."""
(library,) = (zipfile.ZipFile(path) for path in sys.path if path.endswith(".zip"))


def compiled(name: str) -> bytes:
    """The bytes of a module in the library, as those of a frozen one."""
    tree = ast.parse(library.read(f"{SOURCES.get(name, name).replace('.', '/')}.py"))
    for node in ast.walk(tree):
        match node:
            case ast.Module() | ast.ClassDef() | ast.FunctionDef() | ast.AsyncFunctionDef():
                if ast.get_docstring(node, clean=False) is not None:
                    node.body[:1] = [] if node.body[1:] else [ast.Pass()]
    ast.fix_missing_locations(tree)
    return marshal.dumps(compile(tree, f"<frozen {name}>", "exec", dont_inherit=True))


def frozen(name: str) -> bytes:
    """The bytes of a module as they are frozen."""
    data, *_ = _imp.find_frozen(name, withdata=True) or (None,)
    return bytes(data or b"")


everything = _imp._frozen_module_names()  # type: ignore[attr-defined]
names = [name for name in everything if "hello" not in name]  # Those are tests of CPython.
json.dumps([[frozen(name).hex(), compiled(name).hex()] for name in names])
