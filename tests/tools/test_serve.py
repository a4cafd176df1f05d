"""The server gives files the types that browsers insist on."""

import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tools.serve import HOST, server


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
