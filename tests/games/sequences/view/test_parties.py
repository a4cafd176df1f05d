"""Whole games by pressing: alone, in twos, and with everybody; undo never throws anew."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.tablet import Tablet, nodes, target_of, with_class
from tessera_kit.walk.checks import check_page
from tests.games.sequences.view.parties import act, events, new_party, play_to_the_end
from tests.screens.games import under_more


def offered(tablet: Tablet) -> tuple[bool, bool]:
    """Whether undo and redo can be pressed to some effect."""
    (undo,) = tablet.find("data-press", "app:undo")
    return undo.attributes["aria-disabled"] is None, tablet.play.context.table.can_redo()


@pytest.mark.parametrize(
    ("count", "variant"),
    [*((n, variant) for n in (1, 2) for variant in ("sequences", "hearts_due")), (24, "sequences")],
)
def test_a_whole_game(count: int, variant: str) -> None:
    tablet = new_party(*["person"] * count, variant=variant)
    play_to_the_end(tablet)
    result = tablet.play.context.table.rules.result(tablet.play.context.table.state)
    assert result is not None
    name = tablet.play.context.table.players[result.winners[0]].name
    assert f"{name} wins with " in tablet.text("prompt")
    assert tablet.said.endswith(tablet.text("prompt")[1:]), "but for the winner's sign"
    check_page(tablet.page)
    tablet.press_primary()
    assert tablet.primary == "Throw"
    assert events(tablet) == ()


def test_twenty_three_computers_play_with_one_person() -> None:
    tablet = new_party("person", *["normal"] * 23, variant="hearts_due", stake="10")
    play_to_the_end(tablet)
    assert "The pot of 240 points goes to " in tablet.text("prompt")
    assert tablet.device.timers == []


def test_every_throw_is_said_and_what_comes_next() -> None:
    tablet = new_party("person", "person")
    tablet.press_primary()
    assert tablet.said.startswith("N1 throws ")
    assert tablet.said.endswith("."), "who throws next need not be asked for it"
    while tablet.play.context.table.untouched:
        tablet.press_primary()
    assert tablet.said.endswith(": Throw the six dice.")


def test_a_throw_is_taken_back_by_itself_and_comes_again_as_it_was() -> None:
    tablet = new_party("person", "person", "person")
    for _ in range(12):
        act(tablet)
    before = events(tablet)
    for left in (11, 10, 9):
        tablet.tap("Undo")
        assert events(tablet) == before[:left]
    for _ in range(3):
        tablet.press_primary()
    assert events(tablet) == before


def test_undo_skips_what_computers_threw() -> None:
    tablet = new_party("person", "normal", "normal", "person")
    table = tablet.play.context.table
    while table.rules.opens(table.state):
        act(tablet)
    opened = len(events(tablet))
    for _ in range(4):
        act(tablet)
    before = events(tablet)
    people = [n for n in range(opened, len(before)) if table.on_turn(n) in (0, 3)]
    for left in reversed(people):
        tablet.tap("Undo")
        assert events(tablet) == before[:left]
    assert offered(tablet) == (False, True)
    for left in [*people[1:], len(before)]:
        under_more(tablet, "Redo")
        assert events(tablet) == before[:left]
    assert offered(tablet) == (True, False)


def test_after_undo_and_a_reload_the_dice_are_still_the_same() -> None:
    tablet = new_party("person", "person")
    for _ in range(6):
        act(tablet)
    before, address = events(tablet), tablet.address
    tablet.tap("Undo")
    tablet.tap("Undo")
    tablet.visit("#/")
    tablet.visit(address)
    for _ in range(2):
        tablet.press_primary()
    assert events(tablet) == before


def test_at_the_end_the_last_throw_can_be_taken_back_and_wins_again() -> None:
    tablet = new_party("person", "person", variant="hearts_due")
    play_to_the_end(tablet)
    won, before = tablet.text("prompt"), events(tablet)
    tablet.tap("Undo")
    assert tablet.primary == "Throw"
    play_to_the_end(tablet)
    assert (tablet.text("prompt"), events(tablet)) == (won, before)


def test_the_log_has_a_line_for_every_throw() -> None:
    tablet = new_party("person", "person")
    for _ in range(8):
        act(tablet)
    (log,) = with_class(tablet.page, "events")
    items = [node for node in nodes(log) if node.tag == "li"]
    assert len(items) == 8
    assert items[-1].text().startswith("N1 throws ")


def test_a_press_on_the_dice_throws_too() -> None:
    tablet = new_party("person")
    (hand,) = with_class(tablet.page, "hand")
    tablet.press(target_of(hand))
    assert len(events(tablet)) == 1
