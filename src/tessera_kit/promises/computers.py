"""A promise about what computers answer: see `tessera_kit.promises`."""

from collections.abc import Iterator
from typing import Any

from tessera.core.chance import Rng
from tessera.core.rules import CHANCE
from tessera.kit.bot import Bot, Choice, Ranking
from tessera.kit.game import AnyGame
from tessera_kit.playing import playouts, some

POSITIONS = 4
"""In so many positions of a game each computer is asked."""


def check_computers_choose_what_is_legal(game: AnyGame) -> None:
    """There is one called normal, and each gives rankings of legal choices, from what its seat may
    know."""
    assert "normal" in game.bots, "there is no computer called normal"
    for level in game.bots:
        for seen, legal in positions(game):
            for _ in checked(game, level)(seen, legal, Rng(level)):
                pass


def checked(game: AnyGame, level: str) -> Bot[Any, Any]:
    """The computer of a level. It raises AssertionError where its answer is none, with the level,
    the position and what it chose."""

    def where(seen: Any) -> str:
        return f"in this position:\n{game.rules.write_position(seen)}"

    def thought(seen: Any, legal: tuple[Any, ...], rng: Rng) -> Iterator[Any]:
        try:
            rankings = game.bots[level](seen, legal, rng)
            if hasattr(rankings, "__next__"):
                yield from rankings
                return
        except Exception as error:
            words = f"{level} failed {where(seen)}\n{type(error).__name__}: {error}"
            raise AssertionError(words) from error
        raise AssertionError(
            f"{level} returned {rankings!r}: a bot yields rankings, which are tuples of Choice"
        )

    def bot(seen: Any, legal: tuple[Any, ...], rng: Rng) -> Iterator[Ranking[Any]]:
        last: Any = ()
        for last in thought(seen, legal, rng):
            good = isinstance(last, tuple) and all(isinstance(c, Choice) for c in last)
            assert good, (
                f"{level} yielded {last!r}: a bot yields rankings, which are tuples of Choice"
            )
            yield last
        assert last, f"{level} gave no answer {where(seen)}"
        for choice in last:
            assert choice.actions, f"{level} chose nothing {where(seen)}"
            first = choice.actions[0]
            assert first in legal, (
                f"{level} chose {_words(game, first)}, which isn't among "
                f"{', '.join(map(game.rules.write, legal))}, {where(seen)}"
            )

    return bot


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
