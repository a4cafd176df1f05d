"""The twelve court pictures and the four suits, out of the npm package that carries them.

They are Adrian Kennard's playing cards (https://www.me.uk/cards/, CC0), which the package holds as
React components. A court picture is one half, drawn twice: areas of four colours, thick and thin
lines, and small suit signs on the clothes.
"""

import re
from functools import cache
from typing import NamedTuple

from tools.art.svg_path import rounded, written
from tools.paths import NODE_MODULES

BUNDLE = NODE_MODULES / "@letele" / "playing-cards" / "dist" / "index.esm.js"

# A picture's own coordinates, of both halves together.
WIDTH, HEIGHT = 1300, 2000

COLOURS = {"#FC4": "gold", "red": "red", "#44F": "blue", "": "black"}

COMPONENT = re.compile(r"^const Svg(\w+) = (.*?)^};", re.MULTILINE | re.DOTALL)
ELEMENT = re.compile(r'createElement\("(path|use)", \{(.*?)\}', re.DOTALL)
ATTRIBUTE = re.compile(r'(\w+): "?([^"\n]+?)"?(?:,?\n|$)')


class Sign(NamedTuple):
    """A suit sign in a square of `size`, moved by `transform`; `outline` is in the suit's units."""

    transform: str
    size: float
    outline: float


class Court(NamedTuple):
    """Half a court picture as path data. The areas lie in the order of `COLOURS`, gold lowest."""

    areas: dict[str, str]
    thick: str
    thin: str
    signs: tuple[Sign, ...]


def court(rank: str, suit: str) -> Court:
    """The picture of "J", "Q" or "K" of "C", "D", "H" or "S"."""
    picture = _components()[suit + rank].split(f'viewBox: "0 0 {WIDTH} {HEIGHT}"', 1)[1]
    areas: dict[str, str] = {}
    lines: dict[str, str] = {}
    signs: list[Sign] = []
    for kind, text in ELEMENT.findall(picture):
        has = dict(ATTRIBUTE.findall(text))
        if kind == "use":
            if has.get("transform", "rotate(180)") != "rotate(180)":
                outline = float(has.get("strokeWidth", 0))
                signs.append(Sign(has["transform"], float(has["width"]), outline))
        elif "strokeWidth" in has:
            lines[has["strokeWidth"]] = written(rounded(has["d"]))
        elif "id" not in has:  # What has one is the frame.
            areas[COLOURS[has.get("fill", "")]] = written(rounded(has["d"]))
    ordered = {name: areas[name] for name in COLOURS.values()}
    return Court(ordered, lines["6"], lines["3"], tuple(signs))


def suit_outline(suit: str) -> str:
    """The sign of a suit as path data, inside a square from -600 to 600."""
    for kind, text in ELEMENT.findall(_components()[suit + "A"]):
        has = dict(ATTRIBUTE.findall(text))
        # The first path is the A.
        if kind == "path" and has.get("fill") != "none":
            return written(rounded(has["d"]))
    raise ValueError(f"{BUNDLE} has no ace of {suit}")


@cache
def _components() -> dict[str, str]:
    return dict(COMPONENT.findall(BUNDLE.read_text(encoding="utf-8")))
