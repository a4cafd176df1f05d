"""What several of these tests need."""

from pathlib import Path

import pytest

from tools.build import packing
from tools.paths import DIST


@pytest.fixture(scope="session")
def shipped_runtime(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pyodide as a page has it when all is unpacked, for Node to start."""
    (folder,) = DIST.glob("runtime/pyodide-*")
    out = tmp_path_factory.mktemp("pyodide")
    for path in folder.iterdir():
        whole = packing.unpacked(path) if path.suffix == packing.SUFFIX else path.read_bytes()
        (out / path.name.removesuffix(packing.SUFFIX)).write_bytes(whole)
    (out / "pyodide.js").rename(out / "pyodide.mjs")  # As the sources name it.
    (out / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    return out
