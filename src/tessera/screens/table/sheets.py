"""Sheets over the board, and the buttons that open them."""

from tessera.i18n import Translator
from tessera.scene.node import Node, classes
from tessera.screens.components import flag, icon_button


def opens(icon: str, label: str, panel: str, open_panel: str | None) -> Node:
    """The button that opens a panel, or closes it again."""
    return icon_button(icon, label, f"open {panel}", aria_expanded=flag(panel == open_panel))


def sheet(
    say: Translator, key: str, title: str, *content: Node | None, look: str | None = None
) -> Node:
    """A sheet over the board, with its title and the button that closes it."""
    named = {"class": classes("sheet", look), "aria-label": title}
    return Node("aside", named, header(say, title), *content, key=key)


def header(say: Translator, title: str) -> Node:
    """The title of a sheet or a log, and the button that closes it."""
    close = icon_button("close", say("Close"), "close")
    return Node("header", {}, Node("h2", {}, title), close)
