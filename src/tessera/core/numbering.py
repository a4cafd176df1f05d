"""Events as numbers. Each is the number of what happened among all that could have happened, so a
game of hundreds of events is a few hundred bytes.

What could have happened is counted in the order of its texts. So the numbers stay right as long as
the same is legal, whatever order the rules give it in.
"""

from bisect import bisect_left
from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from tessera.core.rules import CHANCE, Illegal, Rules

AnyRules = Rules[Any, Any]
BLOCK = 32
"""Bytes of a block, which holds as many numbers as fit: one number of them all would take the time
of its square."""
FULL = 1 << 8 * BLOCK


def numbered(
    rules: AnyRules, state: Any, texts: Sequence[str]
) -> Generator[None, None, tuple[bytes, dict[int, str]]]:
    """The numbers of the events that follow a state. Those without a number come as texts, by their
    places. Goes on after each event. Raises Illegal where the rules refuse one."""
    blocks, besides = _Blocks(), dict[int, str]()
    for at, text in enumerate(texts):
        choices = _choices(rules, state)
        number = bisect_left(choices, text)
        if number < len(choices) and choices[number] == text:
            blocks.put(number, len(choices))
        else:
            besides[at] = text
        state = rules.apply(state, rules.read(text))
        yield
    return blocks.written(), besides


def named(
    rules: AnyRules, state: Any, count: int, data: bytes, besides: Mapping[int, str]
) -> Generator[str]:
    """The events of what `numbered` gave for this state, one by one. Raises Illegal where they
    can't be right."""
    blocks = _BlockReader(data)
    for at in range(count):
        text = besides.get(at)
        if text is None:
            choices = _choices(rules, state)
            if not choices:
                raise Illegal("over")
            text = choices[blocks.take(len(choices))]
        state = rules.apply(state, rules.read(text))
        yield text


def _choices(rules: AnyRules, state: object) -> tuple[str, ...]:
    """The texts of all that may happen next, in their order."""
    if rules.current_player(state) == CHANCE:
        return _outcomes(rules, rules.chance_outcomes(state))
    return tuple(sorted(map(rules.write, rules.legal_actions(state))))


@lru_cache(maxsize=16)
def _outcomes(rules: AnyRules, outcomes: tuple[tuple[Any, int], ...]) -> tuple[str, ...]:
    # The same throws come again and again.
    return tuple(sorted(rules.write(outcome) for outcome, _ in outcomes))


class _Blocks:
    """Writes numbers below limits that differ from number to number."""

    def __init__(self) -> None:
        self._done = bytearray()
        self._value, self._radix = 0, 1

    def put(self, number: int, limit: int) -> None:
        """Adds a number below `limit`."""
        if self._radix * limit > FULL:
            self._done += self._value.to_bytes(BLOCK, "little")
            self._value, self._radix = 0, 1
        self._value += number * self._radix
        self._radix *= limit

    def written(self) -> bytes:
        """All numbers; the last block is as short as it may be."""
        return bytes(self._done) + self._value.to_bytes(BLOCK, "little").rstrip(b"\0")


class _BlockReader:
    """Reads them again, asked with the same limits."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._value, self._radix = 0, FULL

    def take(self, limit: int) -> int:
        """The next number, which is below `limit`."""
        if self._radix * limit > FULL:
            block, self._data = self._data[:BLOCK], self._data[BLOCK:]
            self._value, self._radix = int.from_bytes(block, "little"), 1
        self._radix *= limit
        self._value, number = divmod(self._value, limit)
        return number
