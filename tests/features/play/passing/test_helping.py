"""Players with help: their cards lie open in their turns, and a hint comes by itself."""

from __future__ import annotations

import pytest

from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.features.play.hints import MIDDLE, answer, noted, played, strip
from tests.games.sequence.view.deals import ANA, RUI, at, deal
from tests.screens.games import new_game, opened
from tests.screens.table.test_hidden_hands import check, covered, hand


def helped(tablet: Tablet, *seats: int) -> Tablet:
    """The same table, once help was chosen for these seats under More."""
    for seat in seats:
        tablet.press("open more")
        tablet.press(f"help {seat}")
        if tablet.find("data-panel", "more"):
            tablet.press("close")
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    return tablet


def test_a_hand_that_is_helped_lies_open_without_anybody_taking_the_tablet() -> None:
    tablet = helped(at(deal()), 1)
    check(tablet, ANA)
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert len(hand(tablet).split()) == 7, "Ana still looks at the card that came"
    tablet.press_primary()
    assert not covered(tablet)
    assert hand(tablet) == RUI
    check(tablet, RUI)


def test_whoever_is_not_helped_takes_the_tablet_as_ever() -> None:
    tablet = helped(at(deal()), 1)
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    tablet.press_primary()
    tablet.press("card 2S 0")
    tablet.press("square b1")
    tablet.wait()
    assert len(hand(tablet).split()) == 7, "so the new card is seen"
    tablet.press_primary()
    assert covered(tablet)
    check(tablet)


def test_an_open_hand_is_there_again_when_the_tablet_is_picked_up_or_loaded_anew() -> None:
    tablet = helped(at(deal()), 0)
    assert hand(tablet) == ANA
    tablet.put_away()
    assert hand(tablet) == ANA
    again = Tablet("#/play/6f1c", device=tablet.device)
    assert hand(again) == ANA
    check(again, ANA)


def test_help_that_is_over_hides_the_hand_at_once() -> None:
    tablet = helped(at(deal()), 0)
    tablet.press("open more")
    tablet.press("help 0")
    assert covered(tablet)
    check(tablet)


def hinted(tablet: Tablet) -> list[str]:
    """The squares with the mark of a hint."""
    marked = [node for node in nodes(tablet.page) if node.attributes.get("data-hint")]
    presses = [str(node.attributes.get("data-press")) for node in marked]
    return [press.split()[-1] for press in presses if "square" in press]


def test_a_hint_comes_by_itself_in_each_of_their_turns_and_is_noted() -> None:
    tablet = opened(helped(new_game(), 0), MIDDLE)
    answer(tablet, ("place d1", 0.6), ("place a3", 0.5))
    assert hinted(tablet) == ["d1"]
    assert strip(tablet) == "", "It is drawn alone."
    assert "60%" not in tablet.said
    assert noted(tablet) == [(3, 0)]
    tablet.press("square d1")
    assert played(tablet)[3:] == ["place d1"]
    tablet.tap("Throw")
    assert hinted(tablet) == [], "Rui needs none"
    assert not tablet.device.thinker.open


def test_a_hint_that_was_closed_comes_back_with_the_position() -> None:
    tablet = opened(helped(new_game(), 0), MIDDLE)
    answer(tablet, ("place d1", 0.6))
    tablet.press("hint")
    assert hinted(tablet) == []
    tablet.press("square d1")
    tablet.tap("Undo")
    answer(tablet, ("place d1", 0.6))
    assert hinted(tablet)


def test_the_hint_for_an_open_hand_comes_once_the_hand_is_open() -> None:
    tablet = at(deal())
    helped(tablet, 1)
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert not tablet.device.thinker.open
    tablet.press_primary()
    answer(tablet, ("play 2S b1", None))
    assert "b1" in hinted(tablet)


def is_helped(tablet: Tablet, seat: int) -> bool:
    """Whether More says that this seat is helped."""
    tablet.press("open more")
    (pressed,) = tablet.find("data-press", f"app:help {seat}")
    return pressed.attributes["aria-checked"] == "true"


def test_whoever_is_helped_once_is_helped_in_the_next_game_too() -> None:
    tablet = helped(new_game(), 1)
    assert is_helped(tablet, 1)
    tablet.tap("New game")
    assert is_helped(tablet, 1)
    assert not is_helped(Tablet(tablet.address, device=tablet.device), 0)


def test_whoever_is_called_otherwise_now_is_helped_still() -> None:
    tablet = helped(new_game(), 1)
    tablet.device.store.texts["tessera/people"] = "letter blue Rita\n= Rui"
    assert is_helped(Tablet(tablet.address, device=tablet.device), 1)


def test_help_for_somebody_without_a_name_ends_with_the_next_table() -> None:
    tablet = helped(new_game("person Player 1, person Player 2"), 1)
    assert is_helped(tablet, 1)
    tablet.tap("New game")
    assert is_helped(tablet, 1)
    tablet.visit("#/new/sequence_dice")
    tablet.tap("Start the game")
    assert not is_helped(tablet, 1)


@pytest.mark.parametrize("game", ["sequences", "sequence_dice", "sequence"])
def test_it_is_offered_to_people_where_there_is_something_to_help_with(game: str) -> None:
    device = FakeDevice({"tessera/seats": "person Ana\nnormal Livia"})
    tablet = Tablet(f"#/new/{game}", device=device)
    tablet.tap("Start the game")
    tablet.press("open more")
    offers = [f"app:help {seat}" for seat in range(2)]
    shown = [offer for offer in offers if tablet.find("data-press", offer)]
    assert shown == ([] if game == "sequences" else offers[:1])


def test_a_hand_on_a_phone_stays_there() -> None:
    tablet = helped(at(deal()), 1)
    context = tablet.play.context
    context.handover.phones = lambda: frozenset({1})
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert hand(tablet) != RUI
    check(tablet, hand(tablet))
