"""The cut through Pyodide: what is used stays, what isn't goes, and surprises fail the build."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from tools.build import vendor
from tools.paths import BUILD, NODE_MODULES, PACKAGE, ROOT, STATIC
from tools.runtime import Unexpected, cut, restore, wasm
from tools.runtime.left_out import PARTS
from tools.runtime.loader import Loader

MODULE = """
(module
  (import "env" "print" (func $print (param i32)))
  (import "env" "forgotten" (func $forgotten (param i32)))
  (import "GOT.func" "linked" (global $linked (mut i32)))
  (memory (export "memory") 1)
  (table (export "table") funcref (elem $pointed))
  (global (export "address") i32 (i32.const 1024))
  (func (export "used") (call $helper))
  (func (export "linked") (drop (global.get $linked)))
  (func (export "quoted"))
  (func (export "unused") (call $only_for_unused))
  (func $helper (call $print (i32.const 1)))
  (func $only_for_unused (call $forgotten (i32.const 2)))
  (func $pointed))
"""

# The shape that Emscripten gives it.
LOADER = (
    'var run=()=>_used(ccall("quoted"));'
    "var _used,_linked,_quoted,_unused,_address,memory;"
    'function assignWasmExports(wasmExports){_used=Module["_used"]=wasmExports["used"];'
    '_linked=Module["_linked"]=wasmExports["linked"];'
    '_quoted=Module["_quoted"]=wasmExports["quoted"];'
    '_unused=Module["_unused"]=wasmExports["unused"];'
    'memory=Module["memory"]=wasmMemory=wasmExports["memory"];'
    '_address=Module["_address"]=wasmExports["address"].value>>>0}'
    "var wasmImports={print};"
    "function applySignatureConversions(wasmExports){var makeWrapper_p=f=>()=>f()>>>0;"
    'wasmExports["used"]=makeWrapper_p(wasmExports["used"]);'
    'wasmExports["unused"]=makeWrapper_p(wasmExports["unused"]);'
    "return wasmExports}export default run;"
)
SHORTENED = (
    'var run=()=>_used(ccall("quoted"));'
    "var _used,_linked,_quoted,memory;"
    'function assignWasmExports(wasmExports){_used=Module["_used"]=wasmExports["used"];'
    '_linked=Module["_linked"]=wasmExports["linked"];'
    '_quoted=Module["_quoted"]=wasmExports["quoted"];'
    'memory=Module["memory"]=wasmMemory=wasmExports["memory"]}'
    "var wasmImports={print};"
    "function applySignatureConversions(wasmExports){var makeWrapper_p=f=>()=>f()>>>0;"
    'wasmExports["used"]=makeWrapper_p(wasmExports["used"]);'
    "return wasmExports}export default run;"
)


# The interpreter as a page starts it: from dist/, with dist/'s library.
TRY = """
import { loadPyodide } from "FOLDER/pyodide.mjs";
const python = await loadPyodide({ indexURL: "FOLDER/" });
console.log(python.runPython(`
import importlib, json, sys
found = {}
for name in json.loads('NAMES'):
    try:
        importlib.import_module(name)
        found[name] = "imported"
    except ImportError as error:
        found[name] = type(error).__name__
for name in set(sys.builtin_module_names) - {"_zoneinfo"}:  # It wants zoneinfo of the library.
    importlib.import_module(name)

import array, datetime, hashlib, os, random, re, unicodedata, zlib
assert os.walk.__doc__ is None and not list(os.walk.__code__.co_positions())[9][2]
assert zlib.decompress(zlib.compress(b"tessera" * 99)) == b"tessera" * 99
assert unicodedata.normalize("NFC", "e" + chr(769)) == chr(233)
assert hashlib.sha256(b"").hexdigest().startswith("e3b0c442")
assert random.Random(1).random() == 0.13436424411240122
assert datetime.date(2026, 11, 22).isoformat() == "2026-11-22"
assert re.fullmatch("[a-z]+", "tessera") and array.array("i", [1, 2])[1] == 2
try:
    "tessera".encode("gb2312")
except LookupError:
    found["gb2312"] = "LookupError"
json.dumps([found, sys.builtin_module_names])
`));
"""


@pytest.fixture
def module(tmp_path: Path) -> Path:
    """A small module, assembled."""
    text, made = tmp_path / "module.wat", tmp_path / "module.wasm"
    text.write_text(MODULE, encoding="utf-8")
    tool = str(cut.BINARYEN / "bin" / "wasm-as")
    command = ["node", tool, str(text), "--output", str(made), "--enable-mutable-globals"]
    subprocess.run(command, check=True, cwd=ROOT)
    return made


@pytest.mark.seldom("runtime")
def test_what_the_loader_names_stays_and_all_else_goes(module: Path) -> None:
    code = module.read_bytes()
    assert {name for _, name, _ in wasm.imports(code)} == {"print", "forgotten", "linked"}
    loader = Loader(LOADER)
    kept = loader.used(wasm.exports(code), {"linked"}, others="")
    assert [export.name for export in kept] == ["memory", "table", "used", "linked", "quoted"]
    assert loader.shortened(kept) == SHORTENED

    module.write_bytes(wasm.with_exports(code, kept))
    cut.shrink(module)
    left = module.read_bytes()
    assert {export.name for export in wasm.exports(left)} == {export.name for export in kept}
    assert {name for _, name, _ in wasm.imports(left)} == {"print", "linked"}


@pytest.mark.seldom("runtime")
def test_another_script_can_keep_an_export(module: Path) -> None:
    kept = Loader(LOADER).used(wasm.exports(module.read_bytes()), set(), others="m._address")
    assert "address" in {export.name for export in kept}
    assert "linked" not in {export.name for export in kept}


@pytest.mark.parametrize(
    ("found", "instead"),
    [
        # Two functions where there was one; an export that is used in another way.
        ("export default", "function assignWasmExports(wasmExports){}export default"),
        ('=wasmExports["unused"];', '=wrap(wasmExports["unused"]);'),
        ("var _used,_linked", "var also=1,_used,_linked"),
        # Names that only appear while it runs.
        ("run=()=>", 'run=name=>Module["_"+name]&&'),
        ("run=()=>", "run=name=>wasmExports[name]&&"),
    ],
)
def test_a_loader_of_another_shape_fails_the_build(found: str, instead: str) -> None:
    assert found in LOADER
    with pytest.raises(Unexpected):
        Loader(LOADER.replace(found, instead))


GLUE = """
async function make(moduleArg={}){var Module=moduleArg;var size=4,SDL={list:[1,2]},made=build();
function _print(text){out(text)}_print.sig="vp";function _draw(){SDL.list.pop()}_draw.sig="v";
function build(){return 1}var out=console.log.bind(console);var FS={root:null},LZ4={pack(){}};
Module["FS"]=FS;Module["LZ4"]=LZ4;Module["kept"]=made;
var wasmImports={print:_print,draw:_draw};if(Module["kept"]){start(wasmImports)}
function start(what){return what}return Module}export default make;
"""
SHAKEN = """
async function make(moduleArg={}){var Module=moduleArg;var made=build();\
function _print(text){out(text)}_print.sig="vp";\
function build(){return 1}var out=console.log.bind(console);var FS={root:null};\
Module["FS"]=FS;Module["kept"]=made;\
var wasmImports={print:_print};if(Module["kept"]){start(wasmImports)}\
function start(what){return what}return Module}export default make;
"""


@pytest.mark.seldom("runtime")
def test_javascript_that_nothing_names_goes(module: Path, tmp_path: Path) -> None:
    glue, loader = tmp_path / "glue.mjs", tmp_path / "loader.mjs"
    glue.write_text(GLUE, encoding="utf-8")
    loader.write_text("export const files = ({ FS }) => FS;", encoding="utf-8")
    module.write_bytes(wasm.with_exports(module.read_bytes(), []))
    with pytest.raises(subprocess.CalledProcessError):
        cut.shake(glue, [loader], module)  # It imports what the script doesn't offer.
    glue.write_text(GLUE.replace("draw:", "linked,forgotten,draw:"), encoding="utf-8")
    cut.shake(glue, [loader], module)
    assert glue.read_text(encoding="utf-8") == SHAKEN.replace("_print}", "_print,linked,forgotten}")


RESTORE = "function read(t,l){t=t.subarray(8);return Module.HEAP8.set(t),l};"
RESTORED = """
const memory = new Uint8Array(40).fill(5);
const Module = { HEAP8: new Int8Array(memory.buffer) };
const snapshot = new Uint8Array(48);
snapshot.buffer.parts = [
  { from: 0, bytes: Uint8Array.of(1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2) },  // Eight stand before it.
  { from: 24, bytes: Uint8Array.of(3, 3, 3, 3) },
];
const whole = new Uint8Array(48).fill(7);
const told = [snapshot, whole].map((each) => [read(each, "told"), [...memory]]);
console.log(JSON.stringify(told));
"""


@pytest.mark.seldom("runtime")
def test_a_snapshot_is_restored_from_its_parts_or_as_a_whole() -> None:
    code = restore.by_parts(RESTORE, born=12) + RESTORED
    command = ["node", "--input-type=module", "--eval", code]
    ran = subprocess.run(command, check=True, cwd=ROOT, capture_output=True, text=True)
    # The module was born with twelve bytes: what else was there comes from nowhere.
    in_parts = [2] * 4 + [0] * 8 + [5] * 4 + [3] * 4 + [5] * 20
    assert json.loads(ran.stdout) == [["told", in_parts], ["told", [7] * 40]]
    with pytest.raises(Unexpected):
        restore.by_parts(RESTORE.replace("HEAP8", "HEAPU8"), born=12)


def test_what_pyscript_and_the_page_ask_of_the_module_is_there() -> None:
    modules = NODE_MODULES / "@pyscript" / "core" / "src" / "stdlib" / "pyscript"
    chunks = [vendor.PYSCRIPT / name for name in vendor.pyscript_chunks()]
    others = [*chunks, *modules.glob("*.py"), *STATIC.glob("*.mjs"), *PACKAGE.rglob("*.py")]
    asked = re.compile(r"\b_module(?:\.|:\{)(\w+)")
    names = {name for path in others for name in asked.findall(path.read_text(encoding="utf-8"))}
    assert names == {"FS", "HEAPU8", "PATH", "PATH_FS"}
    code = (cut.ready() / cut.GLUE).read_text(encoding="utf-8")
    assert [name for name in names if f'Module["{name}"]={name}' not in code] == []


@pytest.mark.seldom("runtime")
def test_pyodide_is_cut_the_same_way_every_time(tmp_path: Path) -> None:
    first = cut.ready()
    assert first == BUILD / "pyodide"
    cut.make(tmp_path)
    for path in tmp_path.iterdir():
        assert path.read_bytes() == (first / path.name).read_bytes(), path.name
    whole, left = cut.PUBLISHED / cut.MODULE, first / cut.MODULE
    assert left.stat().st_size < 0.54 * whole.stat().st_size
    assert len(wasm.exports(left.read_bytes())) < 300


def test_what_is_left_out_is_missing_and_all_else_can_be_imported(shipped_runtime: Path) -> None:
    names = [name for part in PARTS for name in part.modules]
    assert len(names) > 20
    code = TRY.replace("FOLDER", shipped_runtime.as_posix()).replace("NAMES", json.dumps(names))
    answer = subprocess.run(
        ["node", "--input-type=module", "--eval", code], capture_output=True, text=True, check=True
    )
    found, builtin = json.loads(answer.stdout)
    assert found == {**dict.fromkeys(names, "ModuleNotFoundError"), "gb2312": "LookupError"}
    assert {"_json", "_sre", "math", "unicodedata", "zlib"} <= set(builtin)
    assert set(builtin).isdisjoint(names)
