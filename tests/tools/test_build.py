"""The built site is complete, holds nothing it need not, and comes out the same every time."""

import json
import re
import tomllib
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest

from tools import build, vendor
from tools.paths import PACKAGE

LOCAL = re.compile(r"""(?:src|href)\s*=\s*["'](?!#|data:|mailto:|https?:)([^"'#?]+)""")
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\./[^"']+)""")


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("build") / "dist"
    build.assemble(out)
    return out


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def test_two_builds_are_the_same_byte_for_byte(dist: Path, tmp_path: Path) -> None:
    build.assemble(tmp_path / "dist")
    first, second = contents(dist), contents(tmp_path / "dist")
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []


@pytest.mark.parametrize("shown", ["index.html", "licenses/index.html"])
def test_every_file_a_page_names_is_there(dist: Path, shown: str) -> None:
    html = (dist / shown).read_text(encoding="utf-8")
    named = [*LOCAL.findall(html), *IMPORT.findall(html)]
    assert named
    folder = (dist / shown).parent
    assert [name for name in named if not (folder / name).exists()] == []


def test_every_file_the_configuration_names_is_there(dist: Path) -> None:
    config = tomllib.loads((dist / "pyscript.toml").read_text(encoding="utf-8"))
    assert (dist / config["interpreter"]).is_file()
    assert [name for name in config["files"] if not (dist / name).is_file()] == []


def test_every_plugin_of_pyscript_is_switched_off(dist: Path) -> None:
    # One that an update brings would ask for a chunk that is not shipped.
    folder = vendor.PYSCRIPT.parent / "src" / "plugins"
    plugins = {f"!{path.stem}" for path in folder.iterdir()}
    for_python = tomllib.loads((dist / "pyscript.toml").read_text(encoding="utf-8"))
    assert set(for_python["plugins"]) == plugins
    # PyScript loads them for MicroPython too, even in a page that has none.
    shell = (dist / "index.html").read_text(encoding="utf-8")
    for_micropython = re.search(r"<mpy-config[^>]*>(.*?)</mpy-config>", shell, re.DOTALL)
    assert for_micropython, "index.html needs an <mpy-config>; see pyscript.toml"
    assert set(tomllib.loads(for_micropython[1])["plugins"]) == plugins


def test_pyscript_is_shipped_without_editors_terminals_and_maps() -> None:
    stems = {re.sub(r"(-[\w-]{8})?\.js$", "", name) for name in vendor.pyscript_chunks()}
    assert stems == {"core", "error", "toml"}


def test_the_lock_names_what_is_shipped_and_nothing_else(dist: Path) -> None:
    runtime = dist / "runtime/pyodide"
    lock = json.loads((runtime / "pyodide-lock.json").read_text(encoding="utf-8"))
    shipped = {
        wheel.name: sha256(wheel.read_bytes()).hexdigest() for wheel in runtime.glob("*.whl")
    }
    assert {p["file_name"]: p["sha256"] for p in lock["packages"].values()} == shipped
    assert set(lock["packages"]) == {"micropip", "segno"}
    assert lock["info"]["python"].startswith("3.14")


def test_the_archive_holds_the_app_and_nothing_else(dist: Path) -> None:
    names = zipfile.ZipFile(dist / "tessera.zip").namelist()
    assert names == sorted(names)
    assert {Path(name).suffix for name in names} <= {".py", ".mo"}
    modules = {f"tessera/{path.relative_to(PACKAGE).as_posix()}" for path in PACKAGE.rglob("*.py")}
    assert modules <= set(names)
