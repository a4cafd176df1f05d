"""Promises about set-ups, turns, choices and chance: see `tessera_kit.promises`."""

import re
import sys
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from tessera.core.rules import CHANCE, Illegal, Result, Rules
from tessera.core.setup import Setup
from tessera_kit.playing import Playout, events_met, offered, setups, some

AnyGame = Rules[Any, Any]
LONG_TURN = 8
"""So many events are hardly one turn."""
CODE = re.compile(r"[a-z][a-z0-9_]*")


def check_it_says_what_it_is(rules: AnyGame) -> None:
    """Names are words that a record can hold, and numbers of players ascend."""
    assert CODE.fullmatch(rules.name), f"{rules.name!r}: a name is of small letters, digits and _"
    assert rules.version >= 1, "versions count from 1"
    ascend = tuple(sorted(set(rules.players)))
    assert rules.players == ascend != (), "`players` is a tuple of numbers that ascend"
    for players in rules.players:
        names = [option.name for option in rules.options(players)]
        assert len(names) == len(set(names)), f"two options have one name: {names}"
        for option in rules.options(players):
            assert option.name != "players", "a position's header says who plays"
            known = {option.default, option.before or option.default} <= {*option.values}
            assert known, f"the default of {option.name} isn't among its values"
            assert 1 <= option.since <= rules.version, f"{option.name} is of no version yet"
            spaced = re.search(r"\s", "".join([option.name, *option.values]))
            assert not spaced, f"{option.name} or a value of it has a blank in it"
        sides = rules.sides(rules.standard_setup(players))
        assert len(sides) == players, f"`sides` has {len(sides)} seats of {players}"
        assert set(sides) == set(range(max(sides) + 1)), "sides count from 0"


def check_set_ups(rules: AnyGame) -> None:
    """Every set-up that is offered can be played, in whatever order its options stand; nothing else
    can."""
    for players in rules.players:
        for setup in setups(rules, players):
            backwards = Setup(players, setup.options[::-1])
            same = rules.new(backwards) == rules.new(setup)
            assert same, f"{setup} is another game with its options in another order"
            for given in _with_starts(rules, setup):
                refused = _refusal(rules.new, given)
                assert not refused, f"{given} can be chosen, and is refused by {refused}"
        good = rules.standard_setup(players)
        for wrong in _wrong_options(good):
            refused = _refusal(rules.new, wrong)
            assert refused == "option", f"{wrong} is refused by {refused}: call `checked_setup`"
    for players in {0, -1, max(rules.players) + 1, *range(max(rules.players))} - set(rules.players):
        refused = _refusal(rules.new, Setup(players, good.options))
        assert refused == "players", f"{players} players aren't refused: call `checked_setup`"


def _with_starts(rules: AnyGame, setup: Setup) -> Iterator[Setup]:
    """The set-up with each start that is offered, whether or not there will be such a side."""
    named = dict(setup.options)
    starts = [o for o in rules.options(setup.players) if o.side is not None and o.name not in named]
    every = [((o.name, value),) for o in starts for value in o.values[1:]]
    for given in (*every, tuple((o.name, o.values[-1]) for o in starts)):
        yield Setup(setup.players, (*setup.options, *given))


def _wrong_options(good: Setup) -> Iterator[Setup]:
    yield Setup(good.players, (*good.options, ("unheard_of", "yes")))
    for name, value in good.options:
        others = tuple(pair for pair in good.options if pair[0] != name)
        yield Setup(good.players, others)
        yield Setup(good.players, (*others, (name, "unheard_of")))
        yield Setup(good.players, (*good.options, (name, value)))


def check_it_ends(rules: AnyGame, played: Playout) -> None:
    """A random game comes to a result, and has none before."""
    early = [state for state in played.states[:-1] if rules.result(state) is not None]
    assert not early, (
        f"it goes on after a result:\n{rules.write_position(early[0])}" if early else ""
    )
    result = rules.result(played.end)
    assert isinstance(result, Result), f"no result after {len(played.events)} events"
    assert CODE.fullmatch(result.reason), f"the reason {result.reason!r} is no code"
    sides = rules.sides(played.setup)
    winning = {sides[seat] for seat in result.winners}
    whole = tuple(seat for seat, side in enumerate(sides) if side in winning)
    assert result.winners == whole, "a side wins as a whole"
    if played.setup.players == 1 and len(played.events) > LONG_TURN:
        steps = [*played.steps()][:-1]
        parted = any(rules.ends_turn(before, after) for before, _, after in steps)
        assert parted, "alone, one plays a single turn: `ends_turn` must say where turns end"


