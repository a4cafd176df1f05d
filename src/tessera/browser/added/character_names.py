"""The names of characters, which `unicodedata.name` gives and a text in a program may have in it.

No page of ours asks for one, so that Python starts without these tables, and they lie in the app's
archive (tools/runtime/tables.py). Games by others may.
"""

import struct
from functools import cache
from pkgutil import get_data

import pyodide_js

HEAD = struct.Struct("<II")
"""Where in memory a table starts, and how many bytes it has."""


@cache
def restore() -> None:
    """Puts the tables in their places in this interpreter's memory, once. Raises OSError where the
    rest of the app hasn't come."""
    tables = memoryview(get_data(__package__, "character_names.bin") or b"")
    memory = pyodide_js._module.HEAPU8
    while tables:
        start, length = HEAD.unpack(tables[: HEAD.size])
        end = HEAD.size + length
        memory.subarray(start, start + length).assign(tables[HEAD.size : end])
        tables = tables[end:]
