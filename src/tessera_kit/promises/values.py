"""A promise about the first thing that a game has: see `tessera_kit.promises`."""

from dataclasses import is_dataclass
from typing import Any

from tessera.core.rules import Rules
from tessera_kit.playing import numbers_of_players, some_setups
from tessera_plain.first_checks import INSTEAD, changeable


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
        changes = changeable(state)
        if changes:
            what = f"is a {changes.kind.__name__}: use a {INSTEAD[changes.kind]}"
            what = f"has in it what {what}" if changes.within else what
            raise AssertionError(f"`{changes.field}` of {kind} {what}")
        options: Any = vars(type(state))["__dataclass_params__"]
        assert options.frozen, f"{kind} can be changed: write @dataclass(frozen=True) above it"
    try:
        hash(state)
    except TypeError as error:
        raise AssertionError(f"{kind} can't be a key of a dict: {error}") from None
