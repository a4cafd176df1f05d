"""Puts the site together.

Everything the page ever loads is in there: the shell, the app in two archives, PyScript, Pyodide,
the typeface and the licences. The same sources always give the same bytes.
"""

import json
import shutil
import tomllib
from pathlib import Path

from tessera.games import GAMES
from tessera_kit.authoring.catalogues import TRANSLATED
from tools import messages
from tools.art import cards
from tools.build import (
    app_archive,
    license_page,
    manifest,
    naming,
    not_found,
    packing,
    packs,
    release,
    shell,
    style_sheets,
    typefaces,
    vendor,
    wheels,
)
from tools.build.packs import installer
from tools.paths import BUILD, PACKAGE, ROOT, STATIC


def assemble(out: Path) -> None:
    """Fills the empty or missing folder `out`."""
    BUILD.mkdir(exist_ok=True)
    messages.compile_catalogues()
    copy_tree(STATIC, out / "static")
    copy_pictures(out / "static" / "pictures")
    shutil.rmtree(out / "static" / "css")  # It is in the pages themselves.
    (out / "static" / "rest.css").write_text(style_sheets.rest(), encoding="utf-8")
    for name in ("boot.mjs", "trouble.js", "walls.js", "afresh.js", "host.js", "language.js"):
        (out / "static" / name).unlink()
    shell.shorten(out / "static")
    vendor.copy_pyscript(out / "runtime" / "pyscript")
    vendor.copy_pyodide(out / "runtime" / "pyodide")
    vendor.copy_whole_pyodide(out / "runtime" / "whole")
    wheels.write(out / "runtime" / "wheels")
    packs.write(out / "packs", installer.write(out / "runtime" / "installer"))
    copy_puzzles(out / "runtime" / "puzzles")
    copy_catalogues(out / "locale")
    vendor.copy_decoder(out / "runtime" / "camera")
    reader = out / "static" / "camera" / "code_reader.mjs"
    reader.rename(out / "runtime" / "camera" / reader.name)  # It imports what lies beside it.
    reader.parent.rmdir()
    typefaces.write(out / "static" / "fonts")
    cards.write(out / "static")
    naming.rename_modules(out)
    names = naming.Names(out)
    # What Python names comes first, then Python, and what names it.
    parts = ("pyodide", "whole", "pyscript", "wheels", "installer", "puzzles", "camera")
    for folder in (f"runtime/{part}" for part in parts):
        names.give(folder)
    names.give("static/cards.svg", "cards.svg")
    names.give("static/large_print.svg", "large_print.svg")
    # Systems look at the addresses of these, and take a new one for a new icon.
    names.give("static/icons", "icons")
    names.give("static/screenshots", "screenshots")
    names.give("static/fonts", "fonts")
    app_archive.write(out / "tessera.zip", out / "tessera_rest.zip", names.fill)
    for part in ("tessera.zip", "tessera_rest.zip"):
        packing.pack(out / part)
        names.give(part + packing.SUFFIX)
    for path in sorted((out / "locale").rglob("*.mo")):
        packing.pack(path)
        names.give(path.relative_to(out).as_posix() + packing.SUFFIX)
    for script in (out / "static").glob("*.js"):
        names.fill_in(script)
    names.give("static")
    write_configuration(out / "pyscript.toml")
    names.fill_in(out / "pyscript.toml")
    names.give("pyscript.toml", "pyscript.json")
    shell.write(out, names.fill)
    license_page.write(out / "licenses", names.fill)
    manifest.write(out, names.fill)
    not_found.write(out)
    shutil.copyfile(ROOT / release.OF_HOST, out / release.OF_HOST)
    release.write(out)


def write_configuration(out: Path) -> None:
    """Writes PyScript's configuration as JSON: every host knows that kind of file, and PyScript
    needs no other script to read it."""
    configuration = tomllib.loads((ROOT / "pyscript.toml").read_text(encoding="utf-8"))
    out.write_text(f"{json.dumps(configuration)}\n", encoding="utf-8")


def copy_pictures(out: Path) -> None:
    """Copies each game's picture for the menu, and those of its editions by other names."""
    out.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        folder = PACKAGE / "games" / game.rules.name
        for edition in game.editions:
            own = edition.name == game.rules.name
            picture = folder / ("picture.svg" if own else f"{edition.name}.svg")
            shutil.copyfile(picture, out / f"{edition.name}.svg")


def copy_puzzles(out: Path) -> None:
    """Copies the puzzles, a file for each game, which a page fetches when somebody wants them."""
    out.mkdir(parents=True)
    for path in sorted(PACKAGE.glob("games/*/puzzles.txt")):
        shutil.copyfile(path, out / f"{path.parent.name}.txt")


def copy_catalogues(out: Path) -> None:
    """Copies the catalogues, of which a page fetches those of its language."""
    for code in TRANSLATED:
        (out / code).mkdir(parents=True)
        compiled = messages.po_file(code).with_suffix(".mo")
        shutil.copyfile(compiled, out / code / "tessera.mo")


def copy_tree(source: Path, target: Path) -> None:
    """Copies without the files' dates.

    With its old date, a file that was put back to an earlier version would look unchanged to a
    browser that asks "modified since?"."""
    kept_elsewhere = shutil.ignore_patterns(release.WORKER)
    shutil.copytree(source, target, copy_function=shutil.copyfile, ignore=kept_elsewhere)
