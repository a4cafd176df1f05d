"""Every game keeps every promise, with every number of players and all options."""

from __future__ import annotations

from traceback import walk_tb
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tessera.core.rules import Rules
from tessera_kit import promises as contracts
from tessera_kit.command import title_of
from tessera_kit.playing import Playout, numbers_of_players, play, setups, some_setups
from tests.contracts.conftest import every_game
from tests.contracts.folders import folder_of
from tests.effort import LONG, PYODIDE

GAMES = every_game()
BY_NAME = {game.name: game for game in GAMES}
SEEDS = ("a", "b")


def numbers_at_tables(game: Rules[Any, Any]) -> tuple[int, ...]:
    """The numbers of players that are tried: every night all, every day three small ones and the
    largest, and inside Pyodide the smallest and the largest. What others bring is more of it, and
    what an interpreter may do differently it does whoever plays."""
    numbers = numbers_of_players(game)
    few = numbers if LONG else numbers[: 1 if PYODIDE else 3]
    return tuple(dict.fromkeys((*few, numbers[-1])))


TABLES = [(game.name, players) for game in GAMES for players in numbers_at_tables(game)]


each_game = pytest.mark.parametrize("name", BY_NAME)


def step_of(error: BaseException, played: Playout) -> str:
    """The number of the step at which a promise about a game was broken, if it was about one."""
    told = ""
    for frame, _ in walk_tb(error.__traceback__):
        if (state := frame.f_locals.get("state")) in played.states:
            told = f", step {played.states.index(state)}"
    return told


def keep(check: Any, game: Rules[Any, Any], *material: Any) -> None:
    """Calls a promise; what it raises says which promise, which game and which step."""
    try:
        check(game, *material)
    except BaseException as error:
        one = material[0] if material and isinstance(material[0], Playout) else None
        where = f", {one.setup}, seed {one.seed!r}{step_of(error, one)}" if one else ""
        error.add_note(f"{title_of(check.__name__)}: {game.name}{where}")
        raise


@each_game
def test_promises_of_a_game_and_its_folder(name: str) -> None:
    game, broken = BY_NAME[name], []
    called = [(check, ()) for check in contracts.OF_A_GAME]
    for check, material in [*called, *((c, (folder_of(game),)) for c in contracts.OF_A_FOLDER)]:
        try:
            keep(check, game, *material)
        except Exception as error:
            broken.append(error)
    if broken:
        raise ExceptionGroup("broken promises", broken)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_promises_while_it_is_played(name: str, players: int) -> None:
    game = BY_NAME[name]
    seeds = SEEDS if LONG else SEEDS[:1]
    games = [play(game, setup, seed) for setup in some_setups(game, players) for seed in seeds]
    for played in games:
        for check in contracts.OF_A_PLAYOUT:
            keep(check, game, played)
    for of_many in contracts.OF_MANY:
        keep(of_many, game, games)


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
