"""A project's wheel, by whichever build backend it names (PEP 517)."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from tempfile import TemporaryDirectory

from packaging.requirements import Requirement

YEAR = "1420070400"
"""2015: what lies in a wheel gets one date, so that the same sources give the same bytes."""
PIP = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
HERE = ("--no-build-isolation", "--no-index")
"""With what is installed here: without a network."""
USUAL = "setuptools"
"""What builds a project that doesn't say what does."""
FAULT = re.compile(
    r"\s*(?:error|ERROR|\w+Error|WARNING: Built wheel.*?): "
    r"(?!subprocess-exited|metadata-generation|Failed to build)\S.*"
)
"""What pip says that tells the reason; the rest only says that there is one."""
MADE = shutil.ignore_patterns("__pycache__", "build", "dist", "*.egg-info", ".venv")


class Refused(Exception):
    """A project that the site can't offer; the sentence says why."""


def build(project: Path, out: Path) -> Path:
    """Its wheel. What the backend needs and isn't here is fetched by pip. Raises Refused."""
    tries: list[tuple[str, ...]] = [HERE, ()] if all(map(is_here, needed(project))) else [()]
    with TemporaryDirectory() as folder:
        # Some backends leave what they made beside the sources; some heed what git ignores.
        copy = shutil.copytree(project, Path(folder) / project.name, ignore=MADE)
        for options in tries:
            said = failure(copy, Path(folder), options)
            for made in Path(folder).glob("*.whl"):
                return Path(shutil.move(made, out / made.name))
    raise Refused(f"packs/{project.name} can't be built: {said}")


def needed(project: Path) -> list[str]:
    """What its backend needs, as requirements."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    return list(told.get("build-system", {}).get("requires", [USUAL]))


def is_here(requirement: str) -> bool:
    """Whether what is installed here will do."""
    wanted = Requirement(requirement)
    try:
        return wanted.specifier.contains(version(wanted.name), prereleases=True)
    except PackageNotFoundError:
        return False


def failure(project: Path, fresh: Path, options: tuple[str, ...]) -> str:
    """Has pip make the wheel; what it says where none comes of it."""
    done = subprocess.run(
        [*PIP, *options, "--wheel-dir", str(fresh), str(project)],
        env={**os.environ, "SOURCE_DATE_EPOCH": YEAR, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    faults = [line.strip() for line in done.stderr.splitlines() if FAULT.fullmatch(line)]
    return faults[-1] if faults else f"pip ended with {done.returncode}"
