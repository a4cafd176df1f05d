"""The prompt says what is to be done in every situation; the standing how a player is doing."""

from __future__ import annotations

import pytest

from tessera.games.sequence_dice.view import VIEW
from tessera_kit.fakes.tablet import with_class
from tests.games.sequence_dice.view.sights import sight

OPENING = "roll 3 4, roll 1 2"
TWOS = """\
    players=2
    B....B
    ......
    ......
    ......
    ......
    {}....G
    seat 1: {}
"""
GAME = """\
    players=2 chips=box
    GGGGG.
    GGGGG.
    .....B
    GGGGG.
    GGGGG.
    ......
    seat 1: {}
"""


def three(rows: str, footer: str) -> str:
    return "\n".join(["players=3", *rows.split(), f"seat 1: {footer}"])


EMPTY = "...... ...... ...... ...... ...... ......"
FIVES = ".G.... ...... B..... .....R ...... ..G..."
OWN_FIVES = "...G.. ...... G..... .....G ...... ..G..."
FULL = "BGBRBG GBGBGB BBGGRB GGBBBG BRGBGG GBRGBB"


@pytest.mark.parametrize(
    ("position", "events", "prompt"),
    [
        (three(EMPTY, "opening . 7 5"), "", "Throw to see who begins: the highest total begins."),
        (three(EMPTY, "to throw"), OPENING, "Throw the dice."),
        (three(EMPTY, "to throw"), f"{OPENING}, roll 1 1, place a1", "Throw again!"),
        (three(EMPTY, "to throw"), f"{OPENING}, roll 6 6, replace c3", "Throw again!"),
        (three(EMPTY, "to throw"), f"{OPENING}, roll 6 6, pass", "Throw the dice."),
        (three(EMPTY, "to throw"), f"{OPENING}, roll 5 6, place a1", "Throw the dice."),
        (three(EMPTY, "to throw"), f"{OPENING}, roll 4 6, remove a1", "Throw the dice."),
        (three(EMPTY, "to throw"), "roll 1 1, roll 6 6", "Throw the dice."),
        (three(EMPTY, "roll 2 3"), "", "Put a chip on a free 5."),
        (
            three(EMPTY, "roll 1 1"),
            "",
            "Put a chip on a free square with two ones. Then throw again.",
        ),
        (
            three(EMPTY, "roll 6 6"),
            "",
            "Put a chip on a free square with two sixes. Then throw again.",
        ),
        (
            three("...B.. ...... R..... .....R ...... ..B...", "roll 1 4"),
            "",
            "All four squares are covered: replace an opponent's chip.",
        ),
        (
            TWOS.format("B", "roll 1 1"),
            "",
            "All four squares are covered: replace an opponent's chip. Then throw again.",
        ),
        (
            three(FULL, "roll 4 6"),
            "",
            "Defensive! Take one opponent's chip away, but none from a square with dice.",
        ),
        (three(FIVES, "roll 5 6"), "", "Wild! Put a chip on any free square."),
        (three(FULL, "roll 5 6"), "", "Wild! The board is full: replace any opponent's chip."),
        (three(EMPTY, "roll 5 5"), "", "No opponent's chip may be taken, so you pass."),
        (three(OWN_FIVES, "roll 1 4"), "", "All four squares are your own, so you pass."),
        (GAME.format("roll 1 2"), "", "You have no chips left in the box, so you pass."),
        (GAME.format("roll 5 6"), "", "You have no chips left in the box, so you pass."),
    ],
)
def test_what_is_to_be_done(position: str, events: str, prompt: str) -> None:
    assert VIEW.prompt(sight(position, events=events)) == prompt


@pytest.mark.parametrize("footer", ["opening . 7 5", "to throw", "roll 2 3"])
def test_on_a_computers_turn_it_says_who_is_playing(footer: str) -> None:
    seen = sight(three(EMPTY, footer), computers=("Ana",))
    assert VIEW.prompt(seen) == "Ana is playing…"


def won(players: int, seat: int) -> str:
    rows = ["G.....", "BBBBB.", "G.....", "GG....", "......", "......"]
    return "\n".join([f"players={players} line=5", *rows, f"seat {seat}: won"])


@pytest.mark.parametrize(
    ("players", "seat", "prompt"),
    [
        (2, 2, "Rui wins with 5 in line!"),
        (3, 2, "Rui wins with 5 in line!"),
        (4, 2, "Rui and Gil win with 5 in line!"),
        (4, 4, "Rui and Gil win with 5 in line!"),
    ],
)
def test_at_the_end_it_says_who_has_won(players: int, seat: int, prompt: str) -> None:
    seen = sight(won(players, seat))
    assert VIEW.prompt(seen) == prompt


@pytest.mark.parametrize(
    ("position", "standings"),
    [
        (three(EMPTY, "opening . 7 -"), "…, 7, –"),
        (three(FIVES, "to throw"), "1 of 5 in line, 1 of 5 in line, 1 of 5 in line"),
        (three(EMPTY, "to throw"), "0 of 5 in line, 0 of 5 in line, 0 of 5 in line"),
        (
            GAME.format("to throw"),
            "5 of 6 in line\xa0· 0 chips left, 1 of 6 in line\xa0· 19 chips left",
        ),
        (won(4, 2), "3 of 5 in line, 5 of 5 in line, 3 of 5 in line, 5 of 5 in line"),
    ],
)
def test_how_everybody_stands(position: str, standings: str) -> None:
    seen = sight(position)
    said = [VIEW.standing(seen, seat) for seat in range(len(seen.players))]
    assert ", ".join(said) == standings


@pytest.mark.parametrize(
    ("footer", "events", "faces", "total"),
    [
        ("opening . . .", "", 2, ""),
        ("roll 2 5", f"{OPENING}, roll 1 6, roll 2 5", 2, "7"),
        ("to throw", f"{OPENING}, roll 2 5, place b2", 2, ""),
    ],
)
def test_the_hand_shows_the_dice_and_their_total_while_it_is_to_be_used(
    footer: str, events: str, faces: int, total: str
) -> None:
    hand = VIEW.hand(sight(three(EMPTY, footer), events=events))
    cubes = with_class(hand, "cube")
    assert len(cubes) == faces
    if events:
        assert [cube.attributes["data-face"] for cube in cubes] == [2, 5]
    assert "".join(node.text() for node in with_class(hand, "total")) == total
    assert bool(with_class(hand, "resting")) == (not total)
