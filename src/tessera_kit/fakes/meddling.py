"""Others who change a page: a browser that translates, and extensions that put, move and take what
they find."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from tessera_kit.fakes.surface import FONT, Glass, Pane, translated


def translate(glass: Glass, root: Pane) -> None:
    """Puts other words in the place of every text that isn't translated yet, as browsers do."""
    glass.meddled = True
    for pane in [*texts(root)]:
        if pane.text.strip() and (above := pane.parent) and above.tag != FONT:
            font = Pane(FONT)
            font.parent, pane.parent = above, None
            above.children[above.children.index(pane)] = font
            words = Pane("#text", text=translated(pane.text))
            words.parent = font
            font.children.append(words)


def texts(pane: Pane) -> Iterator[Pane]:
    """All texts below an element, or the element itself if it is one."""
    if pane.tag == "#text":
        yield pane
    for child in pane.children:
        yield from texts(child)


class Meddler:
    """An extension that puts, wraps, moves and removes elements at random."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def meddle(self, glass: Glass, root: Pane) -> None:
        """Puts, wraps, moves or removes up to three elements below an element."""
        glass.meddled = True
        for _ in range(self._rng.randrange(4)):
            parent = self._somewhere(root)
            elements = [child for child in parent.children if child.tag != "#text"]
            if not elements:
                return
            pane = self._rng.choice(elements)
            other = self._somewhere(root)
            place = self._rng.randint(0, len(other.children))
            match self._rng.randrange(4):
                case 0:
                    glass.remove(parent, pane)
                case 1:
                    glass.insert(other, Pane("mark"), place)
                case 2:
                    wrap = Pane("mark")
                    glass.insert(parent, wrap, parent.children.index(pane))
                    glass.insert(wrap, pane, 0)
                case _ if not _lies_in(other, pane):
                    glass.insert(other, pane, place)

    def _somewhere(self, root: Pane) -> Pane:
        """A random element with others in it."""
        pane = root
        while (below := [child for child in pane.children if child.children]) and (
            self._rng.random() < 0.6
        ):
            pane = self._rng.choice(below)
        return pane


def _lies_in(pane: Pane, other: Pane) -> bool:
    above: Pane | None = pane
    while above is not None and above is not other:
        above = above.parent
    return above is other
