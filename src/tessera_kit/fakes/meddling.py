"""Others who change a page: a browser that translates, and extensions that put, move and take what
they find."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tessera_kit.fakes.surface import FONT, FakeDocument, FakeElement, translated


def translate(document: FakeDocument, root: FakeElement) -> None:
    """Puts other words in the place of every text that isn't translated yet, as browsers do."""
    document.meddled = True
    for element in [*texts(root)]:
        if element.text.strip() and (above := element.parent) and above.tag != FONT:
            font = FakeElement(FONT)
            font.parent, element.parent = above, None
            above.children[above.children.index(element)] = font
            words = FakeElement("#text", text=translated(element.text))
            words.parent = font
            font.children.append(words)


def texts(element: FakeElement) -> Iterator[FakeElement]:
    """All texts below an element, or the element itself if it is one."""
    if element.tag == "#text":
        yield element
    for child in element.children:
        yield from texts(child)


class Meddler:
    """An extension that puts, wraps, moves and removes elements at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def meddle(self, document: FakeDocument, root: FakeElement) -> None:
        """Puts, wraps, moves or removes up to three elements below an element."""
        document.meddled = True
        for _ in range(self._rng.randrange(4)):
            parent = self._somewhere(root)
            elements = [child for child in parent.children if child.tag != "#text"]
            if not elements:
                return
            element = self._rng.choice(elements)
            other = self._somewhere(root)
            place = self._rng.randint(0, len(other.children))
            match self._rng.randrange(4):
                case 0:
                    document.remove(parent, element)
                case 1:
                    document.insert(other, FakeElement("mark"), place)
                case 2:
                    wrap = FakeElement("mark")
                    document.insert(parent, wrap, parent.children.index(element))
                    document.insert(wrap, element, 0)
                case _ if not _lies_in(other, element):
                    document.insert(other, element, place)

    def _somewhere(self, root: FakeElement) -> FakeElement:
        """A random element with others in it."""
        element = root
        while (below := [child for child in element.children if child.children]) and (
            self._rng.random() < 0.6
        ):
            element = self._rng.choice(below)
        return element


def _lies_in(element: FakeElement, other: FakeElement) -> bool:
    above: FakeElement | None = element
    while above is not None and above is not other:
        above = above.parent
    return above is other
