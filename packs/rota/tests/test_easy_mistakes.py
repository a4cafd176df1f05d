"""The easy opponent is said to complete its line when it can, and to overlook the other's
sometimes."""

from __future__ import annotations

import pytest

from tessera.core.setup import Setup
from tessera_rota import GAME
from tessera_rota.rules import RULES
from tessera_rota.rules.state import Event, State
from tests.effort import part
from tests.games.mistakes import Mistake, Tallies, tallies

Legal = tuple[Event, ...]


@pytest.fixture(scope="module")
def found() -> Tallies:
    judges = {"overlooks": lets_the_other_win, "forgets": does_not_complete_its_line}
    return tallies(GAME, {RULES.standard_setup(2): part(200, every=5)}, judges)


def test_it_often_overlooks_the_others_line(found: Tallies) -> None:
    found["overlooks"].check(in_a_game=0.2, often=0.15, times=20)


def test_with_lines_along_the_rim_it_overlooks_fewer() -> None:
    """Lines threaten more often there, so that it must lapse less to lose as often."""
    options = dict(RULES.standard_setup(2).options) | {"lines": "all"}
    rim = RULES.checked_setup(Setup(2, tuple(options.items())))
    found = tallies(GAME, {rim: part(200, every=5)}, {"overlooks": lets_the_other_win})
    found["overlooks"].check(in_a_game=0.15, often=0.02, times=20)


def test_it_completes_its_line_when_it_can(found: Tallies) -> None:
    assert found["forgets"].occasions
    assert not found["forgets"].easy


def lets_the_other_win(seen: State, legal: Legal) -> Mistake | None:
    """The other can complete a line afterwards, and another move would have kept it from that."""
    after = {event: RULES.apply(seen, event) for event in legal}
    lets = {event: bool(_completing(state)) for event, state in after.items()}
    if _completing(seen) or not any(lets.values()) or all(lets.values()):
        return None
    return lambda play: lets[play[0]]


def does_not_complete_its_line(seen: State, legal: Legal) -> Mistake | None:
    completing = _completing(seen)
    return (lambda play: play[0] not in completing) if completing else None


def _completing(state: State) -> list[Event]:
    """What completes a line of whoever is on turn."""
    return [event for event in RULES.legal_actions(state) if RULES.apply(state, event).line]
