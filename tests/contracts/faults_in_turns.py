"""Faults in set-ups, turns, choices and chance, each with the contract that must find it."""

from __future__ import annotations

from dataclasses import replace
from itertools import cycle
from typing import Any

from tessera.core.rules import CHANCE, Illegal, Result
from tessera.core.setup import Option
from tessera.games.one_card.rules import RULES
from tessera.games.one_card.rules.state import FOLD, STAY, UNKNOWN, Deal, Event, Say, State
from tessera_kit import promises as c
from tests.contracts.faults import Fault, LivedFault, changing, instead


def offers(*options: Option) -> Any:
    return lambda players: options


def choices(*, dealing: bool, over: bool) -> Any:
    """Choices also at these times."""

    def legal_actions(state: State) -> tuple[Event, ...]:
        if (state.over and not over) or (state.dealing and not dealing):
            return ()
        return STAY, FOLD

    return legal_actions


def unchecked(when: Any) -> Any:
    """`new` without a look at some set-ups."""
    return instead(RULES.new, lambda setup: State(setup) if when(setup) else None)


class Unequal(State):
    """A state whose hash says which object it is."""

    __slots__ = ()
    __hash__ = object.__hash__


def result_at(when: Any, result: Result) -> Any:
    return instead(RULES.result, lambda state: result if when(state) else None)


def forget_words(state: State, event: Event) -> State | None:
    return state if isinstance(event, Say) else None


def forget_folding(state: State, event: Event) -> State | None:
    return state if event == FOLD and RULES.legal_actions(state) else None


def any_card(state: State, event: Event) -> State | None:
    if isinstance(event, Deal) and state.dealing and not state.over:
        return replace(state, cards=(*state.cards, event.card))
    return None


def speak_early(state: State, event: Event) -> State | None:
    if isinstance(event, Say) and state.dealing and not state.over:
        return replace(state, said=(*state.said, event.word))
    return None


def own_dice() -> Any:
    words = cycle((STAY, FOLD))
    return lambda state, event: (
        RULES.apply(state, next(words)) if event == STAY and RULES.legal_actions(state) else None
    )


def refuse_in_words(state: State, event: Event) -> State:
    try:
        return RULES.apply(state, event)
    except Illegal as refusal:
        raise Illegal("You can't do that!") from refusal


def scribble(state: State, event: Event) -> State:
    after = RULES.apply(state, event)
    object.__setattr__(state, "cards", (*state.cards[:-1], UNKNOWN))
    return after


def cards_in_lists(state: State) -> tuple[Any, ...]:
    return tuple((Deal([event.card]), weight) for event, weight in RULES.chance_outcomes(state))


def weigh(weight: Any) -> Any:
    """Chance with other weights."""
    return lambda state: tuple((e, weight(e.card)) for e, _ in RULES.chance_outcomes(state))


def offer_a_shout(state: State) -> tuple[Event, ...]:
    legal = RULES.legal_actions(state)
    return (*legal, Say("shout")) if legal else ()


def reads_lists(state: State, event: Any) -> State | None:
    return RULES.apply(state, Deal(event.card[0])) if isinstance(event, Deal) else None


SAYS = c.check_it_says_what_it_is
SETS_UP = c.check_set_ups
ENDS = c.check_it_ends
ONE_THING = c.check_one_thing_is_expected
OFFERED = c.check_all_that_is_offered_is_accepted
NOTHING_ELSE = c.check_nothing_else_is_accepted
NEVER_CHANGE = c.check_states_never_change

