"""Where it is agreed who begins, that seat does, in every game."""

from __future__ import annotations

import pytest

from tessera.core.record import Player, Record
from tessera.features.setup.begin import begun_by
from tessera.games import GAMES
from tessera.kit.game import AnyGame
from tessera.session.table import Table
from tests.session.tables import NOW

CASES = [(game, number) for game in GAMES for number in game.rules.players if 1 < number < 7]


def new(game: AnyGame, number: int) -> Record:
    colours = [game.colours[side] for side in game.rules.sides(game.rules.standard_setup(number))]
    players = tuple(Player(f"P{seat}", "person", colour) for seat, colour in enumerate(colours))
    rules = game.rules
    return Record(rules.name, rules.version, rules.standard_setup(number), "s", players, NOW)


@pytest.mark.parametrize(("game", "number"), CASES)
def test_every_seat_can_begin(game: AnyGame, number: int) -> None:
    sides = game.rules.sides(game.rules.standard_setup(number))
    for seat in map(sides.index, sorted({*sides})):  # The first of each side throws.
        seeds = map(str, range(1_000))
        table = Table(game.rules, begun_by(game, new(game, number), seat, seeds.__next__))
        name = table.players[table.turn or 0].name
        assert name == f"P{seat}"
        assert table.untouched


def test_what_is_thrown_later_is_as_even_as_ever() -> None:
    game, totals = GAMES[1], []
    for n in range(600):
        seeds = (f"{n} {again}" for again in range(1_000))
        table = Table(game.rules, begun_by(game, new(game, 2), 1, seeds.__next__))
        totals.append(table.draw().total)
    assert 6.6 < sum(totals) / len(totals) < 7.4
