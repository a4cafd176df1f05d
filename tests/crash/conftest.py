"""The built site, and what drives Chromium."""

from __future__ import annotations

import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Playwright, sync_playwright

from tessera_kit.authoring.serve import HOST, server
from tools.paths import DIST


@pytest.fixture(scope="module")
def site() -> Iterator[str]:
    with server(DIST, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{httpd.server_port}/"
        httpd.shutdown()


@pytest.fixture(scope="module")
def driver() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright
