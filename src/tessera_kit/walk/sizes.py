"""The three sizes of screens that everything is tried at, and which media queries they fit."""

import re
from fractions import Fraction

from tessera.kit.game import AnyGame
from tessera.scene.style import SCREENS

SIZES = {"a phone": (390, 844), "a tablet": (768, 1024), "a laptop": (1280, 800)}
"""Width and height."""
FEATURE = re.compile(r"\((min|max)-(width|height|aspect-ratio): ([\d/]+)(?:px)?\)")


def fits(query: str, size: tuple[int, int]) -> bool:
    """Whether a screen fits a query of widths, heights and ratios joined by "and"."""
    width, height = size
    measured: dict[str, Fraction] = {"width": Fraction(width), "height": Fraction(height)}
    measured["aspect-ratio"] = Fraction(width, height)
    features = FEATURE.findall(query)
    assert " and ".join(f"({a}-{b}: {c})" for a, b, c in features) == query.replace("px", ""), (
        f"{query}: made of the queries of scene/style.py it could be tried"
    )
    return all(
        (measured[what] >= Fraction(limit)) == (end == "min") or measured[what] == Fraction(limit)
        for end, what, limit in features
    )


def queries(game: AnyGame, size: tuple[int, int]) -> frozenset[str]:
    """The media queries of the app and of a game that a screen of this size fits."""
    known = {*SCREENS.values(), *game.view.shapes.values()}
    return frozenset(query for query in known if fits(query, size))
