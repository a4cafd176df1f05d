"""What holds for every computer opponent of every game."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from functools import cache
from itertools import dropwhile
from operator import not_
from random import Random
from typing import Any, NamedTuple

import pytest

from tessera.bots.bot import Bot, Ranking
from tessera.core.game import CHANCE
from tessera.games import GAMES
from tessera.games.box import Box
from tests.contracts.playing import play, some, some_setups

AnyBox = Box[Any, Any]
POSITIONS = 3 if sys.platform == "emscripten" else 8
"""How many positions of a game every bot is asked about."""
BOTS = [
    pytest.param(box, bot, id=f"{box.game.name}-{level}")
    for box in GAMES
    for level, bot in box.bots.items()
]
LEVELS = ("easy", "normal", "hard")


class Question(NamedTuple):
    """A position in which a seat must choose."""

    state: Any
    seat: int
    legal: tuple[Any, ...]


@cache
def questions(name: str) -> list[Question]:
    """Some positions of random games: of all numbers of players, with all options."""
    box = next(box for box in GAMES if box.game.name == name)
    return [
        question
        for players in some(box.game.players, 4)
        for setup in some(some_setups(box.game, players), 2)
        for question in some(list(asked(box, play(box.game, setup, "bots").states)), POSITIONS)
    ]


def asked(box: AnyBox, states: tuple[Any, ...]) -> Iterator[Question]:
    """The states in which a seat has a choice."""
    for state in states:
        seat = box.game.current_player(state)
        if seat is not None and seat != CHANCE:
            yield Question(state, seat, box.game.legal_actions(state))


def answers(box: AnyBox, bot: Bot[Any, Any], question: Question) -> list[Ranking[Any]]:
    """Everything the bot says until it ends by itself, from its first answer on."""
    seen = box.game.observation(question.state, question.seat)
    return list(dropwhile(not_, bot(seen, question.legal, Random(7))))


@pytest.mark.parametrize("box", GAMES, ids=lambda box: box.game.name)
def test_levels_have_the_same_names_everywhere_from_weak_to_strong(box: AnyBox) -> None:
    assert [level for level in LEVELS if level in box.bots] == list(box.bots)


@pytest.mark.parametrize(("box", "bot"), BOTS)
def test_everything_it_proposes_may_be_done(box: AnyBox, bot: Bot[Any, Any]) -> None:
    for question in questions(box.game.name):
        rankings = answers(box, bot, question)
        assert rankings
        for ranking in rankings:
            assert ranking
            assert {choice.actions[0] for choice in ranking} <= set(question.legal)
        for choice in rankings[-1][:3]:
            follow(box, question, choice.actions)


def follow(box: AnyBox, question: Question, actions: tuple[Any, ...]) -> None:
    """Takes the actions one after the other, all by the same seat. Raises Illegal if one can't be
    done."""
    state = question.state
    for action in actions:
        assert box.game.current_player(state) == question.seat
        state = box.game.apply(state, action)


@pytest.mark.parametrize(("box", "bot"), BOTS)
def test_what_it_likes_best_has_the_best_chance_to_win(box: AnyBox, bot: Bot[Any, Any]) -> None:
    for question in questions(box.game.name):
        for ranking in answers(box, bot, question):
            chances = [choice.chance for choice in ranking if choice.chance is not None]
            assert len(chances) in (0, len(ranking))
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(("box", "bot"), BOTS)
def test_the_same_seed_brings_the_same_thoughts(box: AnyBox, bot: Bot[Any, Any]) -> None:
    for question in questions(box.game.name):
        assert answers(box, bot, question) == answers(box, bot, question)


@pytest.mark.parametrize(("box", "bot"), BOTS)
def test_what_it_cannot_see_makes_no_difference(box: AnyBox, bot: Bot[Any, Any]) -> None:
    """Whatever is hidden from its seat is dealt anew, and it thinks exactly the same."""
    for n, question in enumerate(questions(box.game.name)):
        other = box.game.resample(question.state, question.seat, Random(n))
        legal = box.game.legal_actions(other)
        assert answers(box, bot, question) == answers(
            box, bot, Question(other, question.seat, legal)
        )
