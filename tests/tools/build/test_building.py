"""A project under packs/ may be built by any backend; where no wheel comes of it, that is told."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.build.packs import Wheel
from tools.build.packs.building import Refused, build

OWN = """
from zipfile import ZipFile

def build_wheel(folder, config_settings=None, metadata_directory=None):
    name = "tessera_own-1.0-py3-none-any.whl"
    about = "Metadata-Version: 2.1\\nName: tessera-own\\nVersion: 1.0\\n"
    with ZipFile(f"{folder}/{name}", "w") as made:
        made.writestr("tessera_own.py", "")
        made.writestr("tessera_own-1.0.dist-info/METADATA", about)
        made.writestr("tessera_own-1.0.dist-info/WHEEL", "Wheel-Version: 1.0\\n")
    open("left.txt", "w").close()
    return name
"""
PROJECT = """
[build-system]
requires = [{requires}]
build-backend = "own"
backend-path = ["."]

[project]
name = "tessera-own"
version = "1.0"
"""


def project(folder: Path, requires: str = "", backend: str = OWN) -> Path:
    made = folder / "own"
    made.mkdir()
    (made / "pyproject.toml").write_text(PROJECT.format(requires=requires), encoding="utf-8")
    (made / "own.py").write_text(backend, encoding="utf-8")
    return made


def test_a_backend_of_its_own_builds_it_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    own = project(tmp_path)
    assert Wheel(build(own, tmp_path)).name == "tessera-own"
    assert {path.name for path in own.iterdir()} == {"pyproject.toml", "own.py"}


@pytest.mark.parametrize(
    ("requires", "backend", "told"),
    [
        ('"nobody-builds-with-this"', OWN, "No matching distribution found for nobody-builds"),
        ("", "raise ValueError('no module of that name')", "ValueError: no module of that name"),
    ],
)
def test_what_cannot_be_built_is_told_in_a_sentence(
    requires: str, backend: str, told: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_NO_INDEX", "1")
    with pytest.raises(Refused, match=f"packs/own can't be built: .*{told}"):
        build(project(tmp_path, requires, backend), tmp_path)
