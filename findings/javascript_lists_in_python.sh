#!/usr/bin/env bash
# One would expect: in Pyodide a JavaScript array, which is an instance of MutableSequence, does what Python's lists do;
# safe integers are numbers on both sides; a dict becomes a Map; what is the same object can be a key.
# Seen: append, insert, extend, remove, reverse, pop and index are Python's, down to their exceptions, but sort() is
# JavaScript's: [10, 9, 1] becomes [1, 10, 9], and sort(key=...) and sort(reverse=True) raise "The comparison function
# must be either a function or undefined". It has no clear(), which a MutableSequence has. 2**53 - 1 arrives as a
# BigInt, so Number.isSafeInteger(Number.MAX_SAFE_INTEGER) is False from Python and JSON.stringify raises; 2**53 - 2 is
# a number. to_js of a dict is a plain object, with None as the key "undefined". No JsProxy can be a key of a dict or be
# in a set. A Map is a MutableMapping, but a Set is no collections.abc.Set.
# pyodide 314.0.7 (npm), Node 20, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
(cd "$folder" && npm install --silent --no-audit --no-fund pyodide@314.0.7)
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import { loadPyodide } from "pyodide";

const python = await loadPyodide();
globalThis.kindOf = (value) => typeof value;
globalThis.shown = (value) => `${value instanceof Map} ${JSON.stringify(value)}`;
const seen = await python.runPythonAsync(`
import json
from collections.abc import MutableMapping, MutableSequence, Set
import js
from pyodide.code import run_js
from pyodide.ffi import to_js

def after(does):
    array = run_js("[10, 9, 1]")
    try:
        does(array)
    except Exception as error:
        return type(error).__name__
    return array.to_py()

def hashed(proxy):
    try:
        return {proxy} and True
    except TypeError:
        return False

json.dumps({
    "append": after(lambda array: array.append(2)), "insert": after(lambda array: array.insert(-1, 5)),
    "remove": after(lambda array: array.remove(9)), "reverse": after(lambda array: array.reverse()),
    "pop": after(lambda array: array.pop(7)), "index": after(lambda array: array.index(7)),
    "sort": after(lambda array: array.sort()), "sort by key": after(lambda array: array.sort(key=abs)),
    "sort reverse": after(lambda array: array.sort(reverse=True)), "sorted": sorted(run_js("[10, 9, 1]")),
    "clear": after(lambda array: array.clear()), "sequence": isinstance(run_js("[]"), MutableSequence),
    "2**53 - 2": js.kindOf(2**53 - 2), "2**53 - 1": js.kindOf(2**53 - 1),
    "safe": js.Number.isSafeInteger(js.Number.MAX_SAFE_INTEGER),
    "dict": js.shown(to_js({"a": 1, None: 2})), "hashed": hashed(js.Object),
    "map": isinstance(run_js("new Map()"), MutableMapping), "set": isinstance(run_js("new Set()"), Set),
})
`);
console.log(JSON.parse(seen));
assert.deepStrictEqual(JSON.parse(seen), {
  "append": [10, 9, 1, 2], "insert": [10, 9, 5, 1], "remove": [10, 1], "reverse": [1, 9, 10],
  "pop": "IndexError", "index": "ValueError",
  "sort": [1, 10, 9], "sort by key": "JsException", "sort reverse": "JsException", "sorted": [1, 9, 10],
  "clear": "AttributeError", "sequence": true,
  "2**53 - 2": "number", "2**53 - 1": "bigint", "safe": false,
  "dict": 'false {"a":1,"undefined":2}', "hashed": false,
  "map": true, "set": false,
});
LOOK
node "$folder/look.mjs"
