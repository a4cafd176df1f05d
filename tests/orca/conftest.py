"""A desk for each language, the site that is read there, and what was heard before."""

from __future__ import annotations

import os
import threading
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.orca.desk import Desk, missing
from tests.orca.reader import Reader
from tools.paths import DIST
from tools.serve import HOST, server

HEARD = Path(__file__).parent / "heard"
LANGUAGES = {"en": "en-GB", "pt": "pt-PT"}
"""Those that are listened to, as a browser names them."""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of dist/."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "tessera").symlink_to(DIST)
    with server(folder, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{httpd.server_port}/tessera/"
        httpd.shutdown()


@pytest.fixture(scope="session", params=LANGUAGES)
def desk(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Desk]:
    """Set up once for all scenes in its language."""
    if lacks := missing():
        pytest.skip(lacks)
    desk = Desk(tmp_path_factory.mktemp("desk"), LANGUAGES[request.param])
    yield desk
    desk.close()


@pytest.fixture
def reader(desk: Desk) -> Reader:
    """Somebody before the page, who has heard nothing of it yet."""
    return Reader(desk)


@pytest.fixture
def as_before(reader: Reader, request: pytest.FixtureRequest) -> Iterator[None]:
    """What was heard in a scene is what was read and found good, line for line. On a busy machine
    what comes by itself may be heard a key later: what must be in order the scenes assert. With
    HEARD=write it is written down anew, to be read."""
    name = request.node.originalname.removeprefix("test_")
    file = HEARD / reader.desk.locale / f"{name}.txt"
    writes = os.environ.get("HEARD") == "write"
    if not writes and not file.exists():
        pytest.skip("nobody has read yet what is heard of it in this language")
    yield
    text = "\n".join([*reader.transcript, ""])
    if writes:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    assert Counter(text.splitlines()) == Counter(file.read_text(encoding="utf-8").splitlines())
