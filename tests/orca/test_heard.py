"""What somebody blind hears of Tessera, by Orca: whole games, a lesson, a puzzle, saved games, the
settings, and a tablet that is handed over; with nothing but keys.

What was heard lies in heard/, a file for each scene and language, and was read as somebody hears it
who sees nothing. `HEARD=write make test-orca` writes it anew, to be read again.
"""

from __future__ import annotations

import re

import pytest

from tests.orca.reader import Reader
from tests.orca.records import kept

pytestmark = pytest.mark.usefixtures("as_before")

ORCAS = re.compile(r"(Browse|Focus) mode|Modo (de )?\w+$")
"""How Orca calls what it does with keys."""
MOST = 60
"""Words that a round of two may have at Sequence."""


def play(reader: Reader, most: int) -> list[list[str]]:
    """Presses Enter on what the app leads to, until the game is over; what was heard each time."""
    heard = []
    for _ in range(most):
        if reader.page.locator(".table.over").count():
            return heard
        heard.append(reader.press("Return"))
        assert heard[-1], "a press that nothing is heard of"
    raise AssertionError("the game doesn't end")


def words(rounds: list[list[str]]) -> int:
    """How many were heard."""
    told = [line for heard in rounds for line in heard if not ORCAS.fullmatch(line)]
    return sum(len(line.split()) for line in told)


def test_sequence_dice(reader: Reader, site: str) -> None:
    """A whole game: the throw before the square that it is for, and each of them once."""
    reader.open(f"{site}#/play/one", kept("sequence_dice"))
    heard = play(reader, 120)
    for said in heard:
        square = next((n for n, words in enumerate(said) if "push button" in words), len(said))
        throws = [n for n, words in enumerate(said) if words.startswith("Ann throws")]
        assert all(n < square for n in throws), said


def test_sequences(reader: Reader, site: str) -> None:
    """A whole game."""
    reader.open(f"{site}#/play/one", kept("sequences"))
    play(reader, 60)


def test_sequence(reader: Reader, site: str) -> None:
    """The second half of a game, and in no more words than one can keep in mind."""
    reader.open(f"{site}#/play/one", kept("sequence"))
    heard = play(reader, 80)
    rounds = [heard[at : at + 2] for at in range(0, len(heard) - 2, 2)]
    assert sum(map(words, rounds)) < MOST * len(rounds), [*map(words, rounds)]


def test_tabula(reader: Reader, site: str) -> None:
    """The end of a game."""
    reader.open(f"{site}#/play/one", kept("tabula"))
    play(reader, 120)


def test_lesson(reader: Reader, site: str) -> None:
    """What the ten of Sequence Dice does, answered by Enter alone, right or wrong."""
    reader.open(f"{site}#/learn/sequence_dice/ten", kept("sequence_dice"))
    for _ in range(10):
        assert reader.press("Return")


def test_saved_games(reader: Reader, site: str) -> None:
    """From one end of the page to the other."""
    reader.open(f"{site}#/saved", kept("sequence"))
    for _ in range(13):
        reader.press("Tab")


def test_settings(reader: Reader, site: str) -> None:
    """Opened, something chosen, and closed."""
    reader.open(f"{site}#/play/one", kept("sequence_dice"))
    reader.seek("ettings" if reader.desk.locale == "en-GB" else "efinições")
    for key in ("Return", "Tab", "Tab", "Escape"):
        reader.press(key)


def test_what_can_be_done(reader: Reader, site: str) -> None:
    """Asked for by letters on the board, and by the buttons that are there for readers."""
    reader.open(f"{site}#/play/one", kept("sequence"))
    reader.press("Return")
    for key in ("w", "b", "d"):
        assert reader.press(key)
    reader.press("Escape")
    for name in ("board aloud", "choices aloud"):
        reader.page.locator(f"[data-press='app:{name}']").focus()
        assert reader.press("Return")


def test_handover(reader: Reader, site: str) -> None:
    """Two people and one tablet: nothing of a hand is heard between them."""
    reader.open(f"{site}#/play/one", kept("handover"))
    for _ in range(10):
        reader.press("Return")
