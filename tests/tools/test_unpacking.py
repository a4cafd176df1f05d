"""What the build packed is unpacked as it comes, and half of a file is none."""

from __future__ import annotations

import hashlib
import subprocess
from pathlib import Path

import pytest

from tools.build import packing
from tools.paths import DIST, ROOT

CODE = """
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { inflateRawSync } from "node:zlib";
import { unpacking } from "./static/packed/unpacking.mjs";
const [decoder, file] = process.argv.slice(1).map((path) => new Uint8Array(readFileSync(path)));
const compiled = WebAssembly.compile(inflateRawSync(decoder));
const joined = (...parts) => new Uint8Array(Buffer.concat(parts));
const wrong = file.slice();
wrong.fill(0, 50_000, 50_100);
const cases = {
  whole: [file],
  "in pieces": Array.from({ length: 100 }, (_, n) => file.subarray(n * 5_000, (n + 1) * 5_000)),
  empty: [],
  "cut off": [file.subarray(0, file.length - 1)],
  "in the middle": [file.subarray(0, 100_000)],
  "and more": [joined(file, Buffer.from("?"))],
  "written over": [wrong],
  "a page": [Buffer.from("<!doctype html>".repeat(9_000))],
};
for (const [name, parts] of Object.entries(cases)) {
  const whole = new Response(ReadableStream.from(parts).pipeThrough(unpacking(compiled)));
  const sum = (bytes) => createHash("sha256").update(Buffer.from(bytes)).digest("hex");
  console.log(name, await whole.arrayBuffer().then(sum, ({ name }) => name));
}
"""


@pytest.fixture(scope="module")
def told() -> dict[str, str]:
    files = [next(DIST.glob(name)) for name in ("runtime/zstd-*.bin", "tessera-*.zip.bin")]
    command = ["node", "--input-type=module", "--eval", CODE, "--", *map(str, files)]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return dict(line.rsplit(" ", 1) for line in ran.stdout.splitlines())


def test_a_file_is_unpacked_whole_however_it_comes(told: dict[str, str]) -> None:
    (packed,) = DIST.glob("tessera-*.zip.bin")
    expected = hashlib.sha256(packing.unpacked(packed)).hexdigest()
    assert (told["whole"], told["in pieces"]) == (expected, expected)


def test_a_damaged_file_is_refused(told: dict[str, str]) -> None:
    wrong = {name: what for name, what in told.items() if name not in {"whole", "in pieces"}}
    assert set(wrong.values()) == {"TypeError"}
    assert len(wrong) == 6


def test_a_file_packed_for_browsers_is_read_too(tmp_path: Path) -> None:
    (tmp_path / "decoder").write_bytes(b"some bytes")
    packing.pack_for_browsers(tmp_path / "decoder")
    assert packing.unpacked(tmp_path / "decoder.bin") == b"some bytes"
