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

from tessera.core.rules import CHANCE
from tessera.kit.bot import Bot, Ranking
from tessera.kit.game import Game
from tessera_kit.playing import play, some, some_setups
from tests.every_game import EVERY_GAME

AnyGame = Game[Any, Any]
POSITIONS = 3 if sys.platform == "emscripten" else 8
"""How many positions of a game every bot is asked about."""
BOTS = [
    pytest.param(game, bot, id=f"{game.rules.name}-{level}")
    for game in EVERY_GAME
    for level, bot in game.bots.items()
]
LEVELS = ("youngest", "easy", "normal", "hard")


class Question(NamedTuple):
    """A position in which a seat must choose."""

    state: Any
    seat: int
    legal: tuple[Any, ...]


@cache
def questions(name: str) -> list[Question]:
    """Some positions of random games: of all numbers of players, with all options."""
    game = next(game for game in EVERY_GAME if game.rules.name == name)
    return [
        question
        for players in some(game.rules.players, 4)
        for setup in some(some_setups(game.rules, players), 2)
        for question in some(list(asked(game, play(game.rules, setup, "bots").states)), POSITIONS)
    ]


def asked(game: AnyGame, states: tuple[Any, ...]) -> Iterator[Question]:
    """The states in which a seat has a choice."""
    for state in states:
        seat = game.rules.current_player(state)
        if seat is not None and seat != CHANCE:
            yield Question(state, seat, game.rules.legal_actions(state))


def answers(game: AnyGame, bot: Bot[Any, Any], question: Question) -> list[Ranking[Any]]:
    """Everything the bot says until it ends by itself, from its first answer on."""
    seen = game.rules.observation(question.state, question.seat)
    return list(dropwhile(not_, bot(seen, question.legal, Random(7))))


@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
def test_levels_have_the_same_names_everywhere_from_weak_to_strong(game: AnyGame) -> None:
    assert [level for level in LEVELS if level in game.bots] == list(game.bots)


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_everything_it_proposes_may_be_done(game: AnyGame, bot: Bot[Any, Any]) -> None:
    for question in questions(game.rules.name):
        rankings = answers(game, bot, question)
        assert rankings
        for ranking in rankings:
            assert ranking
            assert {choice.actions[0] for choice in ranking} <= set(question.legal)
        for choice in rankings[-1][:3]:
            follow(game, question, choice.actions)


def follow(game: AnyGame, question: Question, actions: tuple[Any, ...]) -> None:
    """Takes the actions one after the other, all by the same seat. Raises Illegal if one can't be
    done."""
    state = question.state
    for action in actions:
        assert game.rules.current_player(state) == question.seat
        state = game.rules.apply(state, action)


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_what_it_likes_best_has_the_best_chance_to_win(game: AnyGame, bot: Bot[Any, Any]) -> None:
    for question in questions(game.rules.name):
        for ranking in answers(game, bot, question):
            chances = [
                choice.win_probability for choice in ranking if choice.win_probability is not None
            ]
            assert len(chances) in (0, len(ranking))
            assert chances == sorted(chances, reverse=True)
            assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_the_same_seed_brings_the_same_thoughts(game: AnyGame, bot: Bot[Any, Any]) -> None:
    for question in questions(game.rules.name):
        assert answers(game, bot, question) == answers(game, bot, question)


@pytest.mark.parametrize(("game", "bot"), BOTS)
def test_what_it_cannot_see_makes_no_difference(game: AnyGame, bot: Bot[Any, Any]) -> None:
    """Whatever is hidden from its seat is dealt anew, and it thinks exactly the same."""
    for n, question in enumerate(questions(game.rules.name)):
        other = game.rules.resample(question.state, question.seat, Random(n))
        legal = game.rules.legal_actions(other)
        assert answers(game, bot, question) == answers(
            game, bot, Question(other, question.seat, legal)
        )
