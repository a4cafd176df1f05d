"""The style sheet of a game that was added: those of the others stand in the page itself."""

from pathlib import Path
from zipimport import zipimporter

import js
from pyodide.ffi import to_js

from tessera.scene.style import served

_adopted: set[str] = set()


def adopt(folder: str, wheel: Path) -> None:
    """Takes the sheet out of a game's package, once; it counts as every game's does. Raises what
    is wrong with the package or the sheet."""
    if folder not in _adopted:
        # Not asked of the package, which would have to be imported for it.
        code = zipimporter(str(wheel)).get_data(f"{wheel}/{folder}/style.css").decode()
        sheet = js.CSSStyleSheet.new()
        sheet.replaceSync(f"@layer game {{ {served(code)} }}")
        js.document.adoptedStyleSheets = to_js([*js.document.adoptedStyleSheets, sheet])
        _adopted.add(folder)
