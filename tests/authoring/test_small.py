"""A game in one file: written by `new --small`, checked, and tried in a page."""

from __future__ import annotations

import gettext
import json
import os
import shutil
import subprocess
import sys
import threading
import zipfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from urllib.request import urlopen

import pytest
from babel.messages.pofile import read_po

from tessera import games
from tessera_kit import command
from tessera_kit.__main__ import main
from tessera_kit.authoring import trying
from tessera_kit.authoring.catalogues import compile_into
from tessera_kit.authoring.compiling import compiled
from tessera_kit.authoring.project import project_in
from tessera_kit.authoring.serve import first_free, server
from tessera_kit.authoring.trying import Trial, TryHandler, found
from tessera_kit.cli.author import try_arguments
from tessera_kit.command import Wishes
from tests.effort import PYODIDE
from tools.paths import LOCALES, SOURCE

pytestmark = pytest.mark.skipif(PYODIDE, reason="who writes a game does so elsewhere")


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A new game in one file."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.setenv("PYTHONPATH", str(SOURCE))
    assert main(["new", "--small", "greed_2"]) == 0
    yield tmp_path / "greed_2"
    games.INSTALLED.pop("greed_2", None)
    for name in [name for name in sys.modules if name.partition(".")[0] == "tessera_greed_2"]:
        del sys.modules[name]


@pytest.fixture
def trial(made: Path, tmp_path: Path) -> Trial:
    """The game in a copy of a site."""
    site = tmp_path / "site"
    (site / "packs").mkdir(parents=True)
    (site / "packs" / "games.json").write_text('{"installer": 1, "games": []}', encoding="utf-8")
    (site / "index.html").write_text("the page", encoding="utf-8")
    return Trial(project_in(made), site)


def module_of(home: Path) -> Path:
    return home / "tessera_greed_2" / "__init__.py"


def test_it_is_one_file_and_a_project_file(made: Path) -> None:
    written = sorted(path.name for path in made.rglob("*") if path.is_file())
    assert written == ["__init__.py", "pyproject.toml"]
    lines = module_of(made).read_text(encoding="utf-8").splitlines()
    assert len(lines) < 80
    assert max(map(len, lines)) <= 100


def test_it_keeps_every_promise(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    project_in(made).use()
    game = games.find("greed_2")
    assert game
    dear = ("check_normal_is_better_than_chance",)
    assert command.check(game, None, wishes=Wishes(), done=dear) == 0, capsys.readouterr().out


def test_what_it_is_made_with_comes_to_the_page_with_it(trial: Trial) -> None:
    trial.write()
    assert trial.fault == ""
    (listed,) = json.loads(trial.listed.read_text(encoding="utf-8"))["games"]
    assert listed["base"] == "tessera_plain"
    kit, own = (trial.packs / wheel["name"] for wheel in listed["wheels"])
    assert "tessera_plain/style.css" in zipfile.ZipFile(kit).namelist()
    assert "tessera_greed_2/__init__.py" in zipfile.ZipFile(own).namelist()
    assert (trial.packs / "greed_2.svg").read_text(encoding="utf-8").startswith("<svg")


def test_a_slip_of_the_pen_stands_in_the_page(trial: Trial, made: Path) -> None:
    path = module_of(made)
    path.write_text(path.read_text(encoding="utf-8").replace("def turn(", "def turn(("), "utf-8")
    httpd = server(trial.listed.parent.parent, 0, type("Trying", (TryHandler,), {"trial": trial}))
    threading.Thread(target=httpd.serve_forever, daemon=True).start()
    try:
        with urlopen(f"http://127.0.0.1:{httpd.server_port}/", timeout=30) as page:
            told = page.read().decode()
    finally:
        httpd.shutdown()
        httpd.server_close()
    assert "tessera_greed_2/__init__.py:" in told
    assert "def turn((self, s):" in told
    assert "SyntaxError" in told


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("from dataclasses", "import random\nfrom dataclasses", "imports random"),
        ("State((0,) * players", "State([0] * players", "`points` of State is a list"),
        (
            "    def apply(self, s, event):\n",
            "    seen = []\n\n    def apply(self, s, event):\n        self.seen.append(event)\n"
            "        s = replace(s, win=s.win + len(self.seen))\n",
            "“die 6” leads to another position when it is played again",
        ),
    ],
)
def test_what_would_replay_otherwise_is_not_played(
    trial: Trial, made: Path, old: str, new: str, says: str
) -> None:
    path = module_of(made)
    path.write_text(path.read_text(encoding="utf-8").replace(old, new, 1), "utf-8")
    trial.write()
    assert says in trial.fault


def test_the_archive_of_a_release_is_found(made: Path) -> None:
    archive = made.parent / "tessera-1.0.zip"
    archive.touch()
    assert found(made) == archive


def read(compiled: bytes) -> dict[object, str]:
    """The translations of a compiled catalogue."""
    catalogue: dict[object, str] = vars(gettext.GNUTranslations(BytesIO(compiled)))["_catalog"]
    return catalogue


def test_catalogues_are_compiled_without_babel(tmp_path: Path) -> None:
    text = (LOCALES / "pt" / "LC_MESSAGES" / "tessera.po").read_bytes()
    compile_into(tmp_path / "pt.po", read_po(BytesIO(text), locale="pt"))
    assert read(compiled(text)) == read((tmp_path / "pt.mo").read_bytes())


