"""What somebody blind hears of Tessera, by Orca: the menu, the form before a game, whole games, a
lesson, a puzzle, saved games, settings, and a tablet that is handed over; with nothing but keys.

What was heard lies in heard/, a file for each scene and language, and was read as somebody hears it
who sees nothing. `HEARD=write make test-orca` writes it anew, to be read again.
"""

from __future__ import annotations

import re

import pytest

from tests.orca.reader import Reader
from tests.orca.records import AS_KNOWN, kept
from tests.orca.speech import ORCAS

pytestmark = pytest.mark.usefixtures("as_before")

BUTTON = re.compile(r"push button|botão de pressão")
TOLD = re.compile(r"^Ann |wins|ganha")
PLAYED = re.compile(r"(Ann|Ben) (plays|joga)")
JACK = re.compile(r"\b(jack|valete)\b")
MOST, WITH_A_JACK = 60, 64
"""Words that a round of two may have at Sequence, and one in which a jack does something: which
chip was taken, and that there is a sequence, has its words."""


def play(reader: Reader, most: int) -> list[list[str]]:
    """Presses Enter on what the app leads to, until the game is over; what was heard each time."""
    heard = []
    for _ in range(most):
        if reader.over:
            return heard
        heard.append(reader.press("Return"))
        assert heard[-1], "a press that nothing is heard of"
    raise AssertionError("the game doesn't end")


def first(said: list[str], words: re.Pattern[str]) -> int:
    """Where this is heard first; behind all, if it isn't."""
    return next((n for n, line in enumerate(said) if words.search(line)), len(said))


def words(rounds: list[list[str]]) -> int:
    """How many were heard."""
    told = [line for heard in rounds for line in heard if not ORCAS.fullmatch(line)]
    return sum(len(line.split()) for line in told)


def deed_before_place(heard: list[list[str]]) -> None:
    """Whoever has pressed hears what came of it, and who has won, and then where the focus went."""
    for said in heard:
        if (deed := first(said, TOLD)) < len(said):
            assert deed < first(said, BUTTON), said


def test_sequence_dice(reader: Reader, site: str) -> None:
    """A whole game: the throw before the square that it is for."""
    reader.open(f"{site}#/play/one", kept("sequence_dice"))
    deed_before_place(play(reader, 120))


def test_sequences(reader: Reader, site: str) -> None:
    """A whole game."""
    reader.open(f"{site}#/play/one", kept("sequences"))
    play(reader, 60)


def test_hearts_due(reader: Reader, site: str) -> None:
    """A whole game."""
    reader.open(f"{site}#/play/one", kept("hearts_due"))
    play(reader, 60)


def test_sequence(reader: Reader, site: str) -> None:
    """A whole game, and in no more words than one can keep in mind: a round is what both have
    played."""
    reader.open(f"{site}#/play/one", kept("whole_sequence"))
    _, *heard = play(reader, 80)
    deed_before_place(heard)
    rounds = [heard[at : at + 2] for at in range(0, len(heard), 2)]
    for both in rounds:
        assert sum(bool(PLAYED.match(line)) for said in both for line in said) == 2, both
    told = [*map(words, rounds)]
    assert sum(told) < MOST * len(told), told
    for both, n in zip(rounds, told, strict=True):
        jack = any(JACK.search(line) for said in both for line in said if PLAYED.match(line))
        assert n < (WITH_A_JACK if jack else MOST), (n, both)


def test_tabula(reader: Reader, site: str) -> None:
    """A whole game."""
    reader.open(f"{site}#/play/one", kept("tabula"))
    deed_before_place(play(reader, 120))


def test_lesson(reader: Reader, site: str) -> None:
    """What the ten of Sequence Dice does, answered by Enter alone, right or wrong."""
    reader.open(f"{site}#/learn/sequence_dice/ten", kept("sequence_dice"))
    for _ in range(10):
        assert reader.press("Return")


def test_puzzle(reader: Reader, site: str) -> None:
    """A wrong play, what punishes it, and the way to be shown the best. It is one from the middle,
    which won't soon be that of the day."""
    reader.open(f"{site}#/puzzles/sequence_dice/c1f04e", kept("sequence_dice"))
    for key in ("Down", "Up", "w", "Return", "Return"):  # Letters count once the focus was moved.
        assert reader.press(key)
    reader.seek("Show me" if reader.desk.locale == "en-GB" else "Mostrar", key="shift+Tab")
    for key in ("Return", "Return"):
        assert reader.press(key)


def test_menu(reader: Reader, site: str) -> None:
    """On a first visit: from the top to the second game, and the ways beside the first."""
    reader.open(f"{site}#/", {})
    reader.enter()
    for _ in range(12):
        reader.press("Tab")


def test_saved_games(reader: Reader, site: str) -> None:
    """From one end of the page to the other."""
    reader.open(f"{site}#/saved", kept("sequence"))
    reader.enter()
    for _ in range(9):
        reader.press("Tab")


def test_settings(reader: Reader, site: str) -> None:
    """Opened under More, something chosen, and closed."""
    reader.open(f"{site}#/play/one", kept("sequence_dice"))
    is_english = reader.desk.locale == "en-GB"
    reader.seek("More" if is_english else "Mais")
    reader.press("Return")
    reader.seek("ettings" if is_english else "efinições")
    for key in ("Return", "Tab", "Tab", "Escape"):
        reader.press(key)


def test_what_can_be_done(reader: Reader, site: str) -> None:
    """Asked for by letters, of the hand and then of a chosen card on the board; and by the buttons
    that are there for readers, which Orca's own B goes to from anywhere but the board."""
    reader.open(f"{site}#/play/one", kept("sequence"))
    for key in ("Return", "Right", "Left"):
        reader.press(key)
    assert reader.press("w")
    for key in ("Return", "Right", "Left"):
        reader.press(key)
    for key in ("w", "b", "d"):
        assert reader.press(key)
    reader.press("Escape")
    first = "Read the board" if reader.desk.locale == "en-GB" else "Ler o tabuleiro"
    reader.seek(first, key="b")
    assert reader.press("Return")
    for _ in range(2):
        for key in ("b", "Return"):
            assert reader.press(key)


def test_handover(reader: Reader, site: str) -> None:
    """Two people and one tablet: nothing of a hand is heard between them."""
    reader.open(f"{site}#/play/one", kept("handover"))
    for _ in range(10):
        reader.press("Return")


def test_set_up(reader: Reader, site: str) -> None:
    """From the title to the button that starts; who sits on the first seat is asked on the way."""
    reader.open(f"{site}#/new/sequence_dice", AS_KNOWN)
    reader.enter()
    reader.seek(" 1: ")
    for key in ("Return", "Tab", "Escape"):
        reader.press(key)
    start = "Start the game" if reader.desk.locale == "en-GB" else "Começar o jogo"
    reader.seek(start)


def test_round_a_late_game(reader: Reader, site: str) -> None:
    """From the hand round all that the Tab key comes to."""
    reader.open(f"{site}#/play/one", kept("sequence"))
    reader.press("Return")
    for _ in range(13):
        reader.press("Tab")
