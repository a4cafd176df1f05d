"""Ships the wheels that the page fetches only when they are wanted, under names without versions.

They come from the package index, in the versions and with the sums of
tools/requirements-wheels.txt.
"""

import shutil
from pathlib import Path

from tools.paths import BUILD

WHEELS = BUILD / "wheels"


def write(out: Path) -> None:
    out.mkdir(parents=True)
    for wheel in sorted(WHEELS.glob("*.whl")):
        shutil.copyfile(wheel, out / f"{wheel.name.split('-')[0]}.whl")
