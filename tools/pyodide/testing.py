"""`tessera.testing` isn't in the archive: no page has a use of it. Tests and benchmarks inside
Pyodide have it from its sources, and all else as it is shipped."""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

NAME, FOLDER = "tessera.testing", Path("src/tessera/testing")


def bring_testing() -> None:
    """From here on it can be imported."""
    folder = FOLDER.resolve()
    spec = spec_from_file_location(
        NAME, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec
    assert spec.loader
    sys.modules[NAME] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[NAME])
