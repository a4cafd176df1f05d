"""Throwing for who begins, as every game tells it."""

from __future__ import annotations

import pytest

from tessera.core.dice import Roll
from tessera.core.opening import OUT, TO_COME, thrown
from tessera.core.record import Player
from tessera.games import find
from tessera.i18n import translator
from tessera.kit.opening import laid_out, thrown_words, total_thrown
from tessera.kit.view import Due, Seen, Ui
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import with_class


@pytest.mark.parametrize(
    ("opening", "words"),
    [
        ((TO_COME, TO_COME), "… …"),
        ((7, TO_COME, TO_COME), "7 … …"),
        ((TO_COME, OUT, TO_COME), "… – …"),
        ((11, OUT, TO_COME), "11 – …"),
    ],
)
def test_what_stands_beside_each_name(opening: tuple[int, ...], words: str) -> None:
    assert " ".join(thrown_words(opening, seat) for seat in range(len(opening))) == words


def test_after_a_tie_those_who_are_out_have_a_dash() -> None:
    opening, _ = thrown((6, 3, TO_COME), 2, 6)
    assert [thrown_words(opening, seat) for seat in range(3)] == ["…", "–", "…"]


def test_a_game_may_have_words_for_what_was_drawn() -> None:
    names = {11: "jack", 12: "queen"}
    assert thrown_words((12, TO_COME), 0, names.__getitem__) == "queen"
    assert thrown_words((12, TO_COME), 1, names.__getitem__) == "…"


def over_the_board(*throws: str) -> list[str]:
    """What lies over the board of three after these throws, each with what it looks like."""
    rules = find("sequence_dice").rules
    start = state = rules.new(rules.standard_setup(3))
    events: list[Roll] = []
    for throw in throws:
        events.append(Roll(tuple(map(int, throw.split()))))
        state = rules.apply(state, events[-1])
    players = tuple(Player(name, "person", "green") for name in ("Ana", "Rui", "Eva"))
    seen = Seen(state, (), Due.THROW, players, tuple(events), Ui(""), translator("en"), start=start)
    board = laid_out(Node("div", {"class": "board"}), seen, total_thrown)
    found = []
    for place in with_class(board, "opening-throw"):
        looks = str(place.attributes["class"]).split()
        found.append(" ".join([place.text(), *({"begins", "outdone"}.intersection(looks))]))
    return found


def test_somebody_alone_without_a_name_is_addressed_as_you() -> None:
    given = (Player("Player 1", "person", "green"), Player("Livia", "normal", "blue"))
    tell, say = find("sequence_dice").texts.tell, translator("en")
    assert tell(say, given, "begins", {"seat": 0}) == "You begin."
    assert tell(say, given, "begins", {"seat": 1}) == "Livia begins."
    named = (Player("Ana", "person", "green"), given[1])
    assert tell(say, named, "begins", {"seat": 0}) == "Ana begins."
    for players, shown in ((given, "You"), (named, "Ana")):
        seen = Seen(None, (), Due.THROW, players, (), Ui(""), say)
        assert [player.name for player in seen.named] == [shown, "Livia"]
    assert seen.named is named


def test_all_throws_for_who_begins_lie_over_the_board_together_until_the_game_goes_on() -> None:
    assert over_the_board() == ["Ana", "Rui", "Eva"]
    assert over_the_board("1 2", "5 5") == ["3Ana", "10Rui", "Eva"]
    assert over_the_board("1 2", "5 5", "4 6") == ["3Ana outdone", "10Rui", "10Eva"], "a tie"
    assert over_the_board("1 2", "5 5", "4 6", "1 1", "2 2")[2] == "4Eva begins"
    assert over_the_board("1 2", "5 5", "2 2", "3 4") == []
