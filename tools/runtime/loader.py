"""Pyodide's JavaScript: which of the WebAssembly's exports it uses, and the same without the rest.

Emscripten writes `pyodide.asm.mjs` and gives each export a variable, whether or not anything
reads it: extension modules could ask for any of them. This page has none. What remains is decided
by names: an export stays if what is left of the JavaScript has its name anywhere, even in a text.
Where the file doesn't look as expected, the build fails.
"""

import re
from collections.abc import Iterable

from tools.runtime import Unexpected
from tools.runtime.wasm import FUNCTION, GLOBAL, Export

ASSIGNING = "function assignWasmExports(wasmExports){"
SIGNING = "function applySignatureConversions(wasmExports){"
SIGNED = "return wasmExports}"

NAME = re.compile(r"[A-Za-z_$][\w$]*")
TEXT = re.compile(r"""["'`]([\w$]+)["'`]""")
MEMBER = re.compile(r"wasmExports\.([\w$]+)")
# _PyList_New=Module["_PyList_New"]=wasmExports["PyList_New"]; of data ".value>>>0" is its address.
ASSIGNED = re.compile(
    r"""([\w$]+)=(?:Module\["[\w$]+"\]=|[\w$]+=)*wasmExports\["([\w$]+)"\](?:\.value>>>0)?"""
)
# wasmExports["malloc"]=makeWrapper_pp(wasmExports["malloc"])
WRAPPED = re.compile(r"""wasmExports\["([\w$]+)"\]=makeWrapper_\w+\(wasmExports\["\1"\]\)""")
# A name that is put together while it runs can't be found beforehand. The two places that do it,
# for `ccall` and for pictures, are given what follows the "_" as a text by whoever calls them.
MADE_UP = re.compile(r"""\b(?:Module|wasmExports)\[(?:["']_["']\+|(?!["']))""")
GIVEN = re.compile(r"""\bModule\["_"\+(?:ident|func)\]""")


class Loader:
    """`pyodide.asm.mjs`, taken apart."""

    def __init__(self, code: str) -> None:
        if MADE_UP.search(GIVEN.sub("", code)):
            raise Unexpected("the loader asks for exports by names that it makes up")
        before, declared, assigned, rest = self._around_assignments(code)
        between, signed, after = around(rest, SIGNING, SIGNED)
        wrappers = [part for part in signed.split(";") if not WRAPPED.fullmatch(part)]
        self.remaining = "".join([before, between, *wrappers, after])
        """The code without the lines that only name each export."""
        self._parts = before, declared, assigned, between, signed, after

    @staticmethod
    def _around_assignments(code: str) -> tuple[str, list[str], list[str], str]:
        before, assigned, after = around(code, ASSIGNING, "}")
        before, _, declared = before.rpartition("var ")
        statements = assigned.split(";")
        if wrong := [part for part in statements if not ASSIGNED.fullmatch(part)]:
            raise Unexpected(f"no assignment of an export: {wrong[0]}")
        if not re.fullmatch(r"[\w$,]+;", declared):
            raise Unexpected("the variables of the exports are not where they were")
        return before, declared.rstrip(";").split(","), statements, after

    def used(self, exports: Iterable[Export], linked: set[str], others: str) -> list[Export]:
        """The exports that have to stay.

        `linked` are the names that the module itself imports from the loader, `others` is more
        JavaScript that could use an export. Memory, tables and tags always stay: they are few."""
        code = self.remaining + others
        names, texts = set(NAME.findall(code)), set(TEXT.findall(code))
        quoted = linked | texts | set(MEMBER.findall(code))
        return [
            export
            for export in exports
            if export.kind not in (FUNCTION, GLOBAL)
            or f"_{export.name}" in names
            or export.name in quoted
        ]

    def shortened(self, kept: Iterable[Export]) -> str:
        """The code without the variables and wrappers of exports that aren't kept."""
        names = {export.name for export in kept}
        before, declared, assigned, between, signed, after = self._parts
        found = [(part, ASSIGNED.fullmatch(part)) for part in assigned]
        left = [(part, match) for part, match in found if match and match[2] in names]
        gone = {match[1] for _, match in found if match} - {match[1] for _, match in left if match}
        wrappers = [
            part
            for part in signed.split(";")
            if not (match := WRAPPED.fullmatch(part)) or match[1] in names
        ]
        return "".join(
            [
                f"{before}var {','.join(name for name in declared if name not in gone)};",
                f"{ASSIGNING}{';'.join(part for part, _ in left)}}}",
                f"{between}{SIGNING}{';'.join(wrappers)}{SIGNED}{after}",
            ]
        )


def around(code: str, start: str, end: str) -> tuple[str, str, str]:
    """The code before, between and after the texts `start` and `end`. `start` must occur once."""
    if code.count(start) != 1:
        raise Unexpected(f"not found once: {start}")
    before, _, rest = code.partition(start)
    inside, found, after = rest.partition(end)
    if not found:
        raise Unexpected(f"no end of: {start}")
    return before, inside, after
