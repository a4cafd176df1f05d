"""Ships the wheels that the page installs only when they are wanted.

micropip and what it installs come from the package index, in the versions and with the sums of
tools/requirements-wheels.txt. They are named in Pyodide's lock file, so that micropip finds them
on our own site and never asks another.
"""

import json
import shutil
from hashlib import sha256
from pathlib import Path

from tools.paths import BUILD

WHEELS = BUILD / "wheels"


def write(runtime: Path) -> None:
    """Put the wheels beside the interpreter, and their names into its lock file."""
    path = runtime / "pyodide-lock.json"
    lock = json.loads(path.read_text(encoding="utf-8"))
    for wheel in sorted(WHEELS.glob("*.whl")):
        shutil.copyfile(wheel, runtime / wheel.name)
        name, version = wheel.name.split("-")[:2]
        lock["packages"][name] = entry(name, version, wheel)
    path.write_text(json.dumps(lock) + "\n", encoding="utf-8")


def entry(name: str, version: str, wheel: Path) -> dict[str, object]:
    """What Pyodide wants to know about a wheel without compiled parts."""
    return {
        "name": name,
        "version": version,
        "file_name": wheel.name,
        "install_dir": "site",
        "sha256": sha256(wheel.read_bytes()).hexdigest(),
        "package_type": "package",
        "imports": [name],
        "depends": [],
        "unvendored_tests": False,
    }
