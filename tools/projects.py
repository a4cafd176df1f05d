"""The games in projects of their own under packs/, found without being named anywhere."""

from collections.abc import Iterator
from pathlib import Path

from tessera.games import find
from tessera.kit.game import AnyGame
from tessera_kit.authoring.project import FILE, Project, project_in
from tools.paths import PACKS


def projects() -> Iterator[Project]:
    """The projects under packs/."""
    for path in sorted(PACKS.glob(f"*/{FILE}")):
        yield project_in(path.parent)


def project_of(name: str) -> Project | None:
    """The project of a game."""
    return next((project for project in projects() if project.name == name), None)


def find_anywhere(name: str) -> AnyGame | None:
    """The game of this name: one of the app's, an installed one, or one under packs/."""
    found = find(name)
    if found is None and (project := project_of(name)):
        project.use()
        return find(name)
    return found


def packs() -> Iterator[tuple[AnyGame, Path]]:
    """The games under packs/, each with the folder of its package's project."""
    for project in projects():
        project.use()
        if game := find(project.name):
            yield game, project.folder
