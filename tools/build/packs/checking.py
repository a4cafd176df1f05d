"""What `python -m tessera check` says of a built wheel: the site offers no game that it refuses."""

import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

from tessera_kit.authoring.wheel import Refused
from tools.build.kept import kept
from tools.paths import KIT, PACKAGE, SOURCE

MADE_OF = (*(PACKAGE / room for room in ("core", "i18n", "kit", "scene")), KIT)
"""What games are made of and checked with: a change there has all of them checked again."""
BROKEN = re.compile(r"^BROKEN  (.+)\n((?:.+\n)*)", re.MULTILINE)


def check(name: str, wheels: Sequence[Path], others: Sequence[Path] = ()) -> None:
    """Checks a game once for the same wheels and the same texts of the others that a site offers.
    Raises Refused, with what the check says."""
    house = [path for part in MADE_OF for path in sorted(part.rglob("*.py"))]
    made_of = [path.read_bytes() for path in (*wheels, *house)]
    made_of += [text for path in others for text in _catalogues(path)]

    def checked(fresh: Path) -> None:
        fresh.write_text(_said(name, (*wheels, *others)), encoding="utf-8")

    kept(f"{name}.checked", made_of, checked)


def _catalogues(wheel: Path) -> Iterator[bytes]:
    with zipfile.ZipFile(wheel) as archive:
        yield from (archive.read(name) for name in archive.namelist() if name.endswith(".mo"))


def _said(name: str, wheels: Sequence[Path]) -> str:
    path = os.pathsep.join(map(str, (*wheels, SOURCE)))
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "tessera", "check", name, "--release"],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    if done.returncode:
        faults = [f"{promise}: {told.strip()}" for promise, told in BROKEN.findall(done.stdout)]
        told = "\n".join(faults) or done.stderr.strip()
        raise Refused(f"{name} isn't offered, for `python -m tessera check {name}` says:\n{told}")
    return done.stdout
