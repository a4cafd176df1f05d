#!/usr/bin/env bash
# One would expect: elements of `pyscript.web` take attributes by name (aria_label="Play"), and their `classes`
# and `style`, a set and a dict, write to the page whatever is done to them.
# Seen: names are properties of JavaScript, and one that it doesn't know is dropped without a word: aria_label,
# data_row, tabindex, colspan, maxlength; ariaLabel, tabIndex, colSpan, maxLength are kept. None and a title of None are
# "undefined", clone() gives the id "undefined". Of classes only add, remove and clear reach the page, not update, |=,
# pop, nor a new set; of style only [] = and del, not update, setdefault, pop, clear, nor what JavaScript writes later.
# @pyscript/core 0.7.31 with pyodide 314.0.7 (npm), playwright 1.57.0 (PyPI), Chromium 156.0.8078, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
(cd "$folder" && npm install --silent --no-audit --no-fund @pyscript/core@0.7.31 pyodide@314.0.7)
cat >"$folder/index.html" <<'PAGE'
<!doctype html><meta charset="utf-8"><title>page</title>
<script type="module" src="node_modules/@pyscript/core/dist/core.js"></script>
<py-config>{"interpreter": "/node_modules/pyodide/pyodide.mjs"}</py-config>
<script type="py">
import json, js
from pyscript import web

def html(element):
    return element._dom_element.outerHTML

def classes(change):
    element = web.div(classes=["one"])
    change(element)
    return element._dom_element.className

def style(change):
    element = web.div()
    element.style["color"] = "red"
    change(element)
    return element._dom_element.getAttribute("style")

def more(element):
    element.classes |= {"two"}

def anew(element):
    element.classes = {"two"}

outside = web.div(classes=["zero"])
outside._dom_element.className, outside._dom_element.style.color = "one", "red"
titled = web.div()
titled.title = None
js.window.seen = json.dumps({
    "dropped": [
        html(web.button("go", aria_label="Play")), html(web.button("go", data_row="go")),
        html(web.div("go", tabindex=0)), html(web.td("go", colspan=2)), html(web.input_(maxlength=3)),
    ],
    "kept": [
        html(web.button("go", ariaLabel="Play")), html(web.div("go", tabIndex=0)), html(web.td("go", colSpan=2)),
        html(web.input_(maxLength=3)),
    ],
    "texts": [html(web.div(None)), html(titled), html(web.div("go").clone())],
    "classes": {
        "add": classes(lambda it: it.classes.add("two")), "remove": classes(lambda it: it.classes.remove("one")),
        "update": classes(lambda it: it.classes.update({"two"})), "|=": classes(more),
        "pop": classes(lambda it: it.classes.pop()), "clear": classes(lambda it: it.classes.clear()),
        "anew": classes(anew),
    },
    "style": {
        "set": style(lambda it: it.style.__setitem__("top", "0px")),
        "del": style(lambda it: it.style.__delitem__("color")),
        "update": style(lambda it: it.style.update(top="0px")), "pop": style(lambda it: it.style.pop("color")),
        "setdefault": style(lambda it: it.style.setdefault("top", "0px")), "clear": style(lambda it: it.style.clear()),
    },
    "outside": ["one" in outside.classes, "color" in outside.style],
})
</script>
PAGE
cat >"$folder/look.py" <<'LOOK'
import functools, http.server, json, sys, threading
from playwright.sync_api import sync_playwright

class Quiet(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript"}

    def log_message(self, *words: object) -> None: ...

server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=sys.argv[1]))
threading.Thread(target=server.serve_forever, daemon=True).start()
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(f"http://127.0.0.1:{server.server_port}")
    page.wait_for_function("window.seen", timeout=120_000)
    seen = json.loads(page.evaluate("seen"))
    browser.close()
print(json.dumps(seen, indent=1))
assert seen["dropped"] == [*["<button>go</button>"] * 2, "<div>go</div>", "<td>go</td>", "<input>"]
assert seen["kept"] == [
    '<button aria-label="Play">go</button>', '<div tabindex="0">go</div>', '<td colspan="2">go</td>',
    '<input maxlength="3">',
]
assert seen["texts"] == [
    "<div>undefined</div>", '<div title="undefined"></div>', '<div id="undefined">go</div>',
]
assert seen["classes"] == {
    "add": "one two", "remove": "", "update": "one", "|=": "one", "pop": "one", "clear": "", "anew": "one",
}
red = "color: red;"
assert seen["style"] == {
    "set": "color: red; top: 0px;", "del": "", "update": red, "pop": red, "setdefault": red, "clear": red,
}
assert seen["outside"] == [False, False]
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$folder" "$(command -v chromium)"
