"""Ships the wheel that the page fetches when a QR code is wanted, under a name without version.

It comes from the package index, in the version and with the sums of tools/requirements-wheels.txt.
"""

import shutil
from pathlib import Path

from tools.paths import BUILD

WHEELS = BUILD / "wheels"


def write(out: Path) -> None:
    out.mkdir(parents=True)
    for wheel in sorted(WHEELS.glob("segno-*.whl")):
        shutil.copyfile(wheel, out / f"{wheel.name.split('-')[0]}.whl")
