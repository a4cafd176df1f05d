"""A request holds what the seat may know, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tessera.core.record import Player, Record
from tessera.core.rules import CHANCE
from tessera.games import GAMES, find
from tessera.session.table import Table
from tessera.thinking.ranking import TIME, RankingRequest, request_ranking
from tessera_kit.advance import advance
from tests.session.tables import NOW, begin, history, play

DICE = "roll 3 4, roll 1 2, roll 2 3, place d1, roll 1 2"


def of_sequence(seed: str = "family") -> Table[Any, Any]:
    """Sequence, cards dealt, one play done."""
    game = find("sequence")
    assert game is not None
    players = tuple(Player(name, "normal", "green") for name in ("Livia", "Marcus"))
    record = Record("sequence", 1, game.rules.standard_setup(2), seed, players, NOW)
    table: Table[Any, Any] = Table(game.rules, record)
    while table.rules.current_player(table.state) == CHANCE:
        table.play(table.draw())
    return table


def test_hidden_things_can_be_otherwise_and_the_question_is_the_same() -> None:
    table = of_sequence()
    seat = table.rules.current_player(table.state)
    assert seat is not None
    first = request_ranking(table, "normal")
    others = {table.rules.resample(table.state, seat, Random(n)) for n in range(20)}
    assert len(others) == 20
    for other in others:
        table._states[table.played] = other
        assert request_ranking(table, "normal") == first


def test_the_seed_of_the_game_is_not_in_the_question() -> None:
    table = begin("person", "normal", seed="f00dfacef00dfacef00dfacef00dface")
    play(table, DICE)
    assert "f00dface" not in repr(request_ranking(table, "normal"))


def test_the_same_point_of_a_game_asks_the_same_and_another_asks_something_else() -> None:
    def asked(seed: str, events: str) -> RankingRequest:
        table = begin("person", "normal", seed=seed)
        play(table, events)
        return request_ranking(table, "normal")

    assert asked("one", DICE) == asked("one", DICE)
    points = (DICE, f"{DICE}, place b1, roll 3 4")
    chances = {asked(seed, events).seed for seed in ("one", "two") for events in points}
    assert len(chances) == 4


@pytest.mark.parametrize("game", GAMES)
def test_every_level_has_its_time(game: Any) -> None:
    assert set(game.bots) <= set(TIME)


def of_computers(game: Any, level: str, seed: str) -> Table[Any, Any]:
    """A game of two of them that has just begun."""
    setup = game.rules.standard_setup(2)
    colours = [game.colours[side] for side in game.rules.sides(setup)]
    players = tuple(Player("X", level, colour) for colour in colours)
    name, version = game.rules.name, game.rules.version
    return Table(game.rules, Record(name, version, setup, seed, players, NOW))


@pytest.mark.parametrize("game", [game for game in GAMES if game.has_choices])
def test_a_bot_answers_a_question_as_it_answers_at_the_table(game: Any) -> None:
    for level in game.bots:
        chosen, table = 0, of_computers(game, level, "s")
        while chosen < 6:
            if table.rules.result(table.state) is not None:
                table = of_computers(game, level, f"s{chosen}")
            if table.rules.current_player(table.state) != CHANCE:
                *_, best = request_ranking(table, level).thoughts(game)
                advance(table, game.bots)
                assert history(table)[-1][1] == best[0].actions[0]
                chosen += 1
            else:
                advance(table, game.bots)
