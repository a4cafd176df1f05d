"""Sheets over the board, the buttons that open them, and the rows on them."""

from functools import cache, lru_cache

from tessera.i18n import Translator
from tessera.scene import widgets
from tessera.scene.node import Attributes, Node, Value, classes
from tessera.scene.widgets import flag, icon_button, picture, pressable
from tessera.screens.components import bar_button


def opens(icon: str, label: str, panel: str, open_panel: str | None) -> Node:
    """The button that opens a panel, or closes it again."""
    return bar_button(icon, label, f"open {panel}", aria_expanded=flag(panel == open_panel))


def sheet(
    say: Translator, key: str, title: str, *content: Node | None, look: str | None = None
) -> Node:
    """A sheet over the board, with its title and the button that closes it."""
    named = {"class": classes("sheet", look), "aria-label": title}
    return Node("aside", named, header(say, title), *content, key=key)


@cache
def backdrop() -> Node:
    """The dimmed table under whatever lies over it. A press on it closes that, as Escape does."""
    look: Attributes = {"class": "backdrop", "data-press": "app:close", "aria-hidden": "true"}
    return Node("div", look, key="backdrop")


@lru_cache(maxsize=64)
def header(say: Translator, title: str) -> Node:
    """The title of a sheet or a log, and the button that closes it."""
    close = icon_button("close", say("Close"), "close")
    return Node("header", {}, Node("h2", {}, title), close)


def tiles(*ways: Node | None) -> Node:
    """The controls that are needed most, side by side."""
    return Node("div", {"class": "sheet-tiles"}, *ways, key="tiles")


def rows(label: str, *ways: Node | None) -> Node:
    """Further controls that belong together, one below the other. `label` is for those who don't
    see that they do."""
    return widgets.group("sheet-rows", label, *ways, key=label)


def group(label: str, *content: Node | None) -> Node:
    """Controls of one kind under their heading."""
    return Node("section", {}, Node("h3", {}, label), *content, key=f"group {label}")


def switch(icon: str | Node, label: str, press: str, *, on: bool) -> Node:
    """A control that is on or off."""
    return does(icon, label, press, role="switch", aria_checked=flag(on))


def does(icon: str | Node, label: str, press: str, look: str | None = None, **more: Value) -> Node:
    """A control that does something on this screen."""
    shown = picture(icon) if isinstance(icon, str) else icon, Node("span", {"dir": "auto"}, label)
    return pressable(f"app:{press}", classes("sheet-way", look), *shown, key=press, **more)


def leads(icon: str, label: str, address: str, *, elsewhere: bool = False) -> Node:
    """A link to another page; with `elsewhere`, in a window of its own."""
    look = {"class": "sheet-way", "href": address, "target": "_blank" if elsewhere else None}
    return Node("a", look, picture(icon), Node("span", {}, label), key=address)
