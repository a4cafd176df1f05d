#!/usr/bin/env bash
# One would expect: a button that a style sheet shows while anything near it has :focus-visible can be reached by Tab
# from there, because it is on the screen when the key is pressed.
# Seen: it can't, neither by Tab nor by focus(). The old element loses the focus first, styles are computed, and the
# button is display: none at that moment; the focus falls to the body, without an error. With clip-path instead of
# display: none both work.
# Chromium 156.0.8078 (Debian), playwright 1.57.0 from PyPI, 29 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
cat >"$folder/look.py" <<'LOOK'
import sys
from playwright.sync_api import sync_playwright

PAGE = """<style>
  .%(way)s #second { %(hidden)s }
  .%(way)s:has(:focus-visible) #second { %(shown)s }
</style>
<div class="%(way)s"><button id="first">First</button><button id="second">Second</button></div>"""
WAYS = {
    "display": {"hidden": "display: none", "shown": "display: inline"},
    "clip": {"hidden": "position: absolute; clip-path: inset(50%)", "shown": "position: static; clip-path: none"},
}
found = {}
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    for way, rules in WAYS.items():
        page = browser.new_page()
        page.set_content(PAGE % {"way": way, **rules})
        page.keyboard.press("Tab")
        seen = page.locator("#second").is_visible()
        page.keyboard.press("Tab")
        by_tab = page.evaluate("document.activeElement.id")
        page.locator("#first").focus()
        page.keyboard.press("Shift")
        page.evaluate("document.querySelector('#second').focus()")
        found[way] = seen, by_tab, page.evaluate("document.activeElement.id")
    browser.close()
print(*found.items(), sep="\n")
sys.exit(0 if found == {"display": (True, "", ""), "clip": (True, "second", "second")} else 1)
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$(command -v chromium)"
