"""Everybody's chance to win on the screen, as a bar."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.games.sequences.view import VIEW, Sight
from tessera.i18n import translator
from tessera.kit.phrases import per_cent
from tessera_kit.fakes.tablet import nodes, with_class
from tests.games.sequences.view.sights import sight
from tests.languages import APART

LAST = sight("105 | 95 | 0", "first 1: seat 2 to throw")
"""Eva can't reach 105 any more, whatever Rui throws."""


def wanting(seen: Sight, value: str) -> Sight:
    """The same for somebody who wants the chances like this."""
    return replace(seen, preferences={"chances": value})


def numbers(seen: Sight) -> list[str]:
    """The words of the bar."""
    return [number.text() for number in nodes(VIEW.board(seen)) if number.tag == "b"]


def widths(seen: Sight) -> list[float]:
    """The parts of the bar, per cent."""
    found = with_class(VIEW.board(seen), "portion")
    return [float(str(part.attributes[".style"])[len("--chance: ") : -1]) for part in found]


@pytest.mark.parametrize(
    ("chance", "words"),
    [
        (0, "0%"),
        (1e-9, "<1%"),
        (0.004, "<1%"),
        (0.006, "1%"),
        (0.345, "34%"),
        (0.994, "99%"),
        (0.996, ">99%"),
        (1, "100%"),
    ],
)
def test_only_what_is_certain_is_called_0_or_100(chance: float, words: str) -> None:
    assert per_cent(translator("en"), chance) == words


def test_per_cent_is_written_as_in_each_language() -> None:
    written = [per_cent(translator(code), 0.25) for code in ("pt", "es", "en")]
    assert written == ["25%", "25\N{NO-BREAK SPACE}%", "25%"]


def test_the_bar_has_everybody_s_part() -> None:
    # As in test_winning: (6,501 + 6,045 / 2) of 46,656 throws for Rui.
    assert numbers(LAST) == ["80%", "20%", "0%"]
    assert widths(LAST) == [79.6, 20.4, 0]
    names = [part.text() for part in with_class(VIEW.board(LAST), "portion")]
    assert names == ["Ana80%", "Rui20%", "Eva0%"]


def test_the_bar_is_heard_in_one_sentence() -> None:
    (bar,) = with_class(VIEW.board(LAST), "shares")
    assert bar.attributes["aria-label"] == "Chances to win: Ana 80%, Rui 20%, Eva 0%"


@pytest.mark.parametrize(
    ("sheet", "footer", "chances"),
    [
        (" | | | ", "seat 2: opening 21 . . .", []),
        ("60 | 5 | 0 | ", "first 1: seat 4 to throw", []),
        ("100 | 105 | 0", "first 1: seat 2 won", ["0%", "100%", "0%"]),
        ("100 | 5 | 100", "first 1: seat 1 plays off with 1 3", ["50%", "0%", "50%"]),
    ],
)
def test_in_the_first_round_in_a_play_off_and_at_the_end(
    sheet: str, footer: str, chances: list[str]
) -> None:
    assert numbers(sight(sheet, footer)) == chances


def test_who_plays_alone_or_does_not_want_to_know_sees_none_of_it() -> None:
    for seen in (sight("40", "first 1: seat 1 to throw"), wanting(LAST, "hidden")):
        board = VIEW.board(seen)
        assert numbers(seen) == widths(seen) == []
        assert len(with_class(board, "curve")) == 1


def test_the_bar_has_a_name_in_every_language() -> None:
    seen = [sight("5 | 0", "first 1: seat 1 to throw", language=code) for code in APART]
    bars = [with_class(VIEW.board(one), "shares")[0] for one in seen]
    assert len({str(bar.attributes["aria-label"]) for bar in bars}) == len(APART)
