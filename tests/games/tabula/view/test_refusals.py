"""A press that leads nowhere is answered with what was pressed and why nothing goes."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tessera.core.rules import CHANCE, Illegal
from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.engine import OFF, START
from tessera.games.tabula.view import VIEW
from tessera.games.tabula.view.choices import Sight, choices
from tessera.games.tabula.view.texts import tell
from tessera.i18n import LANGUAGES, translator
from tessera_kit.fakes.tablet import Tablet
from tests.features.setup.forms import agree
from tests.games.tabula.view.sights import PLAYERS, ZENO, sight

HOMEWARD = "pieces leave the board only when all of yours in play stand on 19 to 24."
MOST = "that would use less of the throw than is possible."
ENTERING = "first: 3:1 captured:1 off:13\nsecond: 5:2 0:13\nseat 1: dice 2 5 6"
WAITING = "first: 1:1 10:1 captured:13\nsecond: 6:2 15:2 16:2 captured:9\nseat 1: dice 1 5"
LATE = "first: 20:1 17:1 captured:13\nsecond: 22:2 captured:13\nseat 1: dice 2 6 6"
ALL_HOME = "first: 19:2 captured:13\nsecond: 1:2 captured:13\nseat 1: dice 1 2"
FORKED = "first: 1:1 captured:14\nsecond: 2:1 9:2 captured:12\nseat 1: dice 1 2"
SHUT = "first: 0:14 12:1\nsecond: 1:2 2:2 3:2 captured:9\nseat 1: dice 1 2 3"


def answer(seen: Sight, place: int) -> str:
    """The sentence for a press on a place."""
    with pytest.raises(Illegal) as refusal:
        VIEW.press(seen, f"point {place}")
    facts = VIEW.reword_facts(refusal.value.facts, seen.preferences)
    return tell(seen.say, PLAYERS, refusal.value.code, facts)


@pytest.mark.parametrize(
    ("position", "chosen", "press", "sentence"),
    [
        # What can't be taken up.
        (ZENO, None, 6, "From 6 nothing can be played: 8, 11 and 12 are closed."),
        (ZENO, None, 9, "From 9 nothing can be played: 11, 14 and 15 are closed."),
        (ZENO, None, 23, f"From 23 nothing can be played: {HOMEWARD}"),
        (LATE, None, 20, f"From 20 nothing can be played: 22 is closed, and {HOMEWARD}"),
        (WAITING, None, 10, f"From 10 nothing can be played: {MOST}"),
        (SHUT, None, START, "No piece can enter: 1, 2 and 3 are closed."),
        (ZENO, None, START, "None of your pieces are left to enter."),
        # Where nothing can come.
        (ZENO, None, 12, "Point 12 is closed: two or more pieces of the other colour hold it."),
        (ZENO, None, OFF, HOMEWARD.capitalize()),
        (ZENO, None, 3, "With 2, 5 and 6 no piece of yours gets to 3."),
        (ALL_HOME, None, OFF, "With 1 and 2 no piece can leave the board."),
        # From the chosen piece to what was pressed.
        (ZENO, 10, 12, "Point 12 is closed: two or more pieces of the other colour hold it."),
        (ZENO, 10, 17, "There is no way from 10 to 17: 12 and 15 are closed."),
        (ZENO, 10, 13, "With 2, 5 and 6 no piece gets from 10 to 13."),
        (ZENO, 10, 4, "Pieces never go back: from 10 they go towards 24."),
        (ZENO, 10, 6, "From 6 nothing can be played: 8, 11 and 12 are closed."),
        (ZENO, 10, OFF, HOMEWARD.capitalize()),
        (WAITING, 1, 12, "With 1 and 5 no piece gets from 1 to 12."),
        # A capture on one of two ways there.
        (FORKED, 1, 4, "There are different ways to 4. Move one die at a time."),
        (FORKED, None, 4, "There are different ways to 4. Move one die at a time."),
    ],
)
def test_what_was_pressed_and_why_nothing_goes(
    position: str, chosen: int | None, press: int, sentence: str
) -> None:
    assert answer(sight(position, chosen=chosen), press) == sentence


@pytest.mark.parametrize(
    ("press", "sentence"),
    [
        (3, "From 3 nothing can be played: a captured piece must enter first."),
        (9, "A captured piece must enter before any other moves."),
    ],
)
def test_a_captured_piece_comes_first(press: int, sentence: str) -> None:
    assert answer(sight(ENTERING, rules="classical"), press) == sentence


def test_points_are_named_as_they_are_on_the_board() -> None:
    seen = sight(ZENO, preferences={"numbers": "roman"})
    assert answer(seen, 6) == "From VI nothing can be played: VIII, XI and XII are closed."
    assert answer(seen, 23).endswith("stand on XIX to XXIV.")


@pytest.mark.parametrize("rules", ["seed", "classical"])
def test_whatever_is_pressed_in_whichever_position_there_is_a_sentence(rules: str) -> None:
    rng = Random(rules)
    refused = 0
    setup = replace(RULES.standard_setup(2), options=(("rules", rules), ("ties", "draw"),
                                                      ("position", "empty")))  # fmt: skip
    for _ in range(3):
        state = RULES.new(setup)
        for _ in range(150):
            if RULES.current_player(state) is None:
                break
            if RULES.current_player(state) == CHANCE:
                state = RULES.apply(state, rng.choice(RULES.chance_outcomes(state))[0])
                continue
            legal = RULES.legal_actions(state)
            if len(state.dice) > 1 and rng.random() < 0.2:
                refused += press_everything(RULES.write_position(state), rules)
            state = RULES.apply(state, rng.choice(legal))
    assert refused > 100


def press_everything(position: str, rules: str) -> int:
    """Presses every place that offers nothing, also with a piece chosen; says how many."""
    body = "\n".join(position.split("\n")[1:])
    seen = sight(body, rules=rules)
    refused = 0
    if not choices(seen).sources:
        return 0
    for chosen in (None, *sorted(choices(seen).sources)):
        here = sight(body, rules=rules, chosen=chosen)
        able = choices(here).able | {chosen}
        for place in set(range(OFF + 1)) - able:
            try:
                VIEW.press(here, f"point {place}")
            except Illegal as refusal:
                refused += 1
                for language in LANGUAGES:
                    words = tell(translator(language), PLAYERS, refusal.code, refusal.facts)
                    assert words
                    assert "{" not in words
    return refused


def test_the_chosen_piece_stays_chosen_and_a_refusal_names_it() -> None:
    tablet = Tablet("#/new/tabula")
    agree(tablet, "position", "zeno")
    tablet.tap("Start the game")
    tablet.press("point 10")
    tablet.press("point 17")
    assert tablet.notice == "There is no way from 10 to 17: 12 and 15 are closed."
    assert tablet.play.context.ui.chosen == "point 10"
    tablet.press("point 16")
    assert tablet.play.context.table.played == 1


def test_roman_numbers_reach_log_and_news() -> None:
    tablet = Tablet("#/new/tabula")
    agree(tablet, "position", "zeno")
    tablet.tap("Start the game")
    tablet.press("point 10")
    tablet.press("point 16")
    assert "You move from 10 to 16." in tablet.text("log")
    tablet.adjust("tabula/numbers", "roman")
    assert "You move from X to XVI." in tablet.text("log")
    assert "You move from X to XVI." in tablet.text("news")
