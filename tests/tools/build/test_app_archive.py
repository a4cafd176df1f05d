"""The two parts of the app's archive: the first can be imported from, and both are the whole."""

import ast
import sys
import zipfile
from collections.abc import Iterator
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from tessera import games, preload
from tools.build import app_archive
from tools.build.app_archive import END, cut
from tools.paths import PACKAGE, SOURCE

SOURCES = {
    "parted/__init__.py": "",
    "parted/menu.py": "NAME = 'menu'",
    "parted/games/__init__.py": "",
    "parted/games/tabula.py": "NAME = 'tabula'",
    "parted/rest.py": "NAME = 'rest'",
}
FIRST = 3


def test_python_imports_from_the_first_part_and_then_from_both(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = tmp_path / "app.zip"
    with zipfile.ZipFile(place, "w") as archive:
        for name, source in SOURCES.items():
            archive.writestr(zipfile.ZipInfo(name), source)
    whole = place.read_bytes()
    first, rest = cut(whole, FIRST)
    place.write_bytes(first)
    assert zipfile.ZipFile(place).testzip() is None
    monkeypatch.syspath_prepend(str(place))
    assert import_module("parted.menu").NAME == "menu"
    with pytest.raises(ModuleNotFoundError):
        import_module("parted.games.tabula")
    *_, at, _ = END.unpack(first[-END.size :])
    assert first[:at] + rest == whole
    place.write_bytes(whole)
    invalidate_caches()
    assert import_module("parted.games.tabula").NAME == "tabula"
    assert import_module("parted.rest").NAME == "rest"
    for name in [name for name in sys.modules if name.startswith("parted")]:
        del sys.modules[name]


def test_the_menu_needs_pyscript_and_what_main_imports_and_no_game() -> None:
    first = app_archive.for_the_menu()
    named = {app_archive.name_of(path) for path in first}
    assert {"pyscript/__init__.py", "pyscript/ffi.py", "pyscript/workers.py"} <= named
    assert "pyscript/web.py" not in named
    needed = {name.removeprefix("tessera/") for name in named}
    assert {"main.py", "browser/page.py", "features/menu/home.py", "games/__init__.py"} <= needed
    assert not [name for name in needed if name.startswith("games/") and name.count("/") > 1]
    others = {name.replace(".", "/") + ".py" for name in preload.late()}
    assert len(others) > 30
    assert "tessera/features/menu/__init__.py" in named, "a package without would have no value"
    features = {name for name in named & others if "/features/" in name}
    assert features == {"tessera/features/menu/home.py", "tessera/features/packs/lacking.py"}
    assert len(app_archive.members(first)) > 2 * len(needed)


def test_what_may_be_wanted_early_is_there_though_no_launch_imports_it() -> None:
    imported = {app_archive.name_of(path) for path in app_archive.imported(*app_archive.BEGIN)}
    first = {app_archive.name_of(path) for path in app_archive.for_the_menu()}
    later = {"tessera/core/record_reader.py", "tessera/storage/saves.py"}
    assert later <= first
    assert not later & imported
    # Neither records nor rules, nor what thinks, what phones need, or games by others.
    rooms = ("core/re", "core/rules", "kit/view", "session/", "thinking/c", "browser/thinker")
    assert not [name for name in imported if name.startswith(tuple(f"tessera/{r}" for r in rooms))]
    assert not imported & {"tessera/browser/phones/peers.py", "tessera/browser/added/programs.py"}


def test_a_snapshot_has_what_functions_import() -> None:
    files = (PACKAGE / "browser").rglob("*.py")
    browser = [".".join(path.relative_to(SOURCE).with_suffix("").parts) for path in files]
    own = [f"tessera.games.{name}" for name in games.NAMES]
    paths = app_archive.imported(*preload.NAMES, *browser, *own)
    kept = {app_archive.name_of(path).removesuffix(".py").replace("/", ".") for path in paths}
    wanted = {name for path in PACKAGE.rglob("*.py") for name in late_imports(path)}
    assert len(wanted) > 10
    assert not wanted - {name.removesuffix(".__init__") for name in kept}


def late_imports(path: Path) -> Iterator[str]:
    """The modules of the app from which functions in this file import: ruff has each marked."""
    source = path.read_text("utf-8")
    for node in ast.walk(ast.parse(source if "PLC0415" in source else "")):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            for line in ast.walk(node):
                if isinstance(line, ast.ImportFrom) and (line.module or "").startswith("tessera."):
                    yield str(line.module)
