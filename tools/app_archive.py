"""Packs the Python of the app into one reproducible zip.

One archive in PyScript's [files] costs next to nothing; the same code as a wheel makes PyScript
load an installer first, which takes a second more on a first visit.
"""

import zipfile
from pathlib import Path

from tools.paths import PACKAGE, SOURCE

# The earliest date a zip can hold. The real ones would make each build differ from the last.
NO_DATE = (1980, 1, 1, 0, 0, 0)
READABLE_FILE = 0o100644 << 16


def members() -> list[Path]:
    """The modules and the compiled catalogues, in an order that every machine agrees on."""
    files = [path for suffix in ("*.py", "*.mo") for path in PACKAGE.rglob(suffix)]
    return sorted(files, key=lambda path: path.relative_to(SOURCE).as_posix())


def write(out: Path) -> None:
    with zipfile.ZipFile(out, "w") as archive:
        for path in members():
            entry = zipfile.ZipInfo(path.relative_to(SOURCE).as_posix(), NO_DATE)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = READABLE_FILE
            entry.create_system = 3  # Unix: without it the byte follows the machine that builds
            archive.writestr(entry, path.read_bytes())
