"""What is wrong with a server is said: of types, encodings, copies that are kept, and policies."""

from __future__ import annotations

import re
import threading
from os import PathLike
from typing import Any

import pytest

from tessera_kit.authoring.serve import HOST, Handler, server
from tools.build.archive import HOSTING
from tools.hosting.check_host import Report, check, lacks
from tools.paths import DIST, ROOT


class Types(Handler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        return "text/plain" if str(path).endswith(".js") else super().guess_type(path)


class Downloaded(Handler):
    def guess_type(self, path: str | PathLike[str]) -> str:
        return "application/octet-stream"


class Encoded(Handler):
    def end_headers(self) -> None:
        if self.path.endswith(".bin"):
            self.send_header("Content-Encoding", "deflate")
        super().end_headers()


class Kept(Handler):
    caching = "max-age=2592000"


class Strict(Handler):
    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", "default-src 'self'")
        super().end_headers()


class Unknown(Handler):
    def do_GET(self) -> None:  # noqa: N802 - its name is given
        if self.path.endswith(".whl"):
            self.send_error(404)
        else:
            super().do_GET()


class Rewriting(Handler):
    def translate_path(self, path: str) -> str:
        return super().translate_path("/" if "nothing-is-here" in path else path)


class Changing(Handler):
    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        outputfile.write(data.replace(b"console", b"Console") if b"console" in data else data)


def checked(handler: type[Handler]) -> Report:
    with server(DIST, port=0, handler=handler) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        report = check(f"http://{HOST}:{httpd.server_port}")
        httpd.shutdown()
    return report


def test_a_server_that_sends_files_as_they_are_is_right() -> None:
    report = checked(Handler)
    assert report.wrong == []
    assert report.files > 12
    assert len(report.better) == 1  # Files could be kept.


@pytest.mark.parametrize(
    ("handler", "told"),
    [
        (Types, "is sent as “text/plain”"),
        (Downloaded, "/: is sent as “application/octet-stream”"),
        (Encoded, "zip.bin: is sent with Content-Encoding deflate"),
        (Kept, "service-worker.js: is kept for 2592000 seconds"),
        (Strict, "script-src lacks 'wasm-unsafe-eval' 'unsafe-eval'"),
        (Unknown, ".whl: the server answers 404"),
        (Rewriting, "It must answer 404"),
        (Changing, "isn't the file that was built"),
    ],
)
def test_what_a_server_does_wrong_is_said(handler: type[Handler], told: str) -> None:
    assert any(told in line for line in checked(handler).wrong)


def test_a_place_without_tessera_is_told() -> None:
    (told,) = check(f"http://{HOST}:1/").wrong
    assert "here is no Tessera" in told


OWN = "default-src 'self'; script-src 'self' 'unsafe-eval' 'sha256-x'; style-src 'self' 'sha256-y'"


@pytest.mark.parametrize(
    ("policy", "faults"),
    [
        ("frame-ancestors 'self'", []),
        (OWN, []),
        ("default-src * 'unsafe-inline' 'unsafe-eval'", []),
        ("upgrade-insecure-requests; object-src 'none'", []),
        ("script-src 'self' 'unsafe-eval'", ["script-src lacks 'sha256-x'."]),
        ("connect-src 'none'", ["connect-src lacks 'self'."]),
        ("sandbox", ["sandbox must not be there."]),
    ],
)
def test_a_policy_of_the_server_is_held_against_that_of_the_page(
    policy: str, faults: list[str]
) -> None:
    assert lacks(policy, OWN) == faults


POLICY = re.compile(r"default-src 'self'; script-src [^\n\"]*")


def test_the_policy_for_servers_is_one_and_lets_the_page_start() -> None:
    (told,) = set(POLICY.findall((ROOT / "docs/hosting.md").read_text(encoding="utf-8")))
    for name in (".htaccess", "_headers", "nginx.conf", "web.config"):
        assert set(POLICY.findall((HOSTING / name).read_text(encoding="utf-8"))) == {told}, name
    (own, *_) = re.findall(
        r'Content-Security-Policy" content="([^"]+)"', (DIST / "index.html").read_text("utf-8")
    )
    assert lacks(told, own) == []
    assert lacks(told.replace(" blob:", ""), own) == [
        "img-src lacks blob:.",
        "worker-src lacks blob:.",
    ]
