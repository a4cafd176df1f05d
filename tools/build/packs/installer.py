"""The archive with which a page installs games: micropip, and those modules of the standard library
that it needs and no page needs before (tools/build/bytecode.py leaves them out). It is fetched
when the first game is installed, and kept for playing without a network then."""

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.build import bytecode, packing
from tools.paths import BUILD
from tools.runtime import library_changes

WHEELS = BUILD / "wheels"
NEEDED = (
    *("_markupbase", "_sysconfigdata__emscripten_wasm32-emscripten", "calendar", "csv", "email"),
    *("html/entities", "html/parser", "importlib/metadata", "ipaddress", "locale", "platform"),
    *("pyodide/common", "pyodide/http", "quopri", "selectors", "shutil", "subprocess", "sysconfig"),
    *("tarfile", "tempfile", "zipfile"),
)
NOT_NEEDED = ("email/_header_value_parser", "email/headerregistry", "email/generator", "email/mime")
"""Modules and packages that micropip comes to, and parts of them that it does not;
tests/tools/build/test_packs.py installs with what is here."""


def write(out: Path) -> int:
    """Writes installer.zip, packed, into a folder of its own. The answer is its bytes once it is
    unpacked."""
    out.mkdir(parents=True)
    sources = BUILD / "installer-source.zip"
    (micropip,) = WHEELS.glob("micropip-*.whl")
    with zipfile.ZipFile(sources, "w") as archive:
        _copy(micropip, archive, lambda name: True)
        _copy(bytecode.STANDARD_LIBRARY, archive, is_needed)
        with zipfile.ZipFile(bytecode.STANDARD_LIBRARY) as library:
            unpacking = library.read(library_changes.PACKAGE_LOADER)
        archive.writestr(zipfile.ZipInfo(library_changes.FOR_INSTALLING), unpacking)
    compiled = bytecode.compiled(sources, "installer.zip")
    shutil.copyfile(compiled, out / "installer.zip")
    packing.pack(out / "installer.zip")
    return compiled.stat().st_size


def is_needed(name: str) -> bool:
    parts = name.removesuffix(".py").split("/")
    starts = {"/".join(parts[:depth]) for depth in (1, 2)}
    return bool(starts & {*NEEDED}) and not starts & {*NOT_NEEDED}


def _copy(source: Path, archive: zipfile.ZipFile, wanted: Callable[[str], bool]) -> None:
    with zipfile.ZipFile(source) as given:
        for name in given.namelist():
            if wanted(name):
                archive.writestr(zipfile.ZipInfo(name), given.read(name))
