"""Replays the events of a record, from their texts to states."""

from collections.abc import Iterable, Iterator
from typing import TypeVar

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
