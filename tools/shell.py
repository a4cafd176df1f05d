"""Writes index.html as it is served, naming PyScript's own files before PyScript asks for them."""

from pathlib import Path

from tools import vendor
from tools.paths import ROOT

CORE = '  <script type="module" src="runtime/pyscript/core.js"></script>\n'


def write(out: Path) -> None:
    shell = (ROOT / "index.html").read_text(encoding="utf-8")
    chunks = [name for name in vendor.pyscript_chunks() if name != "core.js"]
    named = "".join(
        f'  <link rel="modulepreload" href="runtime/pyscript/{name}">\n' for name in chunks
    )
    (out / "index.html").write_text(shell.replace(CORE, CORE + named), encoding="utf-8")
