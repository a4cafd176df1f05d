"""What Python says of every character without the tables of names, and with them."""

import json
import subprocess
from pathlib import Path

import pytest

from tools.paths import PACKAGE
from tools.runtime import Unexpected, cut, tables, wasm
from tools.runtime.program import Program

pytestmark = pytest.mark.seldom("runtime")

START = """
import { readFileSync } from "node:fs";
import { loadPyodide } from "FOLDER/pyodide.mjs";
const python = await loadPyodide({ indexURL: "FOLDER/" });
python.FS.mkdir("/added");
for (const path of FILES) {
  python.FS.writeFile(`/added/${path.split("/").at(-1)}`, readFileSync(path));
}
console.log(python.runPython(PROGRAM));
"""

FACTS = """
import hashlib, json
from itertools import repeat
from unicodedata import *

# Planes without a character, or with those of one kind only, are looked at here and there.
codes = {*range(0x20000), *range(0x20000, 0x110000, 61), *range(0xE0000, 0xE0200)}
CHARACTERS = [*map(chr, sorted(codes - {*range(0xD800, 0xE000)}))]
PLAIN = (
    *(category, bidirectional, combining, decomposition, mirrored, east_asian_width),
    *(ucd_3_2_0.category, ucd_3_2_0.decomposition),
    *(str.isidentifier, str.isprintable, str.upper, str.casefold),
)
FACTS = (
    *(map(fact, CHARACTERS) for fact in PLAIN),
    *(map(fact, CHARACTERS, repeat("")) for fact in (digit, decimal, numeric)),
    *(map(normalize, repeat(form), CHARACTERS) for form in ("NFC", "NFD", "NFKC", "NFKD")),
)

def digest(said):
    return hashlib.sha256(";".join(map(str, said)).encode()).hexdigest()

def called(words):
    try:
        return lookup(words)
    except KeyError:
        return None

def names():
    return [*map(name, CHARACTERS, repeat(""))]

def of_names():
    said = names()
    assert all(called(words) == c for c, words in zip(CHARACTERS, said) if words)
    die = compile(r'"\\N{DIE FACE-1}"', "", "eval")
    return [digest(said), eval(die), called("LATIN SMALL LETTER GHA")]
"""
WITH = "json.dumps([*map(digest, FACTS), of_names()])"
WITHOUT = """
import sys
sys.path.append("/")
from added.character_names import restore

said = names()
assert name(chr(0xAC00)) == "HANGUL SYLLABLE GA"  # It is worked out.
assert not any(words for c, words in zip(CHARACTERS, said) if ord(c) < 0x3400)
assert not any(map(called, ("", "A", "DIE FACE-1", "LATIN SMALL LETTER A", "DIGIT ONE" * 30)))
restore()
"""


def said(folder: Path, program: str, *files: Path) -> list:
    code = START.replace("FOLDER", folder.as_posix()).replace("PROGRAM", json.dumps(program))
    code = code.replace("FILES", json.dumps([path.as_posix() for path in files]))
    command = ["node", "--input-type=module", "--eval", code]
    answer = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(answer.stdout)


def test_every_character_is_as_published_and_names_can_be_brought_back(
    shipped_runtime: Path,
) -> None:
    module = PACKAGE / "browser" / "added" / "character_names.py"
    whole = said(cut.PUBLISHED, FACTS + WITH)
    assert whole[-1][1:] == ["\u2680", "\u01a3"]  # By its name, and by one that corrects it.
    files = module.with_name("__init__.py"), module, cut.ready() / cut.NAMES
    assert said(shipped_runtime, FACTS + WITHOUT + WITH, *files) == whole


def test_tables_that_code_reads_fail_the_build() -> None:
    module = (cut.PUBLISHED / cut.MODULE).read_bytes()
    with pytest.raises(Unexpected, match="iconv_open is needed"):
        tables.to_empty(Program(module), wasm.exports(module))
