"""`check`: which promises a game keeps, and what can't be pressed or read of it."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from tessera_kit.authoring.project import NOBODY, project_in
from tessera_kit.cli import Command
from tessera_kit.command import Wishes
from tessera_kit.limits import watched


def wished(asked: Sequence[str]) -> tuple[str, Path | None, Wishes] | None:
    """The name, folder and wishes of a check; None for arguments that aren't understood."""
    wishes: dict[str, Any] = {}
    names: list[str] = []
    rest = iter(asked)
    for word in rest:
        if word == "--only":
            wishes["only"] = next(rest, "")
        elif word in ("--rules", "--release", "--traceback"):
            wishes[word[2:]] = True
        else:
            names.append(word)
    if any(name.startswith("-") for name in names) or len(names) not in (1, 2):
        return None
    return names[0], Path(names[1]) if names[1:] else None, Wishes(**wishes)


def check(name: str, folder: Path | None, wishes: Wishes) -> int:
    """Prints which promises a game keeps (see `tessera_kit.promises`); `name` may be the folder of
    its project. Raises NoProject."""
    if not Path(name).is_dir():
        return watched(name, folder, wishes=wishes)
    project = project_in(Path(name))
    if wishes.release and project.author in NOBODY:
        print("BROKEN  author\npyproject.toml: `authors` doesn't say yet who wrote it\n")
        return 1
    tests = folder or project.folder / "tests"
    paths = [str(project.source), os.environ.get("PYTHONPATH", "")]
    os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, paths))
    module = f"{project.name}={project.module}"
    return watched(module, tests if tests.is_dir() else None, wishes=wishes)


def _run(asked: Sequence[str]) -> int | None:
    match asked:
        case [name, "--look"] | ["--look", name]:
            from tessera_kit.look.command import look  # noqa: PLC0415 - the others need no page

            return look(name)
    wish = wished(asked)
    return check(*wish) if wish else None


CHECK = Command(
    """\
python -m tessera check NAME [FOLDER]         calls every promise on a game; with the folder of its
                                              tests, those about that too. NAME may be the folder of
                                              a project. --rules: those about the rules alone;
                                              --release: translations and the author's name too;
                                              --only TITLE; --traceback: with all lines of Tessera's
python -m tessera check NAME --look           looks at the game in a Chromium, at three sizes: what
                                              can't be pressed or read
""",
    _run,
)
