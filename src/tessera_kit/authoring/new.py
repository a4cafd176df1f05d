"""A new project: the example under a name of its own, with what makes it a package."""

import re
import shutil
from importlib.resources import as_file, files
from pathlib import Path

from tessera.games import NAMES
from tessera_kit.authoring.compiling import compile_all
from tessera_kit.authoring.first_tests import write_tests
from tessera_kit.authoring.project import NoProject
from tessera_kit.lessons.taught import FILE as TAUGHT

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
CASES = """\
The highest card of those who stayed wins
    players=2
    cards 3 5
    said stay -
may stay fold
no deal 2: no_deal
do stay
now
    said stay stay
won 2 by highest: 5
"""


SMALL = "pig.txt"
"""The whole of a game in one file."""
ABOUT = """\
`rules/` says what is allowed, `view/` what is seen, `bots/` how computers play;
`lessons.txt` teaches it."""
READ_ME = """\
# {title}

A game for Tessera. {about}

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
    title = name.replace("_", " ").capitalize()
    names = {"name": name, "dashed": name.replace("_", "-"), "title": title}
    return _small(home, names) if small else _whole(home, names)


def _small(home: Path, names: dict[str, str]) -> str:
    """Writes a game in one file, and its project file."""
    name, title = names["name"], names["title"]
    text = (files("tessera_plain") / SMALL).read_text(encoding="utf-8")
    class_name = "".join(word.capitalize() for word in name.split("_"))
    text = text.replace('name = "pig"', f'name = "{name}"').replace(
        "class Pig(", f"class {class_name}("
    )
    text = text.replace("game(Pig())", f"game({class_name}())").replace(
        'N_("Pig")', f'N_("{title}")'
    )
    module = home / f"tessera_{name}" / "__init__.py"
    module.parent.mkdir(parents=True)
    module.write_text(text, encoding="utf-8")
    (home / "pyproject.toml").write_text(PROJECT.format(**names), encoding="utf-8")
    return f"{module}: now `python -m tessera try {home}`, and `python -m tessera check {home}`"


def _whole(home: Path, names: dict[str, str]) -> str:
    """Writes a game in the folders that Tessera's own have."""
    name, title = names["name"], names["title"]
    package = home / "src" / f"tessera_{name}"
    with as_file(files("tessera_kit.authoring") / "one_card") as example:
        left_out = shutil.ignore_patterns("__pycache__", "*.mo", "README.md", TAUGHT)
        shutil.copytree(example, package, ignore=left_out)
        taught = renamed((example / TAUGHT).read_text(encoding="utf-8"), name, title)
    (home / TAUGHT).write_text(taught, encoding="utf-8")
    for path in package.rglob("*.*"):
        if path.is_file():
            path.write_text(renamed(path.read_text(encoding="utf-8"), name, title), "utf-8")
    compile_all(package / "locale")
    (home / "README.md").write_text(READ_ME.format(about=ABOUT, **names), encoding="utf-8")
    (home / ".gitignore").write_text(IGNORED, encoding="utf-8")
    (home / "pyproject.toml").write_text(PROJECT.format(**names), encoding="utf-8")
    write_tests(home, CASES)
    return f"{home}: now `python -m tessera try {home}`, and `python -m tessera check {home}`"


def renamed(text: str, name: str, title: str) -> str:
    """The example's text for a game of another name."""
    text = text.replace("tessera.games.one_card", f"tessera_{name}").replace("one_card", name)
    text = text.replace("one-card", name.replace("_", "-"))
    class_name = "".join(word.capitalize() for word in name.split("_"))
    return re.sub(r"One Card|Uma Carta|Una Carta", title, text).replace("OneCard", class_name)
