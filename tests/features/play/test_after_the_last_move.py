"""The panel of a game that is over: the result, how everybody stands, and where to go from here."""

from __future__ import annotations

import pytest

from tessera.scene.node import Node
from tessera.screens.table.parts.part import Part
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.screens.games import new_game, play_to_the_end
from tests.screens.golden import CARDS, DICE, SCORES, TABULA, tablet, unfinished

MINE = Node("p", {"class": "mine"}, "Ana begins the next game.")


def rows(board: Tablet) -> list[str]:
    (ending,) = with_class(board.page, "ending")
    return [
        " ".join(part.text() for part in row.children) for row in nodes(ending) if row.tag == "li"
    ]


@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS])
def test_everybody_stands_there_and_the_winner_is_marked(text: str) -> None:
    board = tablet("#/play/one", text)
    players = board.play.context.table.players
    assert [player.name in row for player, row in zip(players, rows(board), strict=True)] == [
        True for _ in players
    ]
    victors = with_class(board.page, "victor")
    assert len(victors) == len(board.play.context.winners)
    assert "victory" in str(with_class(board.page, "over")[0].attributes["class"]).split()
    (main,) = with_class(board.page, "table")
    assert "ended" in str(main.attributes["class"]).split()


def test_a_total_is_no_longer_counted_on_the_way_to_the_target() -> None:
    assert not [row for row in rows(tablet("#/play/one", SCORES)) if " of " in row]


def test_cards_in_hand_are_no_longer_counted() -> None:
    assert not [row for row in rows(tablet("#/play/one", CARDS)) if "card" in row]


def test_the_ways_on_are_two_whole_lines_of_words() -> None:
    (ways,) = with_class(tablet("#/play/one").page, "afterwards")
    assert [way.text() for way in ways.children if isinstance(way, Node)] == [
        "How it went",
        "Send a picture",
    ]


def test_while_a_game_goes_on_there_is_none_of_it() -> None:
    page = tablet("#/play/one", unfinished(DICE, 30)).page
    assert not with_class(page, "ending")
    assert not with_class(page, "afterwards")


def test_the_last_round_looked_at_again_shows_its_dice() -> None:
    board = new_game("person Ana, easy Livia")
    play_to_the_end(board)
    board.press("last round")
    (main,) = with_class(board.page, "table")
    assert "ended" not in str(main.attributes["class"]).split()


def test_another_part_adds_a_row() -> None:
    board = tablet("#/play/one")

    class Evening(Part):
        def ending(self, seen: object) -> tuple[Node, ...]:
            return (MINE,)

    slots = board.play.context.slots
    slots.ending = (*slots.ending, Evening().ending)
    (ending,) = with_class(board.page, "ending")
    assert ending.children[-1] is MINE
