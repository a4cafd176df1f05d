"""Joins the style sheets into one in the page and one after it, each in the layer of its place.

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
SOURCES = STATIC / "css"
FIRST = SOURCES / "frame" / "first"
"""The screens that are seen before Python: all else of the frame comes after the page."""


def sheets(layer: str) -> list[Path]:
    """The files of a layer. The sheets of games and features lie in their folders."""
    if layer == "game":
        return [PACKAGE / "games" / name / "style.css" for name in NAMES]
    features = sorted(PACKAGE.glob("features/*/style.css")) if layer == "frame" else []
    folder = SOURCES / layer
    shared = sorted(folder.rglob("*.css")) if folder.is_dir() else [SOURCES / f"{layer}.css"]
    return shared + features


def first(fonts: str) -> str:
    """The sheet that lies in the page, bare, with `fonts` as the address of the typeface.

    Names of ours for media queries are replaced by what browsers understand."""
    order = f"@layer {', '.join(LAYERS)};\n"
    layers = (layered(layer, early=True) for layer in ("tokens", "base", "frame"))
    # In no layer, and so before them all: what is in another language never shows.
    code = "\n".join([order, *layers, page.language_rules()])
    return bare(code).replace(FONTS, fonts)


def rest() -> str:
    """The sheet of all other screens, of what is drawn, and of all games, which comes after the
    page: the first picture doesn't wait for it."""
    return bare("\n".join(layered(layer, early=False) for layer in ("frame", "scene", "game")))


def layered(layer: str, *, early: bool) -> str:
    """The sheets of a layer that the first picture needs, or its others, in one block."""
    chosen = [sheet for sheet in sheets(layer) if (sheet.parent in (FIRST, SOURCES)) == early]
    code = "\n".join(sheet.read_text(encoding="utf-8") for sheet in chosen)
    return f"@layer {layer} {{\n\n{served(code)}\n}}\n"


def bare(code: str) -> str:
    """A sheet as it is served, without what only its readers need: comments, empty lines,
    indentation and the last semicolon of a line, which are 400 bytes of the first picture."""
    return re.sub(r"\n\s+", "\n", COMMENT.sub("", code)).replace("; }", "}")