FAULTS = [
    Fault(SAYS, "a name in two words", name="One Card"),
    Fault(SAYS, "version nought", version=0),
    Fault(SAYS, "players in disorder", players=(3, 2)),
    Fault(SAYS, "no players", players=()),
    Fault(SAYS, "a default not offered", options=offers(Option("a", ("b",), "c"))),
    Fault(SAYS, "a rule before not offered", options=offers(Option("a", ("b",), "b", 1, "c"))),
    Fault(SAYS, "an option of tomorrow", options=offers(Option("a", ("b",), "b", since=2))),
    Fault(SAYS, "an option called players", options=offers(Option("players", ("2",), "2"))),
    Fault(SAYS, "a value in two words", options=offers(Option("a", ("b c",), "b c"))),
    Fault(SAYS, "an option twice", options=lambda players: RULES.options(players) * 2),
    Fault(SAYS, "a seat without a side", sides=lambda setup: (0, 1)),
    Fault(SAYS, "a side left out", sides=lambda setup: (0, 2, 3)[: setup.players]),
    Fault(SETS_UP, "any option is good", new=unchecked(lambda setup: setup.players in (2, 3))),
    Fault(SETS_UP, "any number is good", new=unchecked(lambda setup: setup.players not in (2, 3))),
    Fault(
        SETS_UP,
        "a value not kept",
        options=offers(Option("wins", ("lowest", "x"), "lowest")),
        new=RULES.new,
    ),
    Fault(SETS_UP, "a number not kept", players=(2, 3, 4), new=RULES.new),
    LivedFault(ENDS, "words forgotten", apply=instead(RULES.apply, forget_words)),
    Fault(ENDS, "no result", result=lambda state: None),
    Fault(ENDS, "a result too early", result=result_at(lambda s: s.said, Result((0,), "first"))),
    Fault(ENDS, "a reason in words", result=result_at(lambda s: s.over, Result((0,), "The best!"))),
    Fault(ENDS, "a partner left out", sides=lambda setup: (0,) * setup.players),
    Fault(ONE_THING, "over, yet played on", result=result_at(lambda s: s.said, Result((0,), "x"))),
    Fault(ONE_THING, "choices while dealing", legal_actions=choices(dealing=True, over=False)),
    Fault(ONE_THING, "choices at the end", legal_actions=choices(dealing=False, over=True)),
    Fault(
        ONE_THING,
        "cards at the end",
        chance_outcomes=instead(RULES.chance_outcomes, lambda s: ((FOLD, 1),) if s.over else None),
    ),
    Fault(
        ONE_THING,
        "cards are dealt to nobody",
        on_turn=lambda state: None if state.dealing else RULES.on_turn(state),
    ),
    Fault(
        ONE_THING,
        "the turn of one and the choice of another",
        on_turn=lambda state: None if state.over else 0,
    ),
    Fault(
        ONE_THING,
        "a seat that isn't there",
        on_turn=instead(RULES.on_turn, lambda s: 7 if RULES.current_player(s) == CHANCE else None),
    ),
    Fault(c.check_chance, "half a weight", chance_outcomes=weigh(lambda card: card / 2)),
    Fault(c.check_chance, "no weight", chance_outcomes=weigh(lambda card: card - 1)),
    Fault(c.check_chance, "a card twice", chance_outcomes=lambda s: RULES.chance_outcomes(s) * 2),
    Fault(c.check_chance, "no fixed order", chance_outcomes=changing(RULES.chance_outcomes)),
    Fault(c.check_choices, "a choice twice", legal_actions=lambda s: RULES.legal_actions(s) * 2),
    Fault(c.check_choices, "no fixed order", legal_actions=changing(RULES.legal_actions)),
    Fault(OFFERED, "an offer that is refused", legal_actions=offer_a_shout),
    Fault(OFFERED, "a choice that does nothing", apply=instead(RULES.apply, forget_folding)),
    Fault(OFFERED, "apply has dice of its own", apply=instead(RULES.apply, own_dice())),
    Fault(NOTHING_ELSE, "a card dealt twice", apply=instead(RULES.apply, any_card)),
    Fault(NOTHING_ELSE, "words while dealing", apply=instead(RULES.apply, speak_early)),
    Fault(
        NOTHING_ELSE,
        "words after the end",
        apply=instead(RULES.apply, lambda s, e: s if s.over else None),
    ),
    Fault(NOTHING_ELSE, "refusals in words", apply=refuse_in_words),
    Fault(NEVER_CHANGE, "scribbling on the state", apply=scribble),
    LivedFault(NEVER_CHANGE, "a list in the state", new=lambda setup: State(setup, [])),
    LivedFault(NEVER_CHANGE, "equal states, unequal hashes", new=Unequal),
    Fault(
        NEVER_CHANGE,
        "a list in an event",
        chance_outcomes=cards_in_lists,
        apply=instead(RULES.apply, reads_lists),
    ),
]
