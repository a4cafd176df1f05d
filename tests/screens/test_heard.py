"""What is heard of the events of every game, a stranger's too."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tessera.i18n import translator
from tessera.kit.game import AnyGame
from tessera.screens.services.heard import ToldEvent, heard
from tessera_kit.playing import Playout, play
from tests.every_game import EVERY_GAME, ONE_CARD


def steps(game: AnyGame, played: Playout) -> list[ToldEvent]:
    """The events of a game, as spectators are told of them."""
    return [ToldEvent(*step, game.rules.story(*step)) for step in played.steps()]


def names(game: AnyGame, step: ToldEvent, *people: int) -> list[str]:
    return [cue.name for cue in heard(game, step, frozenset(people), 0.9)]


@pytest.fixture(params=EVERY_GAME, ids=lambda game: game.rules.name)
def game(request: pytest.FixtureRequest) -> Any:
    return request.param


def test_whatever_is_told_is_heard_and_nothing_else(game: AnyGame) -> None:
    setup = game.rules.standard_setup(game.rules.players[0])
    for step in steps(game, play(game.rules, setup, "heard")):
        assert bool(heard(game, step, frozenset(), 0.9)) == bool(step.lines)


def test_the_end_is_heard_once_and_happy_if_a_person_won(game: AnyGame) -> None:
    setup = game.rules.standard_setup(game.rules.players[0])
    played = play(game.rules, setup, "heard")
    *rest, last = steps(game, played)
    result = game.rules.result(played.end)
    assert result
    winners, seats = set(result.winners), range(setup.players)
    assert names(game, last)[-1] == "win"
    assert names(game, last, *seats)[-1] == ("win" if winners else "over")
    losers = [seat for seat in seats if seat not in winners]
    if losers:
        assert names(game, last, *losers)[-1] == "over"
    assert not [step for step in rest if {"win", "over"} & {*names(game, step)}]


def test_a_game_gives_sounds_only_to_what_it_tells(game: AnyGame) -> None:
    missing = set()
    for code in game.cues:
        try:
            game.texts.tell(translator("en"), (), code, {})
        except (KeyError, IndexError) as fault:  # Of facts, of players, or of the sentence.
            missing.add(fault.args[0])
    assert not missing & game.cues.keys()


def test_a_stranger_is_heard_without_a_word() -> None:
    stranger = replace(ONE_CARD, cues={})
    setup = stranger.rules.standard_setup(2)
    told = [names(stranger, step) for step in steps(stranger, play(stranger.rules, setup, "a"))]
    assert told[:2] == [["card"], ["card"]]
    assert told[-1] == ["chip", "win"]