HEADER = 'msgid "" msgstr "Content-Type: text/plain; charset=UTF-8\\n"\n'
VALID = {
    "a header that is marked fuzzy": f'#, fuzzy\n{HEADER}msgid "a" msgstr "é"',
    "no empty lines": HEADER + 'msgid "a"\nmsgstr "b"\nmsgid "c"\nmsgstr "d"',
    "no blanks": HEADER + 'msgid"a"msgstr"b""c"',
    "contexts": HEADER + 'msgctxt "x"\nmsgid "a"\nmsgstr "b"\nmsgid "a"\nmsgstr "c"',
    "escapes": HEADER + r'msgid "\t\"\\" msgstr "\303\251 \x41 \a"',
    "plurals, some untranslated": HEADER
    + 'msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] ""\n'
    + 'msgid "d"\nmsgid_plural "e"\nmsgstr[0] ""\nmsgstr[1] "f"',
    "comments of all kinds": HEADER
    + '# a\n#. b\n#: c.py:1\n#, python-format, fuzzy\n#| msgid "d"\nmsgid "e" msgstr "f"\n'
    + '#, no-wrap\nmsgid "g" msgstr "h" # i\n#~ msgid "j"\n#~ msgstr "k"',
    "fuzzy and obsolete": HEADER + '#, fuzzy\n#~ msgid "a"\n#~ msgstr "b"\nmsgid "c" msgstr "d"',
    "another charset": HEADER.replace("UTF-8", "ISO-8859-1") + 'msgid "a" msgstr "é"',
    "untranslated": HEADER + 'msgid "a"\nmsgstr ""\n',
}
REFUSED = {
    'msgid "a"': 2,
    'msgid "a"\nmsgstr "b"\nmsgid "a"\nmsgstr "c"': 3,
    'msgid "a"\nmsgstr "b': 2,
    'msgid "a"\nmsgstr "\\q"': 2,
    'msgid "a"\nmsgid_plural "b"\nmsgstr "c"': 3,
    'msgid "a"\nmsgid_plural "b"\nmsgstr[1] "c"': 3,
    'msgid "a"\nmsgstr "b"\nmsgstr "c"': 3,
    'word "a"': 1,
    '"a"': 1,
    'msgid "a"\nmsgid "b"\nmsgstr "c"': 2,
    'msgid "a\\n"\nmsgstr "b"': 1,
}


def by_gnu(catalogue: bytes, folder: Path) -> bytes | None:
    """The same by GNU's msgfmt, or None where that refuses it."""
    if not (msgfmt := shutil.which("msgfmt")):
        pytest.skip("no msgfmt: apt-get install gettext")
    (folder / "one.po").write_bytes(catalogue)
    command = [msgfmt, "-o", "one.mo", "one.po"]
    done = subprocess.run(command, cwd=folder, capture_output=True, check=False)
    return None if done.returncode else (folder / "one.mo").read_bytes()


@pytest.mark.parametrize("name", VALID)
def test_a_valid_catalogue_is_compiled_as_by_msgfmt(name: str, tmp_path: Path) -> None:
    text = VALID[name]
    catalogue = text.encode("latin-1" if "8859" in text else "utf-8")
    ours = read(compiled(catalogue))
    theirs = by_gnu(catalogue, tmp_path)
    assert theirs
    assert ours == read(theirs)


@pytest.mark.parametrize("text", REFUSED)
def test_what_msgfmt_refuses_is_refused_with_its_line(text: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"^line {REFUSED[text]}: "):
        compiled(text.encode())
    assert by_gnu(text.encode(), tmp_path) is None


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (["--help"], "python -m tessera verify"),
        (["try", "--help"], "--port PORT"),
        (["new", "-h"], "[--small] FOLDER"),
        (["check", "--help"], "--release"),
    ],
)
def test_help_is_no_error(asked: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert says in told
    assert ("verify" in told) == (asked == ["--help"])


@pytest.mark.parametrize(
    ("asked", "understood"),
    [
        ([], (Path(), None, None)),
        (["here", "--port", "8123"], (Path("here"), None, 8123)),
        (["--site", "dist", "here"], (Path("here"), Path("dist"), None)),
        (["--port", "nine"], None),
        (["here", "there"], None),
        (["--no-browser", "here"], (Path("here"), None, None)),
        (["--sight"], None),
    ],
)
def test_try_is_told_where_and_with_what(
    asked: list[str], understood: tuple[Path, Path | None, int | None] | None
) -> None:
    assert try_arguments(asked) == understood


@pytest.mark.parametrize(("more", "shown"), [((), 1), (("--no-browser",), 0)])
def test_try_opens_the_browser_where_there_is_a_screen(
    trial: Trial, made: Path, monkeypatch: pytest.MonkeyPatch, more: tuple[str, ...], shown: int
) -> None:
    trial.packs.mkdir()
    trial.listed.write_text("{}", encoding="utf-8")
    opened: list[str] = []
    monkeypatch.setattr(trying.webbrowser, "open", opened.append)
    monkeypatch.setattr(trying, "serve", lambda httpd, place: httpd.server_close())
    for display, times in (("", 0), (":0", shown)):
        monkeypatch.setenv("DISPLAY", display)
        monkeypatch.setenv("WAYLAND_DISPLAY", "")
        monkeypatch.setattr(sys, "platform", "linux")
        assert main(["try", str(made), "--site", str(trial.listed.parent.parent), *more]) == 0
        assert len(opened) == times
    assert all(address.endswith("/#/new/greed_2") for address in opened)


def test_a_port_that_is_taken_is_left_to_who_has_it(tmp_path: Path) -> None:
    with first_free(tmp_path) as one, first_free(tmp_path) as other:
        assert one.server_port != other.server_port


def test_who_stops_reading_is_no_fault() -> None:
    asked = f"{sys.executable} -m tessera --help | true"
    done = subprocess.run(
        ["bash", "-o", "pipefail", "-c", asked],
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
