"""What a seat on a phone can do besides playing: look back, look up, take back, call out."""

from __future__ import annotations

import pytest

from tessera.features.play.last_round import LastRound
from tessera.phones.host_connection import PROTOCOL
from tessera.screens.table.page import TablePage
from tessera_kit.fakes.phones import CLOCK
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.features.phones.test_phones_at_the_table import (
    FOUR,
    HANDS,
    back_to_the_game,
    come,
    hand,
    words,
)
from tests.games.sequence.view.deals import ANA, EVA, GIL, RUI, at, deal
from tests.screens.games import new_game, under_more


def test_undo_on_a_phone_takes_back_what_was_done_there_and_redo_does_it_again() -> None:
    tablet = new_game("person Ana, person Rui")
    for _ in range(2):
        tablet.wait()
    table = tablet.play.context.table
    first = table.rules.on_turn(table.state)
    phones = [come(tablet, "0"), come(tablet, "1")]
    back_to_the_game(tablet)
    table = tablet.play.context.table
    mine, other = phones[first], phones[1 - first]
    assert mine.find("data-press", "app:undo")[0].attributes["aria-disabled"]
    mine.press_primary()
    before = table.played
    target = next(
        str(b.attributes["data-press"]).removeprefix("game:")
        for b in mine.buttons()
        if "square" in str(b.attributes.get("class")) and not b.attributes.get("aria-disabled")
    )
    mine.press(target)
    assert table.played > before
    assert other.find("data-press", "app:undo")[0].attributes["aria-disabled"]
    mine.press("undo")
    assert table.played == before
    assert tablet.said.startswith("Taken back: ")
    assert mine.primary == "Your move"
    mine.press("undo")
    assert mine.notice == "There is nothing to take back yet."
    other.press("open more")
    assert not other.find("data-press", "app:redo")
    under_more(mine, "Redo")
    assert table.played > before
    assert tablet.said.startswith("Done again: ")
    mine.app.key("Control+Shift+z")
    assert mine.notice == "There is nothing to redo."


def test_table_talk_is_called_out_on_a_phone() -> None:
    four = "person Ana, person Rui, normal Livia, person Gil"
    short = (" ".join(ANA.split()[:6]), " ".join(RUI.split()[:6]), EVA, GIL)
    tablet = at(deal(four, short))
    ana, rui = come(tablet, "0"), come(tablet, "1")
    back_to_the_game(tablet)
    ana.tap("More")
    ana.tap("Table talk: Rui and Gil")
    assert ana.text("question").startswith("Table talk: Rui and Gil"), "its team stands over it"
    ana.tap("Yes")
    assert tablet.play.context.table.record("").events[-1] == "talk 2"
    assert ana.find("data-panel", "none"), "the sheet has done its work"
    for screen in (ana, rui, tablet):
        assert screen.notice
        assert screen.notice.startswith("Table talk, says Ana: Rui and Gil each give up a card")
    rui.tap("More")
    assert not rui.find("data-press", "app:call talk 1"), "it is called out in one's own turn"


def test_a_phone_shows_again_what_the_others_did_since_ones_last_turn() -> None:
    tablet = at(deal(FOUR, HANDS))
    ana, aunt = come(tablet, "0"), come(tablet, "spectator")
    come(tablet, "1")
    back_to_the_game(tablet)
    ana.press("card QH 0")
    ana.press("square h2")
    for phone in (ana, aunt):
        assert isinstance(phone.app.screen, TablePage)
        assert not phone.app.screen.part(LastRound).shows
    tablet.wait()  # Her card comes.
    while tablet.play.context.table.rules.on_turn(tablet.play.context.table.state) != 0:
        play_for_rui(tablet)
    assert isinstance(ana.app.screen, TablePage)
    own = hand(ana)
    ana.press("last round")
    assert "Since your last turn" in ana.text("prompt")
    assert hand(ana) <= own, "one's own cards, as they were"
    assert ana.primary == "Back to now"
    ana.pass_time(700)
    assert "Rui" in ana.text("prompt")
    ana.press_primary()
    assert ana.primary == "Your move"


def play_for_rui(tablet: Tablet) -> None:
    table = tablet.play.context.table
    seat = table.rules.current_player(table.state)
    if seat == 1:
        actions = table.rules.legal_actions(table.state)
        tablet.attempt(lambda: table.play(actions[0]))
    else:
        tablet.wait()


