"""The built site is complete, holds nothing it need not, and comes out the same every time.

They look at dist/, as `make build` has left it, and build it once more, elsewhere."""

import base64
import hashlib
import io
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tessera.games import GAMES
from tessera.i18n import LANGUAGES, catalogues
from tools.build import app_archive, naming, packing, release, vendor
from tools.paths import BUILD, DIST, NODE_MODULES, PACKAGE, ROOT

SOURCES = ("packs", "src", "static", "tools")
MADE = ("pyodide", "wheels", "kept")
"""Of build/, what doesn't depend on the app; its making has tests of its own."""
BUDGET = 4_150_000
"""Bytes of a first visit, as a server compresses them; files that are optional don't count."""
FOR_THE_MENU = 2_715_000
"""The same of what has to be there until the menu can be pressed."""
FIRST_PICTURE = 31_000
"""The same of what has to be there until the menu can be seen: the page itself."""
LOCAL = re.compile(r"""(?:src|href)\s*=\s*["'](?!#|data:|mailto:|https?:)([^"'#?]+)""")
PLAIN = re.compile(
    r"index\.html|404\.html|service-worker\.js|tessera(\.[\w-]+)?\.json|licenses|packs|locale"
)
"""What people, hosts and systems look for under these names."""
IMPORT = re.compile(r"""(?:from|import)\s*\(?\s*["'](\./[^"']+)""")


