"""The opponents of the example, against every deal there is."""

from __future__ import annotations

from itertools import permutations
from random import Random

import pytest

from tessera.games.one_card import GAME
from tessera.games.one_card.bots import counting, cowardly, win_probability
from tessera.games.one_card.rules import RULES
from tessera.games.one_card.rules.state import FOLD, PACK, STAY, State
from tessera.kit.bot import Bot, decide


def seen(text: str) -> State:
    return RULES.read_position(text.replace(" / ", "\n"))


@pytest.mark.parametrize("players", GAME.rules.players)
@pytest.mark.parametrize("wins", ["highest", "lowest"])
@pytest.mark.parametrize("own", PACK)
def test_it_knows_how_often_its_card_is_the_best(players: int, wins: str, own: int) -> None:
    rest = " ".join("?" * (players - 1))
    state = seen(f"players={players} wins={wins} / cards {own} {rest} / said{' -' * players}")
    best = max if wins == "highest" else min
    deals = [(own, *others) for others in permutations(set(PACK) - {own}, players - 1)]
    share = sum(best(deal) == own for deal in deals) / len(deals)
    assert win_probability(state) == pytest.approx(share)


@pytest.mark.parametrize(
    ("position", "bot", "answer"),
    [
        ("players=2 wins=highest / cards 4 ? / said - -", cowardly, STAY),
        ("players=2 wins=highest / cards 3 ? / said - -", cowardly, FOLD),
        ("players=2 wins=lowest / cards 3 ? / said - -", cowardly, STAY),
        ("players=2 wins=highest / cards 1 ? / said - -", counting, STAY),
        ("players=3 wins=highest / cards ? ? 2 / said fold stay -", counting, STAY),
    ],
)
def test_what_it_does_with_a_card(position: str, bot: Bot[State, object], answer: object) -> None:
    state = seen(position)
    assert decide(bot, state, RULES.legal_actions(state), Random(1)) == answer
