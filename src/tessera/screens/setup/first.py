"""A game in which it is agreed who begins."""

from collections.abc import Callable
from dataclasses import replace

from tessera.core.record import Record
from tessera.kit.game import AnyGame
from tessera.session.table import Table

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
