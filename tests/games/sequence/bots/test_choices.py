"""Each opponent chooses in positions that can be checked by eye, with what it knows: the board and
its own hand."""

from __future__ import annotations

from pathlib import Path

from tessera.core.chance import generator
from tessera.games.sequence.bots import beginner, expert, planner
from tessera.games.sequence.rules import RULES
from tessera.games.sequence.rules.state import Event, State
from tessera.kit.bot import Bot, decide
from tessera_kit.cases import Case
from tests.games.cases import cases, is_among, position

HERE = Path(__file__).parent
TRIES = 10
"""Choices asked for in each position, as equal ones are drawn from."""


def check(case: Case, bot: Bot[State, Event]) -> None:
    state = RULES.read_position(position(case))
    (line,) = case.lines
    seen, legal = RULES.observation(state, state.seat), RULES.legal_actions(state)
    for n in range(TRIES):
        event = RULES.write(decide(bot, seen, legal, generator("s", "bot", n)))
        assert is_among(event, line.text.removeprefix("plays ")), event


@cases(HERE / "planner.txt")
def test_the_planner(case: Case) -> None:
    check(case, planner)


@cases(HERE / "beginner.txt")
def test_the_beginner(case: Case) -> None:
    check(case, beginner)


@cases(HERE / "expert.txt")
def test_the_expert(case: Case) -> None:
    check(case, expert)
