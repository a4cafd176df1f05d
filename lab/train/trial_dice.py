"""Weights of Sequence Dice that aren't shipped yet as a bot for the arena, by their file.

    make arena GAME=sequence_dice B=hard A=lab.train.trial_dice:build/nets/FILE

It plays as hard does, with these weights. The game's sides and line must be the file's.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lab.strength.arena import AnyBot
from tessera.core.chance import Rng
from tessera.games.sequence_dice.bots.evaluation import Evaluation, read
from tessera.games.sequence_dice.bots.expert import looking_ahead
from tessera.games.sequence_dice.rules.state import Event, State
from tessera.kit.bot import Ranking


@cache
def __getattr__(name: str) -> AnyBot:
    """The bot with the weights in the file of this name."""
    if not Path(name).is_file():
        raise AttributeError(f"no weights in {name}")
    text = Path(name).read_text(encoding="ascii")

    @cache
    def evaluation(sides: int, line: int, supply: int) -> Evaluation:
        return read(text, sides, line, supply)

    def trial(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
        terms = seen.terms
        return looking_ahead(seen, legal, evaluation(len(seen.chips), terms.line, terms.supply))

    return trial
