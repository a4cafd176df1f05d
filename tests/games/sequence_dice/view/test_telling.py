"""Every event has its line, every code its sentence, and all of it in all languages."""

from __future__ import annotations

from functools import cache
from textwrap import dedent

import pytest

from tessera.core.dice import Roll
from tessera.core.rules import Illegal
from tessera.core.story import Line
from tessera.games.sequence_dice import GAME
from tessera.games.sequence_dice.rules import RULES
from tessera.games.sequence_dice.rules.state import MOVES, PASS_MOVE, Event, State
from tessera.games.sequence_dice.view.texts import SENTENCES
from tessera.i18n import LANGUAGES, translator
from tessera.kit.phrases import COMMON
from tessera_kit.playing import playouts
from tests.games.sequence_dice.view.sights import PARTNERS, PLAYERS

EVERY_EVENT = [*(move for moves in MOVES.values() for move in moves), PASS_MOVE, Roll((1, 2))]
FOUR = """\
    players=4 line=5
    GB.G.G
    ..B...
    .BBB.B
    ......
    G.....
    B....G
    seat 2: {}
"""
TWO = FOUR.replace("players=4", "players=2")


def told(position: str, event: str) -> list[str]:
    """What is said about an event."""
    before, action = RULES.read_position(dedent(position)), RULES.read(event)
    players = PARTNERS if before.terms.setup.players == 4 else PLAYERS
    after = RULES.apply(before, action)
    say = translator("en")
    return [
        GAME.texts.tell(say, players, li.code, li.facts)
        for li in GAME.rules.story(before, action, after)
    ]


@pytest.mark.parametrize(
    ("footer", "event", "sentences"),
    [
        ("to throw", "roll 3 4", ["Rui throws 3 + 4: 7."]),
        ("roll 1 3", "place c1", ["Rui puts a chip on c1."]),
        ("roll 1 1", "replace a1", ["Rui replaces the green chip on a1.", "Rui throws again."]),
        ("roll 4 6", "remove d1", ["Rui takes the green chip off d1."]),
        ("roll 6 6", "place d4", ["Rui puts a chip on d4.", "Rui throws again."]),
        ("roll 5 6", "place e3", ["Rui puts a chip on e3.", "Rui and Gil win with 5 in line!"]),
        ("opening 7 . 3 3", "roll 1 2", ["Rui throws 1 + 2 to see who begins: 3."]),
    ],
)
def test_what_is_told(footer: str, event: str, sentences: list[str]) -> None:
    assert told(FOUR.format(footer), event)[: len(sentences)] == sentences


def opening(players: int, seat: int, totals: str) -> str:
    rows = ["......"] * 6
    head = f"players={players} line=5"
    return "\n".join([head, *rows, f"seat {seat}: opening {totals}"])


@pytest.mark.parametrize(
    ("position", "event", "sentences"),
    [
        (opening(3, 1, ". . ."), "roll 1 2", []),
        (opening(3, 2, "3 . ."), "roll 1 2", []),
        (opening(3, 3, "3 3 ."), "roll 1 3", ["Eva begins."]),
        (opening(3, 3, "3 4 ."), "roll 1 2", ["Rui begins."]),
        (opening(3, 3, "3 4 ."), "roll 2 2", ["A tie between Rui and Eva: they throw again."]),
        (
            opening(3, 3, "4 4 ."),
            "roll 2 2",
            ["A tie between Ana, Rui and Eva: they throw again."],
        ),
        (opening(3, 2, "- . ."), "roll 2 2", []),
        (opening(3, 3, "- 4 ."), "roll 1 2", ["Rui begins."]),
        (opening(2, 2, "4 ."), "roll 2 2", ["A tie between Ana and Rui: they throw again."]),
    ],
)
def test_what_is_told_of_who_begins(position: str, event: str, sentences: list[str]) -> None:
    first, *others = told(position, event)
    assert " to see who begins: " in first
    assert others == sentences


PASSES = {
    "A ten, but no chip may be taken: Ana passes.": """\
        players=2 line=5
        B.....
        ......
        ......
        ......
        ......
        ......
        seat 1: roll 4 6
    """,
    "All four squares are Ana's own: Ana passes.": """\
        players=2 line=5
        ...G..
        ......
        G.....
        .....G
        ......
        ..G...
        seat 1: roll 1 4
    """,
    "No chips left in the box: Ana passes.": """\
        players=2 chips=box
        GGGGG.
        GGGGG.
        .....B
        GGGGG.
        GGGGG.
        ......
        seat 1: roll 5 6
    """,
}


@pytest.mark.parametrize(("sentence", "position"), PASSES.items(), ids=["ten", "own", "box"])
def test_a_pass_is_told_with_its_reason(sentence: str, position: str) -> None:
    assert told(position, "pass") == [sentence]


def test_one_who_wins_alone_is_told_as_one() -> None:
    assert told(TWO.format("roll 5 6"), "place e3")[-1] == "Rui wins with 5 in line!"


def test_the_most_important_line_comes_last() -> None:
    before = RULES.read_position(dedent(TWO.format("roll 5 6")))
    action = RULES.read("place e3")
    codes = [line.code for line in GAME.rules.story(before, action, RULES.apply(before, action))]
    assert codes == ["place", "wins"]


Met = dict[str, list[tuple[int, Line]]]


@cache
def lines_met() -> Met:
    """The lines of random games in every set-up, by code."""
    met: Met = {}
    for played in playouts(RULES, ("a", "b")):
        for step in played.steps():
            lines = GAME.rules.story(*step)
            assert lines, "an event without a line"
            for line in lines:
                met.setdefault(line.code, []).append((played.setup.players, line))
    return met


@cache
def refusals_met() -> Met:
    """What the rules said when everything was tried in some states of each kind."""
    met: Met = {}
    for played in playouts(RULES):
        kinds = {state.roll and state.demand()[0]: state for state in played.states[:-1]}
        for state in [*kinds.values(), played.end]:
            for refusal in filter(None, (refused(state, event) for event in EVERY_EVENT)):
                line = Line(refusal.code, refusal.facts)
                met.setdefault(line.code, []).append((played.setup.players, line))
    return met


def refused(state: State, event: Event) -> Illegal | None:
    try:
        RULES.apply(state, event)
    except Illegal as refusal:
        return refusal
    return None


def test_every_refusal_has_a_sentence() -> None:
    assert refusals_met().keys() - {*COMMON, *SENTENCES} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_happens_or_is_refused_can_be_said(language: str) -> None:
    for code, met in [*lines_met().items(), *refusals_met().items()]:
        for players, line in met[:60] if code in {*COMMON, *SENTENCES} else ():
            seats = PARTNERS if players == 4 else PLAYERS[:players]
            sentence = GAME.texts.tell(translator(language), seats, line.code, line.facts)
            assert sentence[-1] in ".!"
            assert not {"{", "}"} & set(sentence)
            assert "None" not in sentence


def test_every_sentence_is_used() -> None:
    passes = [RULES.read_position(dedent(position)) for position in PASSES.values()]
    reasons = {GAME.rules.story(state, PASS_MOVE, state)[0].code for state in passes}
    assert SENTENCES.keys() <= {*lines_met(), *refusals_met(), *reasons}
