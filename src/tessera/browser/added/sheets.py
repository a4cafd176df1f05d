"""The style sheets of added games; those of the other games are in the page from the beginning.

Each applies while its game is on the screen.
"""

from pathlib import Path
from zipimport import zipimporter

import js
from pyodide.ffi import to_js

from tessera.scene.style import served

_adopted: dict[str, js.CSSStyleSheet] = {}
"""By the game's name."""


def adopt(game: str, folder: str, wheel: Path) -> None:
    """Reads the style sheet out of a game's package, once. Raises whatever is wrong with the
    package or the sheet."""
    if game not in _adopted:
        # Not asked of the package, which would have to be imported for it.
        code = zipimporter(str(wheel)).get_data(f"{wheel}/{folder}/style.css").decode()
        sheet = js.CSSStyleSheet.new()
        sheet.replaceSync(f"@layer game {{ {served(code)} }}")
        sheet.disabled = True
        _adopted[game] = sheet
        _lay_out()


def shed(game: str) -> None:
    """Forgets the style sheet of a game that is removed."""
    if _adopted.pop(game, None):
        _lay_out()


def follow() -> None:
    """Called when the page has been drawn."""
    for game, sheet in _adopted.items():
        sheet.disabled = not js.document.querySelector(f'[data-game="{game}"]')


def _lay_out() -> None:
    js.document.adoptedStyleSheets = to_js([*_adopted.values()])
