"""Measures of what is drawn in a page, for `check --look` and for the browser tests."""

from pathlib import Path

MEASURES = Path(__file__).with_suffix(".js").read_text(encoding="utf-8").replace("export ", "")


def asking(function: str) -> str:
    """A function in JavaScript that has these measures."""
    return f"(...all) => {{ {MEASURES} return ({function})(...all); }}"


BREACHES = asking("breaches")
"""All that is wrong with what can be pressed on a table, and with what is said there."""
