"""Components of the pages that connect tablet and phones."""

from tessera.scene.node import Node, classes
from tessera.screens.export import qr_code


def phone_page(
    title: str,
    *content: Node | None,
    badge: Node | None = None,
    look: str = "",
    game: str | None = None,
) -> Node:
    """A page under its title, as wide as a code needs."""
    named = {"class": classes("phone-page", look), "data-game": game}
    return Node("main", named, Node("h1", {}, badge, title), *content)


def code_place(rows: tuple[str, ...] | None, label: str) -> Node:
    """A code as large as there is room for, or its empty place."""
    if rows is None:
        return Node("div", {"class": "phone-code waiting", "aria-hidden": "true"}, key="code")
    return Node("div", {"class": "phone-code"}, qr_code(rows, label), key="code")


def problem(words: str) -> Node | None:
    """The sentence about a trouble, which has been announced already; None if there is none."""
    return (
        Node("p", {"class": "lead problem phone-problem"}, words, key="problem") if words else None
    )
