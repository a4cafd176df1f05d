"""Packs the Python of the app into one reproducible zip, compiled.

One archive in PyScript's [files] costs next to nothing; the same code as a wheel makes PyScript
load an installer first, which takes a second more on a first visit.
"""

import shutil
import zipfile
from collections.abc import Callable
from pathlib import Path

from tools.build import bytecode
from tools.paths import BUILD, PACKAGE, SOURCE


def members() -> list[Path]:
    """The modules, the lessons, the compiled catalogues and the weights of nets, in an order that
    every machine agrees on; without what only a command line has."""
    kinds = ("*.py", "lessons.txt", "*.mo", "*.weights")
    files = [path for kind in kinds for path in PACKAGE.rglob(kind) if not is_for_developers(path)]
    return sorted(files, key=lambda path: path.relative_to(SOURCE).as_posix())


def is_for_developers(path: Path) -> bool:
    """Whether no page ever imports it."""
    return path.relative_to(PACKAGE).parts[0] in ("__main__.py", "authoring", "testing")


def write(out: Path, fill: Callable[[str], str]) -> None:
    """Write it with the addresses that `fill` puts into the modules."""
    sources = BUILD / "tessera-source.zip"
    with zipfile.ZipFile(sources, "w") as archive:
        for path in members():
            data = path.read_bytes()
            if path.suffix == ".py":
                data = fill(data.decode("utf-8")).encode("utf-8")
            archive.writestr(zipfile.ZipInfo(path.relative_to(SOURCE).as_posix()), data)
    shutil.copyfile(bytecode.compiled(sources, "tessera.zip"), out)
