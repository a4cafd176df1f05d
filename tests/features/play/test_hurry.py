"""A press hurries the computers on to the next turn of a person, and hurries nothing else."""

from __future__ import annotations

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.games.sequence.view.deals import at, deal
from tests.screens.games import new_game, opened

ONE_AGAINST_TWO = "person Ana, normal Livia, normal Cato"
COMPUTERS_COME = "roll 3 4, roll 1 2, roll 1 1, roll 1 2, place b1"
"""Ana began with her highest throw and has put a chip down; two computers are to play."""


def waiting() -> Tablet:
    return opened(new_game(ONE_AGAINST_TWO), COMPUTERS_COME)


def rush(tablet: Tablet) -> list[int]:
    """How long each event took until a person is to act."""
    waited = []
    while tablet.waits:
        waited.append(tablet.wait())
    return waited


def test_after_a_press_the_other_turns_come_at_once_and_the_next_round_at_its_pace() -> None:
    tablet = waiting()
    assert tablet.primary == "Skip ahead"
    tablet.wait()
    tablet.tap("Skip ahead")
    assert tablet.primary == "Please wait", "it is pressed already"
    assert set(rush(tablet)) == {0}
    assert tablet.primary == "Throw"
    assert tablet.play.context.pace == "normal"
    tablet.press_primary()
    tablet.press(f"square {tablet.playable()[0]}")
    assert tablet.primary == "Skip ahead"
    assert rush(tablet)[0] == 1500


def test_a_computer_that_still_thinks_is_waited_for() -> None:
    tablet = waiting()
    tablet.wait()
    tablet.press("hurry")
    played, (thought,) = tablet.play.context.table.played, tablet.device.thinker.open
    assert not tablet.device.timers
    tablet.device.thinker.answer()
    assert tablet.play.context.table.played == played + 1
    assert thought not in tablet.device.thinker.open


def test_what_went_by_is_heard_when_it_is_over() -> None:
    tablet = waiting()
    was = tablet.play.context.table.played
    tablet.press("hurry")
    rush(tablet)
    log, say = tablet.play.context.log, tablet.app.services.say
    for number in range(was, tablet.play.context.table.played):
        for sentence in log.sentences_of(say, number):
            assert sentence in tablet.said
    assert tablet.said.endswith("e2. Throw the dice.")


def test_undo_ends_the_hurry() -> None:
    tablet = waiting()
    tablet.press("hurry")
    tablet.wait()
    tablet.tap("Undo")
    assert tablet.primary == "Your move"
    tablet.press(f"square {tablet.playable()[0]}")
    assert rush(tablet)[0] == 1500


def test_computers_among_themselves_have_nothing_to_hurry_to() -> None:
    device = FakeDevice()
    tablet = new_game("normal Livia, normal Cato", device=device)
    assert tablet.primary == "Please wait"


def test_a_card_that_may_still_be_taken_back_comes_at_once_too() -> None:
    tablet = at(deal("person Ana, normal Rui", events="play QH h2"))
    tablet.press("hurry")
    assert set(rush(tablet)) == {0}
    assert tablet.play.context.seen.viewer == 0
    assert not tablet.waits
