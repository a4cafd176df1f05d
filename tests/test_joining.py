"""Somebody who begins with the tests is told what is missing."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import ROOT, SOURCE


def test_in_a_tree_that_was_never_built_pytest_says_so_in_one_line(tmp_path: Path) -> None:
    catalogue = tmp_path / "src/tessera/i18n/locale/pt/LC_MESSAGES/tessera.po"
    catalogue.parent.mkdir(parents=True)
    catalogue.touch()
    shutil.copy(ROOT / "conftest.py", tmp_path)
    command = [sys.executable, "-m", "pytest", "-p", "no:playwright", "-p", "no:hypothesispytest"]
    inherited = {name: value for name, value in os.environ.items() if "PYTEST" not in name}
    environment = {**inherited, "PYTHONPATH": str(SOURCE)}
    done = subprocess.run(
        command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False
    )
    assert done.stderr == "Tessera isn't built yet: `make build` first, then the tests.\n"
    assert done.returncode != 0
