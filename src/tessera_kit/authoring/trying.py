"""Tessera with a game in it, for the browser, as the project lies there when the page is loaded."""

import html
import json
import os
import shutil
import subprocess
import sys
import tempfile
import webbrowser
import zipfile
from contextlib import suppress
from itertools import islice
from pathlib import Path
from typing import Any

from tessera.core.rules import Rules
from tessera.games import find
from tessera_kit.authoring.describe import describe
from tessera_kit.authoring.index import write_index
from tessera_kit.authoring.project import NoProject, Project, project_in
from tessera_kit.authoring.serve import Handler, address_of, first_free, serve, server
from tessera_kit.authoring.wheel import WHEEL, BuiltWheel, as_listed, plain_wheel
from tessera_kit.playing import play_on
from tessera_kit.promises.fences import check_fences
from tessera_kit.promises.spelling import check_methods_are_called_by_their_names
from tessera_kit.promises.values import check_states_hold_nothing_that_changes
from tessera_kit.told import told

SITES = ("dist", "tessera")
"""Where a built site is looked for, in the folder and above it."""
LIST = "packs/games.json"
FEW = 60
"""Events that are played twice, before a game is shown."""


ARCHIVE = "tessera-*.zip"
"""The archives of releases that are looked for there too."""
CANT_START = """\
<!DOCTYPE html><html lang="en"><meta charset="utf-8"><title>{name} can't be started</title>
<h1>{name} can't be started</h1><pre>{told}</pre><p>Mend it, and load this page again.</p></html>
"""


def try_out(
    folder: Path, site: Path | None, port: int | None = None, *, opens: bool = False
) -> None:
    """Serves a built site with the project's game among those that can be added, at a port or the
    first that is free, and `opens` it in this machine's browser. Raises NoProject."""
    project = project_in(folder)
    with tempfile.TemporaryDirectory() as scratch:
        root = Path(scratch) / "site"
        copy_site(site or found(folder), root)
        trial = Trial(project, root)
        trial.write()
        handler = type("Trying", (TryHandler,), {"trial": trial})
        try:
            httpd = first_free(root, handler) if port is None else server(root, port, handler)
        except OSError as error:
            raise NoProject(f"port {port} can't be had: {error.strerror}") from None
        place = f"#/new/{project.name}"
        if opens and has_a_screen():
            webbrowser.open(address_of(httpd, place))
        serve(httpd, place)


