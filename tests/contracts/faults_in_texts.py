"""Faults in texts, records and the folder of tests, each with the contract that must find it."""

from __future__ import annotations

import re
from dataclasses import replace

from tessera.core.rules import Illegal, Result
from tessera.games.one_card.rules import RULES
from tessera.games.one_card.rules.state import FOLD, STAY, Deal, Event, State
from tessera_kit import promises as c
from tests.contracts.faults import Fault, instead


def read_any_card(text: str) -> Event | None:
    return Deal(int(text[5:])) if re.fullmatch(r"deal [0-9]+", text) else None


def crash(text: str) -> Event | None:
    return Deal(int(text[5:])) if text.startswith("deal") else None


def refuse_otherwise(text: str) -> Event:
    try:
        return RULES.read(text)
    except Illegal as refusal:
        raise Illegal("nonsense") from refusal


def hide_words(state: State) -> str:
    return RULES.write_position(replace(state, said=()))


FAULTS = [
    Fault(
        c.check_texts,
        "a card not written",
        write=lambda e: RULES.write(e).rstrip("123456 "),
    ),
    Fault(
        c.check_texts,
        "an event on two lines",
        write=lambda event: RULES.write(event).replace(" ", "\n"),
        read=lambda text: RULES.read(text.replace("\n", " ")),
    ),
    Fault(
        c.check_texts,
        "too long a line",
        write=lambda event: RULES.write(event) + "!" * 120,
        read=lambda text: RULES.read(text.rstrip("!")),
    ),
    Fault(
        c.check_texts,
        "space at the end",
        write=lambda event: RULES.write(event) + " ",
        read=lambda text: RULES.read(text.rstrip()),
    ),
    Fault(
        c.check_texts,
        "an event read as a tuple",
        read=lambda text: tuple(RULES.read(text)),
    ),
    Fault(c.check_texts, "a position that lacks something", write_position=hide_words),
    Fault(c.check_slips_of_the_pen, "a crash", read=instead(RULES.read, crash)),
    Fault(c.check_slips_of_the_pen, "another code", read=refuse_otherwise),
    Fault(
        c.check_slips_of_the_pen,
        "a crash for a position",
        read_position=lambda text: {"players": RULES.read_position}[text[:7]](text),
    ),
    Fault(
        c.check_slips_of_the_pen,
        "more is read than is written",
        read=instead(RULES.read, read_any_card),
        write=lambda event: RULES.write(event)[:6],
    ),
    Fault(
        c.check_record,
        "stay read as fold",
        read=lambda t: FOLD if t == "stay" else RULES.read(t),
    ),
    Fault(
        c.check_record,
        "fold read as stay",
        read=lambda t: STAY if t == "fold" else RULES.read(t),
    ),
    Fault(c.check_record, "a name in two words", name="one card"),
    Fault(c.check_perft_table, "a choice less", legal_actions=lambda s: RULES.legal_actions(s)[1:]),
    Fault(
        c.check_perft_table, "a card less", chance_outcomes=lambda s: RULES.chance_outcomes(s)[1:]
    ),
    Fault(
        c.check_the_cases_of_its_rules_hold,
        "a choice less",
        legal_actions=lambda s: RULES.legal_actions(s)[1:],
    ),
    Fault(
        c.check_recorded_games,
        "another result",
        result=instead(RULES.result, lambda s: Result((1,), "alone") if s.over else None),
    ),
    Fault(
        c.check_recorded_games,
        "another rule",
        apply=instead(RULES.apply, lambda s, e: RULES.apply(s, FOLD) if e == STAY else None),
    ),
    Fault(c.check_recorded_games, "no result", result=lambda state: None),
    Fault(c.check_recorded_games, "another game", name="two_cards"),
]
