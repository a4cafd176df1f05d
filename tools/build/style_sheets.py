"""Joins the style sheets into the one of the page, each in the layer that its place means.

Layers and not the order of files or ever longer selectors decide which rule counts: a screen's rule
goes before that of an element, what is drawn on the table before the screen round it, and the game
being played before all. Within a layer the files come by name, so none may lean on coming later.
"""

import re
from pathlib import Path

from tessera.games import NAMES
from tessera.scene.style import served
from tools import page
from tools.paths import PACKAGE, STATIC

FONTS = "../fonts/"
COMMENT = re.compile(r" */\*.*?\*/", re.DOTALL)
LAYERS = ("tokens", "base", "frame", "scene", "game")
GAMES = "game"
"""The layer that lies in a file of its own: the first picture doesn't wait for it."""
OF_THE_PAGE = tuple(layer for layer in LAYERS if layer != GAMES)
SOURCES = STATIC / "css"


def sheets(layer: str) -> list[Path]:
    """The files of a layer. A game's sheet lies in the game's own folder."""
    if layer == GAMES:
        return [PACKAGE / "games" / name / "style.css" for name in NAMES]
    folder = SOURCES / layer
    return sorted(folder.rglob("*.css")) if folder.is_dir() else [SOURCES / f"{layer}.css"]


def of_games() -> str:
    """The sheet of all games, which comes after the page."""
    return bare(layered(GAMES))


def joined(fonts: str, layers: tuple[str, ...] = OF_THE_PAGE) -> str:
    """The sheet of some layers, bare, with `fonts` as the address of the typeface.

    Names of ours for media queries are replaced by what browsers understand."""
    order = f"@layer {', '.join(LAYERS)};\n"
    # In no layer, and so before them all: what is in another language never shows.
    code = "\n".join([order, *map(layered, layers), page.language_rules()])
    return bare(code).replace(FONTS, fonts)


def layered(layer: str) -> str:
    """All sheets of a layer, in one block."""
    code = "\n".join(sheet.read_text(encoding="utf-8") for sheet in sheets(layer))
    return f"@layer {layer} {{\n\n{served(code)}\n}}\n"


def bare(code: str) -> str:
    """A sheet as it is served, without what only its readers need: comments, empty lines,
    indentation and the last semicolon of a line, which are 400 bytes of the first picture."""
    return re.sub(r"\n\s+", "\n", COMMENT.sub("", code)).replace("; }", "}")
