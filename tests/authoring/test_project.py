"""Whoever writes a game begins with a project that plays, from what the wheel brings."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tessera import games
from tessera_kit.__main__ import main
from tessera_kit.app_promises import OF_TESTS
from tessera_kit.authoring.catalogues import update
from tessera_kit.authoring.project import NoProject, Project, project_in
from tessera_kit.authoring.trying import Trial, copy_site, found
from tests.effort import PYODIDE
from tools.paths import SOURCE

pytestmark = pytest.mark.skipif(PYODIDE, reason="who writes a game does so elsewhere")


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new project, with its catalogues."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    assert main(["new", "two_hats"]) == 0
    monkeypatch.chdir(tmp_path / "two_hats")
    assert main(["messages"]) == 0
    yield tmp_path / "two_hats"
    games.INSTALLED.pop("two_hats")
    for name in [name for name in sys.modules if name.partition(".")[0] == "tessera_two_hats"]:
        del sys.modules[name]


def test_it_is_a_whole_game_under_its_own_name(made: Path) -> None:
    files = [path for path in made.rglob("*") if path.is_file() and path.suffix != ".pyc"]
    told = "".join(f"{path}\n{path.read_bytes().decode('latin-1')}" for path in files)
    assert "Pig(" not in told
    assert {path.suffix for path in files} >= {".toml", ".css", ".svg", ".po", ".mo", ".txt"}
    game = games.find("two_hats")
    assert game is not None
    assert game.texts.TITLE == "Two hats"
    for promise in OF_TESTS:
        promise(game, made / "tests")


@pytest.mark.parametrize("language", ["pt", "es", "fr", "de", "it"])
def test_its_catalogues_have_every_sentence(made: Path, language: str) -> None:
    kept = said(made / "src" / "tessera_two_hats" / "locale" / f"{language}.po")
    assert len(kept) == 11
    assert all(kept.values())


def said(file: Path) -> dict[str, str]:
    """The translations of a catalogue."""
    with file.open("rb") as text:
        return {str(message.id): str(message.string) for message in read_po(text) if message.id}


def test_the_catalogue_of_a_region_is_begun_empty_and_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    package = tmp_path / "hats"
    package.mkdir()
    (package / "texts.py").write_text('TITLE = N_("Hats and no cards")\n', encoding="utf-8")
    update(Project(tmp_path, "hats", "hats", {}))
    begun = package / "locale" / "pt-BR.po"
    assert begun.read_text(encoding="utf-8").startswith("# Only what is said otherwise than in pt.")
    assert said(begun) == {}
    told = capsys.readouterr().out
    assert f"{begun}: 0 said otherwise than in pt, 0 to do" in told
    assert f"{package / 'locale' / 'pt.po'}: 1 messages, 1 to do" in told


def test_nothing_is_written_over(made: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(made.parent)
    assert main(["new", "two_hats"]) == 2
    assert main(["new", "Two-Hats"]) == 2
    assert main(["new", "tabula"]) == 2


def test_where_no_game_is_that_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(NoProject, match=r"no pyproject\.toml here"):
        project_in(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    with pytest.raises(NoProject, match="names no game"):
        project_in(tmp_path)
    (tmp_path / "pyproject.toml").write_text("[project", encoding="utf-8")
    with pytest.raises(NoProject, match="can't be read"):
        project_in(tmp_path)
    with pytest.raises(NoProject, match="No Tessera to play it in"):
        found(tmp_path)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The little of a built site that matters here."""
    folder = tmp_path / "dist"
    (folder / "packs").mkdir(parents=True)
    (folder / "runtime").mkdir()
    (folder / "packs" / "games.json").write_text('{"installer": 7, "games": []}', encoding="utf-8")
    for name in ("index.html", "service-worker.js"):
        (folder / name).touch()
    return folder


@pytest.mark.parametrize("kind", ["folder", "archive"])
def test_a_site_offers_it_as_it_lies_there(
    kind: str, made: Path, site: Path, tmp_path: Path
) -> None:
    assert found(made) == site
    if kind == "archive":
        whole = tmp_path / "whole" / "tessera"
        shutil.move(site, whole)
        site = Path(shutil.make_archive(str(tmp_path / "release"), "zip", whole.parent))
    root = tmp_path / "served"
    copy_site(site, root)
    assert not (root / "service-worker.js").exists(), "it would keep what was loaded"
    trial = Trial(project_in(made), root)
    trial.write()
    first = listed(root)
    assert (first["game"], first["title"]["en"]) == ("two_hats", "Two hats")
    assert (root / "packs" / first["wheels"][0]["name"]).is_file()
    texts = made / "src/tessera_two_hats/__init__.py"
    changed = texts.read_text(encoding="utf-8").replace('N_("Two hats")', 'N_("Three hats")')
    texts.write_text(changed, encoding="utf-8")
    trial.write()
    assert listed(root)["title"]["en"] == "Three hats"
    assert listed(root)["wheels"] != first["wheels"]


def listed(root: Path) -> dict:
    offer = json.loads((root / "packs" / "games.json").read_text(encoding="utf-8"))
    assert offer["installer"] == 7
    return offer["games"][0]


@pytest.mark.seldom("authoring")
def test_it_keeps_every_promise(made: Path) -> None:
    command = [sys.executable, "-m", "tessera", "check", "."]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    assert "two_hats: all kept" in done.stdout, done.stdout + done.stderr
