"""Controls that games and screens are built from: buttons, links and fields."""

from functools import cache, lru_cache

from tessera.scene.node import Attributes, Node, Value

MADE = 512
"""So many buttons are remembered: those of a table are drawn with each press, and mostly stay."""


def pressable(
    press: str, look: str | None, *content: Node | str | None, key: str | None = None, **more: Value
) -> Node:
    """A button that sends `press`, its whole target, and shows what is given. `more` are other
    attributes, with `_` for `-`."""
    named = {name.replace("_", "-"): value for name, value in more.items()}
    own: Attributes = {"type": "button", "class": look, "data-press": press}
    return Node("button", {**own, **named}, *content, key=key)


@lru_cache(maxsize=MADE, typed=True)
def button(label: str, press: str, look: str = "", *, space: str = "app", **more: Value) -> Node:
    """A button with words that sends `press`, to the frame unless another name space is given."""
    return pressable(f"{space}:{press}", f"button {look}".strip(), label, key=press, **more)


@lru_cache(maxsize=MADE, typed=True)
def icon_button(icon: str, label: str, press: str, **more: Value) -> Node:
    """A button with a picture from the icon sheet, and its name for those who can't see it."""
    named: dict[str, Value] = {"aria-label": label, "title": label, **more}
    return pressable(f"app:{press}", "icon-button", picture(icon), key=press, **named)


def group(look: str, label: str, *things: Node | None, key: str | None = None) -> Node:
    """Controls that belong together, under a name for those who don't see that they do."""
    return Node("div", {"class": look, "role": "group", "aria-label": label}, *things, key=key)


def flag(on: object) -> str:
    """The value of an ARIA attribute that is true or false."""
    return "true" if on else "false"


@cache
def picture(icon: str) -> Node:
    """A picture from the icon sheet in index.html."""
    use = Node("use", {"href": f"#icon-{icon}"})
    return Node("svg", {"class": "icon", "viewBox": "0 0 24 24", "aria-hidden": "true"}, use)


def link(label: str, address: str, look: str = "") -> Node:
    """A link within the app."""
    return Node("a", {"href": address, "class": look or None}, label, key=address)


def choice(group: str, value: str, label: str, *, checked: bool, hint: str | None = None) -> Node:
    """One of several things to choose from, as a radio button with an explanation."""
    field: Attributes = {
        "type": "radio",
        "name": group,
        "value": value,
        "data-change": group,
        ".checked": checked,
    }
    small = Node("small", {}, hint) if hint else None
    words = Node("span", {"class": "choice-words"}, Node("b", {}, label), small)
    return Node("label", {"class": "choice"}, Node("input", field), words, key=f"{group} {value}")


def field(label: str, control: Node, key: str | None = None) -> Node:
    """A control of a form with its label before it."""
    return Node("label", {"class": "field"}, Node("span", {}, label), control, key=key)
