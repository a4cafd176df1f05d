"""What an author's methods and values must be like: a `return` that was forgotten, or one thing in
place of several, is found where it is and not far from there."""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from types import FunctionType
from typing import Any, NamedTuple

from tessera.core.dice import FACES
from tessera_plain.boards import Row
from tessera_plain.plain import Plain

LONGEST = 60
"""Characters of a value that are shown."""


class PlainAnswer(NamedTuple):
    """An answer that is right, and what one looks like."""

    fits: Callable[[Any], bool]
    example: str


class Unfit(Exception):
    """An answer that isn't like its example."""

    def __init__(self, name: str, value: object) -> None:
        super().__init__(name, value)
        words = repr(value)
        shown = words if len(words) <= LONGEST else f"{words[:LONGEST]}…"
        self.facts = {"name": name, "value": shown, "example": ANSWERS[name].example}


def several(of: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A test for a list or a tuple of such things. A set has no order, and a text is no list."""

    def fits(value: Any) -> bool:
        return isinstance(value, Sequence) and not isinstance(value, str) and all(map(of, value))

    return fits


def table(of: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """A test for a dictionary of texts and such things."""

    def fits(value: Any) -> bool:
        return isinstance(value, Mapping) and text_of(value) and all(map(of, value.values()))

    return fits


def text_of(several_of_them: Any) -> bool:
    return all(isinstance(one, str) for one in several_of_them)


def is_a(*kinds: type) -> Callable[[Any], bool]:
    """A test for a value of one of these types. True and False are no numbers."""
    return lambda value: isinstance(value, kinds) and not isinstance(value, bool)


def _option(value: Any) -> bool:
    return (
        isinstance(value, tuple) and len(value) == 3 and text_of(value[:2])
        and table(is_a(str))(value[2]) and bool(value[2])
    )  # fmt: skip


def _board(value: Any) -> bool:
    rows = several(several(is_a(int, str, type(None))))(value)
    return rows and len({len(row) for row in value}) <= 1 and all(value)


def anything(value: Any) -> bool:
    return True


TEXT = PlainAnswer(is_a(str), '"3 points"')
NAMES = PlainAnswer(several(is_a(str)), '("QH", "TC")')
ANSWERS: Mapping[str, PlainAnswer] = {
    "players": PlainAnswer(several(is_a(int)), "(2, 3, 4)"),
    "title": TEXT,
    "tagline": TEXT,
    "goal": TEXT,
    "rules_page": PlainAnswer(table(several(is_a(str))), '{"The end": ("50 points win.",)}'),
    "options": PlainAnswer(table(_option), '{"win": ("To win", "So many win.", {"50": "50"})}'),
    "sentences": PlainAnswer(table(is_a(str)), '{"stop": "{player} stops."}'),
    "buttons": PlainAnswer(table(is_a(str)), '{"stop": "Stop"}'),
    "gathers": PlainAnswer(table(is_a(str)), '{"again": "Throw these again"}'),
    "turn": PlainAnswer(is_a(int), "0"),
    "chance": PlainAnswer(table(anything), '{"die 1": 1, "die 2": 1}'),
    "choices": PlainAnswer(several(anything), '("again", "stop")'),
    "winners": PlainAnswer(lambda value: value is None or several(is_a(int))(value), "(0,)"),
    "prompt": TEXT,
    "refusal": PlainAnswer(is_a(str), '"not_now"'),
    "standing": TEXT,
    "dice": PlainAnswer(several(lambda face: face in FACES), "(3, 5)"),
    "cards": NAMES,
    "laid": NAMES,
    "grid": PlainAnswer(_board, '((0, None), (None, 1))'),
    "places": PlainAnswer(several(several(is_a(str))), '(("a1", "b1"), ("a2", "b2"))'),
    "sheet": PlainAnswer(several(is_a(Row)), '(Row("ones", "Ones", (3, None)),)'),
}  # fmt: skip
"""What the methods and the values of a `Plain` are like, as far as it can be told."""


def check_values(kind: type[Plain]) -> None:
    """Raises Unfit for the first value of a class that isn't like its example."""
    for name, answer in ANSWERS.items():
        value = getattr(kind, name, None)
        if name in kind.__dict__ and not isinstance(value, FunctionType) and not answer.fits(value):
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
        if not ANSWERS[name].fits(value):
            raise Unfit(name, value)
        return value

    return answer
