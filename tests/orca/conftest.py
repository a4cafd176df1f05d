"""A desk for each language, the site that is read there, and what was heard before."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tessera_kit.authoring.serve import HOST, server
from tests.orca.desk import Desk, missing
from tests.orca.reader import Reader
from tests.orca.speech import ORCAS
from tools.measure.engines import missing as lacking
from tools.paths import DIST

HEARD = Path(__file__).parent / "heard"
NOTES = ("= ", "> ")
"""Lines of a place and of a key begin like this."""
DESKS = {"en": "en-GB", "pt": "pt-PT", "firefox": "en-GB"}
"""Languages that are listened to in Chromium, as a browser names them, and in Firefox."""
CHOSEN = os.environ.get("DESK", " ".join(DESKS)).split()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of dist/."""
    folder = tmp_path_factory.mktemp("site")
    (folder / "tessera").symlink_to(DIST)
    with server(folder, port=0) as httpd:
        threading.Thread(target=httpd.serve_forever, daemon=True).start()
        yield f"http://{HOST}:{httpd.server_port}/tessera/"
        httpd.shutdown()


@pytest.fixture(scope="session", params=CHOSEN)
def desk(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Desk]:
    """Set up once for all scenes in its language."""
    if lacks := missing():
        pytest.skip(lacks)
    firefox = request.param == "firefox"
    if firefox and (lacks := lacking("Firefox")):
        pytest.skip(lacks)
    desk = Desk(tmp_path_factory.mktemp("desk"), DESKS[request.param], firefox=firefox)
    yield desk
    desk.close()


@pytest.fixture
def reader(desk: Desk) -> Reader:
    """Somebody before the page, who has heard nothing of it yet."""
    return Reader(desk)


@pytest.fixture
def as_before(reader: Reader, request: pytest.FixtureRequest) -> Iterator[None]:
    """All that the page gave to be said was said, once and in its order; and what was heard in a
    scene is what was read and found good. What is said and what is read of the page, as the focus
    goes there, are compared each in its own order: on a busy machine what comes by itself is heard
    a little earlier or later. With HEARD=write it is written down anew, to be read."""
    name = request.node.originalname.removeprefix("test_")
    folder = "firefox" if "[firefox]" in request.node.name else reader.desk.locale
    file = HEARD / folder / f"{name}.txt"
    writes = os.environ.get("HEARD") == "write"
    if not file.exists() and not (writes and folder == DESKS["en"]):
        pytest.skip("it is listened to elsewhere")
    yield
    heard, given = reader.heard(), reader.given()
    if writes:
        file.write_text("\n".join([*heard, ""]), encoding="utf-8")
    before = file.read_text(encoding="utf-8").splitlines()
    assert _said(heard, given) == given, "what is to be said is said once, and in order"
    assert _said(heard, given) == _said(before, given)
    unsaid = [*given, reader.heading]
    assert _read(heard, unsaid) == _read(before, unsaid)


def _said(lines: list[str], given: list[str]) -> list[str]:
    return [line for line in lines if line in given]


def _read(lines: list[str], but: list[str]) -> list[str]:
    """What is the page's of all else. In which mode Orca is, and where its browser has been, hangs
    on the scenes before; and where a button is gone that had the focus, it reads the page's heading
    or doesn't, as it comes."""
    read = [line for line in lines if line not in but and not ORCAS.fullmatch(line)]
    return [line.replace(" visited link", " link") for line in read if line[:2] not in NOTES]
