"""Games as packages: builds every project under packs/ and writes a package index beside the page.

dist/packs/ then has the wheels, a static index by PEP 503 and 691 in simple/, with sums, the games'
pictures, and games.json: what the page shows of each before it is installed.
"""

import json
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tessera.games import GROUP, INSTALLED, NAMES, find
from tessera.i18n import LANGUAGES, translator
from tools.build.packs.building import Refused as Refused
from tools.build.packs.building import build
from tools.build.packs.checking import check
from tools.build.packs.index import write_index as write_index
from tools.build.packs.wheel import Wheel as Wheel
from tools.build.packs.wheel import as_listed as as_listed
from tools.paths import PACKS


def write(out: Path, installer_size: int) -> None:
    """Fill `out` with all that a site offers; nothing where it offers nothing. With the first game
    comes an installer of so many bytes. Raises Refused where the projects don't fit together."""
    projects = sorted(path.parent for path in PACKS.glob("*/pyproject.toml"))
    if not projects:
        return
    out.mkdir(parents=True)
    wheels = [Wheel(build(project, out)) for project in projects]
    used_once([*NAMES, *(point.name for wheel in wheels for point in points(wheel))])
    write_index(out / "simple", wheels)
    games = [game for wheel in wheels for game in described(wheel, wheels, out)]
    listed = {"installer": installer_size, "games": games}
    text = json.dumps(listed, ensure_ascii=False, indent=1)
    (out / "games.json").write_text(f"{text}\n", encoding="utf-8")


def points(wheel: Wheel) -> Any:
    """The games of a wheel, with their modules."""
    return wheel.entry_points.select(group=GROUP)


def used_once(names: list[str]) -> None:
    """Two games of one name couldn't be told apart."""
    for name in {name for name in names if names.count(name) > 1}:
        raise Refused(f"two games are named {name}")


def described(wheel: Wheel, others: list[Wheel], out: Path) -> Iterator[dict[str, Any]]:
    """What the page shows of the games of a wheel, and what it must load for them."""
    needed = [one.path for one in wheel.needs(others)]
    sys.path[:0] = map(str, needed)
    try:
        for point in points(wheel):
            check(point.name, needed)
            INSTALLED[point.name] = point.module
            yield _described(point.name, wheel, needed, out)
    finally:
        del sys.path[: len(needed)]


def _described(name: str, wheel: Wheel, needed: list[Path], out: Path) -> dict[str, Any]:
    game = find(name)
    assert game is not None
    with zipfile.ZipFile(wheel.path) as archive:
        picture = archive.read(f"{INSTALLED[name].replace('.', '/')}/picture.svg")
    (out / f"{name}.svg").write_bytes(picture)
    texts = game.texts
    return {
        "game": name,
        "module": INSTALLED[name],
        "project": wheel.name,
        "version": wheel.metadata["Version"],
        "author": wheel.author,
        "licence": wheel.licence,
        "wheels": [as_listed(path) for path in needed],
        "size": sum(path.stat().st_size for path in needed),
        "title": {code: translator(code)(texts.TITLE) for code in LANGUAGES},
        "tagline": {code: translator(code)(texts.TAGLINE) for code in LANGUAGES},
    }
