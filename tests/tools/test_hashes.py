"""pip installs nothing that isn't named by its hash."""

from pathlib import Path

import pytest

from tools import hashes

LIST = """\
# What it is for.
-r other.txt

Some_Thing==1.2 \\
    --hash=sha256:old
plain==2
"""
FOUND = [
    {"filename": "some_thing-1.2-py3-none-any.whl", "hashes": {"sha256": "bb"}, "yanked": False},
    {"filename": "some_thing-1.2.tar.gz", "hashes": {"sha256": "aa"}, "yanked": False},
    {"filename": "some_thing-1.2-1-py3-none-any.whl", "hashes": {"sha256": "cc"}, "yanked": "bad"},
    {"filename": "some_thing-1.2.1.tar.gz", "hashes": {"sha256": "dd"}, "yanked": False},
    {"filename": "plain-2.zip", "hashes": {"sha256": "ee"}, "yanked": False},
]


def names(path: Path) -> list[str]:
    lines = hashes.requirements(path.read_text(encoding="utf-8"))
    return [line for line in lines if line and not line.startswith(("#", "-r", "--requirement"))]


@pytest.mark.parametrize("path", hashes.lists(), ids=lambda path: path.name)
def test_every_requirement_has_its_version_and_hashes(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    listed = names(path)
    assert listed
    for line in listed:
        assert hashes.PIN.fullmatch(line)
        assert f"{line} \\\n    --hash=sha256:" in text


def test_hashes_are_written_anew_and_all_else_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hashes, "files", lambda name: FOUND if name == "Some_Thing" else FOUND[4:])
    path = tmp_path / "list.txt"
    path.write_text(LIST)
    for _ in range(2):
        hashes.renew(path)
        assert path.read_text() == (
            "# What it is for.\n-r other.txt\n\n"
            "Some_Thing==1.2 \\\n    --hash=sha256:aa \\\n    --hash=sha256:bb\n"
            "plain==2 \\\n    --hash=sha256:ee\n"
        )


def test_a_version_that_the_index_lacks_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hashes, "files", lambda name: FOUND)
    path = tmp_path / "list.txt"
    path.write_text("some-thing==9\n")
    with pytest.raises(SystemExit, match="no file of some-thing==9"):
        hashes.renew(path)
    assert path.read_text() == "some-thing==9\n"
