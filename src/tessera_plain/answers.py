"""What an author's methods and values must be like: a `return` that was forgotten, or one thing in
place of several, is found where it is and not far from there."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from types import FunctionType
from typing import Any

from tessera.core.dice import FACES
from tessera_plain.boards import Mark, Row
from tessera_plain.plain import Option, Plain
from tessera_plain.positions import fits

LONGEST = 60
"""Characters of a value that are shown."""


class Unfit(Exception):
    """An answer that isn't like its example."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(name, value)
        words = repr(value)
        shown = words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
        self.facts = {"name": name, "value": shown, "example": ANSWERS[name][1]}


TEXT, NAMES = (str, '"3 points"'), (Sequence[str], '("QH", "TC")')
ANSWERS: Mapping[str, tuple[Any, str]] = {
    "players": (Sequence[int], "(2, 3, 4)"),
    "title": TEXT,
    "tagline": TEXT,
    "goal": TEXT,
    "rules_page": (Mapping[str, Sequence[str]], '{"The end": ("50 points win.",)}'),
    "options": (Mapping[str, Option], '{"win": ("To win", "So many win.", {"50": "50"})}'),
    "sentences": (Mapping[str, str], '{"stop": "{player} stops."}'),
    "buttons": (Mapping[str, str], '{"stop": "Stop"}'),
    "gathers": (Mapping[str, str], '{"again": "Throw these again"}'),
    "turn": (int, "0"),
    "chance": (Mapping[str, Any], '{"die 1": 1, "die 2": 1}'),
    "choices": (Sequence[Any], '("again", "stop")'),
    "winners": (Sequence[int] | None, "(0,)"),
    "prompt": TEXT,
    "refusal": (str, '"not_now"'),
    "standing": TEXT,
    "dice": (Sequence[Any], "(3, 5)"),
    "cards": NAMES,
    "laid": NAMES,
    "grid": (Sequence[Sequence[Mark]], "((0, None), (None, 1))"),
    "places": (Sequence[Sequence[str]], '(("a1", "b1"), ("a2", "b2"))'),
    "sheet": (Sequence[Row], '(Row("ones", "Ones", (3, None)),)'),
}
"""The types of the methods and the values of a `Plain`, as far as they can be told, and what each
looks like."""
BESIDES: Mapping[str, Callable[[Any], bool]] = {
    "options": lambda value: all(values for _, _, values in value.values()),
    "dice": lambda value: all(face in FACES for face in value),
    "grid": lambda value: all(value) and len({len(row) for row in value}) <= 1,
}
"""What no type says of some of them."""


def is_like(name: str, value: Any) -> bool:
    """Whether a value is like its example. A set has no order, and a text is no list."""
    return fits(value, ANSWERS[name][0]) and (name not in BESIDES or BESIDES[name](value))


def check_values(kind: type[Plain]) -> None:
    """Raises Unfit for the first value of a class that isn't like its example."""
    for name in filter(kind.__dict__.__contains__, ANSWERS):
        value = getattr(kind, name)
        if not isinstance(value, FunctionType) and not is_like(name, value):
            raise Unfit(name, value)


def check_answers(kind: type[Plain]) -> None:
    """Has every method of a class raise Unfit, from now on, for an answer that isn't like its
    example."""
    for name, method in [*vars(kind).items()]:
        if name in ANSWERS and isinstance(method, FunctionType):
            setattr(kind, name, _checked(name, method))


def _checked(name: str, method: FunctionType) -> Callable[..., Any]:
    @wraps(method)
    def answer(*arguments: Any, **named: Any) -> Any:
        value = method(*arguments, **named)
        if not is_like(name, value):
            raise Unfit(name, value)
        return value

    return answer
