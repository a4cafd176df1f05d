"""Playing for computers without a page and without a clock."""

from collections.abc import Mapping
from typing import TypeVar

from tessera.core.chance import Rng
from tessera.core.rules import CHANCE
from tessera.kit.bot import Bot, decide
from tessera.session.table import Table
from tessera.session.turn import throw
from tessera.thinking.ranking import request_ranking

State = TypeVar("State")
Action = TypeVar("Action")


def advance(table: Table[State, Action], bots: Mapping[str, Bot[State, Action]]) -> None:
    """Plays one event for a computer: its throw, or what its bot chooses from what it sees when it
    has all the time that it wants."""
    rules, state = table.rules, table.state
    seat = rules.current_player(state)
    if seat is None:
        return
    if seat == CHANCE:
        throw(table)
        return
    seen = rules.observation(state, seat)
    level = table.players[seat].kind
    own_chance = Rng(request_ranking(table, level).seed)
    table.play(decide(bots[level], seen, rules.legal_actions(seen), own_chance))
