"""QR codes. The library that makes them is fetched from our own site when one is wanted first.

A wheel without compiled parts is an archive that Python can import from as it is, so no installer
is needed: micropip would bring back a good part of the standard library that the build leaves out.
"""

import sys
from html import escape
from importlib import import_module
from pathlib import Path
from types import ModuleType

import js
from pyodide.ffi import JsException

WHEEL = "runtime/wheels/segno.zip"
UNUSED = ("xml.sax.saxutils", "urllib.parse", "gzip")
"""Modules that the library imports for other pictures and addresses that it can write. The build
leaves them out of the standard library, and nobody asks for them here."""


async def rows(text: str) -> tuple[str, ...] | None:
    """The rows of the code for a text, "1" for dark, with the quiet zone round it; None where the
    library can't be had."""
    try:
        segno = await _library()
    except (JsException, ImportError, OSError) as error:
        js.console.info(f"no QR codes: {error}")
        return None
    code = segno.make(text, error="l", micro=False, boost_error=True)
    return tuple("".join(map(str, row)) for row in code.matrix_iter(border=4))


async def _library() -> ModuleType:
    path = Path("segno.whl").absolute()
    if not path.exists():
        answer = await js.fetch(WHEEL)
        if not answer.ok:
            raise OSError(WHEEL)
        path.write_bytes((await answer.arrayBuffer()).to_bytes())
        sys.path.append(str(path))
    for name in UNUSED:
        sys.modules[name] = _stand_in(name)
    try:
        return import_module("segno")
    finally:
        for name in UNUSED:
            del sys.modules[name]


def _stand_in(name: str) -> ModuleType:
    module = ModuleType(name)
    vars(module).update(escape=escape, quoteattr=escape, quote=escape)
    return module
