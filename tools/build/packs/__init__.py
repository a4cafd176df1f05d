"""Games as packages: builds every project under packs/ and writes a package index beside the page.

dist/packs/ then has the wheels, a static index by PEP 503 and 691 in simple/, with sums, the games'
pictures, and games.json: what the page shows of each before it is installed.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tessera.games import GROUP, INSTALLED, NAMES
from tessera_kit.authoring.describe import describe
from tessera_kit.authoring.index import write_index as write_index
from tessera_kit.authoring.wheel import BuiltWheel as BuiltWheel
from tessera_kit.authoring.wheel import Refused as Refused
from tessera_kit.authoring.wheel import as_listed as as_listed
from tessera_kit.authoring.wheel import plain_wheel
from tools.build.packs.building import build
from tools.build.packs.checking import check
from tools.paths import PACKS


def write(out: Path, installer_size: int) -> None:
    """Fills `out` with all that a site offers, if it offers anything. `installer_size` is the bytes
    of the installer that comes with the first game. Raises Refused where the projects don't fit
    together."""
    projects = sorted(path.parent for path in PACKS.glob("*/pyproject.toml"))
    if not projects:
        return
    out.mkdir(parents=True)
    wheels = [BuiltWheel(build(project, out)) for project in projects]
    plain = plain_wheel(out)  # Also where none uses it: games are written in the page with it.
    wheels.append(plain)
    used_once([*NAMES, *(point.name for wheel in wheels for point in points(wheel))])
    write_index(out / "simple", wheels)
    games = [game for wheel in wheels for game in described(wheel, wheels, out)]
    listed = {"installer": installer_size, "plain": as_listed(plain.path), "games": games}
    text = json.dumps(listed, ensure_ascii=False, indent=1)
    (out / "games.json").write_text(f"{text}\n", encoding="utf-8")


def points(wheel: BuiltWheel) -> Any:
    """The games of a wheel, with their modules."""
    return wheel.entry_points.select(group=GROUP)


def used_once(names: list[str]) -> None:
    """Raises Refused where two games have one name."""
    for name in {name for name in names if names.count(name) > 1}:
        raise Refused(f"two games are named {name}")


def described(wheel: BuiltWheel, others: list[BuiltWheel], out: Path) -> Iterator[dict[str, Any]]:
    """The description of each game of a wheel as the page shows it, with the wheels that it must
    load."""
    needed = [one.path for one in wheel.needs(others)]
    sys.path[:0] = map(str, needed)
    try:
        for point in points(wheel):
            check(point.name, needed, [one.path for one in others if one.path not in needed])
            INSTALLED[point.name] = point.module
            yield describe(point.name, wheel, needed, out)
    finally:
        del sys.path[: len(needed)]
