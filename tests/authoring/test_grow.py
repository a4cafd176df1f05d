"""A game in one file gets folders, and goes on as it was."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tessera import games
from tessera.core.record import write_record
from tessera.kit.game import AnyGame
from tessera.storage.opening import open_table
from tessera_kit.__main__ import main
from tessera_kit.authoring.project import project_in
from tessera_kit.golden import played
from tests.effort import PYODIDE
from tests.plain.examples import EXAMPLES
from tools.paths import SOURCE

pytestmark = pytest.mark.skipif(PYODIDE, reason="who writes a game does so elsewhere")
SAVED = "2026-11-21T10:00:00Z"


def forget(name: str) -> None:
    """Has a game imported anew the next time."""
    games.INSTALLED.pop(name, None)
    module = f"tessera_{name}"
    for key in [key for key in sys.modules if key.partition(".")[0] == module]:
        del sys.modules[key]
    # A path that is gone has been looked through before.
    sys.path_importer_cache.clear()


def game_in(home: Path) -> AnyGame:
    """The game of a project, as it lies there now."""
    forget(home.name)
    sys.path[:] = [path for path in sys.path if not path.startswith(str(home.parent))]
    project_in(home).use()
    game = games.find(home.name)
    assert game
    return game


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Path]]:
    """Gives a new Pig of a name, or a copy of an example."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    homes = []

    def make(name: str) -> Path:
        home = tmp_path / name
        homes.append(home)
        if (EXAMPLES / name).is_dir():
            shutil.copytree(EXAMPLES / name, home, ignore=shutil.ignore_patterns("__pycache__"))
            forget(name)
        else:
            assert main(["new", "--small", name]) == 0
        return home

    yield make
    for home in homes:
        forget(home.name)


@pytest.mark.parametrize("name", ["greed", "nine_holes", "boxes", "high_card", "dots"])
def test_what_was_saved_before_opens_as_it_ended(made: Callable[[str], Path], name: str) -> None:
    home = made(name)
    before = game_in(home)
    table = played(before)
    saved, end = write_record(table.record(SAVED)), before.rules.write_position(table.state)
    forget(name)
    assert main(["grow", name]) == 0
    after = game_in(home)
    assert after.rules is not before.rules
    reopened = open_table(saved, {name: after}.get)
    assert after.rules.write_position(reopened.state) == end
    assert [after.texts.TITLE, *after.bots] == [before.texts.TITLE, *before.bots]


def test_each_room_is_there_and_what_is_written_in_it_counts(
    made: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    home = made("greed")
    own = (home / "tessera_greed" / "__init__.py").read_text(encoding="utf-8")
    (home / "tessera_greed" / "style.css").write_text('[data-game="greed"] { }', encoding="utf-8")
    assert main(["grow", "greed"]) == 0
    package = home / "src" / "tessera_greed"
    assert not (home / "tessera_greed").exists()
    assert capsys.readouterr().out.count("python -m tessera check greed") == 2
    kept = (package / "plain.py").read_text(encoding="utf-8")
    assert kept == own.replace("Plain, game", "Plain").replace(
        "GAME = game(Greed())", "PLAIN = Greed()"
    )
    assert (package / "style.css").read_text(encoding="utf-8") == '[data-game="greed"] { }'
    view = package / "view" / "__init__.py"
    text = view.read_text(encoding="utf-8")
    text = text.replace(
        "\n\n\nVIEW", '\n\n    def goal(self, seen):\n        return "Have it."\n\n\nVIEW'
    )
    view.write_text(text, encoding="utf-8")
    assert game_in(home).view.goal(None) == "Have it."


def test_what_has_grown_or_never_was_small_is_left_as_it_is(
    made: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    home = made("greed")
    module = home / "tessera_greed" / "__init__.py"
    whole = module.read_text(encoding="utf-8")
    for broken, said in (
        (whole.replace("GAME = ", "IT = "), "no game in one file"),
        (whole.replace("def turn(", "def turn(("), "SyntaxError"),
        (whole.replace("State((0,)", "Stale((0,)"), "'Stale' is not defined"),
    ):
        module.write_text(broken, encoding="utf-8")
        assert main(["grow", "greed"]) == 2
        assert said in capsys.readouterr().err
        assert module.read_text(encoding="utf-8") == broken
        assert sorted(path.name for path in home.iterdir()) == ["pyproject.toml", "tessera_greed"]
        forget("greed")


def test_a_game_for_one_alone_is_played_and_grows_as_well(made: Callable[[str], Path]) -> None:
    home = made("greed")
    module = home / "tessera_greed" / "__init__.py"
    code = module.read_text(encoding="utf-8").replace("players = (2, 3, 4)", "players = (1,)")
    code = code.replace('return ("again", "stop")', 'return ("stop",)')
    module.write_text(code, encoding="utf-8")
    assert main(["grow", "greed"]) == 0
    assert game_in(home).rules.players == (1,)
    assert len([*(home / "tests" / "golden").iterdir()]) == 2


@pytest.mark.seldom("authoring")
def test_it_keeps_every_promise(made: Callable[[str], Path]) -> None:
    made("greed")
    for command in ("grow", "check"):
        arguments = [sys.executable, "-m", "tessera", command, "greed"]
        done = subprocess.run(arguments, capture_output=True, encoding="utf-8", check=False)
    assert "greed: all kept" in done.stdout, done.stdout + done.stderr
