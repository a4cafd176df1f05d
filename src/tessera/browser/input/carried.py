"""The picture of a piece or a card while it is carried over the page."""

import js
from js import document

from tessera.browser.document import box_of
from tessera.browser.geometry import Dropped
from tessera.browser.timer import later
from tessera.scene.node import classes

WHOLE = True
BACK = 180
"""Milliseconds of its way back, as in the style sheet."""
BADGE = 100
"""The width of a badge, in units of the board's drawing."""
HANDY = 0.9
"""A card over the board is so wide, in squares, so that what lights up round it is seen."""
UNDER_A_FINGER = 1.4
"""A piece of the board grows by so much, to be seen round a finger."""


def picture_of(source: js.Element) -> js.Element | js.Null:
    """The picture of something that can be picked up: the `svg` that it is or holds. A piece on the
    board is part of a drawing and has none, so the badge of the player to act stands in for it."""
    if source.matches("svg"):
        return source
    return source.querySelector("svg") or document.querySelector(".player.active > svg")


class Carried:
    """A copy of a picture that follows the pointer, above a finger that would cover it. It comes
    from `source`, where it was picked up at these coordinates."""

    def __init__(
        self, picture: js.Element, source: js.Element, began: tuple[float, float], *, touch: bool
    ) -> None:
        self._picture = picture
        self._source = source
        self._began = began
        box, scene = picture.getBoundingClientRect(), source.closest("[data-game]")
        # A card leans to the side, and the box round it is wider than the card.
        width, height = picture.clientWidth or box.width, picture.clientHeight or box.height
        self._own = bool(source.contains(picture))
        unit, square = _sizes(width)
        if picture.closest(".player"):
            width, height = BADGE * unit, BADGE * unit * height / width
        self._small = min(1.0, HANDY * square / width)
        if source.closest(".board"):
            self._small = UNDER_A_FINGER if touch else 1.0
        turned = source.closest(".turned")
        self.element = document.createElement("div")
        self.element.className = classes("carried", by_finger=touch, turned=turned)
        self.element.setAttribute("aria-hidden", "true")
        if scene:
            self.element.dataset.game = scene.dataset.game
        self._held = document.createElement("span")
        copy = picture.cloneNode(WHOLE)
        copy.removeAttribute("data-drag")
        copy.style.cssText = f"width: {width}px; height: {height}px"
        self._copy = copy
        self._held.append(copy)
        self.element.append(self._held)
        document.body.append(self.element)
        if self._own:
            picture.setAttribute("data-lifted", "")

    def move(self, x: float, y: float, *, over_board: bool) -> None:
        """Moves the copy to these coordinates."""
        self.element.style.translate = f"{x:.1f}px {y:.1f}px"
        self._held.style.scale = f"{self._small:.3f}" if over_board else "1"

    def dropped(self, onto: js.Element | None) -> Dropped:
        """The places where it was picked up and dropped, and that of the element which takes it."""
        dropped_at = box_of(self._copy)
        return Dropped(box_of(self._source), dropped_at, box_of(onto) if onto else None)

    def put_down(self) -> None:
        """Shows the picture in its old place again; the copy stays until it is removed."""
        self._picture.removeAttribute("data-lifted")

    def fly_back(self) -> None:
        """Moves the copy back to where it came from. Nothing waits for that."""
        x, y = self._began
        if self._own:
            box = self._picture.getBoundingClientRect()
            x, y = box.left + box.width / 2, box.top + box.height / 2
        self.element.classList.add("going-back")
        self.move(x, y, over_board=False)
        later(BACK, self.element.remove)


def _sizes(otherwise: float) -> tuple[float, float]:
    """The width of a unit of the board's drawing and the width of a square, in CSS pixels;
    `otherwise` stands in for a square where there is none."""
    drawing, square = document.querySelector(".board .drawing"), document.querySelector(".square")
    if not drawing or not square:
        return otherwise / BADGE, otherwise
    box = str(drawing.getAttribute("viewBox")).split()
    unit = drawing.getBoundingClientRect().width / float(box[2])
    return unit, square.getBoundingClientRect().width
