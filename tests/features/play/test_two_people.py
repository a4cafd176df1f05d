"""Two people, one tablet, from the form to the result, by nothing but presses."""

from __future__ import annotations

import pytest

from tessera.scene.diff import update
from tessera.scene.live import mount
from tessera.scene.node import Node
from tessera_kit.fakes.surface import FakeDocument, fresh, shown
from tessera_kit.fakes.tablet import with_class
from tests.screens.games import act, new_game, opened, play_to_the_end, under_more

OPENING = "roll 3 4, roll 1 2"
"""Ana begins."""


def test_a_whole_game_and_another_one() -> None:
    tablet = new_game()
    assert tablet.text("who") == "Ana"
    play_to_the_end(tablet)
    result = tablet.play.context.table.rules.result(tablet.play.context.table.state)
    assert result is not None
    name = ["Ana", "Rui"][result.winners[0]]
    assert tablet.text("prompt") == f"{name} wins with 5 in line!"
    assert tablet.said.endswith(f"{name} wins with 5 in line!")
    (winner,) = with_class(tablet.page, "winner")
    assert name in winner.text()
    assert len(with_class(tablet.page, "won")) >= 5
    assert tablet.playable() == []

    first = tablet.address
    tablet.tap("Play again")
    assert tablet.address != first
    assert [player.name for player in tablet.play.context.table.players] == ["Ana", "Rui"]
    assert tablet.play.context.table.played == 0
    assert len(with_class(tablet.page, "chip")) == 2, "only those beside the names"
    assert tablet.primary == "Throw"
    tablet.visit(first)
    assert tablet.primary == "Play again"


def test_the_next_game_has_other_dice() -> None:
    tablet = new_game()
    games = []
    for _ in range(2):
        for _ in range(12):
            act(tablet)
        games.append(tablet.play.context.table.record("").events)
        tablet.tap("More")
        tablet.tap("New game")
    assert games[0] != games[1]


def test_who_waits_for_a_computer_reads_one_and_the_same_prompt() -> None:
    tablet = opened(new_game("person Ana, normal Rui"), f"{OPENING}, roll 1 2, place b1")
    for _ in range(2):
        assert tablet.text("prompt") == "Rui is playing…"
        tablet.wait()


@pytest.mark.parametrize("square", ["b1", "f2", "a5", "e6"])
def test_a_press_on_a_square_puts_a_chip_there(square: str) -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    assert tablet.playable() == ["b1", "f2", "a5", "e6"]
    tablet.press(f"square {square}")
    assert tablet.text("who") == "Rui"
    assert tablet.said == f"Ana puts a chip on {square}. Rui: Throw the dice."
    assert f"{square}, number 3, green chip, recent" in [
        str(node.attributes["aria-label"]) for node in with_class(tablet.page, "square")
    ]


def test_a_throw_is_said_with_what_is_to_be_done() -> None:
    tablet = opened(new_game(), OPENING)
    tablet.tap("Throw")
    (roll,) = tablet.play.context.table.record("").events[2:]
    a, b = map(int, roll.split()[1:])
    assert tablet.said.startswith(f"Ana throws {a} + {b}: {a + b}. Ana: ")


@pytest.mark.parametrize(
    ("events", "target", "sentence"),
    [
        (OPENING, "square b1", "Throw the dice first."),
        (f"{OPENING}, roll 1 2", "throw", "Use the throw on the table first."),
        (f"{OPENING}, roll 1 2", "square a1", "That is a 2, and the throw is 3."),
        (f"{OPENING}, roll 1 2, place b1, roll 1 2", "square b1", "That square is covered."),
        (f"{OPENING}, roll 4 6", "square a1", "Nothing can be done with this throw"),
        (f"{OPENING}, roll 1 2, place b1, roll 4 6", "square c3", "There is no chip there."),
    ],
)
def test_a_refusal_is_shown_and_said_and_changes_nothing(
    events: str, target: str, sentence: str
) -> None:
    tablet = opened(new_game(), events)
    before = tablet.play.context.table.record("")
    tablet.press(target)
    assert tablet.notice is not None
    assert tablet.notice.startswith(sentence)
    assert tablet.said == tablet.notice
    assert tablet.play.context.table.record("") == before


def test_the_same_refusal_twice_is_said_twice() -> None:
    tablet = opened(new_game(), OPENING)
    keys = []
    for _ in range(2):
        tablet.press("square b1")
        *_, spoken = tablet.find("role", "status")[0].children
        keys.append(spoken.key)
    assert keys[0] != keys[1]


def test_what_is_on_the_board_that_is_no_square_does_nothing() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    before = tablet.play.context.table.record("")
    for target in ("square z9", "square", "nonsense", "", "move b1"):
        tablet.app.press(target, by_keyboard=False)
        tablet.app.press(f"app:{target}", by_keyboard=False)
        tablet.app.press(f"game:{target}", by_keyboard=False)
        assert tablet.primary == "Your move"
    assert tablet.play.context.table.record("") == before


def test_the_total_is_said_large_until_it_is_used_or_thrown_anew() -> None:
    tablet = opened(new_game(), "roll 3 4")
    assert tablet.text("total") == "7", "also of a throw for who begins"
    opened(tablet, f"{OPENING}, roll 1 2")
    assert tablet.text("total") == "3"
    tablet.press("square b1")
    assert with_class(tablet.page, "total") == []


def test_undo_and_redo_are_offered_only_when_they_do_something() -> None:
    tablet = new_game()
    assert offered(tablet.page) == (False, False)
    opened(tablet, f"{OPENING}, roll 1 2")
    tablet.press("square b1")
    assert offered(tablet.page) == (True, False)
    tablet.tap("Undo")
    tablet.press("open more")
    assert offered(tablet.page) == (False, True)
    tablet.press("close")
    assert tablet.said == "Taken back: Ana puts a chip on b1. Ana: Put a chip on a free 3."
    under_more(tablet, "Redo")
    assert offered(tablet.page) == (True, False)
    assert tablet.said == "Done again: Ana puts a chip on b1. Rui: Throw the dice."


def test_after_undo_and_opening_again_redo_is_still_there() -> None:
    tablet = opened(new_game(), f"{OPENING}, roll 1 2")
    tablet.press("square b1")
    tablet.tap("Undo")
    tablet.visit("#/")
    tablet.visit(tablet.device.store.names()[-1].replace("tessera/game", "#/play"))
    under_more(tablet, "Redo")
    assert tablet.text("who") == "Rui"


def test_what_is_on_the_glass_is_what_was_drawn() -> None:
    tablet, document = new_game(), FakeDocument()
    live = mount(document, tablet.page)
    for number in range(60):
        act(tablet)
        if number % 7 == 6:
            tablet.tap("Undo")
        if number % 10 == 9:
            tablet.tap("More")
        update(document, live, tablet.page)
        assert shown(live.element) == fresh(tablet.page)


def offered(page: Node) -> tuple[bool, bool]:
    """Whether undo and redo can be pressed to some effect."""
    (undo,) = page.find_all("data-press", "app:undo")
    return undo.attributes["aria-disabled"] is None, bool(page.find_all("data-press", "app:redo"))
