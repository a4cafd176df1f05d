"""What mypy is told of the browser is what ships."""

import json
import re

from tools.paths import ROOT


def test_pyodides_types_are_those_of_the_pyodide_that_ships() -> None:
    shipped = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    types = (ROOT / "tools/requirements-types.txt").read_text(encoding="utf-8")
    assert re.findall(r"^pyodide-py==(\S+)", types, flags=re.M) == [shipped["pyodide"]]
