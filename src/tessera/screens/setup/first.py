"""Who begins: as people have agreed, as the game has it, or whoever throws or draws it."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tessera.core.record import Player, Record
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.setup.tonight import tonight
from tessera.session.table import Table
from tessera.storage.people.evening import starter

TRIES = 500


def begun_by(game: AnyGame, record: Record, seat: int, seeds: Callable[[], str]) -> Record:
    """The new game with the throws for who begins already made: so often that they fell for this
    seat. What is thrown afterwards is as even as ever, because each throw is drawn by itself. In a
    game without such throws two players change places."""
    table = Table(game.rules, record)
    if not table.opens:
        turned = len(record.players) == 2 and table.turn not in (None, seat)
        if not turned:
            return record
        return replace(record, players=record.players[::-1], setup=record.setup.turned())
    for _ in range(TRIES):
        table = Table(game.rules, replace(record, seed=seeds()))
        while table.opens:
            table.play(table.draw())
        if table.turn == seat:
            return table.record(record.saved)
    return record


def who_begins(services: Services, game: AnyGame, setup: Setup, players: Sequence[Player]) -> str:
    """The sentence that says who begins a game of these players."""
    say, evening = services.say, tonight(services, players)
    agreed = starter(evening, players) if evening else None
    if agreed is not None:
        return say("{player} begins, as agreed.", player=players[agreed].name)
    state = game.rules.new(setup)
    if game.rules.opens(state):
        return say("Chance decides who begins.")
    seat = game.rules.on_turn(state)
    return say("{player} begins.", player=players[seat or 0].name)
