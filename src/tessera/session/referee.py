"""Who acts next, and acting for those who are not people: chance and the computer opponents."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from tessera.bots.bot import Bot, decide
from tessera.core.chance import Rng
from tessera.core.game import CHANCE
from tessera.games.box import Due
from tessera.session.table import Table
from tessera.session.thinking import question

State = TypeVar("State")
Action = TypeVar("Action")


def due(table: Table[State, Action]) -> Due:
    """What the table waits for now."""
    player = table.game.current_player(table.state)
    seat = table.game.on_turn(table.state)
    if player is None or seat is None:
        return Due.NOTHING
    if not table.players[seat].is_person:
        return Due.COMPUTER
    return Due.THROW if player == CHANCE else Due.CHOICE


def throw(table: Table[State, Action]) -> None:
    """Lets chance come to the table."""
    table.play(table.draw())


def advance(table: Table[State, Action], bots: Mapping[str, Bot[State, Action]]) -> None:
    """Plays one event for a computer: its throw, or what its bot chooses from what it sees when it
    has all the time that it wants."""
    game, state = table.game, table.state
    seat = game.current_player(state)
    if seat is None:
        return
    if seat == CHANCE:
        throw(table)
        return
    seen = game.observation(state, seat)
    level = table.players[seat].kind
    own_chance = Rng(question(table, level).chance)
    table.play(decide(bots[level], seen, game.legal_actions(seen), own_chance))
