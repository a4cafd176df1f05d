"""The texts of a page in the order in which they are read out."""

from collections.abc import Iterator

from tessera.scene.node import Node

INLINE = {"span", "b", "em", "i", "strong", "bdi", "a", "abbr", "time", "code", "kbd"}
"""Tags whose text belongs to the sentence around them."""
SILENT = {"svg", "nav", "input", "textarea", "select", "video", "script"}


def readable(node: Node) -> tuple[str, ...]:
    """The sentences, labels and headings below a node; of a list to choose from, what is chosen in
    it. Without pictures, and without the controls of a table."""
    texts, line = [], ""
    for piece in (*_pieces(node), None):
        if piece is not None:
            line += piece
            continue
        if words := " ".join(line.split()):
            texts.append(words)
        line = ""
    return tuple(texts)


def chosen_words(page: Node, field: str, value: str) -> tuple[str, ...]:
    """The words at the choice of this value in a form field."""
    for control in page.find_all("data-change", field):
        if control.tag == "select":
            options = [option for option in control.children if isinstance(option, Node)]
            return tuple(o.text() for o in options if o.attributes.get("value") == value)
    for label in _labels(page):
        if any(c.attributes.get("value") == value for c in label.find_all("data-change", field)):
            return readable(label)
    return ()


def _chosen(select: Node) -> list[Node]:
    options = [option for option in select.children if isinstance(option, Node)]
    return [option for option in options if option.attributes.get(".selected")]


def _labels(node: Node) -> Iterator[Node]:
    for child in node.children:
        if isinstance(child, Node):
            if child.tag == "label":
                yield child
            else:
                yield from _labels(child)


def _pieces(node: Node) -> Iterator[str | None]:
    """Texts, and None between those that stand apart."""
    attributes = node.attributes
    if node.tag == "select":
        yield from (None, *[chosen.text() for chosen in _chosen(node)], None)
    if node.tag in SILENT or attributes.get("aria-hidden") == "true" or attributes.get("hidden"):
        return
    apart = node.tag not in INLINE
    if apart:
        yield None
    for child in node.children:
        if isinstance(child, str):
            yield child
        else:
            yield from _pieces(child)
    if apart:
        yield None
