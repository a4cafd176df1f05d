"""The service worker of a release: a part of it is no worker at all."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.build import release

PARSED = """
import { readFileSync } from "node:fs";
import { Script } from "node:vm";
const worker = readFileSync(0, "utf8");
const parses = (text) => {
  try {
    return Boolean(new Script(text));
  } catch {
    return false;
  }
};
const cuts = Array.from({ length: worker.length + 1 }, (_, cut) => cut);
console.log(JSON.stringify(cuts.filter((cut) => parses(worker.slice(0, cut)))));
"""


@pytest.fixture
def worker(tmp_path: Path) -> str:
    """That of a release of three files, one of them kept once it was wanted."""
    for name in ("index.html", "style.css", "packs/index.html"):
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(f"{name}\n", encoding="utf-8")
    release.write(tmp_path)
    return (tmp_path / release.WORKER).read_text(encoding="utf-8")


def test_a_worker_that_is_cut_off_anywhere_cannot_be_parsed(worker: str) -> None:
    # A browser takes whatever parses: half a worker would hear no question, and so end offline.
    done = subprocess.run(
        ["node", "--input-type=module", "--eval", PARSED],
        input=worker,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    nothing, *whole = json.loads(done.stdout)
    assert nothing == 0, "an empty file is a script"
    assert [worker[:cut].rstrip() for cut in whole] == [worker.rstrip()] * 2
