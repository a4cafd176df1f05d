"""What the check of the catalogues finds."""

import pytest
from babel.messages.catalog import Message

from tools.messages import fault_of

CARDS = ("{n} card", "{n} cards")


@pytest.mark.parametrize(
    ("original", "translation", "fault"),
    [
        ("Roll {n}", "Tira {n}", None),
        ("Roll {n}", "", "not translated"),
        ("Roll {n}", "Tira", "lacks a {field} of the original"),
        ("Roll {n}", "Tira {n} {m}", "has a {field} that the original lacks"),
        (CARDS, ("Una carta", "{n} cartas"), None),
        (CARDS, ("{n} carta", ""), "not translated"),
        (CARDS, ("{n} carta", "{m} cartas"), "has a {field} that the original lacks"),
    ],
)
def test_fault_of(original: str, translation: str, fault: str | None) -> None:
    assert fault_of(Message(original, string=translation)) == fault


def test_a_guess_is_a_fault() -> None:
    assert fault_of(Message("Roll", string="Tira", flags=["fuzzy"])) == "marked fuzzy"
