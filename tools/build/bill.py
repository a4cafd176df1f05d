"""A software bill of materials for a release, in CycloneDX 1.6: every component by others of
tools/licenses/components.toml, and every file that is shipped, with its sum.

No time and no random number stand in it, so the same release gives the same bill.
"""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import tessera
from tools.build.license_page import Component, components

NAME = "tessera.cdx.json"
SPDX = re.compile(r"[A-Za-z0-9.+-]+")
EXPRESSION = re.compile(r"[A-Za-z0-9.+-]+( (OR|AND|WITH) [A-Za-z0-9.+-]+)+")


def bill(folder: Path) -> str:
    """The bill of the release that lies in this folder."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    own = {"type": "application", "name": "Tessera", "version": tessera.__version__}
    told = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**own, "licenses": _licences("MIT")}},
        "components": [
            *map(_component, components()),
            *(_file(path, folder) for path in files),
        ],
    }
    return json.dumps(told, indent=1, ensure_ascii=False) + "\n"


def _component(one: Component) -> dict[str, Any]:
    """A component by others. A name of npm alone makes it known to those who look for faults in
    it."""
    found: dict[str, Any] = {"type": "library", "name": one["name"]}
    if version := one.get("version"):
        found["version"] = version
    if (npm := one.get("npm")) and version:
        found["purl"] = f"pkg:npm/{npm.replace('@', '%40')}@{version}"
    found["licenses"] = _licences(one["license"])
    found["externalReferences"] = [{"type": "website", "url": one["source"]}]
    found["properties"] = [{"name": "inside", "value": one["inside"]}]
    return found


def _licences(words: str) -> list[dict[str, Any]]:
    if EXPRESSION.fullmatch(words):
        return [{"expression": words}]
    return [{"license": {"id" if SPDX.fullmatch(words) else "name": words}}]


def _file(path: Path, folder: Path) -> dict[str, Any]:
    told = {"type": "file", "name": path.relative_to(folder).as_posix()}
    total = hashlib.sha256(path.read_bytes()).hexdigest()
    return {**told, "hashes": [{"alg": "SHA-256", "content": total}]}
