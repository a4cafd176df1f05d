"""The style sheets of added games; those of the other games are in the page from the beginning.

Each applies while its game is on the screen.
"""

from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from zipimport import zipimporter

import js
from pyodide.ffi import to_js

from tessera.games import ANY
from tessera.scene.style import served

_adopted: dict[str, js.CSSStyleSheet] = {}
"""By the game's name."""


def adopt(game: str, modules: Iterable[str], wheels: list[Path]) -> None:
    """Reads the style sheets of some modules, the game's own last, out of the wheels that have
    them, once. Raises whatever is wrong with a wheel or a sheet, and OSError where there is
    none."""
    if game not in _adopted:
        # Not asked of the modules, which would have to be imported for it.
        sheets = [_sheet(module, wheels) for module in modules if module]
        texts = [code for code in sheets if code is not None]
        if not texts:
            raise FileNotFoundError("style.css")
        code = "\n".join(texts).replace(f'[data-game="{ANY}"]', f'[data-game="{game}"]')
        sheet = js.CSSStyleSheet.new()
        sheet.replaceSync(f"@layer game {{ {served(code)} }}")
        sheet.disabled = True
        _adopted[game] = sheet
        _lay_out()


def _sheet(module: str, wheels: list[Path]) -> str | None:
    """The style sheet of a module, which may be empty; None where no wheel has one."""
    folder = module.replace(".", "/")
    for wheel in wheels:
        with suppress(OSError):  # Another has it.
            return zipimporter(str(wheel)).get_data(f"{wheel}/{folder}/style.css").decode()
    return None


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
