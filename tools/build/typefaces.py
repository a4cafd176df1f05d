"""Makes the two faces that the page is set in, out of three free ones.

Titles and large figures are Marcellus, an alphabet of Roman inscriptions. Its own figures are of
unequal height, its 1 is an I and its 0 an O: in their place stand those of Quattrocento, drawn
after the same stones, made as high as its capitals. Texts are Commissioner, a sans of the same
proportions with stems that widen like Marcellus's.

Each holds what our languages are written with; a letter beyond it is shown in a face of the device.
Both have figures of equal width as well, which a style sheet asks for where numbers stand in
columns (`tabular-nums`).
"""

import io
from collections.abc import Iterator, Mapping
from pathlib import Path

from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont, newTable
from fontTools.ttLib.tables.TupleVariation import TupleVariation
from fontTools.varLib import instancer

from tools.paths import NODE_MODULES

FILES = NODE_MODULES / "@fontsource"
VARIABLE = NODE_MODULES / "@fontsource-variable"
MARCELLUS = FILES / "marcellus" / "files" / "marcellus-latin-400-normal.woff2"
QUATTROCENTO = FILES / "quattrocento" / "files" / "quattrocento-latin-400-normal.woff2"
COMMISSIONER = VARIABLE / "commissioner" / "files" / "commissioner-latin-flar-normal.woff2"

FIGURES = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
SIGNS = dict(zip(b"0123456789", FIGURES, strict=True))
"""The figures by their numbers in Unicode."""
LETTERS = {*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ıŒœ–—‘’‚“”„•…‹›€−")}
OPTICAL_CENTRE = (0.97, 0.25)
"""Ascent and descent in parts of the size, with which capitals stand in the middle of a line: in a
button there is then as much air above a word as below it."""


def write(out: Path) -> None:
    """Puts the faces into the folder `out`."""
    out.mkdir(parents=True, exist_ok=True)
    for name, face in (("titles", titles()), ("texts", texts())):
        (out / f"{name}.woff2").write_bytes(packed(face))


def titles() -> TTFont:
    face = cut(MARCELLUS, LETTERS - SIGNS.keys())
    lend_figures(TTFont(QUATTROCENTO), face)
    add_columns(face, width=0.63)
    call(face, "Tessera Titles", TTFont(QUATTROCENTO))
    return face


def texts() -> TTFont:
    face = cut(COMMISSIONER, LETTERS)
    instancer.instantiateVariableFont(
        face, {"FLAR": 100, "wght": (400, 400, 700)}, inplace=True, optimize=True
    )
    del face["HVAR"], face["MVAR"], face["STAT"]  # What they say follows from the outlines.
    add_columns(face, width=0.59)
    call(face, "Tessera Texts")
    centre(face)
    return face


def cut(source: Path, letters: set[int]) -> TTFont:
    """A face with these letters alone, without what only old screens needed."""
    options = Options()
    options.hinting = False
    options.layout_features = ["kern", "mark", "mkmk"]
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    face = TTFont(source, recalcTimestamp=False)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=letters)
    subsetter.subset(face)
    return face


def lend_figures(lender: TTFont, face: TTFont) -> None:
    """Draws the figures of one face into another that has none, as high in proportion to its
    capitals."""
    glyphs = lender.getGlyphSet()
    scale = height(face, "H") / height(lender, "H")
    face.setGlyphOrder([*face.getGlyphOrder(), *FIGURES])
    for sign, name in SIGNS.items():
        pen = TTGlyphPen(None)
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, scale, 0, 0)))
        face["glyf"][name] = pen.glyph()
        advance, edge = lender["hmtx"][name]
        face["hmtx"][name] = round(advance * scale), round(edge * scale)
        for table in face["cmap"].tables:
            table.cmap[sign] = name


def height(face: TTFont, name: str) -> float:
    glyphs = face.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[name].draw(pen)
    return float(pen.bounds[3] - pen.bounds[1])


def add_columns(face: TTFont, width: float) -> None:
    """Adds each figure once more in a column `width` of the size wide, the same in every weight."""
    wide = round(width * face["head"].unitsPerEm)
    for name, moved in [*shifts(face, wide)]:
        pen = TTGlyphPen(face.getGlyphSet())
        pen.addComponent(name, (1, 0, 0, 1, round(moved.pop("", 0)), 0))
        column = f"{name}.column"
        face.setGlyphOrder([*face.getGlyphOrder(), column])
        face["glyf"][column] = pen.glyph()
        face["glyf"][column].recalcBounds(face["glyf"])
        face["hmtx"][column] = wide, face["glyf"][column].xMin
        if "gvar" in face:
            face["gvar"].variations[column] = [
                TupleVariation({"wght": (0, 1, 1)}, [(round(moved["wght"]), 0), *[(0, 0)] * 4])
            ]
    rules = "".join(f"sub {name} by {name}.column;" for name in FIGURES)
    addOpenTypeFeaturesFromString(face, f"feature tnum {{ {rules} }} tnum;", tables=["GSUB"])


def shifts(face: TTFont, wide: int) -> Iterator[tuple[str, dict[str, float]]]:
    """Give the way of each figure that makes it stand in the middle of its column, and how much
    further where it is bold."""
    lightest: Mapping[str, tuple[int, int]] = face["hmtx"].metrics
    boldest = lightest
    if "fvar" in face:
        boldest = instancer.instantiateVariableFont(face, {"wght": 700})["hmtx"].metrics
    for name in FIGURES:
        at, bold = ((wide - metrics[name][0]) / 2 for metrics in (lightest, boldest))
        yield name, {"": at, "wght": bold - at}


def call(face: TTFont, name: str, *lenders: TTFont) -> None:
    """Gives the face a name of our own, as its licence wants it, beside those of its authors."""
    names = face["name"]
    authors = " ".join(each["name"].getDebugName(0) for each in (face, *lenders))
    for number, text in ((0, authors), (1, name), (2, "Regular"), (4, name)):
        names.removeNames(number)
        names.setName(text, number, 3, 1, 0x409)


def centre(face: TTFont) -> None:
    up, down = (round(part * face["head"].unitsPerEm) for part in OPTICAL_CENTRE)
    line, windows = face["hhea"], face["OS/2"]
    line.ascent, line.descent, line.lineGap = up, -down, 0
    windows.sTypoAscender, windows.sTypoDescender, windows.sTypoLineGap = up, -down, 0
    windows.usWinAscent, windows.usWinDescent = up, down


def packed(face: TTFont) -> bytes:
    face["gasp"] = newTable("gasp")
    face["gasp"].version, face["gasp"].gaspRange = 1, {0xFFFF: 0b1111}  # Smoothed, at every size.
    face.flavor = "woff2"
    out = io.BytesIO()
    face.save(out)
    return out.getvalue()
