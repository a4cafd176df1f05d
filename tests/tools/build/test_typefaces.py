"""The two faces of the page: what they hold, and how their figures stand.

They look at what `make build` has left in dist/."""

import json
import re
from collections.abc import Iterator

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from tessera_kit.authoring.catalogues import TRANSLATED
from tools.messages import po_file
from tools.paths import DIST

Box = tuple[float, float, float, float]
NOT_LETTERS = "\n\u202f⁸⁻⌘★♠♣♥♦✓"
"""Signs and spaces that come from the device, as they always did."""


@pytest.fixture(scope="module", params=["titles", "texts"])
def face(request: pytest.FixtureRequest) -> TTFont:
    (path,) = DIST.rglob(f"{request.param}*.woff2")
    return TTFont(path)


def boxes(face: TTFont, signs: str) -> Iterator[Box]:
    """The box of each sign, in thousandths of the size."""
    glyphs, unit = face.getGlyphSet(), face["head"].unitsPerEm / 1000
    for sign in signs:
        pen = BoundsPen(glyphs)
        glyphs[face.getBestCmap()[ord(sign)]].draw(pen)
        left, bottom, right, top = pen.bounds
        yield left / unit, bottom / unit, right / unit, top / unit


def test_figures_stand_on_the_line_as_high_as_capitals(face: TTFont) -> None:
    ((_, _, _, high),) = boxes(face, "H")
    for sign, (_, bottom, _, top) in zip("0123456789", boxes(face, "0123456789"), strict=True):
        assert abs(bottom) < 20, sign
        assert abs(top - high) < 35, sign


def test_a_one_is_no_letter_and_a_nought_neither(face: TTFont) -> None:
    for figure, letter in ("1I", "1l", "0O"):
        (one, other) = boxes(face, figure + letter)
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 25, figure + letter


def test_figures_in_columns_are_of_one_width_in_every_weight(face: TTFont) -> None:
    (table,) = face["GSUB"].table.LookupList.Lookup[0].SubTable
    assert len(table.mapping) == len("0123456789")
    for weight in (400, 700):
        glyphs = face.getGlyphSet(location={"wght": weight})
        assert len({glyphs[name].width for name in table.mapping}) > 3  # In a sentence they aren't.
        columns = [glyphs[name] for name in table.mapping.values()]
        (width,) = {glyph.width for glyph in columns}
        for glyph in columns:
            pen = BoundsPen(glyphs)
            glyph.draw(pen)
            assert abs(pen.bounds[0] + pen.bounds[2] - width) < width / 6


def test_every_letter_that_we_write_is_there(face: TTFont) -> None:
    texts = "".join(po_file(code).read_text(encoding="utf-8") for code in TRANSLATED)
    written = set(
        "".join(map(json.loads, re.findall(r'^(?:msg\S+ )?(".*")$', texts, re.MULTILINE)))
    )
    missing = {sign for sign in written if ord(sign) not in face.getBestCmap()}
    assert missing <= set(NOT_LETTERS)


def test_the_two_together_are_lighter_than_a_picture() -> None:
    (titles,), (texts,) = (list(DIST.rglob(f"{name}*.woff2")) for name in ("titles", "texts"))
    assert titles.stat().st_size < 15_000
    assert texts.stat().st_size < 30_000


def test_a_word_stands_in_the_middle_of_its_button(face: TTFont) -> None:
    ((_, _, _, high),) = boxes(face, "H")
    unit = face["head"].unitsPerEm / 1000
    line = face["hhea"]
    middle = (line.ascent + line.descent) / 2 / unit
    assert abs(middle - high / 2) < 10
    assert line.lineGap == 0
    assert (line.ascent, line.descent) == (face["OS/2"].sTypoAscender, face["OS/2"].sTypoDescender)
