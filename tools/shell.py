"""Writes index.html as it is served: in all languages, and naming PyScript's own files before
PyScript asks for them."""

from pathlib import Path

from tools import page, vendor

CORE = '  <script type="module" src="runtime/pyscript/core.js"></script>\n'


def write(out: Path) -> None:
    shell = page.filled()
    chunks = [name for name in vendor.pyscript_chunks() if name != "core.js"]
    named = "".join(
        f'  <link rel="modulepreload" href="runtime/pyscript/{name}">\n' for name in chunks
    )
    (out / "index.html").write_text(shell.replace(CORE, CORE + named), encoding="utf-8")
