#!/usr/bin/env bash
# One would expect: a <table> with a name is a table; an item outside its list and a cell outside its row lose their
# role alike; an <aside> is complementary, a form without a name is none; what is in a button is text.
# Seen: a small table without <th>, <thead>, <caption> or borders is a layout table, whose rows and columns no screen
# reader tells, with aria-label too; twenty rows make it a table. Outside their parents role=option, treeitem and
# listitem are generic, while gridcell, cell, columnheader, tab, menuitem and <li> stay. An <aside> in a <section> is
# generic, a <form> without a name a form. A heading in a <button> is a heading, and a button in role=img a button.
# Chromium 156.0.8078 (Debian), playwright 1.57.0 from PyPI, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
cat >"$folder/look.py" <<'LOOK'
import sys
from playwright.sync_api import sync_playwright

ROWS = "<tr><td>5<td>7<tr><td>1<td>2"
LAYOUT, TABLE = "LayoutTable", "table"
# What is asked for is the element with the id "it".
PAGES = {
    f"<table id=it>{ROWS}</table>": LAYOUT,
    f"<table id=it aria-label=Points>{ROWS}</table>": LAYOUT,
    f"<table id=it><caption>Points</caption>{ROWS}</table>": TABLE,
    f"<table id=it border=1>{ROWS}</table>": TABLE,
    f"<table id=it role=table>{ROWS}</table>": TABLE,
    "<table id=it><tr><th>a<th>b<tr><td>1<td>2</table>": TABLE,
    "<table id=it><thead><tr><td>5<td>7</thead><tbody><tr><td>1<td>2</tbody></table>": TABLE,
    f"<table id=it>{'<tr><td>1<td>2<td>3<td>4<td>5' * 2}</table>": LAYOUT,
    f"<table id=it>{'<tr><td>1<td>2' * 20}</table>": TABLE,
    **{f"<div id=it role={role}>a</div>": "generic" for role in ("option", "treeitem", "listitem")},
    **{f"<div id=it role={role}>a</div>": role for role in ("gridcell", "cell", "columnheader", "tab", "menuitem")},
    "<div><li id=it>a</div>": "listitem",
    "<aside id=it>a</aside>": "complementary",
    "<section><aside id=it>a</aside></section>": "generic",
    "<section id=it>a</section>": "generic",
    "<form id=it>a</form>": "form",
    "<button><h2 id=it>a</h2></button>": "heading",
    "<div role=img aria-label=board><button id=it>a</button></div>": "button",
}
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    page = browser.new_page()
    asked = page.context.new_cdp_session(page)
    asked.send("Accessibility.enable")
    seen = {}
    for body in PAGES:
        page.set_content(f"<!doctype html><title>page</title>{body}")
        found = asked.send("Runtime.evaluate", {"expression": "document.querySelector('#it')"})["result"]["objectId"]
        nodes = asked.send("Accessibility.getPartialAXTree", {"objectId": found, "fetchRelatives": False})["nodes"]
        seen[body] = "ignored" if nodes[0]["ignored"] else nodes[0]["role"]["value"]
        print(seen[body].rjust(14), body[:100])
    browser.close()
sys.exit(0 if seen == PAGES else 1)
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$(command -v chromium)"
