"""Turns of Tabula in the notation of backgammon, and the log that is made of them."""

from __future__ import annotations

import pytest

from tessera.games.tabula.rules import RULES
from tessera.games.tabula.rules.state import Event, State
from tessera.games.tabula.view import VIEW
from tessera.i18n import translator
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.golden import TABULA, tablet, unfinished

OPEN = "first: 0:3 1:2 6:2 10:2 13:2 14:1 15:3\nsecond: 0:10 4:1 16:1 20:3"
RETURNS = "first: 6:2 10:2 13:8 captured:3\nsecond: 0:14 4:1"
HOME = "first: off:9 20:2 21:1 24:3\nsecond: 0:15"
SHUT = "first: captured:1 6:14\nsecond: 1:3 2:3 3:3 4:3 5:3"
PLAYED = [
    (OPEN, "seed", "4 4 4", "13-17, 14-18, 15-19", "4-4-4: 13/17 14/18 15/19"),
    (OPEN, "seed", "1 3 4", "0-4, 1-2, 10-13", "4-3-1: bar/4* 1/2 10/13"),
    (OPEN, "seed", "2 3 6", "10-16, 16-18, 1-4", "6-3-2: 10/16*/18 1/4*"),
    (OPEN, "seed", "1 2 5", "13-14, 14-16, 1-6", "5-2-1: 13/16* 1/6"),
    (OPEN, "seed", "1 1 1", "13-14, 13-14, 6-7", "1-1-1: 13/14(2) 6/7"),
    (OPEN, "seed", "1 2 5", "", "5-2-1"),
    (RETURNS, "classical", "1 4 4", "0-4, 0-1, 0-4", "4-4-1: bar/4* bar/1 bar/4"),
    (HOME, "seed", "1 5 6", "20-off, 20-21, 21-off", "6-5-1: 20/off(2)"),
    (HOME, "seed", "4 5 6", "24-off, 24-off, 24-off", "6-5-4: 24/off(3)"),
    (SHUT, "classical", "1 2 5", "pass", "5-2-1: (no move)"),
]


def turn(position: str, rules: str, dice: str, events: str) -> list[tuple[State, Event, State]]:
    """A turn of the first player's, as it happened."""
    start = f"players=2 rules={rules}\n{position}\nseat 1: to throw"
    here, steps = RULES.read_position(start), []
    for text in [f"roll {dice}", *filter(None, events.split(", "))]:
        event = RULES.read(text)
        there = RULES.apply(here, event)
        steps.append((here, event, there))
        here = there
    return steps


@pytest.mark.parametrize(("position", "rules", "dice", "events", "words"), PLAYED)
def test_a_turn_is_written_as_in_backgammon(
    position: str, rules: str, dice: str, events: str, words: str
) -> None:
    assert VIEW.notation(translator("en"), turn(position, rules, dice, events), {}) == words


def test_points_are_numbered_as_on_the_board() -> None:
    steps = turn(OPEN, "seed", "4 4 4", "13-17, 14-18, 15-19")
    roman = VIEW.notation(translator("en"), steps, {"numbers": "roman"})
    assert roman == "4-4-4: XIII/XVII XIV/XVIII XV/XIX"


def turns(board: Tablet) -> list[Node]:
    """The items of the log, the latest first."""
    (log,) = with_class(board.page, "events")
    return [item for item in log.children if isinstance(item, Node)]


def test_the_log_has_turns_that_open_and_are_heard_in_sentences() -> None:
    board = tablet("#/play/one", unfinished(TABULA, 14))
    check_page(board.page)
    latest, before, *_, first = turns(board)
    assert with_class(first, "notation") == [], "a throw for who begins is a sentence"
    (notation,) = with_class(before, "notation")
    assert (notation.text(), notation.attributes["aria-hidden"]) == ("6-2-1: bar/9*", "true")
    (heard,) = with_class(before, "visually-hidden")
    (steps,) = with_class(before, "turn-steps")
    told = [step.text() for step in steps.children if isinstance(step, Node)]
    assert heard.text() == " ".join(told)
    assert told[1].endswith(" enters a piece on 1.")
    numbers = [item.attributes["value"] for item in turns(board)]
    assert numbers == list(range(len(numbers), 0, -1))
    board.press_primary() if board.primary != "Your move" else board.press("open log")
    assert before in turns(board), "a turn that is done isn't made again"
    assert latest.key == turns(board)[0].key


def test_in_a_replay_the_turn_that_is_shown_lies_open() -> None:
    board = tablet("#/watch/one/10", TABULA)
    (details,) = [node for node in nodes(board.page) if node.attributes.get("open")]
    (current,) = details.find_all("aria-current", "true")
    assert current.attributes["data-press"] == "app:go 10"
    assert board.text("moves") == "Move 4 of 41"
    board.press("last")
    (after,) = [node for node in nodes(board.page) if node.attributes.get("open")]
    assert after.text() != details.text()
