"""The software bill of a release names every file, and every file is somebody's."""

from __future__ import annotations

import json
import re
from hashlib import sha256

from tools.build import bill, license_page
from tools.paths import DIST

OURS = re.compile(
    r"(404|index)\.html|(icons|licenses|locale|packs|screenshots|static|runtime/puzzles)/.*|"
    r"pyscript\.json|service-worker\.js|tessera(_rest)?\.zip\.bin|tessera(\.[\w-]+)?\.json"
)
SUM = re.compile(r"-[0-9a-f]{10}(?=[/.])")
TOLD = json.loads(bill.bill(DIST))
FILES = {one["name"]: one for one in TOLD["components"] if one["type"] == "file"}


def test_it_names_every_shipped_file_with_its_sum() -> None:
    shipped = [path for path in DIST.rglob("*") if path.is_file()]
    assert set(FILES) == {path.relative_to(DIST).as_posix() for path in shipped}
    for path in shipped:
        (told,) = FILES[path.relative_to(DIST).as_posix()]["hashes"]
        assert told == {"alg": "SHA-256", "content": sha256(path.read_bytes()).hexdigest()}


def test_it_names_every_component_that_the_page_of_licences_names() -> None:
    listed = license_page.components()
    told = [one for one in TOLD["components"] if one["type"] == "library"]
    assert [one["name"] for one in told] == [one["name"] for one in listed]
    assert all(one["licenses"] and one["externalReferences"] for one in told)


def test_every_shipped_file_is_ours_or_has_a_component_in_it() -> None:
    inside = " ".join(component["inside"] for component in license_page.components())
    others = [path for name in FILES if not OURS.fullmatch(path := SUM.sub("", name))]
    unknown = [path for path in others if f"{path.rpartition('/')[0]}/" not in inside]
    assert others
    assert unknown == []


def test_the_same_release_gives_the_same_bill() -> None:
    assert bill.bill(DIST) == bill.bill(DIST)
