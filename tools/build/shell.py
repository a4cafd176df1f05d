"""Writes index.html as it is served: in all languages, naming PyScript's own files before PyScript
asks for them, and with the sum of each file that it loads.

What the first picture needs is in the page itself: on a slow network each file that it would wait
for costs half a second. The page's policy allows just these by their sums.
"""

import json
import os
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from tools import page
from tools.build import naming, style_sheets, vendor
from tools.paths import ROOT

CORE = '  <script type="module" src="runtime/pyscript/core.js"></script>\n'

UNKNOWN = "unknown"
COMMIT = f'<meta name="commit" content="{UNKNOWN}">'
# Comments are a fifth of what our scripts weigh, and those in the page hold the first picture up.
COMMENT = re.compile(r"^[ \t]*(?://.*|/\*\*(?:(?!\*/)[^`])*\*/)\n", re.M)
IN_PAGE = re.compile(r"^[ \t]*<!--.*?-->\n", re.M | re.S)
POLICY = "script-src 'self' 'wasm-unsafe-eval' 'unsafe-eval'"
STYLE = '  <link rel="stylesheet" href="static/css/tessera.css">\n'
SCRIPTS = {
    '<script src="static/trouble.js">': "static/trouble.js",
    '<script src="static/walls.js">': "static/walls.js",
    '<script src="static/afresh.js">': "static/afresh.js",
    '<script src="static/looks.js">': "static/looks.js",
    '<script src="static/host.js">': "static/host.js",
    '<script src="static/language.js">': "static/language.js",
    '<script type="module" async src="static/boot.mjs">': "static/boot.mjs",
}


def write(out: Path, fill: Callable[[str], str]) -> None:
    listed = out / "packs" / "games.json"
    packs = json.loads(listed.read_text(encoding="utf-8"))["games"] if listed.is_file() else []
    shell = page.filled(packs)
    chunks = [name for name in vendor.pyscript_chunks() if name != "core.js"]
    named = "".join(
        f'  <link rel="modulepreload" href="runtime/pyscript/{name}">\n' for name in chunks
    )
    shell = IN_PAGE.sub("", shell.replace(CORE, named + CORE))
    whole = with_own(fill(shell), fill)
    whole = whole.replace(COMMIT, COMMIT.replace(UNKNOWN, commit()))
    (out / "index.html").write_text(naming.with_sums(whole, out), encoding="utf-8")


def with_own(page: str, fill: Callable[[str], str]) -> str:
    """The page with its style and its first scripts, and a policy that allows them."""
    style = fill(style_sheets.first("static/fonts/"))
    page = page.replace(fill(STYLE), f"  <style>{style}</style>\n")
    scripts = []
    for tag, name in SCRIPTS.items():
        code = (ROOT / name).read_text(encoding="utf-8")
        scripts.append(fill(without_comments(code)))
        page = page.replace(fill(tag), re.sub(' src="[^"]+"', "", tag) + scripts[-1])
    allowed = " ".join(naming.allowed(script) for script in scripts)
    return page.replace(POLICY, f"{POLICY} {allowed}; style-src 'self' {naming.allowed(style)}")


def without_comments(code: str) -> str:
    """A script without the lines that are comments."""
    return COMMENT.sub("", code)


def shorten(folder: Path) -> None:
    """Shortens the scripts of a folder."""
    for path in [*folder.rglob("*.js"), *folder.rglob("*.mjs")]:
        path.write_text(without_comments(path.read_text(encoding="utf-8")), encoding="utf-8")


def commit() -> str:
    """The first digits of the sum of the commit that a build is made of; "unknown" where there is
    no git. `COMMIT` in the environment says another, for sources that were unpacked from an
    archive."""
    if told := os.environ.get("COMMIT"):
        return told
    command = ["git", "rev-parse", "--short=12", "HEAD"]
    try:
        said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return UNKNOWN
    return said.stdout.strip()
