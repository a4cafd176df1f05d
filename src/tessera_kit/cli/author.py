"""`new`, `grow`, `messages` and `try`: a project of who writes a game."""

import sys
from collections.abc import Sequence
from pathlib import Path

from tessera_kit.authoring.compiling import compile_all
from tessera_kit.authoring.new import grow, new
from tessera_kit.authoring.project import project_in
from tessera_kit.authoring.trying import try_out
from tessera_kit.cli import Command


def _new(arguments: Sequence[str]) -> int | None:
    names = [word for word in arguments if word != "--small"]
    if len(names) != 1 or names[0].startswith("-"):
        return None
    print(new(Path(names[0]), small="--small" in arguments))
    return 0


def _grow(folder: Sequence[str]) -> int | None:
    if len(folder) > 1:
        return None
    print(grow(Path(*folder)))
    return 0


def _messages(folder: Sequence[str]) -> int | None:
    if len(folder) > 1:
        return None
    project = project_in(Path(*folder))
    try:
        from tessera_kit.authoring.catalogues import update  # noqa: PLC0415 - Babel is a guest
    except ModuleNotFoundError as error:
        if error.name != "babel":
            raise
        written = compile_all(project.package / "locale")
        print(
            f"{len(written)} catalogues compiled. New texts are found with Babel: "
            "`pip install babel`",
            file=sys.stderr,
        )
        return 0 if written else 2
    update(project)
    return 0


def _try(asked: Sequence[str]) -> int | None:
    arguments = try_arguments(asked)
    if arguments is None:
        return None
    try_out(*arguments, opens="--no-browser" not in asked)
    return 0


def try_arguments(asked: Sequence[str]) -> tuple[Path, Path | None, int | None] | None:
    """The folder, the site and the port of `try`; None for arguments that aren't understood."""
    names: list[str] = []
    options: dict[str, str] = {}
    rest = iter(asked)
    for word in rest:
        if word in ("--site", "--port"):
            options[word] = next(rest, "")
        elif word != "--no-browser":
            names.append(word)
    site, port = options.get("--site"), options.get("--port", "0")
    if len(names) > 1 or any(name.startswith("-") for name in names) or not port.isdecimal():
        return None
    return Path(*names), Path(site) if site else None, int(port) or None


NEW = Command(
    """\
python -m tessera new [--small] FOLDER        a project that plays at once, in a new folder; a small
                                              one is a game in one file
""",
    _new,
)
GROW = Command(
    "python -m tessera grow [FOLDER]               makes a package of a game in one file\n",
    _grow,
)
MESSAGES = Command(
    "python -m tessera messages [FOLDER]           brings its catalogues up to date, and compiles "
    "them\n",
    _messages,
)
TRY = Command(
    """\
python -m tessera try [FOLDER] [--site SITE] [--port PORT] [--no-browser]
                                              Tessera with this game in it, opened in the browser;
                                              SITE is a release of Tessera, an archive or a folder,
                                              and is looked for in this folder and above it
""",
    _try,
)
