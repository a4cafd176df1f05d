"""`tessera.testing` isn't in the archive: no page has a use of it. Tests and benchmarks inside
Pyodide have it from its sources, and all else as it is shipped."""

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path

NAME, FOLDER = "tessera.testing", Path("src/tessera/testing").resolve()


class FromSources(MetaPathFinder):
    """Finds this one package among the sources, and with it the modules in its folder."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        if name != NAME:
            return None
        folder = [str(FOLDER)]
        return spec_from_file_location(
            name, FOLDER / "__init__.py", submodule_search_locations=folder
        )


def find_testing() -> None:
    """Makes `tessera.testing` importable from here on."""
    sys.meta_path.append(FromSources())
