#!/usr/bin/env bash
# One would expect: when a browser clears a site's data, an open page hears of it by errors, if at all, and a
# "controllerchange" of service workers means that a newer worker took over, so the page may reload.
# Seen: clearing fires "controllerchange" with no controller any more, and a page that reloads at it loses what it
# has in memory; an open IndexedDB connection hears "close", and opened again the database is there, empty.
# Chromium 156.0.8078 (Debian), playwright 1.57.0 from PyPI, 29 November 2026.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet playwright==1.57.0
cat >"$folder/index.html" <<'PAGE'
<!doctype html><title>page</title>
<script>
  const heard = [];
  const opened = (then) => {
    const asked = indexedDB.open("kept", 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore("texts");
    asked.onsuccess = () => then(asked.result);
  };
  const count = () => new Promise((then) => opened((db) => {
    const all = db.transaction("texts").objectStore("texts").count();
    all.onsuccess = () => then(all.result);
  }));
  navigator.serviceWorker.register("worker.js");
  navigator.serviceWorker.addEventListener("controllerchange", () =>
    heard.push(`controllerchange, ${navigator.serviceWorker.controller ? "a" : "no"} controller`));
  opened((db) => {
    db.onclose = () => heard.push("close");
    db.transaction("texts", "readwrite").objectStore("texts").put("a game", "one");
  });
</script>
PAGE
echo 'self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));' >"$folder/worker.js"
cat >"$folder/look.py" <<'LOOK'
import functools, http.server, sys, threading
from playwright.sync_api import sync_playwright

class Quiet(http.server.SimpleHTTPRequestHandler):
    def log_message(self, *words: object) -> None: ...

handler = functools.partial(Quiet, directory=sys.argv[1])
server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
site = f"http://127.0.0.1:{server.server_port}"
with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=sys.argv[2], args=["--no-sandbox"])
    page = browser.new_page()
    page.goto(site)
    page.wait_for_function("navigator.serviceWorker.controller")
    page.wait_for_function("heard.length === 1")
    before = page.evaluate("count()")
    session = page.context.new_cdp_session(page)
    session.send("Storage.clearDataForOrigin", {"origin": site, "storageTypes": "all"})
    page.wait_for_timeout(1_000)
    heard, after = page.evaluate("heard"), page.evaluate("count()")
    browser.close()
print(*heard, f"texts before and after: {before}, {after}", sep="\n")
wanted = {"controllerchange, no controller", "close"}
sys.exit(0 if wanted <= {*heard} and (before, after) == (1, 0) else 1)
LOOK
"$folder/venv/bin/python" "$folder/look.py" "$folder" "$(command -v chromium)"
