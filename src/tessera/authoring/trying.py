"""Tessera with a game in it, for the browser, as the project lies there when the page is loaded."""

import json
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tessera.authoring.describe import describe
from tessera.authoring.index import write_index
from tessera.authoring.project import NoProject, Project, project_in
from tessera.authoring.serve import Handler, first_free, serve
from tessera.authoring.wheel import WHEEL, BuiltWheel, plain_wheel

SITES = ("dist", "tessera")
"""Where a built site is looked for, in the folder and above it."""
LIST = "packs/games.json"


def try_out(folder: Path, site: Path | None) -> None:
    """Serves a built site with the project's game among those that can be added. Raises
    NoProject."""
    project = project_in(folder)
    with tempfile.TemporaryDirectory() as made:
        root = Path(made) / "site"
        copy_site(site or found(folder), root)
        trial = Trial(project, root)
        trial.write()
        httpd = first_free(root, type("Trying", (TryHandler,), {"trial": trial}))
        serve(httpd, f"#/new/{project.name}")


def found(folder: Path) -> Path:
    """A built site near the project. Raises NoProject."""
    for above in (folder.resolve(), *folder.resolve().parents):
        for name in SITES:
            if (above / name / "index.html").is_file() and (above / name / "runtime").is_dir():
                return above / name
    raise NoProject(
        "No built site of Tessera here: `--site` takes the archive of a release, "
        "tessera-VERSION.zip, or the folder that was unpacked from it"
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


class Trial:
    """The game's packages in a copy of a site."""

    def __init__(self, project: Project, root: Path) -> None:
        self.project, self.packs = project, root / "packs"
        self.listed = root / LIST
        self.installer = self._known().get("installer", 0)
        shutil.rmtree(self.packs, ignore_errors=True)
        self.sum = ""

    def _known(self) -> dict[str, int]:
        known: dict[str, int] = json.loads(self.listed.read_text("utf-8"))
        return known

    def write(self) -> None:
        """Makes the package and the list anew."""
        code = "from tessera.authoring.trying import pack; import sys; pack(*sys.argv[1:])"
        shutil.rmtree(self.packs, ignore_errors=True)
        self.packs.mkdir()
        command = [sys.executable, "-c", code, str(self.project.folder), str(self.packs)]
        done = subprocess.run([*command, str(self.installer)], check=False)
        if done.returncode:
            print("\nIt can't be packed as it is. Mend it, and load the page again.", flush=True)


class TryHandler(Handler):
    """Makes the package anew when a page asks which games there are."""

    trial: Trial

    def do_GET(self) -> None:  # noqa: N802 - http.server's name
        if self.path.partition("?")[0] == f"/{LIST}":
            self.trial.write()
        super().do_GET()


def pack(folder: str, out: str, installer: str) -> None:
    """Writes the wheel of a project, the index and the list."""
    project, packs = project_in(Path(folder)), Path(out)
    wheel = BuiltWheel(made(project, packs))
    others = [plain_wheel(packs)] if wheel.uses_plain else []
    sys.path.insert(0, str(wheel.path))
    write_index(packs / "simple", [*others, wheel])
    project.use()
    game = describe(project.name, wheel, [one.path for one in wheel.needs(others)], packs)
    text = json.dumps({"installer": int(installer), "games": [game]})
    (packs / "games.json").write_text(text, encoding="utf-8")


def made(project: Project, out: Path) -> Path:
    """The wheel of the files as they are, whatever the project's build backend would make of
    them."""
    about = project.about
    plain = about["name"].replace("-", "_")
    version = str(about.get("version", "0"))
    path, info = out / f"{plain}-{version}-py3-none-any.whl", f"{plain}-{version}.dist-info"
    authors = [one["name"] for one in about.get("authors", []) if "name" in one]
    told = [
        ("Metadata-Version", "2.4"),
        ("Name", about["name"]),
        ("Version", version),
        *(("Author", name) for name in authors[:1]),
        *([("License-Expression", about["license"])] if "license" in about else []),
        *(("Requires-Dist", line) for line in about.get("dependencies", [])),
    ]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(project.package.rglob("*")):
            if file.is_file() and "__pycache__" not in file.parts:
                archive.write(file, file.relative_to(project.source).as_posix())
        lines = "".join(f"{key}: {text}\n" for key, text in told)
        archive.writestr(f"{info}/METADATA", lines)
        archive.writestr(f"{info}/WHEEL", WHEEL)
        points = f"[tessera.games]\n{project.name} = {project.module}\n"
        archive.writestr(f"{info}/entry_points.txt", points)
        archive.writestr(f"{info}/RECORD", "")
    return path
