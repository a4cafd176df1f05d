"""The archive of a release can be unpacked anywhere, and is the same wherever it is made."""

import hashlib
import shutil
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import tessera
from tools.build import archive
from tools.paths import BUILD

FILES = {"index.html": b"<p>", "runtime/pyodide-1/a.wasm": b"\0asm" * 9_000, "404.html": b""}


@pytest.fixture
def out() -> Iterator[Path]:
    # Pyodide, which packs it, sees the repository and no other folder.
    yield BUILD / "release-tried"
    shutil.rmtree(BUILD / "release-tried", ignore_errors=True)


@pytest.mark.seldom("archive")
def test_it_holds_what_was_built_under_its_version_with_its_sum(tmp_path: Path, out: Path) -> None:
    for name, data in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes(data)
    packed = archive.pack(tmp_path, out)
    assert packed.name == f"tessera-{tessera.__version__}.zip"
    first = packed.read_bytes()
    with zipfile.ZipFile(packed) as opened:
        assert {name: opened.read(f"tessera/{name}") for name in FILES} == FILES
        named = sorted(f"tessera/{name}" for name in (*FILES, *archive.FOR_HOSTS))
        assert opened.namelist() == named
    archive.write_sums(out)
    sums = (out / archive.SUMS).read_text()
    assert sums == f"{hashlib.sha256(first).hexdigest()}  {packed.name}\n"
    for path in tmp_path.rglob("*"):
        path.touch()
    assert archive.pack(tmp_path, out).read_bytes() == first
    assert [path.name for path in out.iterdir()] == [packed.name]


@pytest.mark.seldom("archive")
def test_two_wheels_are_the_same_byte_for_byte(tmp_path: Path) -> None:
    wheels = [archive.wheel(tmp_path / name) for name in ("first", "second")]
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    with zipfile.ZipFile(wheels[0]) as opened:
        assert {one.date_time for one in opened.infolist()} == {(1980, 1, 1, 0, 0, 0)}


def test_the_news_of_a_version_are_what_the_changelog_has_under_it() -> None:
    changelog = """## Unreleased · x

## 1.0.0 · y

### Games

- B

## 0.1 · z
"""
    assert archive.news(changelog, "1.0.0") == "### Games\n\n- B\n"
    with pytest.raises(LookupError):
        archive.news(changelog, "2.0")