@pytest.fixture
def dist() -> Path:
    assert DIST.is_dir(), "dist/ is not built; run `make build` first"
    return DIST


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A copy of the tree, without any catalogue that was compiled before."""
    ignored = shutil.ignore_patterns("__pycache__", "*.mo")
    for name in SOURCES:
        shutil.copytree(ROOT / name, tmp_path / name, ignore=ignored)
    for path in ROOT.iterdir():
        if path.is_file():
            shutil.copyfile(path, tmp_path / path.name)
    for name in MADE:
        shutil.copytree(BUILD / name, tmp_path / "build" / name)
    for path in (tmp_path / "build/kept").glob("*tessera.zip*"):
        path.unlink()
    (tmp_path / "node_modules").symlink_to(NODE_MODULES)
    return tmp_path


def contents(folder: Path) -> dict[str, bytes]:
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def one(folder: Path, pattern: str) -> Path:
    """The only file of that name, wherever it lies."""
    (found,) = folder.rglob(pattern)
    return found


def configuration(dist: Path) -> dict[str, Any]:
    return json.loads(one(dist, "pyscript-*.json").read_text(encoding="utf-8"))


def test_every_name_carries_the_hash_of_what_is_in_it(dist: Path) -> None:
    top = [path for path in dist.iterdir() if path.name != "runtime"]
    for path in (*top, *(dist / "runtime").iterdir(), *dist.glob("locale/*/*")):
        if not PLAIN.fullmatch(path.name):
            assert path.name.partition(".")[0].rpartition("-")[2] == naming.digest(path)


def test_what_the_page_loads_has_its_sum(dist: Path) -> None:
    shell = (dist / "index.html").read_text(encoding="utf-8")
    head = shell.partition("</head>")[0]
    loaded = re.findall(
        r'<(?:script|link rel="(?:modulepreload|preload|later)")[^>]*? (?:src|href)="([^"]+)"'
        r' (?:data-)?integrity="([^"]+)">',
        head,
    )
    named = re.findall(r'<script[^>]* src=|"(?:modulepreload|preload|later)"', head)
    assert len(loaded) == len(named)
    assert all(naming.integrity(dist / name) == expected for name, expected in loaded)


def test_two_builds_are_the_same_byte_for_byte(dist: Path, elsewhere: Path) -> None:
    command = [sys.executable, "-m", "tools.build"]
    (commit,) = re.findall('name="commit" content="([^"]+)"', (dist / "index.html").read_text())
    environment = os.environ | {"PYTHONPATH": str(elsewhere / "src"), "COMMIT": commit}
    subprocess.run(command, cwd=elsewhere, env=environment, check=True, capture_output=True)
    first, second = contents(dist), contents(elsewhere / "dist")
    assert first.keys() == second.keys()
    different = [name for name in first if first[name] != second[name]]
    assert different == [], "if dist/ is older than the sources, `make build` first"


@pytest.mark.parametrize("shown", ["index.html", "licenses/index.html"])
def test_every_file_a_page_names_is_there(dist: Path, shown: str) -> None:
    html = (dist / shown).read_text(encoding="utf-8")
    named = [*LOCAL.findall(html), *IMPORT.findall(html)]
    assert named
    folder = (dist / shown).parent
    assert [name for name in named if not (folder / name).exists()] == []


def test_every_file_the_configuration_names_is_there(dist: Path) -> None:
    config = configuration(dist)
    assert (dist / config["interpreter"]).is_file()
    packed = [dist / f"{name}{packing.SUFFIX}" for name in config["files"]]
    assert [path for path in packed if not path.is_file()] == []


def test_every_plugin_of_pyscript_is_switched_off(dist: Path) -> None:
    # One that an update brings would ask for a chunk that is not shipped.
    folder = vendor.PYSCRIPT.parent / "src" / "plugins"
    plugins = {f"!{path.stem}" for path in folder.iterdir()}
    for_python = configuration(dist)
    assert set(for_python["plugins"]) == plugins
    # PyScript loads them for MicroPython too, even in a page that has none.
    shell = (dist / "index.html").read_text(encoding="utf-8")
    for_micropython = re.search(r"<mpy-config[^>]*>(.*?)</mpy-config>", shell, re.DOTALL)
    assert for_micropython, "index.html needs an <mpy-config>; see pyscript.toml"
    assert set(json.loads(for_micropython[1])["plugins"]) == plugins


def test_pyscript_is_shipped_without_editors_terminals_and_maps() -> None:
    stems = {re.sub(r"(-[\w-]{8})?\.js$", "", name) for name in vendor.pyscript_chunks()}
    assert stems == {"core", "error"}


def test_what_was_pyscripts_script_names_its_modules_without_their_text(dist: Path) -> None:
    code = one(dist, "core-*.js").read_text(encoding="utf-8")
    assert code.startswith(vendor.CHANGED)
    assert "import pyscript as _pyscript" in code
    assert "from polyscript import" not in code


def test_the_lock_names_no_package(dist: Path) -> None:
    lock = json.loads(one(dist, "pyodide-lock.json").read_text(encoding="utf-8"))
    assert lock["packages"] == {}
    assert lock["info"]["python"].startswith("3.14")


def test_the_two_archives_hold_the_app_and_nothing_else(dist: Path) -> None:
    first, rest = (
        packing.unpacked(one(dist, f"{part}-*.zip.bin")) for part in ("tessera", "tessera_rest")
    )
    for_menu = zipfile.ZipFile(io.BytesIO(first)).namelist()
    *_, at, _ = app_archive.END.unpack(first[-app_archive.END.size :])
    names = zipfile.ZipFile(io.BytesIO(first[:at] + rest)).namelist()
    assert names[: len(for_menu)] == sorted(for_menu)
    assert names.pop() == app_archive.WHERE_NAMES_ARE
    assert names[len(for_menu) :] == sorted(names[len(for_menu) :])
    assert {Path(name).suffix for name in names} <= {".pyc", ".txt", ".weights"}
    modules = [*PACKAGE.rglob("*.py"), *app_archive.PYSCRIPT_SOURCE.rglob("*.py")]
    sources = {f"{app_archive.name_of(path)}c" for path in modules}
    sources.remove("tessera/__main__.pyc")
    assert sources == {name for name in names if name.endswith(".pyc")}


def test_a_first_visit_is_small_in_every_language(dist: Path) -> None:
    compressed = sum(size for _, size in release.sizes(dist).values())
    words = size_of_words(dist)
    largest = max(words, key=words.__getitem__)
    assert compressed + words[largest] <= BUDGET, f"{largest}: see `make build` for the rest"


def size_of_words(dist: Path) -> dict[str, int]:
    """The bytes of the catalogues that each language needs."""
    return {
        language: sum(
            release.compressed(one(dist / "locale" / code, "*.mo.bin"))
            for code in catalogues(language)
        )
        for language in LANGUAGES
    }


def test_each_catalogue_travels_by_itself(dist: Path) -> None:
    shell = (dist / "index.html").read_text(encoding="utf-8")
    named = re.findall(
        r'<link rel="spare" data-catalogue="([\w-]+)" href="([^"]+)" data-integrity', shell
    )
    assert {code for code, _ in named} == {code for code in LANGUAGES if code != "en"}
    for code, name in named:
        compiled = PACKAGE / f"i18n/locale/{code}/LC_MESSAGES/tessera.mo"
        assert packing.unpacked(dist / name) == compiled.read_bytes()


def test_scripts_of_ours_come_without_comments(dist: Path) -> None:
    ours = [*dist.glob("static-*/*.js"), dist / "index.html"]
    told = [line for path in ours for line in path.read_text("utf-8").splitlines()]
    assert not [line for line in told if re.match(r"\s*(//|/\*\*.*\*/$)", line)]


def test_the_menu_waits_for_less(dist: Path) -> None:
    sizes = release.sizes(dist)
    head = (dist / "index.html").read_text(encoding="utf-8").partition("</head>")[0]
    loaded = r'<(?:script|link rel="(?:modulepreload|preload|later)")[^>]*? (?:src|href)="([^"]+)"'
    named = re.findall(loaded, head)
    assert [name for name in named if name.startswith("tessera-")]
    assert not [name for name in named if name.startswith("tessera_rest")]
    words = max(size_of_words(dist).values())
    assert words + sum(sizes[name][1] for name in ("./", *named)) <= FOR_THE_MENU
    assert sizes["./"][1] <= FIRST_PICTURE
    # What holds the picture up stands in the head.
    assert 'rel="stylesheet"' not in head


def test_a_release_names_every_file_with_its_hash(dist: Path) -> None:
    worker = (dist / release.WORKER).read_text(encoding="utf-8")
    told = json.loads(worker.removeprefix("{\nconst release = ").partition(";\n")[0])
    spare = {re.sub(r"(-\w+)?/.*", "", name.removeprefix("runtime/")) for name in told["spare"]}
    assert spare == {"whole", "installer", "packs", "puzzles", "camera", "locale"}
    listed = {**told["files"], **told["spare"]}
    for name, expected in listed.items():
        path = dist / name
        data = (path / "index.html" if path.is_dir() else path).read_bytes()
        assert base64.b64encode(hashlib.sha256(data).digest()).decode() == expected
    left = {
        name
        for name in contents(dist)
        if name not in listed and not name.endswith("index.html") and name != release.WORKER
    }
    assert all(release.OPTIONAL.match(name) for name in left)
    assert "./" in listed


def test_a_change_anywhere_makes_another_release(dist: Path, tmp_path: Path) -> None:
    copy = tmp_path / "dist"
    shutil.copytree(dist, copy)
    release.write(copy)
    before = (copy / release.WORKER).read_bytes()
    assert before == (dist / release.WORKER).read_bytes()
    with one(copy, "tessera-*.zip.bin").open("ab") as file:
        file.write(b"?")
    release.write(copy)
    assert (copy / release.WORKER).read_bytes() != before


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_names_what_there_is(dist: Path, language: str) -> None:
    text = (dist / f"tessera.{language}.json").read_text(encoding="utf-8")
    manifest = json.loads(text)
    pictures = [*manifest["icons"], *manifest["screenshots"]]
    for picture in pictures:
        data = (dist / picture["src"]).read_bytes()
        if picture["type"] == "image/png":
            # Width and height stand in a PNG's first chunk.
            width, height = struct.unpack(">II", data[16:24])
            assert picture["sizes"] == f"{width}x{height}"
    assert {picture.get("purpose") for picture in manifest["icons"]} == {None, "maskable"}
    assert {shot["form_factor"] for shot in manifest["screenshots"]} == {"wide", "narrow"}
    leads = [shortcut["url"] for shortcut in manifest["shortcuts"]]
    games = [f"./#/begin/{one.path}" for game in GAMES for one in game.editions]
    assert leads == ["./#/puzzles", *games], (
        "the puzzle of the day first: there may be room for four"
    )
    assert "./#/begin/sequences/hearts_due" in leads
    assert manifest["orientation"] == "any"


def test_the_page_allows_no_more_than_pyscript_needs(dist: Path) -> None:
    shell = (dist / "index.html").read_text(encoding="utf-8")
    policy = re.search(r'Content-Security-Policy" content="([^"]+)"', shell)
    assert policy
    rules = dict(rule.strip().split(" ", 1) for rule in policy[1].split(";"))
    assert rules["default-src"] == "'self'"
    # Of what stands in the page itself, just these seven scripts and this style.
    scripts = re.findall(r'<script(?: type="module" async)?>(.*?)</script>', shell, re.DOTALL)
    styles = re.findall(r"<style>(.*?)</style>", shell, re.DOTALL)
    own = " ".join(map(naming.allowed, scripts))
    assert len(scripts) == 7
    assert rules.pop("style-src") == f"'self' {naming.allowed(*styles)}"
    assert rules.pop("worker-src") == "'self' blob:"  # static/walls.js allows less.
    assert rules.pop("img-src") == "'self' blob:"  # Pictures to share are made on the device.
    forbidden = {"object-src", "frame-src", "base-uri", "form-action"}
    assert {rules[kind] for kind in forbidden} == {"'none'"}
    assert set(rules) == {"default-src", "script-src", *forbidden}
    allowed = f"'self' 'wasm-unsafe-eval' 'unsafe-eval' {own}"
    assert sorted(rules["script-src"].split()) == sorted(allowed.split())
    assert " style=" not in shell
