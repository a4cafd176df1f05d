"""The rules of a plain game as Tessera asks for them."""

import re
from collections.abc import Callable
from typing import Any, TypeVar

from tessera.core.chance import Rng
from tessera.core.record import NOTE
from tessera.core.rules import CHANCE, Illegal, Result, Rules
from tessera.core.setup import Option, Setup
from tessera.core.story import Line
from tessera_plain.plain import Plain
from tessera_plain.positions import read_state, write_state

EVENT = re.compile(r"\S+( \S+)*")
LONGEST = 200
Answer = TypeVar("Answer")
FACTS = ("first", "second", "third")
"""The words behind the verb, as sentences call them."""


def once(answer: Callable[[Any], Answer]) -> Callable[[Any], Answer]:
    """The same answers, each asked for once while it is about one state."""
    state, known = object(), list[Answer]()

    def of(asked: Any) -> Answer:
        nonlocal state
        if asked is not state:
            state, known[:] = asked, [answer(asked)]
        return known[0]

    return of


class PlainRules(Rules[Any, str]):
    """See `tessera.core.rules` for what each method answers."""

    def __init__(self, plain: Plain) -> None:
        self.plain = plain
        self.name, self.version = plain.name, plain.version
        self.players, self.hidden = tuple(plain.players), plain.hidden
        self._winners = once(
            lambda state: None if (won := plain.winners(state)) is None else tuple(won)
        )
        self._chance = once(lambda state: {} if self._over(state) else plain.chance(state))
        self._choices = once(lambda state: tuple(plain.choices(state)))

    def _over(self, state: Any) -> bool:
        return self._winners(state) is not None

    def options(self, players: int) -> tuple[Option, ...]:
        return tuple(
            Option(name, tuple(values), next(iter(values)))
            for name, (_, _, values) in self.plain.options.items()
        )

    def new(self, setup: Setup) -> Any:
        setup = self.checked_setup(setup)
        return self.plain.begin(setup.players, **dict(setup.options))

    def current_player(self, state: Any) -> int | None:
        if self._over(state):
            return None
        return CHANCE if self._chance(state) else self.plain.turn(state)

    def on_turn(self, state: Any) -> int | None:
        return None if self._over(state) else self.plain.turn(state)

    def legal_actions(self, state: Any) -> tuple[str, ...]:
        return () if self._over(state) or self._chance(state) else self._choices(state)

    def chance_outcomes(self, state: Any) -> tuple[tuple[str, int], ...]:
        return tuple(self._chance(state).items())

    def apply(self, state: Any, event: str) -> Any:
        if self._over(state):
            raise Illegal("over")
        if event not in (self._chance(state) or self._choices(state)):
            raise Illegal(self.plain.refusal(state, event))
        return self.plain.apply(state, event)

    def result(self, state: Any) -> Result | None:
        winners = self._winners(state)
        return None if winners is None else Result(winners, "won" if winners else "draw")

    def write(self, event: str) -> str:
        return event

    def read(self, text: str) -> str:
        good = EVENT.fullmatch(text) and text.isprintable() and len(text) <= LONGEST
        if not good or text.startswith(NOTE):
            raise Illegal("unreadable", text=text)
        return text

    def write_position(self, state: Any) -> str:
        return write_state(state)

    def read_position(self, text: str) -> Any:
        return read_state(self.plain.state, text)

    def story(self, before: Any, event: str, after: Any) -> tuple[Line, ...]:
        lines = (
            [Line(code, facts_of(event) | {"seat": self.plain.turn(before)})]
            if (code := self.code(event))
            else []
        )
        result = self.result(after)
        return (*lines, Line(result.reason, {"seats": result.winners})) if result else (*lines,)

    def code(self, event: str) -> str:
        """The key of the sentence about an event; "" where nothing is to be said."""
        key = event if event in self.plain.sentences else event.partition(" ")[0]
        return key if self.plain.sentences.get(key, key) else ""

    def ends_turn(self, before: Any, after: Any) -> bool:
        if self.result(after):
            return True
        thrown = self.current_player(before) == self.current_player(after) == CHANCE
        return thrown or self.plain.turn_over(before, after)

    def observation(self, state: Any, seat: int | None) -> Any:
        return self.plain.seen(state, seat)

    def observed_action(self, state: Any, event: str, seat: int | None) -> str:
        return self.plain.seen_event(state, event, seat)

    def reveals(self, state: Any, event: str) -> bool:
        """Whether anything is hidden before or after the event, or it is dealt."""
        if not self.hidden:
            return False
        if self.current_player(state) == CHANCE:
            return True
        after = self.plain.apply(state, event)
        viewers = (*range(self.players[-1]), None)
        return any(self.plain.seen(s, v) != s for s in (state, after) for v in viewers)

    def resample(self, state: Any, seat: int | None, rng: Rng) -> Any:
        return self.plain.guess(state, seat, rng)


def facts_of(event: str) -> dict[str, Any]:
    """The words of an event by the names that sentences have for them."""
    _, *words = event.split()
    return {**dict(zip(FACTS, words, strict=False)), "rest": " ".join(words)}
