"""Replays the events of a record, from their texts to states."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

from tessera.core.chance import Rng
from tessera.core.position import write_setup
from tessera.core.record import Record
from tessera.core.rules import Illegal, Rules
from tessera.core.setup import Setup

State = TypeVar("State")
Action = TypeVar("Action")


class BadEvent(ValueError):
    """Raised for the first event that the rules refuse: its index, its text, and the refusal."""

    def __init__(self, index: int, text: str, reason: Illegal) -> None:
        super().__init__(index, text, reason)
        self.index = index
        self.text = text
        self.reason = reason


def first_state(rules: Rules[State, Action], record: Record) -> State:
    """The first state of a recorded game. Raises Illegal for a set-up or a position that the game
    doesn't offer, and for a position of which anything is hidden or unknown."""
    if not record.position:
        return rules.new(record.setup)
    head = write_setup(rules.checked_setup(record.setup), rules.options)
    state = rules.read_position("\n".join([head, *record.position]))
    if not rules.hidden or (
        rules.observation(state, None) == state == rules.resample(state, None, Rng(0))
    ):
        return state
    # Nobody may read in a record who has which cards.
    raise Illegal("unreadable", text=record.position)


def replay(
    rules: Rules[State, Action], setup: Setup, texts: Iterable[str], start: State | None = None
) -> Iterator[tuple[Action | None, State]]:
    """Yields each event with the state after it. The first pair is (None, `start`), or (None, the
    first state of the set-up).

    Raises BadEvent at the first text that can't be read or that the rules refuse, and Illegal for
    a set-up that the game doesn't offer.
    """
    state = rules.new(setup) if start is None else start
    yield None, state
    for index, text in enumerate(texts):
        try:
            action = rules.read(text)
            state = rules.apply(state, action)
        except Illegal as reason:
            raise BadEvent(index, text, reason) from reason
        yield action, state
