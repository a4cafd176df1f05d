"""Nothing is told over open cards, and whoever loses something is told, on both screens."""

from __future__ import annotations

from tessera.features.play.passing.phones import LOOK
from tessera.phones.rates import MOST
from tessera.phones.wire import SILENCE
from tessera.screens.table.page import TablePage
from tessera_kit.fakes.phones import CLOCK
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.phones.test_phones_at_the_table import (
    FOUR,
    HANDS,
    back_to_the_game,
    come,
    hand,
    words,
)
from tests.games.sequence.view.deals import ANA, EVA, GIL, RUI, at, deal

PEOPLE = "person Ana, person Rui, person Eva, person Gil"
SHORT = (" ".join(ANA.split()[:6]), " ".join(RUI.split()[:6]), EVA, GIL)


def ana_has_played_on_the_tablet() -> tuple[Tablet, Tablet]:
    """Her new card has come, and it is the turn of Rui's phone."""
    tablet = at(deal(FOUR, HANDS))
    rui = come(tablet, "1")
    back_to_the_game(tablet)
    tablet.press("take over")
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    return tablet, rui


def test_a_hand_on_the_tablet_closes_by_itself_before_a_phones_turn() -> None:
    tablet, _ = ana_has_played_on_the_tablet()
    assert hand(tablet), "there is time to look at the card that came"
    tablet.pass_time(LOOK)
    assert hand(tablet) == set()
    assert not with_class(tablet.page, "handover")
    assert "Rui plays on a phone" not in words(tablet)


def test_what_a_phone_plays_is_not_told_over_an_open_hand() -> None:
    tablet, rui = ana_has_played_on_the_tablet()
    assert hand(tablet)
    plays(rui)
    assert hand(tablet) == set()


def plays(phone: Tablet) -> None:
    """The first that is legal."""
    assert isinstance(phone.app.screen, TablePage)
    table = phone.app.screen.context.table
    phone.attempt(lambda: table.play(table.rules.legal_actions(table.state)[0]))


def test_where_two_play_the_hand_stays_closed_until_it_is_taken_again() -> None:
    tablet = at(deal("person Ana, person Rui", (ANA, RUI)))
    rui = come(tablet, "1")
    back_to_the_game(tablet)
    tablet.press("take over")
    table = tablet.play.context.table
    while table.rules.current_player(table.state) != 1:
        if table.rules.current_player(table.state) == 0:
            tablet.attempt(lambda: table.play(table.rules.legal_actions(table.state)[0]))
        else:
            tablet.wait()
    assert hand(tablet)
    plays(rui)
    assert hand(tablet) == set()
    tablet.wait()
    assert with_class(tablet.page, "handover"), "Ana is asked whether it is she"


def test_a_phone_that_comes_in_its_turn_finds_no_hand_open() -> None:
    tablet = at(deal(PEOPLE, SHORT))
    rui = come(tablet, "1")
    back_to_the_game(tablet)
    peer = tablet.device.peers.peers[-1]
    CLOCK[0] += SILENCE + 1
    tablet.attempt(lambda: peer.listener.beat(CLOCK[0]))
    tablet.press("take over")
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert hand(tablet)
    tablet.attempt(lambda: rui.device.peers.peers[-1].listener.beat(CLOCK[0]))
    assert tablet.app.services.phones.host.seats == {1}
    assert hand(tablet) == set()


def test_who_loses_a_seat_is_told_on_the_phone_and_at_the_tablet() -> None:
    tablet = at(deal(PEOPLE, SHORT))
    rui = come(tablet, "1")
    back_to_the_game(tablet)
    tablet.press("take over")
    tablet.tap("More")
    tablet.press("open seats")
    tablet.seat(1, "kind normal")
    tablet.press("seats")
    assert rui.notice == "You aren't in this game: this phone only watches."
    tablet.wait()
    assert tablet.notice == "Rui isn't in this game: that phone only watches."
    assert hand(rui) == set()


def test_a_phone_that_is_let_go_is_told_of_at_the_tablet() -> None:
    tablet = at(deal(PEOPLE, SHORT))
    rui = come(tablet, "1")
    back_to_the_game(tablet)
    wire = rui.device.peers.peers[-1]
    for _ in range(MOST + 100):
        wire.send("")
    assert "too much data" in words(rui)
    assert tablet.notice
    assert tablet.notice.startswith("Rui's phone was disconnected")


def test_an_undo_on_a_phone_that_cannot_be_says_why() -> None:
    tablet = at(deal(PEOPLE, SHORT))
    ana, rui = come(tablet, "0"), come(tablet, "1")
    back_to_the_game(tablet)
    ana.press("card QH 0")
    ana.press("square h2")
    tablet.wait()
    ana.press("undo")
    assert ana.notice == "Too late to take it back: new dice or cards have been seen since."
    rui.press("undo")
    assert rui.notice == "Too late to take it back: new dice or cards have been seen since."