def has_a_screen() -> bool:
    """Whether this machine shows windows: without one, a browser of text would take the
    terminal."""
    named = ("DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform in ("darwin", "win32") or any(map(os.environ.get, named))


def found(folder: Path) -> Path:
    """A built site near the project or where one is: a folder, or the newest archive of a release.
    Raises NoProject."""
    for start in (folder.resolve(), Path.cwd()):
        for above in (start, *start.parents):
            for name in SITES:
                if (above / name / "index.html").is_file() and (above / name / "runtime").is_dir():
                    return above / name
            if archives := sorted(above.glob(ARCHIVE), key=lambda path: path.stat().st_mtime):
                return archives[-1]
    raise NoProject(
        "No Tessera to play it in: put the archive of a release, tessera-VERSION.zip, into this "
        "folder or one above it, or name it, or a folder unpacked from it, behind `--site`"
    )


def copy_site(site: Path, root: Path) -> None:
    """Copies a site from a folder or an archive into `root`, without the service worker, which
    would keep old files."""
    if site.is_file():
        with zipfile.ZipFile(site) as archive:
            archive.extractall(root)
        index = next(root.rglob("index.html"), None)
        for path in [*index.parent.iterdir()] if index and index.parent != root else []:
            path.rename(root / path.name)
    else:
        shutil.copytree(site, root)
    if not (root / "index.html").is_file():
        raise NoProject(f"{site} is no built site of Tessera")
    (root / "service-worker.js").unlink(missing_ok=True)
    shutil.copy(Path(__file__).with_name("try.js"), root)
    page = (root / "index.html").read_text(encoding="utf-8")
    page = page.replace("</head>", '<script src="try.js"></script></head>', 1)
    (root / "index.html").write_text(page, encoding="utf-8")


class Trial:
    """The game's packages in a copy of a site."""

    def __init__(self, project: Project, root: Path) -> None:
        self.project, self.packs = project, root / "packs"
        self.listed = root / LIST
        self.installer = self._known().get("installer", 0)
        shutil.rmtree(self.packs, ignore_errors=True)
        self.fault = ""
        """The reason why the game can't be packed as it is; "" for none."""

    def _known(self) -> dict[str, int]:
        known: dict[str, int] = json.loads(self.listed.read_text("utf-8"))
        return known

    def write(self) -> None:
        """Makes the package and the list anew."""
        code = "from tessera_kit.authoring.trying import pack; import sys; pack(*sys.argv[1:])"
        shutil.rmtree(self.packs, ignore_errors=True)
        self.packs.mkdir()
        command = [sys.executable, "-c", code, str(self.project.folder), str(self.packs)]
        done = subprocess.run(
            [*command, str(self.installer)], check=False, capture_output=True, encoding="utf-8"
        )
        self.fault = done.stderr.strip() if done.returncode else ""
        if self.fault:
            print(f"\n{self.fault}\nMend it, and load the page again.", flush=True)


class TryHandler(Handler):
    """Makes the package anew when a page asks which games there are."""

    trial: Trial

    def do_GET(self) -> None:  # noqa: N802 - http.server's name
        place = self.path.partition("?")[0]
        if place in ("/", "/index.html", f"/{LIST}"):
            self.trial.write()
        if place.startswith("/packs/") or not self.trial.fault:
            super().do_GET()
        else:
            fault = html.escape(self.trial.fault)
            name = self.trial.project.name
            self.send_page(CANT_START.format(name=name, told=fault).encode())


def pack(folder: str, out: str, installer: str) -> None:
    """Writes the wheel of a project, the index and the list. Exits with a sentence about what is
    wrong with the project."""
    try:
        _pack(project_in(Path(folder)), Path(out), int(installer))
    except Exception as error:
        sys.exit(told(error))


def _pack(project: Project, packs: Path, installer: int) -> None:
    wheel = BuiltWheel(made(project, packs))
    plain = plain_wheel(packs)
    others = [plain] if wheel.uses_plain else []
    sys.path.insert(0, str(wheel.path))
    write_index(packs / "simple", [*others, wheel])
    project.use()
    check_first(project.name)
    game = describe(project.name, wheel, [one.path for one in wheel.needs(others)], packs)
    text = json.dumps({"installer": installer, "plain": as_listed(plain.path), "games": [game]})
    (packs / "games.json").write_text(text, encoding="utf-8")


def check_first(name: str) -> None:
    """Raises AssertionError for what would make a game go one way in a page and another when it is
    opened again: dice of its own, or a state that changes."""
    game = find(name)
    assert game, f"there is no game called {name}"
    check_fences(game)
    check_methods_are_called_by_their_names(game)
    check_states_hold_nothing_that_changes(game.rules)
    check_events_replay(game.rules)


def check_events_replay(rules: Rules[Any, Any]) -> None:
    """Raises AssertionError for an event that leads to another position when it is played again."""
    otherwise = ""
    with suppress(Exception):  # What a rule raises the page tells, when somebody comes so far.
        setup = rules.standard_setup(rules.players[0])
        again = rules.new(setup)
        for event, state in islice(play_on(rules, rules.new(setup), "try"), FEW):
            again = rules.apply(again, event)
            if again != state:
                otherwise = rules.write(event)
                break
    assert not otherwise, (
        f"“{otherwise}” leads to another position when it is played again, so no saved game could "
        "be opened: `apply` goes by something that isn't in the state"
    )


def made(project: Project, out: Path) -> Path:
    """The wheel of the files as they are, whatever the project's build backend would make of
    them."""
    about = project.about
    plain = about["name"].replace("-", "_")
    version = str(about.get("version", "0"))
    path, info = out / f"{plain}-{version}-py3-none-any.whl", f"{plain}-{version}.dist-info"
    lines_of = [
        ("Metadata-Version", "2.4"),
        ("Name", about["name"]),
        ("Version", version),
        *([("Author", project.author)] if project.author else []),
        *([("License-Expression", about["license"])] if "license" in about else []),
        *(("Requires-Dist", line) for line in about.get("dependencies", [])),
    ]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(project.package.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                archive.write(file, file.relative_to(project.source).as_posix())
        lines = "".join(f"{key}: {text}\n" for key, text in lines_of)
        archive.writestr(f"{info}/METADATA", lines)
        archive.writestr(f"{info}/WHEEL", WHEEL)
        points = f"[tessera.games]\n{project.name} = {project.module}\n"
        archive.writestr(f"{info}/entry_points.txt", points)
        archive.writestr(f"{info}/RECORD", "")
    return path
