"""Writes beside every pinned requirement the hashes of all files of that version: `make hashes`.

pip then installs nothing else, whatever index it asks. All files and not those for this machine
alone, because another one fetches other wheels. The index is the one that pip is set up with.
"""

import json
import os
import re
import ssl
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from tools.paths import ROOT

LISTS = (
    "tools/requirements*.txt",
    "lab/*/requirements*.txt",
    "tools/art/film/requirements.txt",
)
PIN = re.compile(r"(?P<name>[\w.-]+)==(?P<version>[\w.!+]+)")
# The answer as data (PEP 691).
AS_DATA = "application/vnd.pypi.simple.v1+json"


@cache
def index() -> str:
    """The address of the index that pip uses: as configured, or its own."""
    told = os.environ.get("PIP_INDEX_URL") or asked(
        "-m", "pip", "config", "get", "global.index-url"
    )
    return told or asked(
        "-c", "from pip._internal.models.index import PyPI; print(PyPI.simple_url)"
    )


def asked(*arguments: str) -> str:
    command = [sys.executable, *arguments]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    return answer.stdout.strip()


def files(name: str) -> list[dict[str, Any]]:
    """The index's entries for all files of a package."""
    normal = re.sub(r"[-_.]+", "-", name).lower()
    request = Request(f"{index().rstrip('/')}/{normal}/", headers={"Accept": AS_DATA})
    context = ssl.create_default_context(cafile=os.environ.get("PIP_CERT"))
    with urlopen(request, context=context) as answer:
        found: list[dict[str, Any]] = json.load(answer)["files"]
    return found


def hashes(found: Iterable[dict[str, Any]], version: str) -> list[str]:
    """The SHA-256 sums, sorted, of the files of that version that weren't withdrawn."""
    mine = re.compile(rf"-{re.escape(version)}(-.*\.whl|\.tar\.gz|\.zip)")
    return sorted(
        {
            file["hashes"]["sha256"]
            for file in found
            if mine.search(file["filename"]) and not file.get("yanked")
        }
    )


def pinned(line: str, sums: list[str]) -> str:
    """The requirement with its hashes, one to a line."""
    return " \\\n".join([line, *(f"    --hash=sha256:{one}" for one in sums)])


def requirements(text: str) -> list[str]:
    """The lines of a list without their hashes."""
    return re.sub(r"(?: *\\\n)? *--hash=\S+", "", text).splitlines()


def renew(path: Path) -> None:
    lines = []
    for line in requirements(path.read_text(encoding="utf-8")):
        if pin := PIN.fullmatch(line.strip()):
            sums = hashes(files(pin["name"]), pin["version"])
            if not sums:
                sys.exit(f"{path.name}: the index has no file of {line}")
            lines.append(pinned(line, sums))
        else:
            lines.append(line)
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def lists() -> list[Path]:
    return sorted(path for pattern in LISTS for path in ROOT.glob(pattern))


def main() -> int:
    for path in lists():
        renew(path)
        print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
