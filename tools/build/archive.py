"""Packs dist/ into one archive that any static host can unpack, with what servers may be told, and
makes the wheel that whoever writes a game installs: `make release`.

Both are named by Tessera's version. Beside them stand a bill of what is in the archive, what is new
for whoever reads the release's page, and the sums of all that. The same sources give the same files
on every machine: the archive is compressed by the same Pyodide everywhere.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import tessera
from tools.build import bill, bytecode, release
from tools.paths import BUILD, DIST, ROOT

HOSTING = ROOT / "tools" / "hosting"
FOR_HOSTS = (".htaccess", "web.config", "nginx.conf", "_headers", "check_host.py")
RELEASE = BUILD / "release"
SUMS = "SHA256SUMS"
NEWS = "NEWS.md"
"""What is new in this version, out of the CHANGELOG."""
EPOCH = "315532800"
"""The moment that all files of a wheel bear: 1980, when an archive's years begin."""


def pack(folder: Path, out: Path) -> Path:
    """The archive of the files in `folder` and those for hosts, in the new folder `out`."""
    shutil.rmtree(out, ignore_errors=True)
    out.mkdir(parents=True)
    loose, packed = out / "loose.zip", out / f"tessera-{tessera.__version__}.zip"
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*")}
    files.pop(release.OF_HOST, None)  # A host's own must outlive the next archive.
    files |= {name: HOSTING / name for name in FOR_HOSTS}
    with zipfile.ZipFile(loose, "w") as archive:
        for name, path in sorted(files.items()):
            if path.is_file():
                archive.writestr(f"tessera/{name}", path.read_bytes())
    bytecode.compile_zip(loose, packed, "packed")
    loose.unlink()
    return packed


def wheel(out: Path) -> Path:
    """The wheel, made in a folder with the tools that are installed here."""
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"]
    here = ("--no-deps", "--no-build-isolation", "--no-index", "--wheel-dir")
    environment = os.environ | {"SOURCE_DATE_EPOCH": EPOCH}
    subprocess.run([*command, *here, out, ROOT], check=True, env=environment)
    return next(out.glob(f"tessera_games-{tessera.__version__}-*.whl"))


def news(changelog: str, version: str) -> str:
    """The part of the changelog about a version. Raises LookupError if there is none."""
    found = re.search(
        rf"^## {re.escape(version)} .*?\n(.*?)(?=^## |\Z)",
        changelog,
        re.MULTILINE | re.DOTALL,
    )
    if found is None:
        raise LookupError(version)
    return found[1].strip() + "\n"


def write_sums(out: Path) -> str:
    """Writes the sums of the files in a folder into it. The answer is their text."""
    lines = [
        f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n"
        for path in sorted(out.iterdir())
    ]
    (out / SUMS).write_text("".join(lines), encoding="utf-8")
    return "".join(lines)


def main() -> int:
    for path in (pack(DIST, RELEASE), wheel(RELEASE)):
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size:,} bytes")
    (RELEASE / bill.NAME).write_text(bill.bill(DIST), encoding="utf-8")
    print(write_sums(RELEASE), end="")
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    (RELEASE / NEWS).write_text(news(changelog, tessera.__version__), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
