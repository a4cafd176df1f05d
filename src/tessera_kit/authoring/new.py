"""A new project: Pig under a name of its own, in one file or as a whole package."""

import re
import shutil
from contextlib import redirect_stdout
from importlib.resources import files
from io import StringIO
from pathlib import Path
from string import Template

from tessera.games import NAMES, find
from tessera_kit.authoring.compiling import compile_all
from tessera_kit.authoring.first_tests import write_lacking, write_tests
from tessera_kit.authoring.project import NoProject, Project, project_in
from tessera_kit.golden import played
from tessera_kit.told import told

NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
PLAIN, TEMPLATE = files("tessera_plain"), files("tessera_kit.authoring").joinpath("template")
"""Where Pig lies, the whole of a game in one file, with its picture; and what a package has
besides."""
BESIDES = {
    "README.md": "readme.txt",
    ".gitignore": "gitignore.txt",
    "tests/test_promises.py": "promises.txt",
    "src/{module}/style.css": "style.txt",
}
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
    write_lacking(module, text)
    write_lacking(home / "pyproject.toml", filled("pyproject.txt", name))
    if small:
        return NEXT.format(where=module, home=home)
    for catalogue in TEMPLATE.joinpath("locale").iterdir():
        path = f"locale/{catalogue.name}"
        write_lacking(module.parent / path, filled(path, name))
    compile_all(module.parent / "locale")
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
    write_lacking(package / "picture.svg", (PLAIN / "picture.svg").read_text(encoding="utf-8"))
    for path, template in BESIDES.items():
        write_lacking(home / path.format(module=project.module), filled(template, project.name))


def filled(template: str, name: str) -> str:
    """The text of a template for a game of this name."""
    text = TEMPLATE.joinpath(template).read_text(encoding="utf-8")
    return Template(text).substitute(name=name, dashed=name.replace("_", "-"), title=titled(name))


def titled(name: str) -> str:
    """The title of a game that has none yet, by its name."""
    return name.replace("_", " ").capitalize()
