#!/usr/bin/env bash
# One would expect: `.a:not([data-m] *)` costs what `.p:not([data-m]) .a` costs: both pick the same few elements, and
# setting data-m on the parent has the styles of those few computed anew.
# Seen: the first has every descendant of the parent computed anew, at each change; the second only those few. One such
# rule in a large style sheet is enough.
# Chromium 156.0.8078 (Debian), playwright 1.57.0 from PyPI, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
cat >"$folder/look.py" <<'LOOK'
import json
import sys
from playwright.sync_api import sync_playwright

RULES = {"not inside": ".a:not([data-m] *)", "inside not": ".p:not([data-m]) .a"}
found = {}
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    for name, rule in RULES.items():
        page = browser.new_page()
        page.set_content(f"<style>{rule} {{ color: red; }}</style><div class=p>{'<b>1</b>' * 400}<i class=a>2</i></div>")
        browser.start_tracing(page=page, categories=["devtools.timeline"])
        page.evaluate("document.querySelector('.p').dataset.m = ''; getComputedStyle(document.querySelector('.a')).color")
        events = json.loads(browser.stop_tracing())["traceEvents"]
        counts = [one["args"].get("elementCount", 0) for one in events if one["name"] == "UpdateLayoutTree"]
        found[name] = max(counts, default=0)
    browser.close()
print(found)
sys.exit(0 if found["not inside"] > 300 and 0 < found["inside not"] < 10 else 1)
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$(command -v chromium)"
