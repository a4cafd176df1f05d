"""Positions as text."""

from __future__ import annotations

import pytest

from tessera.core.rules import Illegal
from tessera.games.sequence.rules import RULES
from tessera_kit.playing import offered
from tessera_kit.promises.texts import slips
from tests.games.sequence.scripts import agreed, play

GOOD = """\
players=4 drawing=by_hand
*........*
.GGGGGG...
..........
...B......
..........
........B.
..........
..........
..........
*........*
G: b2-f2
B:
seat 1: 2C 9D JS
seat 2: ?? ?? ?? owes 1 | 4H QC
seat 3: - | 4H
seat 4: 9D
pile 94
seat 1: play"""


def refuses(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        RULES.read_position(text)
    assert (refusal.value.code, refusal.value.facts) == ("unreadable", {"text": text})


def test_a_position_is_written_as_it_was_read() -> None:
    state = RULES.read_position(GOOD)
    assert RULES.write_position(state) == GOOD
    assert state.chips[0].bit_count() == 6
    assert state.hands[1] == (-1, -1, -1)
    assert (state.owed, state.pile) == ((0, 1, 0, 0), 94)


def test_space_round_the_lines_means_nothing() -> None:
    indented = "\n\n" + "\n".join(f"    {line}  " for line in GOOD.split("\n")) + "\n"
    assert RULES.read_position(indented) == RULES.read_position(GOOD)


@pytest.mark.parametrize(
    "awaited",
    [
        "seat 2: play",  # A talk that was heard of in its own turn.
        "seat 2: give",
        "seat 1: play swapped",
        "seat 1: pile swapped",
        "seat 1: card",
    ],
)
def test_other_things_that_may_be_awaited(awaited: str) -> None:
    text = GOOD.replace("seat 1: play", awaited)
    assert RULES.write_position(RULES.read_position(text)) == text


OPENING = """\
players=3
*........*
..........
..........
..........
..........
..........
..........
..........
..........
*........*
G:
B:
R:
seat 1: -
seat 2: -
seat 3: -
pile 104
"""
SEATS = "seat 1: -\nseat 2: -\nseat 3: -"


@pytest.mark.parametrize(
    "awaited",
    [
        "seat 1: opening . . . ()",
        "seat 2: opening 13 . . (KS)",
        "seat 3: opening 13 2 . (KS 2C)",
        "seat 1: opening . - . (KS 2C KS)",
        "seat 3: opening 14 - . (KS 2C KS AS)",
        "seat 1: deal",
        "seat 3: deal",
    ],
)
def test_who_begins_is_still_open(awaited: str) -> None:
    assert RULES.write_position(RULES.read_position(OPENING + awaited)) == OPENING + awaited


@pytest.mark.parametrize(
    ("part", "instead"),
    [
        ("..........", ".G........"),
        ("seat 1: -", "seat 1: - | 9C"),
        ("seat 1: -\nseat 2: -", "seat 1: 2C\nseat 2: 2C"),
        ("seat 2: -", "seat 2: 2C"),
        ("seat 3: -", "seat 3: 2C 2C"),
        (SEATS, SEATS.replace("-", "2C 3C 4C 5C 6C 7C", 2).replace("-", "8C 9C TC JC QC KC")),
    ],
)
def test_what_can_not_be_while_cards_are_dealt(part: str, instead: str) -> None:
    text = OPENING.replace(part, instead, 1) + "seat 1: deal"
    cards = sum(line.count("C") for line in text.splitlines() if line.startswith("seat"))
    refuses(text.replace("pile 104", f"pile {104 - cards}"))


WON = """\
players=2
*GGGG....*
..........
....B.....
..........
GGGGG.....
..........
..........
..........
..........
*........*
G: a1-e1 a5-e5
B:
seat 1: 2C
seat 2: 2C
pile 102
seat 1: """


def test_the_game_is_over_exactly_when_somebody_has_won_or_nobody_can_play() -> None:
    assert RULES.write_position(RULES.read_position(WON + "over")) == WON + "over"
    for awaited in ("play", "card", "give"):
        refuses(WON + awaited)
    refuses(WON.replace(" a5-e5", "") + "over")


@pytest.mark.parametrize("fives", ["a5-e5 a5-e5", "a5-e5 b5-f5"])
def test_sequences_that_share_more_than_a_chip_win_nothing(fives: str) -> None:
    text = WON.replace("GGGGG.....", "GGGGGG....") + "over"
    assert RULES.read_position(text)
    refuses(text.replace("a1-e1 a5-e5", fives))


def test_cards_are_drawn_for_who_begins_before_any_are_dealt() -> None:
    text = OPENING.replace("seat 1: -", "seat 1: 2C").replace("pile 104", "pile 103")
    assert RULES.read_position(text + "seat 2: deal")
    refuses(text + "seat 1: opening . . . ()")


def test_who_plays_alone_owes_nothing() -> None:
    text = WON.replace(" a5-e5", "") + "play"
    assert RULES.read_position(text)
    refuses(text.replace("seat 1: 2C", "seat 1: 2C owes 1"))


def test_there_is_nothing_to_choose_where_any_choice_wins() -> None:
    """Of three sides, and of two when one sequence is there already."""
    text = WON.replace("*GGGG....*", "*........*").replace("GGGGG.....", "GGGGGG....")
    assert RULES.read_position(text.replace("G: a1-e1 a5-e5", "G:") + "claim c5")
    refuses(text.replace("*........*", "*GGGG....*", 1).replace(" a5-e5", "") + "claim c5")
    three = OPENING.replace("..........", ".GGGGGG...", 1)
    refuses(three + "seat 1: claim c2")


def test_who_has_no_card_gives_none_up() -> None:
    text = GOOD.replace("seat 3: -", "seat 3: - owes 1")
    assert RULES.read_position(text.replace("seat 1: play", "seat 3: play"))
    refuses(text.replace("seat 1: play", "seat 3: give"))


def test_a_pile_is_never_empty() -> None:
    """Nothing could be drawn from it."""
    cards = " ".join(f"{rank}{suit}" for rank in "23456789TJQKA" for suit in "CDHS")
    text = WON.replace(" a5-e5", "").replace("pile 102", "pile 0") + "card"
    rest = (cards + " " + cards).replace("2C ", "")
    refuses(text.replace("seat 2: 2C", f"seat 2: 2C | {rest}"))


def test_whatever_can_be_read_can_be_played_on() -> None:
    """Something is expected of somebody, unless the game is over."""
    for text in slips(GOOD):
        try:
            state = RULES.read_position(text)
        except Illegal:
            continue
        if "??" not in RULES.write_position(state).splitlines()[12 + state.seat]:
            assert bool(offered(RULES, state)) == (RULES.result(state) is None)


def test_the_first_position() -> None:
    text = OPENING + "seat 1: opening . . . ()"
    assert RULES.write_position(RULES.new(agreed(3))) == text
    assert RULES.read_position(text) == RULES.new(agreed(3))
    assert play(RULES.read_position(text), "card KS") == play(RULES.new(agreed(3)), "card KS")
