"""Tessera and a game are two wheels that can be installed where there is no network."""

from __future__ import annotations

import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tessera import __version__
from tools.build import archive
from tools.paths import PACKS

PIP = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")


@pytest.mark.seldom("authoring")
def test_both_are_installed_in_a_fresh_environment_from_a_folder(tmp_path: Path) -> None:
    wheels, home = tmp_path / "wheels", tmp_path / "home"
    wheels.mkdir()
    own = archive.wheel(wheels)
    made = ("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", wheels)
    run(*PIP, *made, PACKS / "rota")
    assert own.name == f"tessera_games-{__version__}-py3-none-any.whl"
    assert len([*wheels.glob("tessera_rota-*.whl")]) == 1
    venv.create(home, symlinks=True, with_pip=True)
    python = home / "bin" / "python"
    install = (python, "-m", "pip", "install", "--quiet", "--no-index", "--find-links", wheels)
    run(*install, "tessera-rota")
    told = run(python, "-m", "tessera", "play", "rota", at=tmp_path)
    assert told.startswith("Rota\n")
    run(python, "-m", "tessera", "new", "two_hats", at=tmp_path)
    assert (tmp_path / "two_hats" / "pyproject.toml").is_file()
    run(python, "-m", "tessera", "new", "--small", "greed", at=tmp_path)
    told = run(python, "-m", "tessera", "check", "greed", "--rules", at=tmp_path)
    assert told.endswith("greed: all kept\n")
    with zipfile.ZipFile(own) as archived:
        typed = {name for name in archived.namelist() if name.endswith("/py.typed")}
    assert typed == {f"{name}/py.typed" for name in ("tessera", "tessera_kit", "tessera_plain")}


def run(*command: object, at: Path | None = None) -> str:
    environment = {"PATH": "/usr/bin:/bin", "PIP_CONFIG_FILE": "/dev/null", "LANG": "C.UTF-8"}
    done = subprocess.run(
        list(map(str, command)),
        cwd=at,
        env=environment,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
