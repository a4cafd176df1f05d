"""What one release consists of: a hash for every file that is kept for playing without a network.

The service worker is written last, with this list in front. It fetches each file with its hash, so
that a release is on a device whole or not at all.
"""

import base64
import gzip
import hashlib
import json
import re
from pathlib import Path

import tessera
from tools.build import packing
from tools.paths import STATIC

WORKER = "service-worker.js"

# What the page never asks for when it is offline: the host's answer where nothing is, pictures for
# the dialog in which a browser offers to install it, and icons that only the system takes.
SPARE = re.compile(r"runtime/(whole|installer|puzzles|camera)-|packs/(?![^/]+\.svg$)|locale/")
"""The files that are kept only after they were first asked for. The pictures of games in packages
stand in the menu."""

OF_HOST = "tessera.json"
"""What a host writes by hand: no release may keep or replace it."""
OPTIONAL = re.compile(r"tessera\.json$|404\.html|screenshots-\w+/|icons-\w+/icon-|licenses/texts/")


def named(dist: Path) -> dict[str, Path]:
    """The files that pages ask for by the address they use, sorted."""
    found = {}
    for path in sorted(dist.rglob("*")):
        name = path.relative_to(dist).as_posix()
        if path.is_file() and name != WORKER and not OPTIONAL.match(name):
            # A folder's address, because some servers send those who ask for its file there.
            found[name.removesuffix("index.html") or "./"] = path
    return found


def files(dist: Path) -> dict[str, Path]:
    """The files of a release that are kept together, whole or not at all."""
    return {name: path for name, path in named(dist).items() if not SPARE.match(name)}


def write(dist: Path) -> None:
    """Writes the service worker for the files in `dist`."""
    every = named(dist)
    sums = {name: digest(path.read_bytes()) for name, path in every.items()}
    hashes = {name: sums[name] for name in files(dist)}
    spare = {name: sums[name] for name in every if name not in hashes}
    unpacked = {
        name: digest(packing.unpacked(path))
        for name, path in every.items()
        if path.suffix == packing.SUFFIX
    }
    code = (STATIC / WORKER).read_text(encoding="utf-8")
    name = hashlib.sha256(json.dumps(sums).encode() + code.encode()).hexdigest()[:16]
    known = {"name": name, "version": tessera.__version__}
    release = json.dumps({**known, "files": hashes, "spare": spare, "unpacked": unpacked}, indent=1)
    # In one block that closes in the last line: of a worker that came cut off no part can be
    # parsed, and a browser refuses it. Whatever it can parse takes over, also with no handler.
    whole = f"{{\nconst release = {release};\n\n{code}}}\n"
    (dist / WORKER).write_text(whole, encoding="utf-8")


def digest(data: bytes) -> str:
    return base64.b64encode(hashlib.sha256(data).digest()).decode()


def compressed(path: Path) -> int:
    """The bytes that travel for a file: servers compress whatever isn't compressed already."""
    data = path.read_bytes()
    if path.suffix in (packing.SUFFIX, ".whl", ".woff2", ".png"):
        return len(data)
    return min(len(data), len(gzip.compress(data, 6, mtime=0)))


def sizes(dist: Path) -> dict[str, tuple[int, int]]:
    """Raw and compressed bytes of everything that a first visit loads."""
    listed = {**files(dist), WORKER: dist / WORKER}
    return {name: (path.stat().st_size, compressed(path)) for name, path in listed.items()}
