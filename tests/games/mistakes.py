"""Mistakes with a name, counted over whole games: an opponent plays against another, and wherever
one of them can be made and avoided, both are asked what they would do.

So a level of play is what its sentence says, not merely weak: somebody who learns to use what it
overlooks will win by that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tessera.core.chance import Rng, draw, generator
from tessera.core.rules import CHANCE
from tessera.core.setup import Setup
from tessera.kit.game import AnyGame

Play = tuple[Any, ...]
"""What somebody does now, and behind it the rest of the turn where it has several steps."""
Mistake = Callable[[Play], bool]
"""Whether a play is the mistake, in one position."""
Judge = Callable[[Any, tuple[Any, ...]], Mistake | None]
"""The mistake in what a seat sees, with its legal actions; None where there is no occasion for it,
or nothing else can be done."""


@dataclass(slots=True)
class Tally:
    """In how many games there were how many occasions, and how often each of two made the mistake
    then."""

    games: int = 0
    occasions: int = 0
    easy: int = 0
    normal: int = 0

    def check(self, *, in_a_game: float, often: float, times: int) -> None:
        """The easy one makes the mistake so often in a game on average, in so large a part of the
        occasions, and so many times as often as the normal one."""
        assert self.easy >= in_a_game * self.games, self
        assert self.easy >= often * self.occasions, self
        assert self.easy >= times * self.normal, self


Tallies = dict[str, Tally]
"""By the names of the mistakes."""


def tallies(game: AnyGame, games: Mapping[Setup, int], judges: Mapping[str, Judge]) -> Tallies:
    """So many games with each set-up, the easy level against the normal one, on either of two seats
    in turn. Only at the easy one's turns is anybody judged."""
    found = {name: Tally(sum(games.values())) for name in judges}
    for setup, many in games.items():
        for number in range(many):
            _play(game, setup, number, judges, found)
    return found


def _play(
    game: AnyGame,
    setup: Setup,
    number: int,
    judges: Mapping[str, Judge],
    found: Tallies,
) -> None:
    rules, state, n = game.rules, game.rules.new(setup), 0
    while (seat := rules.current_player(state)) is not None:
        n += 1
        rng = generator(f"mistakes/{number}", "event", n)
        if seat == CHANCE:
            state = rules.apply(state, draw(rules.chance_outcomes(state), rng))
            continue
        seen = rules.observation(state, seat)
        if seat == number % 2:
            play = _turn(game, "easy", seen, rng)
            _judge(game, seen, play, judges, found, rng)
        else:
            play = _turn(game, "normal", seen, rng)
        state = rules.apply(state, play[0])


def _judge(
    game: AnyGame,
    seen: Any,
    play: Play,
    judges: Mapping[str, Judge],
    found: Tallies,
    rng: Rng,
) -> None:
    """Adds this turn of the easy one, with what the normal one would have done instead."""
    legal = game.rules.legal_actions(seen)
    mistakes = {name: mistake for name, judge in judges.items() if (mistake := judge(seen, legal))}
    if mistakes:
        instead = _turn(game, "normal", seen, rng)
        for name, mistake in mistakes.items():
            found[name].occasions += 1
            found[name].easy += mistake(play)
            found[name].normal += mistake(instead)


def _turn(game: AnyGame, level: str, seen: Any, rng: Rng) -> Play:
    """All that this level means to do in the turn."""
    *_, ranking = game.bots[level](seen, game.rules.legal_actions(seen), rng)
    actions: Play = ranking[0].actions
    return actions
