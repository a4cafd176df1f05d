"""The built app from servers as they are installed, and with what the archive has for them.

All other tests in a browser have it from our own server."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.awake import WAKE
from tests.engines.servers import apache, missing, nginx
from tools.browser import without_windows
from tools.build.archive import HOSTING
from tools.paths import DIST


def serve(kind: str, folder: Path) -> AbstractContextManager[str]:
    """The server of this kind. "ready" means with the file that the archive has for it."""
    program, _, ready = kind.partition("-")
    if program == "nginx":
        return nginx(folder, f"include {HOSTING}/nginx.conf;" if ready else "")
    return apache(folder, "FileInfo" if ready else "None")


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=without_windows(), args=sandbox)
        yield browser
        browser.close()


@pytest.fixture
def folder() -> Iterator[Path]:
    """One that a server's own user may read, which pytest's are not."""
    folder = Path(tempfile.mkdtemp(prefix="tessera-server-"))
    folder.chmod(0o755)
    shutil.copytree(DIST, folder / "site")
    shutil.copyfile(HOSTING / ".htaccess", folder / "site" / ".htaccess")
    yield folder
    shutil.rmtree(folder)


@pytest.mark.seldom("servers")
@pytest.mark.parametrize("kind", ["nginx", "nginx-ready", "apache2", "apache2-ready"])
def test_it_starts_from_any_server(kind: str, chromium: Browser, folder: Path) -> None:
    if lacks := missing(kind.partition("-")[0]):
        assert "CI" not in os.environ, lacks
        pytest.skip(lacks)
    with serve(kind, folder) as address:
        page = chromium.new_page()
        trouble: list[str] = []
        page.on("console", lambda line: line.type == "error" and trouble.append(line.text))
        page.goto(address)
        page.locator("body[data-state=ready]").wait_for(timeout=WAKE)
        page.locator(".for-offline").wait_for(timeout=WAKE)
        assert trouble == []
        page.context.close()
