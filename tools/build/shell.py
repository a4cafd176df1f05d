"""Writes index.html as it is served: in all languages, naming PyScript's own files before PyScript
asks for them, and with the sum of each file that it loads.

What the first picture needs is in the page itself: on a slow network each file that it would wait
for costs half a second. The page's policy allows just these by their sums.
"""

import re
from collections.abc import Callable
from pathlib import Path

from tools import page
from tools.build import naming, style_sheets, vendor
from tools.build.commit import UNKNOWN, commit
from tools.build.scripts import without_comments
from tools.paths import ROOT

CORE = '  <script type="module" src="runtime/pyscript/core.js"></script>\n'


COMMIT = f'<meta name="commit" content="{UNKNOWN}">'
POLICY = "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'"
STYLE = '  <link rel="stylesheet" href="static/css/tessera.css">\n'
SCRIPTS = {
    '<script src="static/trouble.js">': "static/trouble.js",
    '<script src="static/walls.js">': "static/walls.js",
    '<script src="static/afresh.js">': "static/afresh.js",
    '<script src="static/looks.js">': "static/looks.js",
    '<script type="module" src="static/boot.mjs">': "static/boot.mjs",
}


def write(out: Path, fill: Callable[[str], str]) -> None:
    shell = page.filled()
    chunks = [name for name in vendor.pyscript_chunks() if name != "core.js"]
    named = "".join(
        f'  <link rel="modulepreload" href="runtime/pyscript/{name}">\n' for name in chunks
    )
    whole = with_own(fill(shell.replace(CORE, named + CORE)), fill)
    whole = whole.replace(COMMIT, COMMIT.replace(UNKNOWN, commit()))
    (out / "index.html").write_text(naming.with_sums(whole, out), encoding="utf-8")


def with_own(page: str, fill: Callable[[str], str]) -> str:
    """The page with its style and its first scripts, and a policy that allows them."""
    style = fill(style_sheets.joined("static/fonts/"))
    page = page.replace(fill(STYLE), f"  <style>{style}</style>\n")
    scripts = []
    for tag, name in SCRIPTS.items():
        code = (ROOT / name).read_text(encoding="utf-8")
        scripts.append(fill(without_comments(code)))
        page = page.replace(fill(tag), re.sub(' src="[^"]+"', "", tag) + scripts[-1])
    allowed = " ".join(naming.allowed(script) for script in scripts)
    return page.replace(POLICY, f"{POLICY} {allowed}; style-src 'self' {naming.allowed(style)}")
