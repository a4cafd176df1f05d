"""A promise about what computers answer: see `tessera_kit.promises`."""

from collections.abc import Iterator
from typing import Any

from tessera.core.chance import Rng
from tessera.core.rules import CHANCE
from tessera.kit.bot import Choice
from tessera.kit.game import AnyGame
from tessera_kit.playing import playouts, some

POSITIONS = 4
"""In so many positions of a game each computer is asked."""


def check_computers_choose_what_is_legal(game: AnyGame) -> None:
    """There is one called normal, and each gives rankings of legal choices, from what its seat may
    know."""
    assert "normal" in game.bots, "there is no computer called normal"
    for level, bot in game.bots.items():
        for seen, legal in positions(game):
            where = f"in this position:\n{game.rules.write_position(seen)}"
            rankings = bot(seen, legal, Rng(level))
            assert hasattr(rankings, "__next__"), (
                f"{level} returned {rankings!r}: a bot yields rankings, which are tuples of Choice"
            )
            last: Any = ()
            for ranking in rankings:
                good = isinstance(ranking, tuple) and all(isinstance(c, Choice) for c in ranking)
                assert good, (
                    f"{level} yielded {ranking!r}: a bot yields rankings, "
                    "which are tuples of Choice"
                )
                last = ranking
            assert last, f"{level} gave no answer {where}"
            for choice in last:
                first = choice.actions[0]
                assert first in legal, (
                    f"{level} chose {_words(game, first)}, which isn't among "
                    f"{', '.join(map(game.rules.write, legal))}, {where}"
                )


def _words(game: AnyGame, action: Any) -> str:
    try:
        return game.rules.write(action)
    except Exception:  # It may be anything.
        return repr(action)


def positions(game: AnyGame) -> Iterator[tuple[Any, tuple[Any, ...]]]:
    """Some positions of a random game as the seat that must choose sees them, with its choices."""
    rules = game.rules
    played = next(iter(playouts(rules, ("computers",))))
    chosen = [s for s in played.states if rules.current_player(s) not in (None, CHANCE)]
    for state in some(chosen, POSITIONS):
        seen = rules.observation(state, rules.current_player(state))
        yield seen, rules.legal_actions(seen)
