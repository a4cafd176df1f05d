"""Copies of the whole tree, in which a test changes something, builds the page and opens it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tessera_kit.authoring.serve import HOST, server
from tools.paths import BUILD, ROOT

SOURCES = (
    *(
        "index.html",
        "pyproject.toml",
        "pyscript.toml",
        "tessera.json",
        "package.json",
        "package-lock.json",
    ),
    "LICENSE",
)
FOLDERS = ("src", "static", "tools")
MADE = shutil.ignore_patterns("__pycache__", "*.mo")


class Copy:
    """A copy of everything that the build reads, with the downloads of this one."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for folder in FOLDERS:
            shutil.copytree(ROOT / folder, root / folder, ignore=MADE)
        for name in SOURCES:
            shutil.copyfile(ROOT / name, root / name)
        (root / "node_modules").symlink_to(ROOT / "node_modules")
        (root / "build").mkdir()
        (root / "build/wheels").symlink_to(BUILD / "wheels")
        # The build makes anew what isn't what the copy's sources make.
        for made in ("pyodide", "kept"):
            shutil.copytree(BUILD / made, root / "build" / made)

    def replace(self, name: str, old: str, new: str) -> None:
        """Changes a file in one place."""
        path = self.root / name
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {name}"
        path.write_text(text.replace(old, new), encoding="utf-8")

    def run(self, *module: str) -> str:
        """What a module of the copy prints, as a program."""
        done = subprocess.run(
            [sys.executable, "-m", *module],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": "src"},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def changes(self) -> set[str]:
        """The files of the copy that aren't as they are here, or aren't here at all."""
        here, there = files(ROOT), files(self.root)
        return {name for name in here.keys() | there.keys() if here.get(name) != there.get(name)}

    @contextmanager
    def served(self) -> Iterator[str]:
        """The address of what the copy's build has made."""
        with server(self.root / "dist", port=0) as httpd:
            threading.Thread(target=httpd.serve_forever, daemon=True).start()
            yield f"http://{HOST}:{httpd.server_port}/"
            httpd.shutdown()


def files(root: Path) -> dict[str, bytes]:
    """What a copy consists of, without what is made of it."""
    paths = [
        path
        for folder in FOLDERS
        for path in (root / folder).rglob("*")
        if path.is_file() and path.suffix != ".mo" and "__pycache__" not in path.parts
    ]
    return {
        path.relative_to(root).as_posix(): path.read_bytes()
        for path in [*paths, *(root / name for name in SOURCES)]
    }
