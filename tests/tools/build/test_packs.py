"""What the build makes of the projects under packs/, tried as whoever uses it would."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import threading
from base64 import b64encode
from pathlib import Path
from urllib.parse import urljoin

import pytest

from tessera_kit.authoring.serve import HOST, server
from tests.wheels import altered, plain
from tools.build import kept, packs, release
from tools.paths import DIST, PACKAGE, PACKS, ROOT

SITE = DIST / "packs"
LINK = re.compile(r'<a href="([^"#]+)#sha256=(\w+)"[^>]*>([^<]+)</a>')


@pytest.fixture
def offered() -> list[dict]:
    return json.loads((SITE / "games.json").read_text(encoding="utf-8"))["games"]


def test_every_project_is_built_and_offered(offered: list[dict]) -> None:
    assert len({entry["project"] for entry in offered}) == len([*PACKS.glob("*/pyproject.toml")])
    for entry in offered:
        wheels = [(SITE / wheel["name"]).read_bytes() for wheel in entry["wheels"]]
        assert entry["size"] == sum(map(len, wheels))
        sums = [b64encode(hashlib.sha256(wheel).digest()).decode() for wheel in wheels]
        assert [wheel["sha256"] for wheel in entry["wheels"]] == sums
        assert (SITE / f"{entry['game']}.svg").is_file()


def test_both_forms_of_the_index_name_the_files_with_their_sums(offered: list[dict]) -> None:
    for entry in offered:
        folder = SITE / "simple" / entry["project"]
        [(href, digest, name)] = LINK.findall((folder / "index.html").read_text(encoding="utf-8"))
        [file] = json.loads((folder / "index.json").read_text(encoding="utf-8"))["files"]
        assert (file["url"], file["hashes"]["sha256"], file["filename"]) == (href, digest, name)
        wheel = ROOT / urljoin(f"dist/packs/simple/{entry['project']}/", href)
        assert hashlib.sha256(wheel.read_bytes()).hexdigest() == digest


def test_a_first_visit_loads_nothing_of_it() -> None:
    names = release.files(DIST)
    # The pictures stand on the menu from the first visit.
    assert [name for name in names if name.startswith("packs/") and not name.endswith(".svg")] == []
    assert [name for name in names if "installer" in name] == []


@pytest.mark.seldom("installer")
def test_the_built_wheels_keep_every_promise_where_nothing_else_is(
    offered: list[dict], tmp_path: Path
) -> None:
    """As whoever writes a game has it: two wheels are installed, and there is no checkout. `make
    build` has checked the same wheels against this tree."""
    wheels = {SITE / wheel["name"] for entry in offered for wheel in entry["wheels"]}
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", tmp_path, ROOT)
    [own] = tmp_path.glob("tessera_games-*.whl")
    pip("install", "--no-deps", "--no-index", "--target", tmp_path / "site", own, *wheels)
    for entry in offered:
        tests = PACKS / entry["game"] / "tests"
        done = tessera("check", entry["game"], tests, at=tmp_path)
        assert done.returncode == 0, done.stdout + done.stderr
        assert f"{entry['game']}: all kept" in done.stdout


def test_what_check_refuses_is_not_offered_and_told_in_its_words(
    offered: list[dict], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(kept, "KEPT", tmp_path)
    [rota] = [SITE / entry["wheels"][-1]["name"] for entry in offered if entry["game"] == "rota"]
    wheel = tmp_path / rota.name
    altered(rota.read_bytes(), wheel, {"tessera_rota/__init__.py": ("GAME", "GAMES")})
    with pytest.raises(packs.Refused) as refused:
        packs.check("rota", [wheel])
    told = str(refused.value)
    assert told.startswith("rota isn't offered, for `python -m tessera check rota` says:\n")
    assert "has no attribute 'GAME'" in told


def pip(*arguments: object) -> None:
    command = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*command, *map(str, arguments)], check=True)


def tessera(*arguments: object, at: Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "tessera", *map(str, arguments)]
    environment = {**os.environ, "PYTHONPATH": str(at / "site")}
    return subprocess.run(
        command, capture_output=True, encoding="utf-8", env=environment, cwd=at, check=False
    )


def test_what_a_game_needs_comes_with_it_once_and_before_it(tmp_path: Path) -> None:
    dice = packs.BuiltWheel(plain(tmp_path, "dice"))
    cup = packs.BuiltWheel(plain(tmp_path, "cup", needs=["Dice>=1"]))
    game = packs.BuiltWheel(plain(tmp_path, "game", needs=["tessera-games>=0.1", "cup", "dice"]))
    assert game.needs([game, cup, dice]) == [dice, cup, game]


def test_a_game_that_needs_what_the_site_has_not_is_not_built(tmp_path: Path) -> None:
    wheel = packs.BuiltWheel(plain(tmp_path, "game", needs=["dice"]))
    with pytest.raises(packs.Refused, match=r"game-1-py3-none-any\.whl needs dice"):
        wheel.needs([wheel])


def test_two_games_of_one_name_are_not_built() -> None:
    packs.used_once(["tabula", "rota"])
    with pytest.raises(packs.Refused, match="two games are named tabula"):
        packs.used_once(["tabula", "rota", "tabula"])


INSTALL = """
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { loadPyodide } from "RUNTIME/pyodide.mjs";
const python = await loadPyodide({ indexURL: "RUNTIME/" });
python.FS.writeFile("installer.zip", new Uint8Array(inflateRawSync(readFileSync("INSTALLER"))));
python.globals.set("index", "ADDRESS");
const said = await python.runPythonAsync(`
import importlib, sys
sys.path.append("/home/pyodide/installer.zip")
for package in SPLIT:
    importlib.import_module(package).__path__.append(f"/home/pyodide/installer.zip/{package}")
import micropip
micropip.set_index_urls([index])
micropip.add_mock_package("tessera-games", VERSION, modules={})
try:
    await micropip.install("tessera-rota")
    from importlib.metadata import entry_points
    said = str([point.value for point in entry_points(group="tessera.games")])
except Exception as error:
    said = f"{type(error).__name__}: {error}"
said
`);
console.log(said);
"""


def split() -> str:
    """The packages that a page makes whole, as its source lists them."""
    source = (PACKAGE / "browser" / "added" / "installing.py").read_text(encoding="utf-8")
    return re.findall(r"^SPLIT = (.+)$", source, re.MULTILINE)[0]


def installed(runtime: Path, site: Path, version: str = "0.1.0") -> str:
    """What comes of installing Rota with what a page has, from a site, for a version of Tessera."""
    [installer] = DIST.glob("runtime/installer-*/installer.zip.bin")
    with server(site, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        code = INSTALL.replace("RUNTIME", runtime.as_posix()).replace("VERSION", repr(version))
        code = code.replace("SPLIT", split())
        code = code.replace("INSTALLER", installer.as_posix())
        code = code.replace("ADDRESS", f"http://{HOST}:{httpd.server_port}/simple")
        command = ["node", "--input-type=module", "--eval", code]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        httpd.shutdown()
    return done.stdout


@pytest.mark.seldom("installer")
def test_micropip_installs_it_with_what_the_page_has(shipped_runtime: Path) -> None:
    assert "['tessera_rota']" in installed(shipped_runtime, SITE)


@pytest.mark.seldom("installer")
def test_a_wheel_that_is_not_what_the_index_says_is_refused(
    shipped_runtime: Path, tmp_path: Path
) -> None:
    site = shutil.copytree(SITE, tmp_path / "packs")
    [wheel] = site.glob("tessera_rota*.whl")
    wheel.write_bytes(wheel.read_bytes() + b"\0")
    assert "checksum" in installed(shipped_runtime, site)


@pytest.mark.seldom("installer")
def test_one_for_a_newer_tessera_is_refused(shipped_runtime: Path) -> None:
    assert "'tessera-games>=0.1'" in installed(shipped_runtime, SITE, "0.0.9")
