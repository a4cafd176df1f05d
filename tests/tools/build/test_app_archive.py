"""The two parts of the app's archive: the first can be imported from, and both are the whole."""

import sys
import zipfile
from importlib import import_module, invalidate_caches
from pathlib import Path

import pytest

from tessera.screens import entrance
from tools.build import app_archive
from tools.build.app_archive import END, cut

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
    assert {"main.py", "browser/page.py", "screens/menu/home.py", "games/__init__.py"} <= needed
    assert not [name for name in needed if name.startswith("games/") and name.count("/") > 1]
    others = [name.removeprefix("tessera.").replace(".", "/") for name in entrance.OTHERS]
    assert not [name for name in others if f"{name}.py" in needed]
    assert len(app_archive.members(first)) > 2 * len(needed)
