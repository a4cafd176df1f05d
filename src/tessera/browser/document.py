"""The page's document as a surface for Nodes."""

import json
from collections.abc import Iterable

import js
from js import document
from pyodide.ffi import create_proxy, to_js

from tessera.browser.capability import record
from tessera.browser.geometry import Box
from tessera.i18n.isolates import isolated
from tessera.scene.node import Node, Value

CHILDREN = record(childList=True, subtree=True)

STILL = "(prefers-reduced-motion: reduce)"
COUNTS = 300
"""Milliseconds in which a number that changes comes to rest; `data-counts` says how large it
begins."""
UNSELECTED = (".style", ".value", "d", "aria-valuetext")
"""What often changes alone, and no selector asks for."""


def game_elements(targets: tuple[str, ...]) -> list[js.Element]:
    """The elements of a game's targets, as far as they are on the screen."""
    presses = [f'[data-press="game:{js.CSS.escape(target)}"]' for target in targets]
    return [*document.querySelectorAll(", ".join(presses))] if presses else []


def box_of(element: js.Element) -> Box:
    """The middle and the size of an element on the screen, in pixels."""
    box = element.getBoundingClientRect()
    return Box((box.left + box.right) / 2, (box.top + box.bottom) / 2, box.width, box.height)


class DocumentSurface:
    """Writes elements into the document. Text is always text here, never markup."""

    told = 0
    """The number of changes written so far that screen readers are told of."""
    shaped = 0
    """The number of changes written so far after which a selector may match other elements."""
    meddled = False
    _observer: js.MutationObserver | None = None

    def __init__(self) -> None:
        self._indexes: list[tuple[js.Element, str]] = []
        """The places in the order of Tab that are to be written."""

    def watch(self, root: js.Element) -> None:
        """Watches for changes that others, such as translators, make below an element."""
        self._observer = js.MutationObserver.new(create_proxy(self._notice))
        self._observer.observe(root, CHILDREN)

    def written(self) -> None:
        """Ends a drawing, and marks its changes as ours, so that they aren't noticed."""
        # A browser lays the page out to learn whether the focused element can still have the focus.
        for element, index in self._indexes:
            element.setAttribute("tabindex", index)
        self._indexes.clear()
        if self._observer:
            self._observer.takeRecords()

    def _notice(self, records: js.MutationRecords, observer: js.MutationObserver) -> None:
        """Called when others have changed something. Noticing it once is enough, because a
        translator goes on changing the page."""
        self.meddled = True
        observer.disconnect()

    def build(self, node: Node | str, *, svg: bool) -> Iterable[js.Element]:
        self.shaped += 1
        return js.tesseraBuild(json.dumps(self._described(node, svg=svg)))

    def _described(self, node: Node | str, *, svg: bool) -> object:
        """Tag, namespace, values and children; or a text (static/drawing/elements.mjs)."""
        if isinstance(node, str):
            return isolated(node)
        svg = svg or node.tag == "svg"
        values = [
            (name, value if name.startswith(".") else _text(value))
            for name, value in node.attributes.items()
            if value is not None and value is not False
        ]
        self.told += sum(_is_told(name) for name, _ in values)
        inside = svg and node.tag != "foreignObject"
        return node.tag, svg, values, [self._described(one, svg=inside) for one in node.children]

    def set_text(self, element: js.Element, text: str) -> None:
        element.data = isolated(text)
        # Only what changes turns over: an animation of a style sheet would begin with the page.
        counter = element.parentNode
        begins = counter and counter.getAttribute("data-counts")
        if begins and not js.matchMedia(STILL).matches:
            ways = to_js([{"scale": begins}, {}], dict_converter=js.Object.fromEntries)
            counter.animate(ways, COUNTS)

    def set(self, element: js.Element, name: str, value: Value) -> None:
        self.told += _is_told(name)
        self.shaped += name not in UNSELECTED
        if name.startswith("."):
            setattr(element, name[1:], value)
        elif value is None:
            element.removeAttribute(name)
        elif name == "tabindex":
            self._indexes.append((element, _text(value)))
        else:
            element.setAttribute(name, _text(value))

    def insert(self, parent: js.Element, child: js.Element, index: int) -> None:
        self.shaped += 1
        children = parent.childNodes
        parent.insertBefore(child, children[index] if index < children.length else None)

    def remove(self, parent: js.Element, child: js.Element) -> None:
        self.shaped += 1
        parent.removeChild(child)

    def inside(self, parent: js.Element) -> list[js.Element]:
        return [*parent.childNodes]

    def complain(self, fault: str) -> None:
        js.console.error(fault)


def _is_told(name: str) -> bool:
    """Whether screen readers are told of a change of this attribute."""
    return name.startswith("aria-") and name != "aria-hidden"


def _text(value: Value) -> str:
    """The value of an attribute as it is written."""
    return "" if value is True else str(value)
