"""Computers for any game: they play out each choice by chance, the better ones more often."""

from collections.abc import Iterator, Mapping
from typing import Any

from tessera.core.chance import Rng, draw
from tessera.core.rules import CHANCE
from tessera.kit.bot import Bot, Choice, Ranking
from tessera_plain.plain import Plain
from tessera_plain.rules import PlainRules

EASY, NORMAL = 2, 12
"""Games for each choice in a round; after each round the worse half isn't played any more."""
FAR = 120
"""Events after which a game is judged as it stands."""


def bots(plain: Plain, rules: PlainRules) -> Mapping[str, Bot[Any, str]]:
    """The computers of a game by their levels."""
    if type(plain).value is not Plain.value:
        return {"easy": valued(plain, slips=1 / 3), "normal": valued(plain)}
    return {"easy": played_out(plain, rules, EASY), "normal": played_out(plain, rules, NORMAL)}


def valued(plain: Plain, slips: float = 0) -> Bot[Any, str]:
    """A computer that goes by `Plain.value`, and plays that share of its choices by chance."""

    def bot(seen: Any, legal: tuple[str, ...], rng: Rng) -> Iterator[Ranking[str]]:
        if rng.random() < slips:
            yield (Choice((rng.choice(legal),)),)
            return
        ordered = sorted(legal, key=lambda choice: -number(plain.value(seen, choice)))
        yield tuple(Choice((choice,)) for choice in ordered)

    return bot


def played_out(plain: Plain, rules: PlainRules, games: int) -> Bot[Any, str]:
    """A computer that plays `games` games for each choice in each round."""

    def bot(seen: Any, legal: tuple[str, ...], rng: Rng) -> Iterator[Ranking[str]]:
        seat = plain.turn(seen)
        played: dict[str, list[float]] = {choice: [] for choice in legal}
        left = [*legal]
        while left:
            for choice in left:
                for _ in range(games if len(legal) > 1 else 1):
                    start = rules.resample(seen, seat, rng)
                    played[choice].append(outcome(plain, rules, start, choice, seat, rng))
                    yield ()
            left.sort(key=lambda choice: -mean(played[choice]))
            left = left[: len(left) // 2] if len(left) > 1 else []
        ranked = sorted(legal, key=lambda choice: (-len(played[choice]), -mean(played[choice])))
        yield tuple(Choice((choice,), mean(played[choice])) for choice in ranked)

    return bot


def outcome(plain: Plain, rules: PlainRules, state: Any, choice: str, seat: int, rng: Rng) -> float:
    """The share of a seat in the win of a game that goes on by chance after a choice."""
    state = rules.apply(state, choice)
    for _ in range(FAR):
        player = rules.current_player(state)
        if player is None:
            result = rules.result(state)
            winners = result.winners if result else ()
            return 1 / len(winners) if seat in winners else 0.0 if winners else 0.5
        if player == CHANCE:
            event = draw(rules.chance_outcomes(state), rng)
        else:
            event = rng.choice(rules.legal_actions(state))
        state = plain.apply(state, event)
    return plain.worth(state, seat)


def number(value: Any) -> float:
    """The value of a choice. Raises TypeError for what is no number."""
    if not isinstance(value, int | float):
        raise TypeError(f"`value` must return a number, not {value!r}")
    return value


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers)
