"""The panel of a game that is over: the result, how everybody stands, and where to go from here."""

from __future__ import annotations

import pytest

from tessera.scene.node import Node
from tessera.screens.table.parts.part import Part
from tessera.storage.people.people import Person
from tessera_kit.fakes.tablet import with_class
from tests.screens.games import new_game, play_to_the_end
from tests.screens.golden import CARDS, DICE, SCORES, TABULA, tablet, unfinished

MINE = Node("p", {"class": "mine"}, "Ana begins the next game.")


@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS])
def test_the_screen_is_that_of_an_end_with_a_winner(text: str) -> None:
    (main,) = with_class(tablet("#/play/one", text).page, "table")
    assert {"over", "ended", "victory"} <= set(str(main.attributes["class"]).split())


def test_there_are_three_things_to_do_and_no_fourth() -> None:
    (do,) = with_class(tablet("#/play/one").page, "do")
    assert [way.text() for way in do.children if isinstance(way, Node)] == [
        "Play again",
        "Picture",
        "How it went",
    ]


@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS])
def test_each_winner_is_seen_over_the_result(text: str) -> None:
    board = tablet("#/play/one", text)
    (victors,) = with_class(board.page, "victors")
    assert len(victors.children) == len(board.play.context.winners)


def test_the_winner_s_own_animal_is_seen() -> None:
    board = tablet("#/play/one", SCORES)
    context = board.play.context
    winner = context.table.players[context.winners[0]]
    before = with_class(board.page, "victors")
    people = context.services.saves.people.with_person(Person(winner.name, "owl", "blue"))
    context.services.remember("people", str(people))
    assert with_class(board.page, "victors") != before


def test_a_winner_alone_without_a_name_is_told_so() -> None:
    alone = DICE.replace("normal green Ana Luísa", "person green Player 1")
    board = tablet("#/play/one", alone)
    said = "You win with 6 in line!"
    assert board.text("prompt") == said
    assert said in tablet("#/end/one", alone).page.text()
    assert said not in tablet("#/play/one").page.text()


def test_while_a_game_goes_on_there_is_none_of_it() -> None:
    page = tablet("#/play/one", unfinished(DICE, 30)).page
    assert not with_class(page, "ending")
    assert not with_class(page, "onward")


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
    slots[Part.ending] = (*slots[Part.ending], Evening().ending)
    (ending,) = with_class(board.page, "ending")
    assert ending.children == (MINE,)
