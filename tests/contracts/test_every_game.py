"""Every game keeps every promise, with every number of players and all options."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.rules import Rules
from tessera_kit import promises as contracts
from tessera_kit.playing import Playout, numbers_of_players, play, setups, some_setups
from tests.contracts.conftest import every_game
from tests.contracts.folders import folder_of
from tests.effort import LONG, PYODIDE

GAMES = every_game()
BY_NAME = {game.name: game for game in GAMES}
SEEDS = ("a", "b")


def numbers_at_tables(game: Rules[Any, Any]) -> tuple[int, ...]:
    """Inside Pyodide, every day, the smallest and the largest alone: what an interpreter may do
    differently it does whoever plays."""
    numbers = numbers_of_players(game)
    return (*numbers[:1], *numbers[1:][-1:]) if PYODIDE and not LONG else numbers


TABLES = [(game.name, players) for game in GAMES for players in numbers_at_tables(game)]


def name_of(value: Any) -> str:
    return getattr(value, "__name__", str(value)).removeprefix("check_")


each_game = pytest.mark.parametrize("name", BY_NAME)


@cache
def random_games(name: str, players: int) -> tuple[Playout, ...]:
    """Some, with every option; of the fewest players more, for what others bring is more of it."""
    game = BY_NAME[name]
    seeds = SEEDS if LONG or players == game.players[0] else SEEDS[:1]
    return tuple(play(game, setup, seed) for setup in some_setups(game, players) for seed in seeds)


@each_game
@pytest.mark.parametrize("check", contracts.OF_A_GAME, ids=name_of)
def test_promises_of_a_game(check: Any, name: str) -> None:
    check(BY_NAME[name])


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("check", contracts.OF_A_PLAYOUT, ids=name_of)
def test_promises_while_it_is_played(check: Any, name: str, players: int) -> None:
    for played in random_games(name, players):
        check(BY_NAME[name], played)


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("check", contracts.OF_MANY, ids=name_of)
def test_promises_about_many_games(check: Any, name: str, players: int) -> None:
    check(BY_NAME[name], random_games(name, players))


@each_game
@pytest.mark.parametrize("check", contracts.OF_A_FOLDER, ids=name_of)
def test_promises_about_the_folder_of_its_tests(check: Any, name: str) -> None:
    check(BY_NAME[name], folder_of(BY_NAME[name]))


@each_game
@given(data=st.data(), seed=st.from_regex(r"[!-~]{1,40}", fullmatch=True))
def test_any_game_with_any_seed_ends_and_can_be_saved(
    name: str, data: st.DataObject, seed: str
) -> None:
    game = BY_NAME[name]
    every_setup = [setup for players in game.players for setup in setups(game, players)]
    played = play(game, data.draw(st.sampled_from(every_setup)), seed)
    contracts.check_it_ends(game, played)
    contracts.check_record(game, played)


@each_game
@given(text=st.text())
def test_any_text_at_all_is_refused_or_means_something(name: str, text: str) -> None:
    game = BY_NAME[name]
    contracts.check_reader(game.read, game.write, text)
    contracts.check_reader(game.read_position, game.write_position, text)


def test_names_are_used_once() -> None:
    assert len(BY_NAME) == len(GAMES)