def check_one_thing_is_expected(rules: AnyGame, played: Playout) -> None:
    """A state awaits an outcome of chance, or an action of the seat on turn, or nothing at the
    end."""
    for state in played.states:
        player, on_turn = rules.current_player(state), rules.on_turn(state)
        over = rules.result(state) is not None
        ended = (player is None) == (on_turn is None) == over
        assert ended, f"turn and result don't agree on the end {_in(rules, state)}"
        outcomes, choices = rules.chance_outcomes(state), rules.legal_actions(state)
        assert bool(outcomes) == (player == CHANCE), (
            f"{len(outcomes)} outcomes of chance {_in(rules, state)}"
        )
        chooses = player not in (None, CHANCE)
        assert bool(choices) == chooses, (
            f"seat {player} has {len(choices)} choices {_in(rules, state)}"
        )
        seated = over or on_turn in range(played.setup.players)
        assert seated, f"seat {on_turn} is on turn {_in(rules, state)}"
        assert player in (on_turn, CHANCE), (
            f"seat {player} chooses in the turn of {on_turn} {_in(rules, state)}"
        )


def _in(rules: AnyGame, state: Any) -> str:
    return f"in this position:\n{rules.write_position(state)}"


def check_chance(rules: AnyGame, played: Playout) -> None:
    """Outcomes are distinct, in a fixed order, and each has a positive whole number as weight."""
    for state in played.sample:
        outcomes = rules.chance_outcomes(state)
        good = all(type(weight) is int and weight > 0 for _, weight in outcomes)
        assert good, "weights are whole numbers above 0"
        assert len(dict(outcomes)) == len(outcomes), "an outcome of chance stands twice"
        same = _twins(rules, state, rules.chance_outcomes) == outcomes
        assert same, "equal states have other outcomes, or in another order"


def check_choices(rules: AnyGame, played: Playout) -> None:
    """Choices are distinct, and equal states have them in the same order."""
    for state in played.sample:
        choices = rules.legal_actions(state)
        assert len(set(choices)) == len(choices), f"a choice stands twice: {choices}"
        same = _twins(rules, state, rules.legal_actions) == choices
        assert same, "equal states have other choices, or in another order"


def _twins(rules: AnyGame, state: Any, ask: Any) -> Any:
    """The answer of an equal state that was read from its text."""
    return ask(rules.read_position(rules.write_position(state)))


def check_all_that_is_offered_is_accepted(rules: AnyGame, played: Playout) -> None:
    """Each choice and each outcome leads to another state, and always to the same one."""
    for state in played.sample:
        for event in some(offered(rules, state), 40):
            after = rules.apply(state, event)
            text = rules.write(event)
            assert after == rules.apply(state, event), f"`{text}` leads elsewhere when played again"
            assert after != state, f"`{text}` changes nothing {_in(rules, state)}"


def check_nothing_else_is_accepted(rules: AnyGame, played: Playout) -> None:
    """An event that isn't offered is refused with a code: a choice made elsewhere, an outcome
    of chance while a choice is awaited, anything once the game is over."""
    met = events_met(rules, played)
    for state in played.sample:
        for stranger in met.keys() - set(offered(rules, state)):
            code = _refusal(lambda e, s=state: rules.apply(s, e), stranger)
            assert code is not None, f"{stranger} accepted"
            assert CODE.fullmatch(code), f"the refusal {code!r} is no code"


def check_states_never_change(rules: AnyGame, played: Playout) -> None:
    """States and events hash and hold only immutable values, and `apply` leaves them alone."""
    for state in played.sample:
        assert _frozen(state), "something in the state can be changed"
        before, looks, number = deepcopy(state), repr(state), hash(state)
        assert hash(before) == number, "equal states have different hashes"
        for event in some(offered(rules, state), 40):
            assert _frozen(event), f"something in the event {event!r} can be changed"
            hash(event)
            rules.apply(state, event)
        same = (state, repr(state), hash(state)) == (before, looks, number)
        assert same, f"`apply` changed the state that it was given: {looks} became {state!r}"


def _frozen(value: Any) -> bool:
    if isinstance(value, tuple | frozenset):
        return all(map(_frozen, value))
    if is_dataclass(value) and not isinstance(value, type) and _is_frozen_class(type(value)):
        return all(_frozen(getattr(value, field.name)) for field in fields(value))
    return value is None or isinstance(value, int | str | bytes | Enum)


def _is_frozen_class(kind: Any) -> bool:
    """Whether a dataclass is frozen."""
    options = kind.__dataclass_params__
    # In the page classes only hash as if they were frozen: see tools/build/compile_zip.py.
    shipped: bool = sys.platform == "emscripten" and options.unsafe_hash
    return options.frozen or shipped


def _refusal(verb: Any, value: Any) -> str | None:
    """The code with which the value is refused, None when it is accepted."""
    try:
        verb(value)
    except Illegal as refusal:
        return refusal.code
    return None
