"""Packs the Python of the app and PyScript's own modules into one reproducible zip, compiled, and
cuts it in two: what the menu needs, and the rest, which a page fetches when the menu stands.
static/rest.mjs makes them one again, byte for byte.

One archive in PyScript's [files] costs next to nothing; the same code as a wheel makes PyScript
load an installer first, which takes a second more on a first visit.
"""

import ast
import struct
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

from tools.build import bytecode
from tools.build.compile_zip import shipped
from tools.paths import BUILD, NODE_MODULES, PACKAGE, SOURCE
from tools.runtime.cut import NAMES, ready

PYSCRIPT_SOURCE = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib"
"""Where PyScript's own modules lie, which its script has as texts (tools/build/vendor.py)."""
BEGIN = ("pyscript", "pyscript.workers", "tessera.main", "tessera.features.menu.home")
"""What a page imports: PyScript, which imports its workers under a condition, then what index.html
names, and what the router imports for the menu. Whatever these import while they are imported
themselves, the menu needs."""
SOON = ("tessera.storage.saves",)
"""Modules that it may import before the rest is here: a text without an envelope is a record, and a
page that has failed names the game that was on it."""
COMMAND_LINE = PACKAGE / "__main__.py"
"""What no page ever imports."""
WHERE_NAMES_ARE = f"tessera/browser/added/{NAMES}"
ENTRY = 46
"""Bytes of an entry in a zip's directory, besides its name."""
END = struct.Struct("<IHHHHIIH")
"""The end of a zip: a mark, two numbers of disks, twice how many members there are, how long the
directory is, where it begins, and the length of a comment."""


def members(first: set[Path]) -> list[Path]:
    """The modules, the lessons, the facts and the weights of nets, in an order that is the same on
    every machine, the `first` before the others; without the command line. Catalogues travel by
    themselves (static/languages.mjs)."""
    kinds = ("*.py", "lessons.txt", "starts.txt", "facts.txt", "pictures.txt", "*.weights")
    files = [path for kind in kinds for path in PACKAGE.rglob(kind) if path != COMMAND_LINE]
    files += PYSCRIPT_SOURCE.glob("pyscript/*.py")
    return sorted(files, key=lambda path: (path not in first, name_of(path)))


def name_of(path: Path) -> str:
    """The name of a file in the archive, before modules become bytecode."""
    folder = SOURCE if path.is_relative_to(SOURCE) else PYSCRIPT_SOURCE
    return path.relative_to(folder).as_posix()


def for_the_menu() -> set[Path]:
    """The modules that a launch into the menu needs, or may need."""
    return imported(*BEGIN, *SOON)


def imported(*modules: str) -> set[Path]:
    """The modules of the app that are imported with these."""
    found: set[Path] = set()
    todo = [name for module in modules for name in _and_packages(module)]
    while todo:
        path = _file(todo.pop())
        if path and path not in found:
            found.add(path)
            todo += _imported(path)
    return found


def _file(module: str) -> Path | None:
    """The file of a module that comes with the app; None for any other."""
    paths = [folder / module.replace(".", "/") for folder in (SOURCE, PYSCRIPT_SOURCE)]
    places = [place for p in paths for place in (p / "__init__.py", p.with_suffix(".py"))]
    return next((place for place in places if place.is_file()), None)


def _imported(path: Path) -> Iterator[str]:
    """The modules that one imports while it is imported, and the packages that contain them.
    Imports within functions happen later and don't count."""
    for node in shipped(path.read_bytes(), name_of(path)).body:
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            yield from _and_packages(name)


def _and_packages(module: str) -> list[str]:
    """A module and the packages that contain it."""
    parts = module.split(".")
    return [".".join(parts[:depth]) for depth in range(1, len(parts) + 1)]


def write(first: Path, rest: Path, fill: Callable[[str], str]) -> None:
    """Writes the two parts, with the addresses that `fill` puts into the modules."""
    sources, needed = BUILD / "tessera-source.zip", for_the_menu()
    paths = members(needed)
    with zipfile.ZipFile(sources, "w") as archive:
        for path in paths:
            data = path.read_bytes()
            if path.suffix == ".py":
                data = fill(data.decode("utf-8")).encode("utf-8")
            archive.writestr(zipfile.ZipInfo(name_of(path)), data)
        archive.writestr(zipfile.ZipInfo(WHERE_NAMES_ARE), (ready() / NAMES).read_bytes())
    whole = bytecode.compiled(sources, "tessera.zip").read_bytes()
    parts = cut(whole, sum(path in needed for path in paths))
    first.write_bytes(parts[0])
    rest.write_bytes(parts[1])


def cut(archive: bytes, members: int) -> tuple[bytes, bytes]:
    """An archive of the first members, and the bytes that replace its directory to make the whole
    archive again."""
    entries = zipfile.ZipFile(BytesIO(archive)).infolist()
    at = entries[members].header_offset
    *_, directory, _ = END.unpack(archive[-END.size :])
    length = sum(ENTRY + len(e.filename.encode()) + len(e.extra) for e in entries[:members])
    mark = int.from_bytes(archive[-END.size :][:4], "little")
    end = END.pack(mark, 0, 0, members, members, length, at, 0)
    return archive[:at] + archive[directory : directory + length] + end, archive[at:]
