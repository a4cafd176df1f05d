"""A game in one file becomes a package, and goes on as it was."""

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


def test_parts_of_its_own_take_the_place_of_ready_ones(made: Callable[[str], Path]) -> None:
    home = made("greed")
    (home / "tessera_greed" / "style.css").write_text('[data-game="greed"] { }', encoding="utf-8")
    assert main(["grow", "greed"]) == 0
    package = home / "src" / "tessera_greed"
    assert not (home / "tessera_greed").exists()
    assert (package / "style.css").read_text(encoding="utf-8") == '[data-game="greed"] { }'
    (package / "view.py").write_text(
        "from tessera_plain import PlainView\n\n\nclass GreedView(PlainView):\n"
        '    def goal(self, seen):\n        return "Have it."\n',
        encoding="utf-8",
    )
    module = package / "__init__.py"
    code = module.read_text(encoding="utf-8")
    code = code.replace("game(Greed())", "game(Greed(), view=GreedView, lessons=lambda: (7,))")
    code = code.replace("\n\n\n@data", "\nfrom tessera_greed.view import GreedView\n\n\n@data", 1)
    module.write_text(code, encoding="utf-8")
    game = game_in(home)
    assert (game.view.goal(None), game.lessons()) == ("Have it.", (7,))


def test_what_is_a_package_or_no_game_is_left_as_it_is(
    made: Callable[[str], Path], capsys: pytest.CaptureFixture[str]
) -> None:
    home = made("greed")
    module = home / "tessera_greed" / "__init__.py"
    whole = module.read_text(encoding="utf-8")
    for broken, said in (
        (whole.replace("GAME = ", "IT = "), "GAME"),
        (whole.replace("def turn(", "def turn(("), "SyntaxError"),
        (whole.replace("State((0,)", "Stalest((0,)"), "'Stalest' is not defined"),
    ):
        module.write_text(broken, encoding="utf-8")
        assert main(["grow", "greed"]) == 2
        assert said in capsys.readouterr().err
        assert module.read_text(encoding="utf-8") == broken
        assert sorted(path.name for path in home.iterdir()) == ["pyproject.toml", "tessera_greed"]
        forget("greed")
    module.write_text(whole, encoding="utf-8")
    assert main(["grow", "greed"]) == 0
    assert main(["grow", "greed"]) == 2
    assert "has grown already" in capsys.readouterr().err


# As `grow` wrote it until December 2026.
GROWN = {
    "__init__.py": """
from tessera.kit.game import AnyGame, Game
from tessera_plain.view import COLOURS
from tessera_old.bots import BOTS
from tessera_old.plain import PLAIN
from tessera_old.rules import RULES
from tessera_old.view import VIEW
from tessera_old.view.texts import TEXTS
GAME: AnyGame = Game(RULES, VIEW, BOTS, TEXTS, why=PLAIN.why, colours=COLOURS, base="tessera_plain")
""",
    "rules/__init__.py": """
from tessera_plain.rules import PlainRules
from tessera_old.plain import PLAIN
RULES = type("OldRules", (PlainRules,), {})(PLAIN)
""",
    "view/__init__.py": """
from tessera_plain.view import PlainView
from tessera_old.plain import PLAIN
from tessera_old.rules import RULES
from tessera_old.view.texts import TEXTS
VIEW = type("OldView", (PlainView,), {})(PLAIN, RULES, TEXTS)
""",
    "view/texts.py": """
from tessera_plain.texts import PlainTexts
from tessera_old.plain import PLAIN
TEXTS = type("OldTexts", (PlainTexts,), {})(PLAIN)
""",
    "bots/__init__.py": """
from tessera_plain.bots import bots
from tessera_old.plain import PLAIN
from tessera_old.rules import RULES
BOTS = {**bots(PLAIN, RULES)}
""",
}


def test_folders_that_it_wrote_before_are_still_a_game(made: Callable[[str], Path]) -> None:
    home = made("old")
    package = home / "tessera_old"
    code = (package / "__init__.py").read_text(encoding="utf-8")
    code = code.replace("Plain, game", "Plain").replace("GAME = game(Old())", "PLAIN = Old()")
    for name, text in {"plain.py": code, **GROWN}.items():
        (package / name).parent.mkdir(exist_ok=True)
        (package / name).write_text(text, encoding="utf-8")
    game = game_in(home)
    assert game.rules.result(played(game).state)


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
