"""A net that isn't shipped yet as a bot for the arena, by the file of its weights.

    make arena GAME=tabula A=lab.train.trial:build/nets/seed-1.weights B=greedy
    make arena GAME=tabula A=lab.train.trial:build/nets/seed-1.weights+ahead B=greedy

With `+ahead` it looks at all throws that may answer its best few plays.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from lab.strength.arena import AnyBot
from tessera.core.chance import Rng
from tessera.games.tabula.bots.learned import at_first_sight, looking_ahead
from tessera.games.tabula.bots.net import Net, build, read_weights
from tessera.games.tabula.rules.state import Event, State
from tessera.kit.bot import Ranking


@cache
def __getattr__(name: str) -> AnyBot:
    """The bot with the weights in the file of this name, after which `+ahead` may stand."""
    path, _, how = name.partition("+")
    if not Path(path).is_file() or how not in ("", "ahead"):
        raise AttributeError(f"no weights in {name}")
    weights = read_weights(Path(path).read_text(encoding="ascii"))
    nets: dict[bool, Net] = {}

    def trial(seen: State, legal: tuple[Event, ...], rng: Rng) -> Iterator[Ranking[Event]]:
        returns = seen.terms.variant.returns
        if returns not in nets:
            nets[returns] = build(weights, returns=returns)
        return (looking_ahead if how == "ahead" else at_first_sight)(seen, nets[returns])

    return trial
