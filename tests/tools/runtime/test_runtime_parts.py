"""Parts are taken out of a program whole or not at all, and nothing else of it changes.

The program is written by hand as a linker would lay it out: functions and entries of the table in
the order of the objects. Of three modules "gone" goes, with its library.
"""

import json
import struct
import subprocess
from pathlib import Path

import pytest

from tools.paths import ROOT
from tools.runtime import Unexpected, cut, parts, wasm
from tools.runtime.left_out import Part

pytestmark = pytest.mark.seldom("runtime")

CODE = """
(module
  (type $answer (func (result i32)))
  (memory (export "memory") 1)
  (func (export "core") (param i32) (result i32) (call_indirect (type $answer) (local.get 0)))
  (func $start_kept (export "PyInit_kept") (result i32) (i32.const 101))
  (func $kept_method (result i32) (i32.const 102))
  (func $before_gone (result i32) (call $library))
  (func $start_gone (export "PyInit_gone") (result i32) (i32.add (i32.const 8192) (i32.const 201)))
  (func $gone_method (result i32) (call $library))
  (func $same (result i32) (i32.const 202))
  (func $gone_last (result i32) (i32.const 203))
  (func $start_next (export "PyInit_next") (result i32) (i32.const 301))
  (func $next_method (result i32) (i32.const 302))
  (func $library (export "lib_call") (result i32)
    (call_indirect (type $answer) (i32.const 11)))
  (func $library_inner (result i32) (i32.const 401))
  (func $library_other (result i32) (i32.const 402))
  (func $behind (export "behind") (result i32) (i32.const 501))
  (table (export "table") 13 13 funcref)
  (elem (i32.const 1) ENTRIES)
  DATA)
"""
ENTRIES = (
    *("start_kept", "start_gone", "start_next"),  # 1 to 3: the list of modules
    "kept_method",  # 4
    *("before_gone", "gone_method", "same", "gone_last"),  # 5 to 8
    *("same", "next_method"),  # 9: what the next module has does the same
    *("library_inner", "library_other"),  # 11, 12
)
NAMES, LIST, METHODS, TABLE, PAGES = 1024, 2048, 3072, 8192, 12288
MODULES = [(1024, 1), (1032, 2), (1040, 3), (0, 0)]
METHODS_OF = {"kept": (4,), "gone": (5, 6, 7, 8), "next": (9, 10), "library": (11, 12)}
PARTS = (
    Part("PyInit_gone", modules=("gone",), tables=True),
    Part("lib_call", "behind", names=("lib_",)),
)

TRY = """
import { readFileSync } from "node:fs";
const module = new WebAssembly.Module(readFileSync("MODULE"));
const { core, memory } = new WebAssembly.Instance(module).exports;
const answers = {};
for (let entry = 1; entry <= 12; entry++) {
  try { answers[entry] = core(entry); } catch (error) { answers[entry] = error.message; }
}
const words = [...new Uint32Array(memory.buffer, 2048, 8)];
const left = new Uint8Array(memory.buffer, 8192, 8192).some((byte) => byte);
console.log(JSON.stringify([answers, words, left]));
"""


def data() -> dict[int, bytes]:
    """What lies where in memory."""
    table = b"".join(struct.pack("<IBBH", PAGES + 64 * page, 1, 32, 0) for page in range(5))
    return {
        NAMES: b"kept\0\0\0\0gone\0\0\0\0next\0",
        LIST: b"".join(struct.pack("<II", *row) for row in MODULES),
        **{
            METHODS + 256 * place: struct.pack(f"<{len(methods)}I", *methods)
            for place, methods in enumerate(METHODS_OF.values())
        },
        TABLE: table + bytes(2048 - len(table)),
        PAGES: bytes(range(1, 65)) * 5,
    }


def program(code: str = CODE, entries: tuple[str, ...] = ENTRIES) -> str:
    pieces = (
        f'(data (i32.const {place}) "{"".join(f"{chr(92)}{byte:02x}" for byte in piece)}")'
        for place, piece in data().items()
    )
    listed = " ".join(f"${name}" for name in entries)
    return code.replace("ENTRIES", listed).replace("DATA", "\n  ".join(pieces))


def cut_through(text: str, folder: Path, exports: tuple[str, ...] = ("core", "memory")) -> Path:
    """Assemble the program and take the parts out."""
    source, made = folder / "program.wat", folder / "program.wasm"
    source.write_text(text, encoding="utf-8")
    tool = str(cut.BINARYEN / "bin" / "wasm-as")
    features = ("--enable-bulk-memory", "--enable-reference-types")
    command = ["node", tool, str(source), "--output", str(made), *features]
    subprocess.run(command, check=True, cwd=ROOT)
    whole = made.read_bytes()
    kept = [export for export in wasm.exports(whole) if export.name in exports]
    made.write_bytes(wasm.with_exports(cut.without_parts(whole, kept, PARTS), kept))
    cut.shrink(made)
    return made


def tried(made: Path) -> tuple[dict[int, int], list[int], bool]:
    """What each entry answers unless it traps, the list of modules, whether tables are left."""
    code = TRY.replace("MODULE", made.as_posix())
    command = ["node", "--input-type=module", "--eval", code]
    answer = subprocess.run(command, capture_output=True, text=True, check=True)
    answers, words, tables = json.loads(answer.stdout)
    alive = {int(entry): value for entry, value in answers.items() if value != "unreachable"}
    return alive, words, tables


def test_a_module_and_its_library_are_gone_and_all_else_is_as_it_was(tmp_path: Path) -> None:
    made = cut_through(program(), tmp_path)
    alive, words, tables = tried(made)
    assert alive == {1: 101, 3: 301, 4: 102, 9: 202, 10: 302}
    assert words == [1024, 1, 1040, 3, 0, 0, 0, 0]
    assert not tables
    # The trap, and what the entries and exports that are left lead to.
    assert len(dict(wasm.sections(made.read_bytes()))[wasm.CODE]) < 60


@pytest.fixture
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program is so small that all of it would count as little."""
    monkeypatch.setattr(parts, "FEW", 0)


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    ("found", "instead"),
    [
        # The module that stays calls the library, or starts the other.
        ("(i32.const 102)", "(call $library)"),
        ("(i32.const 102)", "(call $start_gone)"),
        # It reads the tables.
        ("(i32.const 102)", "(i32.load (i32.const 8192))"),
        # Names that the list here has are not there; an encoding without a table.
        ("PyInit_gone", "PyInit_else"),
        ('(export "behind")', ""),
        ("(i32.const 8192) (i32.const 201)", "(i32.const 8190) (i32.const 201)"),
    ],
)
def test_what_others_need_or_nobody_finds_fails_the_build(
    found: str, instead: str, tmp_path: Path
) -> None:
    assert CODE.count(found) == 1
    with pytest.raises(Unexpected):
        cut_through(program(CODE.replace(found, instead)), tmp_path)


@pytest.mark.usefixtures("strict")
def test_what_the_page_calls_fails_the_build(tmp_path: Path) -> None:
    with pytest.raises(Unexpected, match="can't be left out"):
        cut_through(program(), tmp_path, exports=("core", "memory", "lib_call"))


def test_an_entry_that_code_behind_may_mean_stays(tmp_path: Path) -> None:
    # Only a function with a name can be known to other objects.
    named = CODE.replace("(func $library_other", '(func $library_other (export "lib_other")')
    for code, left in ((named, False), (named.replace("(i32.const 501)", "(i32.const 12)"), True)):
        made = cut_through(program(code), tmp_path, exports=("core", "memory", "behind"))
        alive, _, _ = tried(made)
        assert (12 in alive) == left
