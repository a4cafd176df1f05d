"""The place of a short message over the page, where it covers neither words nor controls."""

import js
from js import document

PRESSED = "a[href], button, input, select, textarea, label, [data-press]:not(.backdrop)"
WORDS = "h1, h2, h3, p, li, dt, dd, td, th, legend, small, pre"
EDGE = 8
"""Pixels between the message and what lies round it, and from one place that is tried to the
next."""


def place(message: js.Element) -> None:
    """Moves the message up from where the style sheet puts it until it covers nothing that can be
    read or pressed; if there is no such place, nothing that can be pressed. Without that either it
    stays: a press goes through it all the same."""
    message.style.translate = ""
    box = message.getBoundingClientRect()
    pressed = _beside(message, box, PRESSED)
    top = _free(box, [*pressed, *_beside(message, box, WORDS)])
    top = _free(box, pressed) if top is None else top
    if top is not None:
        message.style.translate = f"0 {top - box.top}px"


def _beside(message: js.Element, box: js.DOMRect, kinds: str) -> list[js.DOMRect]:
    """The places of what is above or below the message, and covered by nothing."""
    return [
        rectangle
        for element in document.querySelectorAll(kinds)
        if (rectangle := element.getBoundingClientRect()).width
        and rectangle.left < box.right
        and rectangle.right > box.left
        and not message.contains(element)
        and _is_on_top(element, rectangle)
    ]


def _free(box: js.DOMRect, others: list[js.DOMRect]) -> float | None:
    """The lowest top at which a box of this size lies over none of the others."""
    top = box.top
    while top > EDGE:
        if not any(r.top < top + box.height + EDGE and r.bottom > top - EDGE for r in others):
            return top
        top -= EDGE
    return None


def _is_on_top(element: js.Element, box: js.DOMRect) -> bool:
    """Whether a press in the element's middle would meet the element, if the middle is on the
    screen."""
    there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return not there or element.contains(there)
