"""Who is awaited, and how computers are asked."""

from __future__ import annotations

from typing import Any

import pytest

from tessera.core.chance import Rng
from tessera.core.record import Player, Record
from tessera.core.rules import CHANCE, Illegal
from tessera.games import sequence_dice
from tessera.games.one_card.rules import RULES as ONE_CARD
from tessera.kit.bot import Choice, uniform
from tessera.kit.view import Due
from tessera.session.table import Table
from tessera.session.turn import due, throw
from tessera_kit.advance import advance
from tests.session.tables import NOW, AnyTable, begin, known, play, played

BOTS = sequence_dice.GAME.bots
OPENING = "roll 3 4, roll 1 2"


@pytest.mark.parametrize(
    ("kinds", "events", "expected"),
    [
        ("person person", "", Due.THROW),
        ("person person", "roll 3 4", Due.THROW),
        ("person normal", "roll 3 4", Due.COMPUTER),
        ("person normal", OPENING, Due.THROW),
        ("person normal", f"{OPENING}, roll 2 3", Due.CHOICE),
        ("person normal", f"{OPENING}, roll 4 6", Due.CHOICE),
        ("person normal", f"{OPENING}, roll 2 3, place d1", Due.COMPUTER),
        ("person normal", f"{OPENING}, roll 2 3, place d1, roll 1 2", Due.COMPUTER),
        ("normal person", OPENING, Due.COMPUTER),
    ],
)
def test_who_is_awaited(kinds: str, events: str, expected: Due) -> None:
    table = begin(*kinds.split())
    if events:
        play(table, events)
    assert due(table) is expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_computers_play_a_whole_game_to_a_result(seats: int) -> None:
    table = computers(seats)
    result = table.rules.result(table.state)
    assert result is not None
    assert result.winners
    assert due(table) is Due.NOTHING


def test_when_the_game_is_over_nothing_more_happens() -> None:
    table = computers(2)
    over = known(table)
    advance(table, BOTS)
    assert known(table) == over
    with pytest.raises((Illegal, ValueError)):
        throw(table)
    assert known(table) == over


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_game_and_another_seed_another(seats: int) -> None:
    assert known(computers(seats)) == known(computers(seats))
    assert known(computers(seats)) != known(computers(seats, seed="other"))


def test_a_computer_asked_again_after_undo_chooses_the_same() -> None:
    table = begin("person", "normal")
    play(table, f"{OPENING}, roll 2 3, place d1")
    advance(table, BOTS)
    advance(table, BOTS)
    first = played(table)
    table.undo()
    play(table, "place d1")
    advance(table, BOTS)
    advance(table, BOTS)
    assert played(table) == first


def test_a_seat_plays_with_the_bot_of_its_kind() -> None:
    table = begin("normal", "normal")
    play(table, f"{OPENING}, roll 2 3")

    def last(seen: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        yield (Choice((legal[-1],)),)

    advance(table, {"other": uniform, "normal": last})
    assert played(table).endswith("place c6")


def test_a_bot_is_given_what_its_seat_sees_and_never_the_state() -> None:
    players = tuple(Player(name, "recording", "green") for name in ("Livia", "Marcus", "Cato"))
    record = Record("one_card", 1, ONE_CARD.standard_setup(3), "1", players, NOW)
    table: AnyTable = Table(ONE_CARD, record)
    asked: list[tuple[int, Any, tuple[Any, ...]]] = []

    def stay(seen: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
        asked.append((len(seen.said), seen, legal))
        yield (Choice((legal[0],)),)

    while due(table) is Due.COMPUTER:
        seat, before = ONE_CARD.current_player(table.state), table.state
        count = len(asked)
        advance(table, {"recording": stay})
        if seat != CHANCE:
            sight = ONE_CARD.observation(before, seat)
            assert asked[count:] == [(seat, sight, ONE_CARD.legal_actions(sight))]
            assert sight != before
    assert len(asked) == 3


def test_the_chance_of_a_bot_follows_from_the_game_and_the_event() -> None:
    def own_chance(seed: str, events: str) -> float:
        table = begin("normal", "normal", seed=seed)
        play(table, events)
        drawn: list[float] = []

        def draws(seen: Any, legal: tuple[Any, ...], rng: Rng) -> Any:
            drawn.append(rng.random())
            yield (Choice((legal[0],)),)

        advance(table, {"normal": draws})
        return drawn[0]

    first, later = f"{OPENING}, roll 2 3", f"{OPENING}, roll 2 3, place d1, roll 1 2"
    assert own_chance("one", first) == own_chance("one", first)
    assert len({own_chance(s, e) for s in ("one", "two") for e in (first, later)}) == 4


def test_a_bot_is_not_asked_about_dice() -> None:
    table = begin("normal", "normal")
    advance(table, {})
    assert played(table).startswith("roll")


def computers(seats: int, seed: str = "family") -> AnyTable:
    table = begin(*["normal"] * seats, seed=seed)
    for _ in range(3_000):
        if due(table) is Due.NOTHING:
            return table
        advance(table, BOTS)
    raise AssertionError("the game doesn't end")
