"""A browser that changes a page because it translates it."""

from __future__ import annotations

from collections.abc import Iterator

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
