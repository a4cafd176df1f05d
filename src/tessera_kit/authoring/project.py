"""A game's project on this machine: a folder with a pyproject.toml that names the game."""

import sys
import tomllib
from pathlib import Path
from typing import Any, NamedTuple

from tessera.games import GROUP, INSTALLED

FILE = "pyproject.toml"
NOBODY = ("", "Who wrote it")
"""Authors who are none: `new` writes the second."""


class NoProject(Exception):
    """There is none, or it names no game; the sentence says so."""


class Project(NamedTuple):
    """What a pyproject.toml says of a game."""

    folder: Path
    name: str
    """The game's."""
    module: str
    about: dict[str, Any]
    """The table `project`."""

    @property
    def source(self) -> Path:
        """The folder that must be on the path to import the game."""
        root = Path(*self.module.split("."))
        return next(
            (f for f in (self.folder / "src", self.folder) if (f / root).is_dir()), self.folder
        )

    @property
    def author(self) -> str:
        """The name of the first author; "" for none."""
        return next(
            (str(one["name"]) for one in self.about.get("authors", []) if "name" in one), ""
        )

    @property
    def package(self) -> Path:
        """The folder of the game's module."""
        return self.source / Path(*self.module.split("."))

    def use(self) -> None:
        """Lets this process find the game where it lies, installed or not."""
        if str(self.source) not in sys.path:
            sys.path.insert(0, str(self.source))
        INSTALLED[self.name] = self.module


def project_in(folder: Path) -> Project:
    """The project in a folder. Raises NoProject."""
    try:
        about = tomllib.loads((folder / FILE).read_text(encoding="utf-8")).get("project", {})
    except FileNotFoundError:
        raise NoProject(f"{folder}: no {FILE} here; is this the folder of a game?") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise NoProject(f"{folder / FILE} can't be read: {error}") from None
    points = about.get("entry-points", {}).get(GROUP, {})
    for name, module in points.items():
        return Project(folder.resolve(), name, module, about)
    raise NoProject(f'{folder / FILE} names no game: it needs [project.entry-points."{GROUP}"]')
