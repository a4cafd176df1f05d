"""The picture of a piece or a card while it is carried over the page."""

import js
from js import document

from tessera.browser.document import SVG
from tessera.browser.timer import later
from tessera.scene.node import classes

WHOLE = True
BACK = 180
"""Milliseconds of its way back, as in the style sheet."""
AIR = 6
"""Round a piece, in units of the drawing that it was copied from, for its outline."""
HANDY = 0.9
"""A card over the board is so wide, in squares, so that what lights up round it is seen."""
UNDER_A_FINGER = 1.4
"""A piece of the board grows by so much, to be seen round a finger."""


def thing_of(source: js.Element, target: str) -> js.Element | None:
    """What is seen of something that can be picked up: the picture that it is or bears, or what the
    drawing below it calls so."""
    if source.matches("svg"):
        return source
    lifts = f'[data-lifts="{js.CSS.escape(target)}"]'
    return source.querySelector("svg") or document.querySelector(lifts) or None


class Ghost:
    """A copy that follows the pointer; above a finger, that would cover it."""

    def __init__(self, thing: js.Element, *, touch: bool) -> None:
        self._thing = thing
        box, scene = thing.getBoundingClientRect(), thing.closest("[data-game]")
        # A card leans to the side, and the box round it is wider than the card.
        width, height = thing.clientWidth or box.width, thing.clientHeight or box.height
        on_board, square = thing.closest(".board"), document.querySelector(".square")
        unit = square.getBoundingClientRect().width if square else width
        if not on_board and width < unit:
            width, height = unit, height * unit / width
        self._small = min(1.0, HANDY * unit / width)
        if on_board:
            self._small = UNDER_A_FINGER if touch else 1.0
        self.element = document.createElement("div")
        self.element.className = classes("ghost", touch=touch, turned=thing.closest(".turned"))
        self.element.setAttribute("aria-hidden", "true")
        if scene:
            self.element.dataset.game = scene.dataset.game
        self._held = document.createElement("span")
        picture = _copy(thing)
        picture.style.cssText = f"width: {width}px; height: {height}px"
        self._held.append(picture)
        self.element.append(self._held)
        document.body.append(self.element)
        thing.setAttribute("data-lifted", "")

    def move(self, x: float, y: float, *, over_board: bool) -> None:
        """Carries it along."""
        self.element.style.translate = f"{x:.1f}px {y:.1f}px"
        self._held.style.scale = f"{self._small:.3f}" if over_board else "1"

    def put_down(self) -> None:
        """What it showed is there again; the copy stays until it is removed."""
        self._thing.removeAttribute("data-lifted")

    def fly_back(self) -> None:
        """To where it came from, which nobody waits for."""
        self.put_down()
        box = self._thing.getBoundingClientRect()
        self.element.classList.add("back")
        self.move(box.left + box.width / 2, box.top + box.height / 2, over_board=False)
        later(BACK, self.element.remove)


def _copy(thing: js.Element) -> js.Element:
    """A picture of its own; a part of a drawing is taken out of it."""
    copy = thing.cloneNode(WHOLE)
    for name in ("data-drag", "data-lifts"):
        copy.removeAttribute(name)
    if thing.matches("svg"):
        return copy
    box, picture = thing.getBBox(), document.createElementNS(SVG, "svg")
    sides = (box.x - AIR, box.y - AIR, box.width + 2 * AIR, box.height + 2 * AIR)
    picture.setAttribute("viewBox", " ".join(f"{side:g}" for side in sides))
    copy.removeAttribute("transform")
    picture.append(copy)
    return picture
