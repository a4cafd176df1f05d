"""A game in one file becomes a project with folders, and goes on playing as it did: the author's
file stays whole, and each part beside it can be replaced."""

import ast
import re
import shutil
from contextlib import redirect_stdout
from importlib.resources import files
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from tessera_kit.authoring.first_tests import write_tests
from tessera_kit.authoring.grown import ABOUT, MODULES, NEXT, OWN, STYLE
from tessera_kit.authoring.new import IGNORED, READ_ME
from tessera_kit.authoring.project import FILE, NoProject, Project, project_in
from tessera_kit.told import told
from tessera_plain import Plain

MADE_WITH = "tessera_plain"
MAKES = "game"
"""Its function that an author calls in the last line."""
LEFT_OUT = shutil.ignore_patterns("__pycache__")


def grow(home: Path) -> str:
    """Writes the folders for a project's game in one file. The answer says what to do next. Raises
    NoProject, and has changed nothing then."""
    project = project_in(home)
    code = (project.package / "__init__.py").read_text(encoding="utf-8")
    code = without_game(code, project.package / "__init__.py")
    with TemporaryDirectory() as scratch:
        grown = Path(scratch) / "grown"
        grown.mkdir()
        shutil.copy2(home / FILE, grown)
        if (home / "tests").is_dir():
            shutil.copytree(home / "tests", grown / "tests", ignore=LEFT_OUT)
        _write_package(project, grown / "src" / Path(*project.module.split(".")), code)
        try:
            with redirect_stdout(StringIO()):  # The paths would be those of here.
                write_tests(grown)
        except Exception as error:
            raise NoProject(f"{home}: it can't be played with folders yet\n{told(error)}") from None
        shutil.rmtree(project.package)
        shutil.copytree(grown, home, dirs_exist_ok=True, ignore=LEFT_OUT)
    title = project.name.replace("_", " ").capitalize()
    about = READ_ME.format(title=title, about=ABOUT)
    for name, text in (("README.md", about), (".gitignore", IGNORED)):
        if not (home / name).exists():
            (home / name).write_text(text, encoding="utf-8")
    return NEXT.format(home=home, package=project_in(home).package.relative_to(home.resolve()))


def _write_package(project: Project, package: Path, code: str) -> None:
    """Writes a game's module with its folders, and what it has had of its own."""
    shutil.copytree(project.package, package, ignore=LEFT_OUT)
    class_name = "".join(word.capitalize() for word in project.name.split("_"))
    names = {"module": project.module, "class": class_name, "name": project.name}
    for path, text in MODULES.items():
        (package / path).parent.mkdir(exist_ok=True)
        (package / path).write_text(text.format(**names), encoding="utf-8")
    (package / OWN).write_text(code, encoding="utf-8")
    if not (package / "style.css").exists():
        (package / "style.css").write_text(STYLE.format(**names), encoding="utf-8")
    if not (package / "picture.svg").exists():
        picture = (files(MADE_WITH) / "picture.svg").read_bytes()
        (package / "picture.svg").write_bytes(picture)


def without_game(code: str, path: Path) -> str:
    """The code of a game in one file with its `Plain` as PLAIN, in place of the game that was made
    of it. Raises NoProject."""
    try:
        tree = ast.parse(code, str(path))
    except SyntaxError as error:
        raise NoProject(told(error)) from None
    made = [node for node in tree.body if _names(node) == ["GAME"]]
    call = getattr(made[-1], "value", None) if made else None
    if not isinstance(call, ast.Call) or _called(call) != MAKES or len(call.args) != 1:
        raise NoProject(
            f"{path} is no game in one file, or has grown already: it has no line "
            f"`GAME = {MAKES}(…)` with a {Plain.__name__}"
        )
    own = ast.get_source_segment(code, call.args[0])
    parts = {made[-1]: f"PLAIN = {own}"}
    if isinstance(call.func, ast.Name):
        wanted = sum(isinstance(one, ast.Name) and one.id == MAKES for one in ast.walk(tree))
        parts |= {
            node: re.sub(rf",\s*{MAKES}\b|\b{MAKES}\s*,\s*", "", _text(code, node))
            for node in tree.body
            if wanted == 1 and isinstance(node, ast.ImportFrom) and node.module == MADE_WITH
        }
    for node, text in parts.items():
        code = code.replace(_text(code, node), text)
    return code


def _text(code: str, node: ast.AST) -> str:
    return ast.get_source_segment(code, node) or ""


def _names(node: ast.stmt) -> list[str]:
    """The names to which a line of a module gives a value."""
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [one.id for one in targets if isinstance(one, ast.Name)]


def _called(call: ast.Call) -> str:
    """The name of the function, without its module."""
    return ast.unparse(call.func).rpartition(".")[2]
