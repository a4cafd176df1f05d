"""Wheels made by hand, as no build makes them."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path


def plain(folder: Path, project: str, needs: Sequence[str] = ()) -> Path:
    """One with nothing in it but what it says of itself."""
    path = folder / f"{project}-1-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        lines = [f"Requires-Dist: {name}" for name in needs]
        told = ["Metadata-Version: 2.4", f"Name: {project}", "Version: 1", *lines, ""]
        archive.writestr(f"{project}-1.dist-info/METADATA", "\n".join(told))
    return path


def altered(wheel: bytes, path: Path, changes: Mapping[str, tuple[str, str]]) -> None:
    """Writes a wheel anew: of the files whose names end like this, the old words for the new."""
    path.with_suffix(".old").write_bytes(wheel)
    with zipfile.ZipFile(path.with_suffix(".old")) as given, zipfile.ZipFile(path, "w") as made:
        left = dict(changes)
        for name in given.namelist():
            data = given.read(name)
            for end in [end for end in left if name.endswith(end)]:
                old, new = left.pop(end)
                assert old.encode() in data, (name, old)
                data = data.replace(old.encode(), new.encode(), 1)
            made.writestr(name, data)
    path.with_suffix(".old").unlink()
    assert not left, left
