#!/usr/bin/env bash
# One would expect: animations of opacity and transform run on the compositor, whether an element or its ::before is
# animated; so the page's own thread has nothing to do while they run.
# Seen: each alone does. But a ::before animated within an element that is itself animated has styles computed anew at
# every frame (some 50 a second; a real child in the same place: none), though no trace names a reason for it.
# Chromium 156.0.8078 (Debian), playwright 1.57.0 from PyPI, 1 December 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
cat >"$folder/look.py" <<'LOOK'
import sys
from playwright.sync_api import sync_playwright

PAGE = """<style>
  @keyframes come { from { translate: 100px 0; } }
  @keyframes fade { from { opacity: .2; } }
  .box { position: relative; width: 100px; height: 100px; }
  .moves { animation: come 4s; }
  .child, .shade::before { content: ""; position: absolute; inset: 0; background: teal; animation: fade 4s; }
</style>
<div class="box %s"><i class="%s"></i></div>"""
CASES = {"pseudo-element alone": ("shade", ""), "child": ("moves", "child"), "pseudo-element": ("moves shade", "")}
found = {}
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[1], args=["--no-sandbox"])
    for name, looks in CASES.items():
        page = browser.new_page()
        page.set_content(PAGE % looks)
        asked = page.context.new_cdp_session(page)
        asked.send("Performance.enable")

        def computed() -> int:
            metrics = asked.send("Performance.getMetrics")["metrics"]
            return next(int(one["value"]) for one in metrics if one["name"] == "RecalcStyleCount")

        page.wait_for_timeout(700)
        before = computed()
        page.wait_for_timeout(1500)
        found[name] = computed() - before
    browser.close()
print(found)
quiet = found["pseudo-element alone"] < 5 and found["child"] < 5
sys.exit(0 if quiet and found["pseudo-element"] > 15 else 1)
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$(command -v chromium)"
