"""Ships the wheel that the page fetches when a QR code is wanted, under a name without version, as
the archive that it is: not every host sends a `.whl`.

It comes from the package index, in the version and with the sums of tools/requirements-wheels.txt.
"""

import shutil
from pathlib import Path

from tools.build import packing
from tools.paths import BUILD

WHEELS = BUILD / "wheels"


def write(out: Path) -> None:
    out.mkdir(parents=True)
    for wheel in sorted(WHEELS.glob("segno-*.whl")):
        archive = out / f"{wheel.name.split('-')[0]}.zip"
        shutil.copyfile(wheel, archive)
        packing.pack(archive)
