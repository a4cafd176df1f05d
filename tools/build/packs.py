"""Games as packages: builds every project under packs/ and writes a package index beside the page.

dist/packs/ then has the wheels, a static index by PEP 503 and 691 in simple/, with sums, the games'
pictures, and games.json: what the page shows of each before it is installed.
"""

import base64
import hashlib
import html
import json
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from email.parser import Parser
from importlib.metadata import EntryPoints, PathDistribution
from pathlib import Path
from typing import Any

from tessera.games import GROUP, INSTALLED, NAMES, find
from tessera.i18n import LANGUAGES, translator
from tools.paths import BUILD, PACKS

REQUIRED = re.compile(r"[A-Za-z0-9._-]+")
FORMAT = {"api-version": "1.1"}
YEAR = "1420070400"
"""2015: what lies in a wheel gets one date, so that the same sources give the same bytes."""


def write(out: Path, installer_size: int) -> None:
    """Fill `out` with all that a site offers; nothing where it offers nothing. With the first game
    comes an installer of so many bytes. Raises ValueError where the projects don't fit together."""
    projects = sorted(path.parent for path in PACKS.glob("*/pyproject.toml"))
    if not projects:
        return
    out.mkdir(parents=True)
    wheels = [Wheel(build(project, out)) for project in projects]
    write_index(out / "simple", wheels)
    games = [game for wheel in wheels for game in described(wheel, wheels, out)]
    used_once([*NAMES, *(game["game"] for game in games)])
    listed = {"installer": installer_size, "games": games}
    text = json.dumps(listed, ensure_ascii=False, indent=1)
    (out / "games.json").write_text(f"{text}\n", encoding="utf-8")


def used_once(names: list[str]) -> None:
    """Two games of one name couldn't be told apart."""
    for name in {name for name in names if names.count(name) > 1}:
        raise ValueError(f"two games are named {name}")


def build(project: Path, out: Path) -> Path:
    """Its wheel, made by the build backend that it names."""
    fresh = BUILD / "packs" / project.name
    fresh.mkdir(parents=True, exist_ok=True)
    for old in fresh.glob("*.whl"):
        old.unlink()
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--no-index"]
    options = ["--no-build-isolation", "--wheel-dir", str(fresh), str(project)]
    subprocess.run([*command, *options], check=True, env=_environment())
    (made,) = fresh.glob("*.whl")
    return Path(made.rename(out / made.name))


def _environment() -> dict[str, str]:
    return {**os.environ, "SOURCE_DATE_EPOCH": YEAR, "PIP_DISABLE_PIP_VERSION_CHECK": "1"}


class Wheel:
    """A wheel, and what it says of itself."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.sha256 = hashlib.sha256(path.read_bytes()).hexdigest()
        with zipfile.ZipFile(path) as archive:
            (metadata,) = (n for n in archive.namelist() if n.endswith(".dist-info/METADATA"))
            self.metadata = Parser().parsestr(archive.read(metadata).decode("utf-8"))
        distribution = PathDistribution(zipfile.Path(path, metadata.partition("/")[0] + "/"))
        self.entry_points: EntryPoints = distribution.entry_points

    @property
    def name(self) -> str:
        """As an index has it (PEP 503)."""
        return normal(self.metadata["Name"])

    def needs(self, others: list["Wheel"]) -> list["Wheel"]:
        """Those of the others that must be there too, and itself, each once. Raises ValueError for
        one that isn't there."""
        every = {other.name: other for other in others}
        found: dict[str, Wheel] = {}
        for name in self._required():
            if name not in every:
                raise ValueError(f"{self.path.name} needs {name}, which isn't under packs/")
            found |= {wheel.name: wheel for wheel in every[name].needs(others)}
        return [*found.values(), self]

    def _required(self) -> list[str]:
        """The projects that it can't do without, but for Tessera."""
        lines = self.metadata.get_all("Requires-Dist", [])
        asked = [REQUIRED.match(line) for line in lines if "extra ==" not in line]
        return [name for found in asked if found and (name := normal(found[0])) != "tessera"]


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def write_index(out: Path, wheels: list[Wheel]) -> None:
    names = sorted({wheel.name for wheel in wheels})
    _write_page(out, "Packages", [(f"{name}/", name, "") for name in names])
    _write_json(out, {"meta": FORMAT, "projects": [{"name": name} for name in names]})
    for name in names:
        files = [wheel for wheel in wheels if wheel.name == name]
        links = [(f"../../{w.path.name}#sha256={w.sha256}", w.path.name, _python(w)) for w in files]
        _write_page(out / name, name, links)
        listed = {"meta": FORMAT, "name": name, "files": [_as_file(wheel) for wheel in files]}
        _write_json(out / name, {**listed, "versions": [w.metadata["Version"] for w in files]})


def _as_file(wheel: Wheel) -> dict[str, Any]:
    return {
        "filename": wheel.path.name,
        "url": f"../../{wheel.path.name}",
        "hashes": {"sha256": wheel.sha256},
        "size": wheel.path.stat().st_size,
        "requires-python": wheel.metadata["Requires-Python"],
    }


def _python(wheel: Wheel) -> str:
    asked = wheel.metadata["Requires-Python"]
    return f' data-requires-python="{html.escape(asked)}"' if asked else ""


def _write_page(out: Path, title: str, links: list[tuple[str, str, str]]) -> None:
    out.mkdir(parents=True)
    lines = [f'<a href="{href}"{more}>{name}</a><br>' for href, name, more in links]
    head = '<meta charset="utf-8"><meta name="pypi:repository-version" content="1.1">'
    page = ["<!DOCTYPE html>", f'<html lang="en">{head}<title>{title}</title>', *lines, "</html>"]
    (out / "index.html").write_text("\n".join([*page, ""]), encoding="utf-8")


def _write_json(out: Path, data: dict[str, Any]) -> None:
    (out / "index.json").write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


def described(wheel: Wheel, others: list[Wheel], out: Path) -> Iterator[dict[str, Any]]:
    """What the page shows of the games of a wheel, and what it must load for them."""
    needed = [one.path for one in wheel.needs(others)]
    sys.path[:0] = map(str, needed)
    try:
        for point in wheel.entry_points.select(group=GROUP):
            INSTALLED[point.name] = point.module
            yield _described(point.name, wheel, needed, out)
    finally:
        del sys.path[: len(needed)]


def as_listed(wheel: Path) -> dict[str, str]:
    """A wheel by its name, with its sum as browsers want it."""
    digest = hashlib.sha256(wheel.read_bytes()).digest()
    return {"name": wheel.name, "sha256": base64.b64encode(digest).decode()}


def _described(name: str, wheel: Wheel, needed: list[Path], out: Path) -> dict[str, Any]:
    game = find(name)
    assert game is not None
    assert game.rules.name == name, f"{wheel.path.name}: the entry point isn't named as the game"
    with zipfile.ZipFile(wheel.path) as archive:
        picture = archive.read(f"{INSTALLED[name].replace('.', '/')}/picture.svg")
    (out / f"{name}.svg").write_bytes(picture)
    texts = game.texts
    return {
        "game": name,
        "module": INSTALLED[name],
        "project": wheel.name,
        "version": wheel.metadata["Version"],
        "wheels": [as_listed(path) for path in needed],
        "size": sum(path.stat().st_size for path in needed),
        "title": {code: translator(code)(texts.TITLE) for code in LANGUAGES},
        "tagline": {code: translator(code)(texts.TAGLINE) for code in LANGUAGES},
    }
