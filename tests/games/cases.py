"""Cases as text (see `tessera_kit.cases`) that are about more than rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest

from tessera.core.story import Line
from tessera_kit.cases import Case, in_full, positions_in, read_cases


def cases(path: Path) -> pytest.MarkDecorator:
    """The cases of a file as a decorator for a test with an argument `case`, with positions in
    full where the game has them."""
    full = positions_in(path.parent.parent / "cases")
    found = [
        case._replace(position=in_full(case, full)) if full else case for case in read_cases(path)
    ]
    return pytest.mark.parametrize("case", [pytest.param(case, id=case.title) for case in found])


def position(case: Case) -> str:
    """The position of a case as the rules read it."""
    return "\n".join(case.position)


def check_merits(case: Case, merits: Callable[[str], Iterable[Line]]) -> None:
    """Each line of the case is an event, and what speaks for it: `place a1: blocks n=4, safe`."""
    assert case.lines
    for line in case.lines:
        event, _, expected = line.text.partition(": ")
        found = []
        for merit in merits(event):
            facts = [f"{name}={fact}" for name, fact in merit.facts.items()]
            found.append(" ".join([merit.code, *facts]))
        assert (", ".join(found) or "nothing") == expected, event


def is_among(event: str, choices: str) -> bool:
    """Whether choices that are written as in a case, `place a1 f1 | pass`, have the event."""
    *first, last = event.split(" ")
    n = len(first)
    return any(
        words[:n] == first and last in words[n:]
        for words in (group.split(" ") for group in choices.split(" | "))
    )
