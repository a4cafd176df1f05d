"""A new project: Pig under a name of its own, in one file or as a whole package."""

import re
import shutil
from contextlib import redirect_stdout
from importlib.resources import files
from io import StringIO
from pathlib import Path

from tessera.games import NAMES, find
from tessera_kit.authoring.compiling import compile_all
from tessera_kit.authoring.first_tests import write_tests
from tessera_kit.authoring.project import NoProject, Project, project_in
from tessera_kit.golden import played
from tessera_kit.told import told

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PROJECT = """\
[build-system]
requires = ["flit_core>=3.11,<5"]
build-backend = "flit_core.buildapi"

[project]
name = "tessera-{dashed}"
version = "0.1"
description = "{title}, a game for Tessera"
authors = [{{ name = "Who wrote it" }}]
license = "MIT"
requires-python = ">=3.11"
dependencies = ["tessera-games>=0.1"]

[project.entry-points."tessera.games"]
{name} = "tessera_{name}"

[tool.flit.module]
name = "tessera_{name}"
"""
PLAIN = files("tessera_plain")
"""Where Pig lies, the whole of a game in one file, and its picture."""
READ_ME = """\
# {title}

A game for Tessera. `src/` has the rules and what is seen of them.

    python -m tessera try       plays it: change a file, and load the page again
    python -m tessera check     calls all that Tessera's own games keep
    python -m tessera messages  brings the catalogues in locale/ up to date

The last needs Babel, and the tests need pytest: `pip install babel pytest`.
"""
IGNORED = """\
__pycache__/
*.mo
dist/
.venv/
"""
STYLE = """\
/* The game's own looks: they come after those of the ready boards. */

[data-game="{name}"] {{
}}
"""
NEXT = "{where}: now `python -m tessera try {home}`, and `python -m tessera check {home}`"


def new(home: Path, *, small: bool = False) -> str:
    """Writes a project into a new folder, whose name is the game's; a `small` one is a game in one
    file. The answer says what to do next. Raises NoProject."""
    name = home.name
    if not NAME.fullmatch(name) or name in NAMES:
        raise NoProject(
            f"{name}: a name begins with a small letter, has small letters, digits and _, "
            "and no game has it yet"
        )
    if home.exists():
        raise NoProject(f"{home} is there already")
    title, class_name = titled(name), "".join(word.capitalize() for word in name.split("_"))
    text = (PLAIN / "pig.txt").read_text(encoding="utf-8").replace('"pig"', f'"{name}"')
    text = text.replace("Pig(", f"{class_name}(").replace('N_("Pig")', f'N_("{title}")')
    module = home / f"tessera_{name}" / "__init__.py"
    module.parent.mkdir(parents=True)
    module.write_text(text, encoding="utf-8")
    project = PROJECT.format(name=name, dashed=name.replace("_", "-"), title=title)
    (home / "pyproject.toml").write_text(project, encoding="utf-8")
    if small:
        return NEXT.format(where=module, home=home)
    locale = module.parent / "locale"
    locale.mkdir()
    for catalogue in files("tessera_kit.authoring").joinpath("locale").iterdir():
        text = catalogue.read_text(encoding="utf-8").replace('"Pig"', f'"{title}"')
        (locale / catalogue.name).write_text(text, encoding="utf-8")
    compile_all(locale)
    return grow(home)


def grow(home: Path) -> str:
    """Makes a package of a project's game in one file: adds looks, tests and an account of itself.
    The answer says what to do next. Raises NoProject, and has changed nothing then."""
    project = project_in(home)
    if project.package.parent != project.folder:
        raise NoProject(f"{project.package} is no game in one file, or has grown already")
    project.use()
    try:
        game = find(project.name)
        assert game, "the module has no GAME"
        played(game)
    except Exception as error:
        raise NoProject(f"{home}: it can't be played yet\n{told(error)}") from None
    _furnish(project)
    with redirect_stdout(StringIO()):
        write_tests(home)
    return NEXT.format(where=project_in(home).package, home=home)


def _furnish(project: Project) -> None:
    """Moves the package into `src`, and writes what it and its folder lack."""
    home, package = project.folder, project.folder / "src" / project.module
    package.parent.mkdir(exist_ok=True)
    shutil.move(project.package, package)
    lacking = {
        package / "style.css": STYLE.format(name=project.name),
        package / "picture.svg": (PLAIN / "picture.svg").read_text(encoding="utf-8"),
        home / "README.md": READ_ME.format(title=titled(project.name)),
        home / ".gitignore": IGNORED,
    }
    for path, text in lacking.items():
        if not path.exists():
            path.write_text(text, encoding="utf-8")


def titled(name: str) -> str:
    """The title of a game that has none yet, by its name."""
    return name.replace("_", " ").capitalize()
