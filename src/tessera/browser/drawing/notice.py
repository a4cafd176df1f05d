"""The place of a short message over the page, where it covers nothing that can be pressed."""

import js
from js import document

PRESSED = "a[href], button, input, select, textarea, label, [data-press]"
EDGE = 8
"""Pixels between the message and what lies round it, and from one place that is tried to the
next."""


def place(message: js.Element) -> None:
    """Moves the message up from where the style sheet puts it until it covers nothing that can be
    pressed. Without such a place it stays: a press goes through it all the same."""
    message.style.translate = ""
    box = message.getBoundingClientRect()
    pressed = [
        rectangle
        for element in document.querySelectorAll(PRESSED)
        if (rectangle := element.getBoundingClientRect()).width
        and rectangle.left < box.right
        and rectangle.right > box.left
        and _is_on_top(element, rectangle)
    ]
    top = box.top
    while top > EDGE:
        if not any(
            rectangle.top < top + box.height + EDGE and rectangle.bottom > top - EDGE
            for rectangle in pressed
        ):
            message.style.translate = f"0 {top - box.top}px"
            return
        top -= EDGE


def _is_on_top(element: js.Element, box: js.DOMRect) -> bool:
    """Whether a press in the element's middle would meet the element, if the middle is on the
    screen."""
    there = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
    return not there or element.contains(there)
