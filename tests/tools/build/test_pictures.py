"""The menu's pictures are a few shapes each.

Every launch draws them before anything can be pressed, and a browser pays for each element, and
again for each that a `<use>` repeats.
"""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tools.build import site

MOST = 24
"""Elements of a picture."""
REPEATED = {"use", "symbol", "marker", "pattern"}


@pytest.fixture
def pictures(tmp_path: Path) -> dict[str, list[str]]:
    """The names of the elements in each."""
    site.copy_pictures(tmp_path)
    return {path.name: elements(path) for path in tmp_path.iterdir()}


def elements(path: Path) -> list[str]:
    return [str(node.tag).rpartition("}")[2] for node in ElementTree.parse(path).iter()]


def test_no_picture_has_many_elements(pictures: dict[str, list[str]]) -> None:
    assert len(pictures) > 4
    assert {name: len(found) for name, found in pictures.items() if len(found) > MOST} == {}


def test_no_picture_repeats_what_is_drawn_elsewhere(pictures: dict[str, list[str]]) -> None:
    assert {name: found for name, found in pictures.items() if REPEATED & set(found)} == {}
