"""Positions of a game that are worth a look: saved games among people, each up to some event."""

from typing import NamedTuple

from tessera.core.record import shortened, write_record
from tessera.core.rules import CHANCE
from tessera.kit.game import AnyGame
from tessera_kit.playing import Playout, coloured, fewest, play

MIDDLE = (0.25, 0.5, 0.75)
"""The parts of a game, between its beginning and its end, up to which it is played."""


class Look(NamedTuple):
    """A position in words, and the saved game that leads to it."""

    where: str
    record: str


def looks(game: AnyGame) -> list[Look]:
    """Five positions: the beginning and the end among few players, and others in between, of a
    game among the most who may play."""
    rules = game.rules
    few, many = fewest(rules), rules.players[-1]
    played = play(rules, rules.standard_setup(few), "look")
    full = play(rules, rules.standard_setup(many), "look") if many != few else played
    middle = [_look(game, full, choice_near(game, full, part), part) for part in MIDDLE]
    last = len(played.events)
    return [_look(game, played, 0, 0), *middle, _look(game, played, last, 1)]


def choice_near(game: AnyGame, played: Playout, part: float) -> int:
    """The number of events, near such a part of all, after which somebody is to choose; just that
    part where nobody ever is."""
    rules, wanted = game.rules, part * len(played.events)
    chooses = [
        n
        for n, state in enumerate(played.states)
        if rules.current_player(state) not in (None, CHANCE)
    ]
    return min(chooses, key=lambda n: abs(n - wanted), default=round(wanted))


def _look(game: AnyGame, played: Playout, until: int, part: float) -> Look:
    record = shortened(coloured(game, played.record(game.rules)), until)
    words = (
        f"after {until} events" if 0 < part < 1 else "at the end" if part else "at the beginning"
    )
    return Look(f"{words}, with {played.setup.players} players", write_record(record))