def test_the_rules_lead_back_to_the_seat() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    back_to_the_game(tablet)
    seat = phone.address
    phone.tap("More")
    (rules,) = [n for n in nodes(phone.page) if n.attributes.get("href") == "#/rules/sequence"]
    phone.visit(str(rules.attributes["href"]))
    (back,) = [n for n in phone.find("href", seat) if n.text() == "Back to the game"]
    phone.visit(str(back.attributes["href"]))
    assert hand(phone) == set(ANA[3:].split())
    assert phone.primary == "Your move"


def test_of_two_phones_for_a_seat_the_first_is_told() -> None:
    tablet = at(deal(FOUR, HANDS))
    first = come(tablet, "0")
    peer = tablet.device.peers.peers[-1]
    CLOCK[0] += 5
    tablet.attempt(lambda: peer.listener.beat(CLOCK[0]))
    again = come(tablet, "0")
    assert "Another phone has taken your seat." in words(first)
    assert first.primary == "Scan the tablet's code"
    assert hand(again) == set(ANA[3:].split())


def test_a_phone_of_another_release_and_the_tablet_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    tablet = at(deal(FOUR, HANDS))
    monkeypatch.setattr("tessera.phones.host_connection.PROTOCOL", PROTOCOL + 1)
    phone = come(tablet, "0")
    assert "another version of Tessera" in tablet.text("problem")
    assert "another version of Tessera" in words(phone)
    monkeypatch.undo()
    phone.press("look")
    assert phone.find("class", "seeing environment")
    look_at(tablet, phone)
    assert "show this to the tablet" in words(phone), "an old invitation is answered too"
    tablet.press("invite 0")
    look_at(tablet, phone)
    tablet.attempt(lambda: tablet.device.camera.look_at(phone.device.sharing.coded[-1]))
    assert hand(phone) == set(ANA[3:].split())


def test_a_phone_that_looked_itself_goes_on_looking_beside_its_answer() -> None:
    tablet, phone = at(deal(FOUR, HANDS)), come_by_looking()
    assert phone.device.camera.facing == "environment"
    phone.press("other camera")
    assert phone.device.camera.facing == "user", "screen to screen"
    tablet.visit(tablet.address.replace("play", "phones"))
    for seat in ("1", "0"):
        tablet.press(f"invite {seat}")
        look_at(tablet, phone)
        assert phone.device.camera.facing == "user"
        assert len(phone.device.sharing.coded) == 2 - int(seat)
        look_at(tablet, phone)
        assert len(phone.device.sharing.coded) == 2 - int(seat), "it is answered once"
        if seat == "1":
            tablet.press("back")
    tablet.attempt(lambda: tablet.device.camera.look_at(phone.device.sharing.coded[-1]))
    assert hand(phone) == set(ANA[3:].split())
    assert phone.device.camera.facing == "", "at the table nothing is looked at"


def come_by_looking() -> Tablet:
    phone = Tablet("#/join")
    phone.press("look")
    return phone


def look_at(tablet: Tablet, phone: Tablet) -> None:
    phone.attempt(lambda: phone.device.camera.look_at(tablet.device.sharing.coded[-1]))
    phone._follow()


def test_own_dice_are_tapped_on_the_phone_of_whoever_throws() -> None:
    tablet = new_game("person Ana, person Rui")
    for _ in range(2):
        tablet.wait()
    first = tablet.play.context.table.turn
    phones = [come(tablet, "0"), come(tablet, "1")]
    back_to_the_game(tablet)
    mine, other = phones[first], phones[1 - first]
    tablet.tap("More")
    tablet.tap("We throw our own dice")
    table = tablet.play.context.table
    assert mine.primary == "Your dice" != other.primary
    assert other.find("data-press", "app:face 4") == []
    mine.press("face 1")
    mine.press("face 2")
    assert table.record("").events[-1] == "roll 1 2"
    assert mine.primary == "Your move"
    mine.press("undo")
    assert mine.primary == "Your dice"


def test_a_phone_that_only_asks_for_a_throw_gets_none_while_own_dice_are_thrown() -> None:
    tablet = new_game("person Ana, person Rui")
    for _ in range(2):
        tablet.wait()
    first = tablet.play.context.table.turn
    phone = come(tablet, str(first))
    back_to_the_game(tablet)
    tablet.tap("More")
    tablet.tap("We throw our own dice")
    played = tablet.play.context.table.played
    phone.play.context.source.throw()
    assert tablet.play.context.table.played == played
