"""The promise about the picture with which a game stands in the menu."""

import re
from xml.etree import ElementTree

from tessera.kit.game import AnyGame
from tessera_kit.reading import read

SVG = "{http://www.w3.org/2000/svg}"
LINK = "{http://www.w3.org/1999/xlink}href"
# An <img> runs and fetches nothing, but the picture has an address of its own on the site, and
# whoever opens that gets a page of the site. So what a picture may be made of is named here, and
# not what it may not: SVG has too many ways to run something, and gets new ones.
ELEMENTS = """
    svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan
    linearGradient radialGradient stop pattern clipPath mask
"""
PLACES = """
    viewBox preserveAspectRatio width height x y dx dy x1 y1 x2 y2 cx cy r rx ry d points pathLength
    transform version id href overflow fx fy fr offset gradientUnits gradientTransform spreadMethod
    patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits
"""
LOOKS = """
    fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-dasharray stroke-dashoffset opacity color stop-color stop-opacity
    clip-path clip-rule mask paint-order vector-effect shape-rendering display visibility
    font-family font-size font-style font-weight letter-spacing text-anchor dominant-baseline
"""
TAGS = frozenset(ELEMENTS.split())
ATTRIBUTES = frozenset(f"{PLACES} {LOOKS}".split()) | {LINK}
DECLARATION = re.compile(
    r"""\s*<\?xml version=["']1\.0["']"""
    r"""(\s+encoding=["']utf-8["'])?(\s+standalone=["']\w+["'])?\s*\?>""",
    re.IGNORECASE,
)
ELSEWHERE = re.compile(r"""url\(\s*["']?\s*[^#"'\s]|\\""", re.IGNORECASE)
"""A backslash may write any letter of `url(`."""
PLAIN = "plain SVG with nothing but shapes and their attributes is allowed"


def check_picture(game: AnyGame) -> None:
    """The picture for the menu is an SVG in which nothing runs and nothing is fetched."""
    check_drawing(read(game, "picture.svg"))


def check_drawing(text: str) -> None:
    """The text of a picture is an SVG in which nothing runs and nothing is fetched. Raises
    AssertionError with what is wrong."""
    # What ElementTree leaves out: a style sheet or a program by its address, and entities.
    if match := re.search(r"<\?\S*|<!(?!--)\w*", DECLARATION.sub("", text, count=1)):
        raise AssertionError(f"picture.svg has a {match[0]}: {PLAIN}")
    try:
        root = ElementTree.fromstring(text)
    except ElementTree.ParseError as error:
        raise AssertionError(f"picture.svg can't be read: {error}") from error
    assert root.tag == f"{SVG}svg", "picture.svg is no SVG"
    *_, width, height = map(float, root.get("viewBox", "0 0").replace(",", " ").split())
    assert width * 200 == height * 320 > 0, "the viewBox of picture.svg isn't 320 to 200"
    for node in root.iter():
        _check_element(node)


def _check_element(node: ElementTree.Element) -> None:
    space, name = node.tag[: len(SVG)], node.tag[len(SVG) :]
    assert space == SVG, f"picture.svg has a {node.tag}: {PLAIN}"
    assert name in TAGS, f"picture.svg has a {name}: {PLAIN}"
    for attribute, value in node.attrib.items():
        assert attribute in ATTRIBUTES, f"picture.svg has {attribute}= in a {name}: {PLAIN}"
        is_link = attribute in ("href", LINK)
        outside = not value.startswith("#") if is_link else ELSEWHERE.search(value)
        assert not outside, f"picture.svg fetches {attribute}={value!r}"
