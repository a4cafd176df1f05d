"""How a game's positions are judged and where its puzzles lie: for the games of the app, and for
those under packs/.

Of a game there the laboratory has a folder `lab/NAME/`, whose `puzzles.py` has `KIND`, as
`kinds.py` says what that is; what lies beside that file it may import.
"""

import sys
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from lab.strength.puzzles.kinds import KINDS, Kind
from tools.paths import LAB, PACKAGE
from tools.projects import project_of

FILE = "puzzles.txt"
JUDGE = "puzzles.py"


class NoKind(ValueError):
    """A game whose positions nothing here can judge; the sentence says so."""


@cache
def kind_of(name: str) -> Kind:
    """The kind of a game. Raises NoKind."""
    return KINDS[name] if name in KINDS else _brought(name)


def file_of(name: str) -> Path:
    """The file with the puzzles of a game."""
    project = project_of(name)
    return (project.package if project else PACKAGE / "games" / name) / FILE


def _brought(name: str) -> Kind:
    project = project_of(name)
    if project is None or not (path := LAB / name / JUDGE).is_file():
        raise NoKind(f"nothing here judges positions of {name}: see docs/puzzles.md")
    project.use()
    sys.path.insert(0, str(path.parent))
    spec = spec_from_file_location(f"puzzles_of_{name}", path)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except ModuleNotFoundError as error:
        raise NoKind(f"{path} needs {error.name}, which isn't here") from error
    kind: Kind = module.KIND
    return kind
