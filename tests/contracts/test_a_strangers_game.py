"""A stranger's game, Pig, as a package of its own: a sound one keeps every promise, and slips that
people would suffer from are found, each in a sentence."""

from __future__ import annotations

import os
import shutil
import sys
import tomllib
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

from tessera import games, i18n
from tessera_kit import command
from tessera_kit.app_promises import OF_APP
from tessera_kit.limits import watched
from tools.paths import ROOT, SOURCE

# Pyodide has no Babel, and nobody writes a game there.
messages = pytest.importorskip("tools.messages", exc_type=ModuleNotFoundError)
PIG = ROOT / "tests" / "pig"
SLIPS = tomllib.loads((PIG / "slips.toml").read_text(encoding="utf-8"))["slip"]
FOUND, WATCHED = ([one for one in SLIPS if ("watched" in one) == it] for it in (False, True))
Slip = dict[str, str]


def name_of(slip: Slip) -> str:
    return slip["name"]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package, with its catalogues."""
    made = shutil.copytree(PIG / "src" / "tessera_pig", tmp_path / "tessera_pig")
    for path in (made / "locale").glob("*.po"):
        messages.compile_into(path, messages.read(path.stem, made))
    return made


@pytest.fixture
def imported(source: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """It is imported anew, and forgotten."""
    monkeypatch.syspath_prepend(str(source.parent))
    monkeypatch.setitem(games.INSTALLED, "pig", "tessera_pig")
    monkeypatch.setattr(i18n, "_made", {})
    monkeypatch.setattr(i18n, "_taught", [])
    invalidate_caches()
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] == "tessera_pig"]:
        del sys.modules[name]


def broken(promise: str) -> str:
    """What is told of a promise, "" where it is kept."""
    game = games.find("pig")
    assert game is not None
    called = dict(command.promises(game, PIG / "tests"))
    try:
        called[promise]()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


def plant(source: Path, slip: Slip) -> None:
    path = source / slip["file"]
    if slip["old"]:
        text = path.read_text(encoding="utf-8")
        assert text.count(slip["old"]) == 1
        path.write_text(text.replace(slip["old"], slip["new"]), encoding="utf-8")
    elif "isn't in" in slip["told"]:
        path.unlink()
    else:
        path.write_bytes(b"\xff\xfe")


@pytest.mark.usefixtures("imported")
def test_a_sound_one_keeps_every_promise(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.find("pig")
    assert game is not None
    assert command.check(game, None) == 0, capsys.readouterr().out
    assert broken("check_golden_records") == ""


@pytest.mark.parametrize("slip", FOUND, ids=name_of)
def test_a_slip_is_found(slip: Slip, source: Path, request: pytest.FixtureRequest) -> None:
    plant(source, slip)
    request.getfixturevalue("imported")
    assert slip["told"] in broken(slip["promise"])


@pytest.mark.parametrize("slip", WATCHED, ids=name_of)
def test_what_never_comes_back_is_named(
    slip: Slip, source: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(source, slip)
    about = source.parent / "tessera_pig-1.0.dist-info"
    about.mkdir()
    (about / "entry_points.txt").write_text("[tessera.games]\npig = tessera_pig\n", "utf-8")
    (about / "METADATA").write_text("Name: tessera-pig\nVersion: 1.0\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", f"{source.parent}{os.pathsep}{SOURCE}")
    every = (*command.OF_IMPORTS, *command.OF_COMPUTERS, *OF_APP)
    others = {promise.__name__ for promise in every} - {slip["promise"]}
    others |= {command.ends(level) for level in ("easy", "normal")}
    assert watched("pig", None, limit=8, done=others) == 1
    title = command.title_of(slip["promise"])
    _, _, told = capsys.readouterr().out.partition(f"BROKEN  {title}\n")
    assert slip["told"] in told


def test_there_are_more_than_twenty() -> None:
    assert len(SLIPS) > 20
