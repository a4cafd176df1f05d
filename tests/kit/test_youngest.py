"""The weakest level sees one or two of the things that the easy one thinks of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tessera.core.chance import Rng
from tessera.kit.bot import Choice, Ranking, decide, glancing
from tessera.kit.game import AnyGame
from tests.every_game import EVERY_GAME

BEST_FIRST = tuple("abcd")


def easy(seen: object, legal: tuple[str, ...], rng: Rng) -> Iterator[Ranking[str]]:
    """Ranks all but the last of what is legal, which it would never do; at first it has only the
    worst of them."""
    yield ()
    yield (Choice((BEST_FIRST[-1],)),)
    yield tuple(Choice((action,)) for action in BEST_FIRST)


def played(twice: float) -> Counter[str]:
    bot = glancing(easy, twice)
    return Counter(decide(bot, None, (*BEST_FIRST, "never"), Rng(n)) for n in range(600))


def test_with_one_look_each_is_as_likely_and_nothing_else_is_done() -> None:
    counts = played(0)
    assert counts.keys() == {*BEST_FIRST}
    assert min(counts.values()) > 100


def test_with_two_looks_the_better_one_is_done_and_the_worst_never() -> None:
    counts = played(1)
    assert [action for action, _ in counts.most_common()] == ["a", "b", "c"]


def test_only_one_choice_is_done() -> None:
    def forced(seen: object, legal: tuple[str, ...], rng: Rng) -> Iterator[Ranking[str]]:
        yield (Choice(legal),)

    assert decide(glancing(forced, 1), None, ("only",), Rng(1)) == "only"


@pytest.mark.parametrize(
    "game", [g for g in EVERY_GAME if "hard" in g.bots], ids=lambda game: game.rules.name
)
def test_every_game_with_strong_computers_has_one_for_the_youngest(game: AnyGame) -> None:
    assert next(iter(game.bots)) == "youngest"
