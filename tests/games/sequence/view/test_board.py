"""What the board of Sequence shows and says."""

from __future__ import annotations

import pytest

from tessera.games.sequence.view import VIEW
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import with_class
from tests.games.sequence.view.sights import labels, position, sight

LINE = position(
    "JS JC",
    chips=("e5 e6 e7 e8 e9 c2", "g7 b3"),
    sequences=("e5-e9", ""),
)


@pytest.mark.parametrize(
    ("language", "square", "label"),
    [
        ("en", "a1", "a1, wild corner"),
        ("en", "h2", "h2, queen of hearts: you have a card for it"),
        ("en", "b7", "b7, 9 of spades: you have a card for it"),
        ("en", "g7", "g7, queen of hearts, blue chip: you have a card for it"),
        ("en", "c2", "c2, 4 of clubs, green chip"),
        ("en", "e5", "e5, 5 of hearts, green chip, part of a sequence"),
        ("pt", "g7", "g7, dama de copas, ficha azul: tem uma carta para ela"),
        ("pt", "e5", "e5, 5 de copas, ficha verde, parte de uma sequência"),
        ("es", "e5", "e5, 5 de corazones, ficha verde, parte de una secuencia"),
    ],
)
def test_a_square_says_its_card_its_chip_and_what_can_be_done(
    language: str, square: str, label: str
) -> None:
    assert labels(sight(LINE, language=language))[square] == label


def test_a_chip_in_a_sequence_of_others_is_said_to_be_protected_by_it() -> None:
    theirs = position("JS", chips=("c2", "e5 e6 e7 e8 e9 b3"), sequences=("", "e5-e9"))
    named = labels(sight(theirs, chosen="card JS 0"))
    assert named["e5"] == "e5, 5 of hearts, blue chip, part of a sequence"
    assert named["b3"] == "b3, ace of spades, blue chip: take this chip away"


def test_fives_to_choose_from_are_said_on_their_squares() -> None:
    long = position(chips=("f4 f5 f6 f7 f8 f9", ""), awaits="claim f8")
    named = labels(sight(long))
    assert named["f4"].endswith("green chip: choose the line 3 of clubs to ace of clubs")
    assert named["f5"].endswith("green chip: part of several lines that can be your sequence")
    assert "line" not in named["g4"]


def test_a_sequence_has_one_line_and_its_chips_another_look() -> None:
    board = VIEW.board(sight(LINE))
    assert len(with_class(board, "sequence-line")) == 1
    assert len(with_class(board, "fixed")) == 5
    assert len(with_class(board, "chip")) == 8


@pytest.mark.parametrize(
    ("chosen", "put", "take"), [("", 0, 0), ("card JS 0", 0, 2), ("card QH 0", 2, 0)]
)
def test_only_what_the_chosen_card_can_do_glows(chosen: str, put: int, take: int) -> None:
    here = position("JS JC QH", chips=("c2", "a5 b3"))
    board = VIEW.board(sight(here, chosen=chosen))
    assert len([n for n in with_class(board, "glow") if n in with_class(board, "put")]) == put
    assert len([n for n in with_class(board, "glow") if n in with_class(board, "take")]) == take
    assert not with_class(board, "anywhere")


def test_a_card_that_goes_anywhere_lights_up_the_board_and_no_square() -> None:
    seen = sight(LINE, chosen="card JC 0")
    board = VIEW.board(seen)
    assert not with_class(board, "glow")
    (frame,) = with_class(board, "anywhere")
    assert frame in with_class(board, "frame")
    able = [label for label in labels(seen).values() if label.endswith("play here")]
    assert len(able) == 88, "each square still says so"


def test_a_card_fades_under_a_chip_and_the_band_of_a_sequence_lies_between() -> None:
    board = VIEW.board(sight(LINE))
    assert [veil.key for veil in with_class(board, "veil")][:2] == ["12 green", "21 blue"]
    (drawing,) = (node for node in board.children if isinstance(node, Node) and node.tag == "svg")
    layers = [getattr(node, "key", None) for node in drawing.children]
    assert layers.index("veils") < layers.index("sequences") < layers.index("12")


def test_the_square_of_the_last_chip_is_marked_until_another_one_comes() -> None:
    def last(events: str) -> list[str]:
        tiles = with_class(VIEW.board(sight(LINE, events=events)), "tile")
        return [str(tile.key) for tile in tiles if with_class(tile, "mark")]

    assert last("") == []
    assert last("play 4C c2, card KD") == ["12"]
    assert last("play 4C c2, card KD, play JS d5") == ["43"], "where a chip was taken away"
    assert last("play 4C c2, swap 9C") == ["12"]


def test_one_square_can_be_reached_by_the_tab_key() -> None:
    for cursor, square in (("square c4", "c4"), ("card JS 0", "e5")):
        buttons = with_class(VIEW.board(sight(LINE, cursor=cursor)), "square")
        reached = [b.attributes["data-press"] for b in buttons if b.attributes["tabindex"] == 0]
        assert reached == [f"game:square {square}"]
