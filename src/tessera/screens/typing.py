"""The keys of a text of Python: lines go on where the one before began, and Tab goes in."""

from typing import NamedTuple

STEP = 4
STRAIGHT = {"“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'"}
"""Quotes that keyboards of tablets put in place of those of Python."""


class Typed(NamedTuple):
    """The text that takes the place of so many characters before the selection, and of it."""

    back: int
    text: str


def typed(key: str, before: str, selected: str) -> Typed | None:
    """The meaning of a key with this text before the cursor and this one selected; None where it
    means what it means everywhere. Tab with Shift is "Shift+Tab"."""
    line = before.rpartition("\n")[2]
    indent = len(line) - len(line.lstrip(" "))
    if key == "Enter":
        deeper = STEP if line.rstrip().endswith(":") else 0
        return Typed(0, "\n" + " " * (indent + deeper))
    if key == "Tab" and "\n" not in selected:
        return Typed(0, " " * (STEP - len(line) % STEP))
    if key in ("Tab", "Shift+Tab"):
        lines = (line + selected).split("\n")
        moved = [_in(one) if key == "Tab" else _out(one) for one in lines]
        return Typed(len(line), "\n".join(moved))
    if key == "Backspace" and not selected and line and not line.strip(" "):
        back = (len(line) - 1) % STEP + 1
        return Typed(back, "") if back > 1 else None
    return None


def _in(line: str) -> str:
    return " " * STEP + line if line else line


def _out(line: str) -> str:
    return line[min(STEP, len(line) - len(line.lstrip(" "))) :]
