"""Faults in what is hidden, each with the contract that must find it."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

from tessera.core.rules import Illegal, Result
from tessera.games.one_card.rules import RULES
from tessera.games.one_card.rules.state import FOLD, PACK, STAY, UNKNOWN, Deal, Event, Say, State
from tessera_kit import promises as c
from tests.contracts.faults import Fault, instead

Seat = int | None


def seeing(*, seats: bool) -> Any:
    """Either the seats or the spectators see everything."""
    return instead(
        RULES.observation, lambda state, seat: state if (seat is not None) == seats else None
    )


def first_card_open(state: State, seat: Seat) -> State:
    seen = RULES.observation(state, seat)
    return replace(seen, cards=(*state.cards[:1], *seen.cards[1:]))


def seen_less_again(state: State, seat: Seat) -> State | None:
    if UNKNOWN in state.cards:
        return replace(state, cards=(UNKNOWN,) * len(state.cards))
    return None


def end_not_shown(state: State, seat: Seat) -> State:
    cards = [card if owner == seat else UNKNOWN for owner, card in enumerate(state.cards)]
    return replace(state, cards=tuple(cards))


def redealt(state: State, seat: Seat, rng: Random) -> State:
    return replace(state, cards=tuple(rng.sample(PACK, len(state.cards))))


def dealt_from_a_full_pack(state: State, seat: Seat, rng: Random) -> State:
    seen = RULES.observation(state, seat).cards
    return replace(state, cards=tuple(card or rng.choice(PACK) for card in seen))


def exchanged(state: State, seat: Seat, rng: Random) -> State:
    """The hidden cards change hands. In an observation there are none that could."""
    seen = RULES.observation(state, seat).cards
    hidden = [card for card, known in zip(state.cards, seen, strict=True) if not known]
    rng.shuffle(hidden)
    return replace(state, cards=tuple(card or hidden.pop() for card in seen))


def another_word(state: State, seat: Seat, rng: Random) -> State:
    guess = RULES.resample(state, seat, rng)
    return replace(guess, said=tuple("pass" for _ in guess.said))


def only_good_cards_stay(state: State) -> tuple[Event, ...] | None:
    speaking = not state.dealing and not state.over
    return (FOLD,) if speaking and state.cards[len(state.said)] < 4 else None


def only_whole_positions(text: str) -> State:
    if "?" in text:
        raise Illegal("unreadable", text=text)
    return RULES.read_position(text)


ONE, SIX, UNSEEN = Deal(1), Deal(6), Deal(UNKNOWN)

FAULTS = [
    Fault(c.check_observations, "spectators see everything", observation=seeing(seats=False)),
    Fault(
        c.check_observations,
        "a second look shows less",
        observation=instead(RULES.observation, seen_less_again),
    ),
    Fault(
        c.check_observations,
        "what a seat sees can't be read",
        read_position=only_whole_positions,
    ),
    Fault(c.check_observations, "the end isn't shown", observation=end_not_shown),
    Fault(
        c.check_observations,
        "choices lost",
        observation=lambda state, seat: replace(RULES.observation(state, seat), said=()),
    ),
    Fault(
        c.check_observations,
        "no state",
        observation=lambda state, seat: state.cards if isinstance(state, State) else state,
    ),
    Fault(
        c.check_nobody_sees_what_is_hidden,
        "seats see everything",
        observation=seeing(seats=True),
        resample=RULES.resample,
    ),
    Fault(
        c.check_nobody_sees_what_is_hidden,
        "the result shows a card that stays hidden",
        result=lambda state: Result((0,), "alone", state.cards[-1:]) if state.over else None,
    ),
    Fault(
        c.check_nobody_sees_what_is_hidden,
        "an open card",
        observation=first_card_open,
        resample=RULES.resample,
    ),
    Fault(c.check_nobody_sees_what_is_hidden, "what is seen is redealt", resample=redealt),
    Fault(
        c.check_what_is_guessed_can_be_played,
        "a card guessed twice",
        resample=dealt_from_a_full_pack,
    ),
    Fault(c.check_what_is_guessed_can_be_played, "no result", result=lambda state: None),
    Fault(c.check_what_is_guessed_can_be_played, "nothing is guessed", resample=exchanged),
    Fault(c.check_what_is_guessed_can_be_played, "what was said changes", resample=another_word),
    Fault(
        c.check_observed_actions,
        "a hidden card decides what is seen",
        observed_action=lambda state, event, seat: event if 6 in state.cards else STAY,
    ),
    Fault(
        c.check_observed_actions,
        "a second look shows another card",
        observed_action=instead(
            RULES.observed_action, lambda s, event, seat: ONE if event == UNSEEN else None
        ),
    ),
    Fault(
        c.check_observed_actions,
        "spectators see the cards that are dealt",
        observed_action=instead(
            RULES.observed_action, lambda s, event, seat: event if seat is None else None
        ),
    ),
    Fault(
        c.check_observed_actions,
        "who folds believes to have stayed",
        observed_action=instead(
            RULES.observed_action, lambda s, event, seat: STAY if event == FOLD else None
        ),
    ),
    Fault(c.check_observed_actions, "two lines", write=lambda event: "deal\n?"),
    Fault(
        c.check_what_is_hidden_is_not_told,
        "the cards that are dealt are seen by all",
        observed_action=lambda state, event, seat: event,
    ),
    Fault(
        c.check_what_is_hidden_is_not_told,
        "the best card is seen by all",
        observed_action=instead(
            RULES.observed_action, lambda s, event, seat: event if event == SIX else None
        ),
    ),
    Fault(
        c.check_what_comes_to_light_is_said_to,
        "a card is seen and nobody says so",
        reveals=lambda state, event: isinstance(event, Say) and RULES.reveals(state, event),
    ),
    Fault(
        c.check_what_comes_to_light_is_said_to,
        "cards are shown at the end and nobody says so",
        reveals=lambda state, event: isinstance(event, Deal),
    ),
    Fault(
        c.check_what_comes_to_light_is_said_to,
        "to stay tells of a good card and nobody says so",
        legal_actions=instead(RULES.legal_actions, only_good_cards_stay),
    ),
    Fault(
        c.check_what_comes_to_light_is_said_to,
        "nothing is hidden, and yet every word reveals something",
        observation=lambda state, seat: state,
        reveals=lambda state, event: True,
    ),
    Fault(
        c.check_hidden_things_vary,
        "nothing could be otherwise",
        resample=lambda state, seat, rng: state,
    ),
    Fault(
        c.check_hidden_things_vary,
        "a seat guesses the truth",
        resample=instead(RULES.resample, lambda s, seat, rng: None if seat is None else s),
    ),
]
