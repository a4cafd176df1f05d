"""What docs/offline.md promises of releases, with stand-ins for browser and host under Node."""

from __future__ import annotations

import os
import re
import subprocess
import zlib
from pathlib import Path

from tools.build import packing, release
from tools.paths import ROOT

STORIES = Path(__file__).with_name("stories.mjs")


def deflated(text: str) -> bytes:
    packer = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    return packer.compress(text.encode()) + packer.flush()


def build(dist: Path, name: str) -> None:
    """A release of few files, each of which begins with its name; "all" have some in common. The
    first has no language to choose from."""
    spoken = ("pt", "pt-BR") if name != "0" else ()
    languages = " ".join(f"locale/{code}/" for code in spoken)
    starts_with = (
        f"static-{name}/boot.js",
        f"tessera-{name}.zip{packing.SUFFIX}",
        f"runtime/pyodide-1/pyodide.wasm{packing.SUFFIX}",
        "cards-1.svg",
    )
    others = {
        "index.html": f"{name} {' '.join(starts_with)} {languages}",
        "licenses/index.html": f"{name} licences",
        f"static-{name}/thinker.js": f"{name} thinker",
        "packs/games.json": f"{name} games",
        f"packs/rota-{name}.whl": f"{name} Rota",
        "packs/rota.svg": "all Rota",
        f"runtime/puzzles-{name}/sequence.txt": f"{name} puzzles",
        f"runtime/whole-1/pyodide.wasm{packing.SUFFIX}": "all whole",
        **{f"locale/{code}/tessera-{name}.mo{packing.SUFFIX}": f"{name} {code}" for code in spoken},
    }
    common = {path: f"{'all' if '-1' in path else name} {path}" for path in starts_with}
    for path, text in {**common, **others}.items():
        file = dist / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(deflated(text) if path.endswith(packing.SUFFIX) else text.encode())
    release.write(dist)


def test_what_is_promised_of_releases(tmp_path: Path) -> None:
    for name in "0ABC":
        build(tmp_path / name, name)
    ran = subprocess.run(
        ["node", "--test-reporter=spec", str(STORIES)],
        env={**os.environ, "RELEASES": str(tmp_path), "PACKED": packing.SUFFIX},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert ran.returncode == 0, ran.stdout


def test_the_table_and_the_stories_are_the_same() -> None:
    page = (ROOT / "docs" / "offline.md").read_text(encoding="utf-8")
    _, _, table = page.partition("| what happens |")
    rows = re.findall(r"^\| ([^|]+) \|", table.partition("\n\n")[0], re.M)
    told = re.findall(r'^test\("(.+)", ', STORIES.read_text(encoding="utf-8"), re.M)
    assert rows == told
