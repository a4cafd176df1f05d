"""Writes index.html as it is served: in all languages, naming PyScript's own files before PyScript
asks for them, and with the sum of each file that it loads."""

from collections.abc import Callable
from pathlib import Path

from tools import naming, page, vendor

CORE = '  <script type="module" src="runtime/pyscript/core.js"></script>\n'


def write(out: Path, fill: Callable[[str], str]) -> None:
    shell = page.filled()
    chunks = [name for name in vendor.pyscript_chunks() if name != "core.js"]
    named = "".join(
        f'  <link rel="modulepreload" href="runtime/pyscript/{name}">\n' for name in chunks
    )
    whole = naming.with_sums(fill(shell.replace(CORE, named + CORE)), out)
    (out / "index.html").write_text(whole, encoding="utf-8")
