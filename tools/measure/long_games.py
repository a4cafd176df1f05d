"""Games as long as one wants them: what grows with the length of a game is counted and measured
with them."""

from functools import cache
from typing import Any

from tessera.core.chance import draw, generator
from tessera.core.record import Player, Record, shortened, write_record
from tessera.core.rules import CHANCE, Rules
from tessera.core.setup import Setup
from tessera.games.tabula import GAME
from tessera_kit.playing import SAVED

LONGEST = 2_800
"""The most events that there can be."""
CLASSICAL = Setup(2, (("rules", "classical"), ("ties", "draw"), ("position", "empty")))
SEED = "150"
"""Of a hundred and sixty the seed with the longest game, 2,821 events."""
PREFERRED = {"sends_back": 2, "bears_off": -1, "wins": -9, "draw": -9}
"""What a choice that does this is worth, so that the game goes on for long."""


def long_game(events: int) -> str:
    """The record of a game of Tabula after so many events, between two people."""
    return write_record(shortened(_record(), events))


@cache
def _record() -> Record:
    rules, texts = GAME.rules, list[str]()
    state = rules.new(CLASSICAL)
    while len(texts) < LONGEST:
        event = _next(rules, state, len(texts))
        state = rules.apply(state, event)
        texts.append(rules.write(event))
    players = tuple(Player(f"P{n}", "person", GAME.colours[n]) for n in range(2))
    return Record(
        GAME.rules.name,
        GAME.rules.version,
        CLASSICAL,
        SEED,
        players,
        SAVED,
        tuple(texts),
        len(texts),
    )


def _next(rules: Rules[Any, Any], state: Any, number: int) -> Any:
    if rules.current_player(state) == CHANCE:
        return draw(rules.chance_outcomes(state), generator(SEED, "chance", number))

    def worth(action: Any) -> int:
        told = rules.story(state, action, rules.apply(state, action))
        return sum(PREFERRED.get(line.code, 0) for line in told)

    # The first of the best, in an order of its own each time.
    choices = list(rules.legal_actions(state))
    return max(generator(SEED, "choice", number).sample(choices, len(choices)), key=worth)
