"""Ordinary playing cards."""

from __future__ import annotations

import pytest

from tessera.core.cards import (
    CARDS,
    FACE_DOWN,
    NAMES,
    PACK,
    RANKS,
    SUITS,
    UNKNOWN,
    name_of,
    rank_of,
)


def test_a_pack_has_52_cards_with_different_names() -> None:
    assert len(PACK) == len(set(NAMES)) == len(CARDS) == 52
    assert {name_of(card) for card in PACK} == {rank + suit for rank in RANKS for suit in SUITS}


@pytest.mark.parametrize(
    ("name", "rank"),
    [("2C", 2), ("2S", 2), ("9H", 9), ("TC", 10), ("JD", 11), ("QH", 12), ("KS", 13), ("AC", 14)],
)
def test_aces_are_high(name: str, rank: int) -> None:
    assert rank_of(CARDS[name]) == rank


def test_each_rank_has_four_cards() -> None:
    ranks = [rank_of(card) for card in PACK]
    assert {rank: ranks.count(rank) for rank in ranks} == dict.fromkeys(range(2, 15), 4)


def test_cards_ascend_by_rank_and_then_clubs_diamonds_hearts_spades() -> None:
    assert NAMES[:5] == ("2C", "2D", "2H", "2S", "3C")
    assert NAMES[-4:] == ("AC", "AD", "AH", "AS")
    assert [CARDS[name] for name in NAMES] == list(PACK)


def test_an_unknown_card_is_no_card_of_the_pack_and_is_written_face_down() -> None:
    assert UNKNOWN not in PACK
    assert name_of(UNKNOWN) == FACE_DOWN
    assert FACE_DOWN not in CARDS
