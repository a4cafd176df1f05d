"""The prompt says what is to be done in every situation; the standing how a player is doing."""

from __future__ import annotations

import pytest

from tessera.games.sequences.view import VIEW
from tests.games.sequences.view.sights import sight
from tests.languages import APART


@pytest.mark.parametrize(
    ("sheet", "footer", "prompt"),
    [
        (" | ", "seat 1: opening . .", "Throw to see who begins: the highest total begins."),
        ("5 | 0", "first 1: seat 1 to throw", "Throw the six dice."),
        ("95", "first 1: seat 1 to throw", "Throw the six dice."),
        ("105 | 0", "first 1: seat 2 to throw", "The last round! Throw: the score to beat is 105."),
        ("100 | 110 | 0", "first 1: seat 3 to throw",
         "The last round! Throw: the score to beat is 110."),
        ("100 | 100", "first 1: seat 1 plays off with 1 2",
         "Ana and Rui are tied at 100 and continue until one of them leads."),
        ("100 5 | 100 0", "first 1: seat 1 plays off with 1 2", "Throw to break the tie."),
        ("100 | 95", "first 1: seat 1 won", "Ana wins with 100 points!"),
        ("105 | 107", "first 1: seat 2 won",
         "Ana's 105 is beaten by 107. Rui wins with 107 points!"),
        ("60 60", "first 1: seat 1 won", "Ana wins with 120 points!"),
    ],
)  # fmt: skip
def test_what_is_to_be_done_or_how_it_ended(sheet: str, footer: str, prompt: str) -> None:
    assert VIEW.prompt(sight(sheet, footer)) == prompt


@pytest.mark.parametrize(
    ("sheet", "stake", "pot"),
    [("100 | 0", "1", 2), ("100 | 0 | 0", "5", 15), (" | ".join(["100"] + ["0"] * 23), "10", 240)],
)
def test_the_winner_takes_the_stakes_of_all(sheet: str, stake: str, pot: int) -> None:
    said = VIEW.prompt(sight(sheet, "first 1: seat 1 won", stake=stake))
    assert said == f"Ana wins with 100 points! The pot of {pot} points goes to Ana."


@pytest.mark.parametrize(
    ("sheet", "footer"),
    [
        (" | ", "seat 1: opening . ."),
        ("5 | 0", "first 1: seat 1 to throw"),
        ("0 | 105", "first 2: seat 1 to throw"),
        ("100 | 100", "first 1: seat 1 plays off with 1 2"),
    ],
)
def test_on_a_computers_turn_it_says_who_is_playing(sheet: str, footer: str) -> None:
    assert VIEW.prompt(sight(sheet, footer, computer="Ana")) == "Ana is playing…"


SITUATIONS = [
    (" | ", "seat 1: opening . ."),
    ("5 | 0", "first 1: seat 1 to throw"),
    ("105 | 0", "first 1: seat 2 to throw"),
    ("100 | 100", "first 1: seat 2 plays off with 1 2"),
    ("105 | 107", "first 1: seat 2 won"),
]


@pytest.mark.parametrize(("sheet", "footer"), SITUATIONS)
def test_every_prompt_is_said_in_every_language(sheet: str, footer: str) -> None:
    said = {VIEW.prompt(sight(sheet, footer, stake="5", language=code)) for code in APART}
    assert len(said) == len(APART)
    assert not any({"{", "}"} & set(sentence) for sentence in said)


def test_the_standing_is_the_total() -> None:
    seen = sight("5 x 10 | 60 5 | 0", "first 1: seat 1 to throw")
    assert [VIEW.standing(seen, seat) for seat in range(3)] == [
        "10 of 100 points",
        "65 of 100 points",
        "0 of 100 points",
    ]
