"""Small components that several screens are built from."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from tessera.i18n import Translator
from tessera.scene.node import Attributes, Node, Value, classes
from tessera.scene.widgets import MADE, button, icon_button, link, picture
from tessera.screens.services import Services

LONG = 60
"""A short message of more characters than this is written smaller, to fit its place."""


@lru_cache(maxsize=MADE, typed=True)
def bar_button(icon: str, word: str, press: str, label: str = "", **attributes: Value) -> Node:
    """A button in the bar of a table: its picture, and below that a word where the style sheet
    finds room for it. `label` is its whole name, where the word alone says too little."""
    return icon_button(icon, label or word, press, **attributes).with_({}, _under(word))


def _under(word: str) -> Node:
    # The button has its name, of which the word is a part: readers aren't told both.
    return Node("span", {"class": "bar-word", "aria-hidden": "true"}, word)


@lru_cache(maxsize=MADE)
def icon_link(icon: str, label: str, address: str) -> Node:
    """A link with a picture, and a word where the style sheet finds room for it."""
    # Orca reads out both the label and the title of a link; and Chromium has no name for one whose
    # title says the word that is drawn.
    look = icon_button(icon, label, "").attributes
    linked: Attributes = {"href": address, "type": None, "data-press": None, "title": None}
    return Node("a", {**look, **linked}, picture(icon), _under(label))


def home_button(say: Translator) -> Node:
    """The link to the menu."""
    return icon_link("home", say("Menu"), "#/")


SIGNED = frozenset({"sequence", "sequence_dice", "sequences", "hearts_due", "tabula", "rota", "ur"})
"""The games and editions that have a sign in the icon sheet."""


def game_sign(name: str | None) -> Node | None:
    """The sign of a game or an edition, to stand before its title; None where it has none."""
    if name not in SIGNED:
        return None
    drawn = picture(f"of-{name}")
    return Node("svg", {**drawn.attributes, "class": "icon game-sign"}, *drawn.children, key="sign")


@cache
def menu_link(say: Translator) -> Node:
    """The way back to the menu, alike on every page."""
    look = {"href": "#/", "class": "button menu-link"}
    return Node("a", look, picture("home"), say("Menu"), key="#/")


def paper(title: str, *content: Node | None, look: str = "", game: str | None = None) -> Node:
    """A page to read, under its title; `game` is the name of the game that it is about, whose sign
    stands before the title."""
    named: Attributes = {"class": classes("paper", look), "data-game": game}
    return Node("main", named, Node("h1", {}, game_sign(game), title), *content)


def dialog(
    say: Translator, name: str, title: str, close: str, *content: Node | None, look: str = ""
) -> Node:
    """A dialog over the page, with its title and the button that closes it."""
    heading = Node("h2", {"id": f"{name}-title"}, title)
    # A `header` would be the banner of the page to a reader: a dialog is in no section.
    head = Node("div", {"class": "dialog-head"}, heading, icon_button("close", say("Close"), close))
    inside = Node("div", {"class": "settings-inside"}, head, *content)
    named = {"class": classes("settings", look), "aria-labelledby": f"{name}-title"}
    return Node("dialog", named, inside, key=name)


def told(services: Services) -> Node:
    """The short message within a dialog, which hides it elsewhere."""
    return Node("div", {"class": "told", "aria-live": "polite"}, notice(services))


def actions(*ways: Node | None, look: str = "", key: str | None = None) -> Node:
    """Buttons and links side by side."""
    return Node("div", {"class": classes("actions", look)}, *ways, key=key)


def hint(words: str, key: str | None = None) -> Node:
    """An explanation in small letters."""
    return Node("p", {"class": "hint"}, words, key=key)


def lead(words: str) -> Node:
    """The first sentence of a page, in larger letters."""
    return Node("p", {"class": "lead"}, words)


def nothing_yet(say: Translator, sign: str, words: str, way: Node | None = None) -> Node:
    """The place of a list with nothing in it: a drawing, a sentence, and what makes sense now,
    which is to play unless another `way` is given."""
    way = way or link(say("Play"), "#/", "button primary large")
    return Node("section", {"class": "nothing-yet"}, picture(sign), lead(words), way)


def fieldset(legend: str, *content: Node | None, key: str) -> Node:
    """Part of a form, under its legend."""
    return Node("fieldset", {}, Node("legend", {}, legend), *content, key=key)


def segments(field: str, label: str, values: Sequence[tuple[str, Node | str]], chosen: str) -> Node:
    """A choice of one of a few values that lie side by side."""
    radios = [
        Node(
            "label",
            {},
            Node(
                "input",
                {
                    "type": "radio",
                    "name": field,
                    "value": value,
                    "data-change": field,
                    ".checked": value == chosen,
                },
            ),
            Node("span", {}, shown),
            key=value,
        )
        for value, shown in values
    ]
    look = {"class": "segments"}
    return Node("fieldset", {}, Node("legend", {}, label), Node("div", look, *radios), key=field)


def table(head: Iterable[str], rows: Iterable[Node], look: str = "", caption: str = "") -> Node:
    """A table with a heading for each column; `row` makes its rows."""
    words = [Node("th", {"scope": "col"}, word) for word in head]
    return Node(
        "table",
        {"class": look or None},
        Node("caption", {}, caption) if caption else None,
        Node("thead", {}, Node("tr", {}, *words)),
        Node("tbody", {}, *rows),
    )


def wide(content: Node, look: str = "") -> Node:
    """A table that may be wider than the screen: it scrolls by itself, also by keyboard, and its
    edges show where there is more."""
    return Node("div", {"class": classes("wide", look), "tabindex": 0}, content)


def row(
    name: str, *cells: Node | str, look: str = "", key: str | None = None, sign: Node | None = None
) -> Node:
    """A row of a table. Words become cells; a sign stands before the name."""
    cell_nodes = [Node("td", {}, cell) if isinstance(cell, str) else cell for cell in cells]
    first = Node("th", {"scope": "row"}, sign, name)
    return Node("tr", {"class": look or None}, first, *cell_nodes, key=key or name)


def selection(field: str, label: str, values: list[tuple[str, str]], chosen: str) -> Node:
    """A drop-down list; `values` are pairs of value and label."""
    options = [
        Node("option", {"value": value, ".selected": value == chosen}, name, key=value)
        for value, name in values
    ]
    look = {"data-change": field, "aria-label": label, ".value": chosen}
    return Node("select", look, *options, key=field)


def file_field(label: str) -> Node:
    """A button to choose a file; its content comes to the app's `receive`."""
    field = Node("input", {"type": "file", "accept": "text/plain,.txt", "aria-label": label})
    return Node("label", {"class": "button file"}, field, label, key="file")


def notice(services: Services, more: Node | None = None) -> Node | None:
    """The short message, if there is one, and a button for `more` about it or its own. The message
    itself is no button: a press on it does nothing."""
    if not services.messages.notice:
        return None
    if services.messages.notice_of_fault:
        more = button(services.say("What happened?"), "fault")
    more = services.messages.way or more
    look = classes("notice", long=len(services.messages.notice) > LONG)
    key = f"notice {services.messages.notice_count}"
    return Node("p", {"class": look}, services.messages.notice, more, key=key)
