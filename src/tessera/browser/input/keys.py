"""Which keys the app is told of; all others mean what they always mean."""

import js

FIELDS = "input, select, textarea"
LETTERS = "hHbBdDwW"


def pressed_key(event: js.KeyboardEvent) -> str:
    """The key as `Page.key` knows it, or nothing. Letters are for the field that has the focus, and
    arrows are the board's only while the focus is there."""
    in_field, key = bool(event.target.closest(FIELDS)), event.key
    if event.altKey:
        return ""
    if event.ctrlKey or event.metaKey:
        shift = "Shift+" * event.shiftKey
        return "" if in_field or key not in "zZyY" else f"Control+{shift}{key.lower()}"
    if key == "Escape" or event.target.hasAttribute("data-board"):
        return key
    if (row := event.target.closest("[data-keys]")) and key.startswith("Arrow"):
        return f"{row.dataset.keys}+{key}"
    return "" if in_field or key not in LETTERS else key
