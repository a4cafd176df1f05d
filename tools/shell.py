"""Writes index.html as it is served: in all languages, with one style sheet instead of many, and
PyScript's own files named before PyScript asks for them."""

import re
from pathlib import Path

from tools import page, vendor
from tools.paths import STATIC

SHEET = re.compile(r'  <link rel="stylesheet" href="static/css/([\w.]+)">\n')
BUNDLE = "static/css/tessera.css"
CORE = '  <script type="module" src="runtime/pyscript/core.js"></script>\n'


def write(out: Path) -> None:
    shell = page.filled()
    sheets = SHEET.findall(shell)
    code = "\n".join((STATIC / "css" / name).read_text(encoding="utf-8") for name in sheets)
    for sheet in (out / "static" / "css").iterdir():
        sheet.unlink()
    (out / BUNDLE).write_text(f"{code}\n{page.language_rules()}", encoding="utf-8")
    one = f'  <link rel="stylesheet" href="{BUNDLE}">\n'
    shell = SHEET.sub(lambda found: one if found[1] == sheets[0] else "", shell)
    chunks = [name for name in vendor.pyscript_chunks() if name != "core.js"]
    named = "".join(
        f'  <link rel="modulepreload" href="runtime/pyscript/{name}">\n' for name in chunks
    )
    (out / "index.html").write_text(shell.replace(CORE, CORE + named), encoding="utf-8")
