"""Events as text."""

from __future__ import annotations

import pytest

from tessera.core.cards import CARDS, UNKNOWN
from tessera.core.rules import Illegal
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.board import FIVES, SQUARES
from tessera.games.sequence.rules.engine import PLAYS, Move
from tessera.games.sequence.rules.notation import read, write
from tessera.games.sequence.rules.state import DRAW, FORGET, PASS, Card, Claim, Event, State, Talk

A1_E1 = 0b11111


@pytest.mark.parametrize(
    ("text", "event"),
    [
        ("card QH", Card(CARDS["QH"])),
        ("play QH h2", Move("play", CARDS["QH"], SQUARES["h2"])),
        ("play JC j9", Move("play", CARDS["JC"], SQUARES["j9"])),
        ("swap 9C", Move("swap", CARDS["9C"])),
        ("discard TD", Move("discard", CARDS["TD"])),
        ("give 2S", Move("give", CARDS["2S"])),
        ("claim a1-e1", Claim(A1_E1)),
        ("talk 1", Talk(0)),
        ("talk 3", Talk(2)),
        ("draw", DRAW),
        ("forget", FORGET),
        ("pass", PASS),
    ],
)
def test_events_are_a_verb_and_its_words(text: str, event: Event) -> None:
    assert (read(text), write(event)) == (event, text)
    assert type(read(text)) is type(event)


def test_the_text_of_every_play_reads_back() -> None:
    plays = [move for moves in PLAYS for _, move in moves]
    # 96 squares of cards that appear twice in the packs but are one choice, and four jacks.
    assert len({write(move) for move in plays}) == len(plays) == 96 + 4 * 96
    assert [read(write(move)) for move in plays] == plays


def test_the_text_of_every_five_reads_back() -> None:
    assert len({write(Claim(five)) for five in FIVES}) == len(FIVES)
    assert [read(write(Claim(five))) for five in FIVES] == list(map(Claim, FIVES))


def dealing() -> State:
    """Two have drawn for who begins, and the first card is dealt."""
    state = RULES.new(RULES.standard_setup(2))
    for text in ("card KS", "card 2C"):
        state = RULES.apply(state, read(text))
    return state


def test_a_card_that_is_not_seen_can_be_told_but_not_played() -> None:
    assert write(Card(UNKNOWN)) == "card ??"
    assert read("card ??") == Card(UNKNOWN)
    for state in (RULES.new(RULES.standard_setup(2)), dealing()):
        with pytest.raises(Illegal, match="no_such_card"):
            RULES.apply(state, Card(UNKNOWN))


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "card", "card ", "card 1C", "card TX", "card qh", "card 10C", "card QH ",
        "card  QH", " card QH", "card QH QH", "play QH", "play h2", "play QH h11", "play QH k1",
        "play QH H2", "play QH h2 h2", "play ?? h2", "swap", "swap 9C a5", "swap ??", "give",
        "give ??", "discard ??", "claim", "claim e1-a1", "claim a1-d1", "claim a1-f1", "claim a1",
        "claim a1 e1", "claim a1-e1 a1-e1", "talk", "talk 0", "talk 4", "talk 1 2", "talk ²",
        "Draw", "draw 9C", "draws", "forget it", "pass on", "put QH h2", "QH h2",
    ],
)  # fmt: skip
def test_anything_else_is_no_event(text: str) -> None:
    with pytest.raises(Illegal) as refusal:
        read(text)
    assert (refusal.value.code, refusal.value.facts) == ("unreadable", {"text": text})
