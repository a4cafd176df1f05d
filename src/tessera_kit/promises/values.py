"""A promise about the first thing that a game has: see `tessera_kit.promises`."""

from dataclasses import fields, is_dataclass
from typing import Any

from tessera.core.rules import Rules
from tessera_kit.playing import numbers_of_players, some_setups

MUTABLE = {
    list: "is a list: use a tuple",
    set: "is a set: use a frozenset",
    dict: "is a dict: use a tuple of pairs",
    bytearray: "is a bytearray: use bytes",
}


def check_states_hold_nothing_that_changes(rules: Rules[Any, Any]) -> None:
    """The first state of each set-up, and what may follow it, is made of values that can't be
    changed."""
    for players in numbers_of_players(rules):
        for setup in some_setups(rules, players):
            state = rules.new(setup)
            check_value(state)
            for event in [*rules.legal_actions(state), *dict(rules.chance_outcomes(state))][:1]:
                check_value(rules.apply(state, event))


def check_value(state: Any) -> None:
    """Raises AssertionError with the field of a state that can be changed, or that makes it
    unfit to be compared."""
    kind = type(state).__name__
    if is_dataclass(state):
        for field in fields(state):
            fault = changeable(getattr(state, field.name))
            assert not fault, f"`{field.name}` of {kind} {fault}"
        options: Any = vars(type(state))["__dataclass_params__"]
        assert options.frozen, f"{kind} can be changed: write @dataclass(frozen=True) above it"
    try:
        hash(state)
    except TypeError as error:
        raise AssertionError(f"{kind} can't be a key of a dict: {error}") from None


def changeable(value: Any) -> str:
    """The reason why a value can be changed; "" for one that can't."""
    for kind, words in MUTABLE.items():
        if isinstance(value, kind):
            return words
    if isinstance(value, tuple):
        return next((f"has in it what {fault}" for one in value if (fault := changeable(one))), "")
    return ""
