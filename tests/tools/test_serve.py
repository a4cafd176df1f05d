"""The server gives files the types that browsers insist on."""

import os
import re
import signal
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tessera_kit.authoring.serve import HOST, server
from tools.paths import ROOT

MAKEFILE = (ROOT / "Makefile").read_text(encoding="utf-8")
OURS = ("PYTHONPATH", "MAKEFLAGS", "MFLAGS", "MAKELEVEL")
BARE = {name: value for name, value in os.environ.items() if name not in OURS}
"""What the terminal of somebody new has: the make that runs the tests holds back what is said."""


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    for name in ("a.mjs", "a.wasm", "a.toml", "a.woff2", "a.html"):
        (tmp_path / name).write_bytes(b"x")
    with server(tmp_path, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{httpd.server_port}/"
        httpd.shutdown()


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.mjs", "text/javascript"),  # anything else, and the browser refuses the module
        ("a.wasm", "application/wasm"),  # anything else, and it is compiled only after loading
        ("a.toml", "application/toml"),
        ("a.woff2", "font/woff2"),
        ("a.html", "text/html"),
    ],
)
def test_types(address: str, name: str, kind: str) -> None:
    with urlopen(address + name) as answer:
        assert answer.headers["Content-Type"] == kind
        assert answer.headers["Cache-Control"] == "no-cache"


def test_a_port_that_is_taken_is_left_alone(tmp_path: Path) -> None:
    with server(tmp_path, port=0) as first, pytest.raises(OSError, match="in use"):
        server(tmp_path, port=first.server_port)


def test_make_play_serves_and_says_where() -> None:
    command = ["make", "--no-print-directory", "--old-file=build", "play"]
    with subprocess.Popen(
        command, cwd=ROOT, env=BARE, stdout=subprocess.PIPE, text=True, start_new_session=True
    ) as play:
        assert play.stdout
        try:
            said = next((line for line in play.stdout if "http://" in line), "")
            address = re.search(r"http://127\.0\.0\.1:\d+/\S*", said)
            assert address, "it ended without an address"
            with urlopen(address[0]) as answer:
                assert b"<title>" in answer.read()
        finally:
            os.killpg(play.pid, signal.SIGTERM)


@pytest.mark.parametrize(
    "module", sorted({*re.findall(r"^\t@?\$\(RUN\) (\w+\.[\w.]+)", MAKEFILE, flags=re.M)})
)
def test_what_make_runs_without_a_path_needs_none(module: str) -> None:
    found = f"import importlib.util as u; assert u.find_spec({module!r}); import {module}"
    python = ROOT / ".venv" / "bin" / "python"
    subprocess.run([python, "-c", found], cwd=ROOT, env=BARE, check=True)
