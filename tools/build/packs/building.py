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

from tessera_kit.authoring.wheel import Refused

YEAR = "1420070400"
"""2015: what lies in a wheel gets one date, so that the same sources give the same bytes."""
PIP = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps")
HERE = ("--no-build-isolation", "--no-index")
"""The options of pip for building with what is installed, without a network."""
USUAL = "setuptools"
"""The backend of a project that names none."""
FAULT = re.compile(
    r"\s*(?:error|ERROR|\w+Error|WARNING: Built wheel.*?): "
    r"(?!subprocess-exited|metadata-generation|Failed to build)\S.*"
)
"""The lines of pip that tell the reason of a failure; the others only say that there was one."""
MADE = shutil.ignore_patterns("__pycache__", "build", "dist", "*.egg-info", ".venv")


def build(project: Path, out: Path) -> Path:
    """The wheel of a project, in `out`. Parts of the backend that aren't installed are fetched by
    pip. Raises Refused."""
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
    """The requirements of the project's build backend."""
    told = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    return list(told.get("build-system", {}).get("requires", [USUAL]))


def is_here(requirement: str) -> bool:
    """Whether a requirement is met by what is installed here."""
    wanted = Requirement(requirement)
    try:
        return wanted.specifier.contains(version(wanted.name), prereleases=True)
    except PackageNotFoundError:
        return False


def failure(project: Path, fresh: Path, options: tuple[str, ...]) -> str:
    """Has pip build the wheel, and answers with the last fault that it reports."""
    done = subprocess.run(
        [*PIP, *options, "--wheel-dir", str(fresh), str(project)],
        env={**os.environ, "SOURCE_DATE_EPOCH": YEAR, "PIP_DISABLE_PIP_VERSION_CHECK": "1"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    faults = [line.strip() for line in done.stderr.splitlines() if FAULT.fullmatch(line)]
    return faults[-1] if faults else f"pip ended with {done.returncode}"
