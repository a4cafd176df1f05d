"""Packs dist/ into one archive that any static host can unpack: `make release`.

It is named by Tessera's version, and its SHA-256 stands beside it. The same sources
give the same bytes on every machine: it is compressed by the same Pyodide everywhere.
"""

import hashlib
import shutil
import sys
import zipfile
from pathlib import Path

import tessera
from tools.build import bytecode
from tools.paths import BUILD, DIST, ROOT

RELEASE = BUILD / "release"
SUMS = "SHA256SUMS"


def pack(folder: Path, out: Path) -> Path:
    """The archive of what lies in `folder`, in the new folder `out` with its sum."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    loose, packed = out / "loose.zip", out / f"tessera-{tessera.__version__}.zip"
    with zipfile.ZipFile(loose, "w") as archive:
        for path in sorted(path for path in folder.rglob("*") if path.is_file()):
            name = f"tessera/{path.relative_to(folder).as_posix()}"
            archive.writestr(name, path.read_bytes())
    bytecode.compile_zip(loose, packed, "packed")
    loose.unlink()
    digest = hashlib.sha256(packed.read_bytes()).hexdigest()
    (out / SUMS).write_text(f"{digest}  {packed.name}\n", encoding="utf-8")
    return packed


def main() -> int:
    packed = pack(DIST, RELEASE)
    print(f"{packed.relative_to(ROOT)}  {packed.stat().st_size:,} bytes")
    print((RELEASE / SUMS).read_text(encoding="utf-8"), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main())
