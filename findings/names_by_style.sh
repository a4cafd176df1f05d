#!/usr/bin/env bash
# One would expect: what a button is called by a browser is what dom-accessibility-api (Testing Library) and axe-core
# work out for it; style and markup inside change nothing, save what is hidden.
# Seen: Chromium says "PLAY" for "play" in capitals by text-transform, "a b" for "a<wbr>b", "5 ♥" for two spans in a
# flex or floated, and for a word beside a picture of that name; it reads a quotation's marks, the alternative text of
# CSS ("♥" / "hearts"), a meter's number in place of its text, and no <rt> of a ruby. Named by an element that is
# aria-hidden alone, it reads what is `hidden` within. axe finds no name at all in a button of SVG texts.
# Chromium 156.0.8078 (Debian), playwright 1.57.0 (PyPI), jsdom 29.1.1, dom-accessibility-api 0.7.1 and axe-core 4.14.1
# (npm), Node 20, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
(cd "$folder" && npm install --silent --no-audit --no-fund jsdom@29.1.1 dom-accessibility-api@0.7.1 axe-core@4.14.1)
cat >"$folder/page.html" <<'PAGE'
<!doctype html><meta charset="utf-8"><title>page</title>
<style>.hearts::before { content: "♥" / "hearts"; } .floats span { float: left; }</style>
<button id="capitals" style="text-transform: uppercase">play</button>
<button id="break">a<wbr>b</button>
<button id="flex" style="display: flex"><span>5</span><span>♥</span></button>
<button id="floats" class="floats"><span>5</span><span>♥</span></button>
<button id="spans"><span>5</span><span>♥</span></button>
<button id="picture">5<img alt="♥" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="></button>
<button id="quotation"><q>go</q></button>
<button id="css" class="hearts">5</button>
<button id="meter">has <meter value="3" max="6">three</meter></button>
<button id="ruby"><ruby>漢<rt>kan</rt></ruby></button>
<button id="hidden" aria-labelledby="it"></button><span id="it" aria-hidden="true">lab<b hidden>no</b></span>
<button id="drawn"><svg width="9" height="9"><text>5</text><text>♥</text></svg></button>
PAGE
cat >"$folder/look.py" <<'LOOK'
import json, sys
from pathlib import Path
from playwright.sync_api import sync_playwright

folder = Path(sys.argv[1])
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
    page = browser.new_page()
    page.set_content((folder / "page.html").read_text())
    asked = page.context.new_cdp_session(page)
    asked.send("Accessibility.enable")

    def name(one: str) -> str:
        found = asked.send("Runtime.evaluate", {"expression": f"document.getElementById('{one}')"})
        nodes = asked.send("Accessibility.getPartialAXTree", {"objectId": found["result"]["objectId"]})["nodes"]
        return next(node["name"]["value"] for node in nodes if node.get("role", {}).get("value") == "button")

    names = {one: name(one) for one in page.evaluate("[...document.querySelectorAll('button')].map(({ id }) => id)")}
    page.add_script_tag(path=folder / "node_modules/axe-core/axe.min.js")
    by_axe = page.evaluate("""() => {
      axe.setup(document.body);
      return Object.fromEntries([...document.querySelectorAll("button")].map(
        (button) => [button.id, axe.commons.text.accessibleText(button)]));
    }""")
    browser.close()
(folder / "names.json").write_text(json.dumps({one: [names[one], by_axe[one]] for one in names}))
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$folder" "$(command -v chromium)"
cat >"$folder/look.mjs" <<'LOOK'
import assert from "node:assert";
import fs from "node:fs";
import { computeAccessibleName } from "dom-accessibility-api";
import { JSDOM } from "jsdom";

const file = (name) => fs.readFileSync(new URL(name, import.meta.url), "utf8");
const { document } = new JSDOM(file("page.html")).window;
const names = JSON.parse(file("names.json"));
for (const [id, three] of Object.entries(names)) {
  three.push(computeAccessibleName(document.getElementById(id)));
  console.log(id.padEnd(10), ...three.map((name) => JSON.stringify(name)));
}
// By Chromium, by axe-core, by dom-accessibility-api.
assert.deepStrictEqual(names, {
  capitals: ["PLAY", "play", "play"],
  break: ["a b", "ab", "ab"],
  flex: ["5 ♥", "5♥", "5♥"],
  floats: ["5 ♥", "5♥", "5♥"],
  spans: ["5♥", "5♥", "5♥"],
  picture: ["5 ♥", "5 ♥", "5♥"],
  quotation: ["“go”", "go", "go"],
  css: ["hearts 5", "5", "5"],
  meter: ["has 3", "has three", "has three"],
  ruby: ["漢", "漢 kan", "漢 kan"],
  hidden: ["lab no", "labno", "lab"],
  drawn: ["5 ♥", "", "5♥"],
});
LOOK
node "$folder/look.mjs"
