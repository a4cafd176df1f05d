"""The keys that the app is told of; all others keep their meaning."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # So that it is tested without a browser.
    import js

FIELDS = "input, select, textarea"
BACKWARDS = '[dir="rtl"]'
ON_THE_TABLE = '[data-board], [data-press^="game:"]'
"""The board, and what is in the hand."""
LETTERS = "hbdw?"
ACROSS = {"ArrowLeft": "ArrowRight", "ArrowRight": "ArrowLeft"}
"""The opposite of each key along a line. Boards are the same in every language, rows aren't."""


def pressed_key(event: js.KeyboardEvent) -> str:
    """The key by the name that `Page.key` knows, or an empty string. Arrows are the board's while
    the focus is there, and letters while it is on the board or in the hand: words that are dictated
    come as letters too, wherever the focus is (WCAG 2.1.4)."""
    in_field, key = bool(event.target.closest(FIELDS)), event.key
    if event.altKey:
        return ""
    if event.ctrlKey or event.metaKey:
        shift, letter = "Shift+" * event.shiftKey, letter_of(key, event.code)
        return "" if in_field or letter not in ("z", "y") else f"Control+{shift}{letter}"
    if key == "Escape":
        return key
    if event.target.closest(ON_THE_TABLE) and (letter := letter_of(key, event.code)) in {*LETTERS}:
        return letter
    if event.target.hasAttribute("data-board"):
        return key
    if (row := event.target.closest("[data-keys]")) and key.startswith("Arrow"):
        return f"{row.dataset.keys}+{ACROSS.get(key, key) if row.closest(BACKWARDS) else key}"
    return ""


def letter_of(key: str, code: str) -> str:
    """The Latin letter of a key, in lower case; on a keyboard of another script, the letter at its
    place. A key without a letter keeps its name."""
    foreign = not key.isascii() and code.startswith("Key")
    return (code.removeprefix("Key") if foreign else key).lower()
