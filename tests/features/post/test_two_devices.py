"""One person on two devices, and a game that stands here and can't be read: nothing is written
over, nobody is accused, and what helps is one press away."""

from __future__ import annotations

import pytest

from tessera.post.game import game_id
from tessera.screens.table.turns import play
from tessera.storage.links import read_link
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tests.features.post.houses import device, invited, joined, opens, sent, turn
from tests.screens.golden import KEY

MARK = "#/letter/"


def copied(tablet: Tablet) -> str:
    tablet.tap("Copy the link")
    return tablet.device.sharing.clipboard[-1].partition("#")[2]


def again(tablet: Tablet, number: int) -> Tablet:
    """The same games on another device of the same person, as after a backup."""
    found = device(number)
    found.store.texts.update(tablet.device.store.texts)
    return Tablet(tablet.address, device=found)


def test_an_invitation_that_is_answered_on_two_devices_accuses_nobody() -> None:
    ana, invitation = invited()
    phone, answer = joined(invitation)
    laptop = Tablet("#" + invitation.partition("#")[2], device=device(3))
    laptop.tap("I am Rui: join")
    second = sent(laptop)
    opens(ana, answer)
    before = dict(ana.device.store.texts)
    opens(ana, second)
    assert "Rui joined this game on two devices" in ana.page.text()
    assert ana.device.store.texts == before
    ana.tap("Invite again")
    assert sent(ana)
    # The turn that goes on is for the phone.
    ana.visit(f"#/play/{game_of(invitation)}")
    link = turn(ana)
    opens(laptop, link)
    assert "Perhaps you played that turn on another device too" in laptop.page.text()
    assert copied(laptop) == link.partition("#")[2]
    opens(phone, link)
    assert phone.address.startswith("#/play/")
    ana.press("close")
    ana.press("open more")
    ana.tap("Copy the whole game as a link")
    opens(laptop, ana.device.sharing.clipboard[-1])
    assert "You joined this game on two devices" in laptop.page.text()


def game_of(invitation: str) -> str:
    text = read_link(invitation.partition(MARK)[2])
    return game_id(text.partition("\nchain ")[2][:43])


def test_a_letter_that_is_opened_where_the_game_isnt_is_copied_to_where_it_is() -> None:
    ana, invitation = invited()
    _, answer = joined(invitation)
    opens(ana, answer)
    link = turn(ana)
    laptop = Tablet("#" + link.partition("#")[2], device=device(3))
    assert "This game isn't in this browser" in laptop.page.text()
    assert copied(laptop) == link.partition("#")[2]


def test_a_turn_that_was_played_on_phone_and_laptop_accuses_nobody() -> None:
    ana, invitation = invited()
    phone, answer = joined(invitation)
    opens(ana, answer)
    laptop = again(phone, 4)
    link = turn(ana)
    for tablet in (phone, laptop):
        opens(tablet, link)
    first = turn(phone)
    while laptop.primary != "Send":
        if laptop.primary == "Your move":
            play(laptop.play.context, laptop.play.context.seen.legal[-1:])
        else:
            laptop.press_primary()
    second = sent(laptop)
    opens(ana, first)
    opens(ana, second)
    assert "Rui may have played one turn on two devices" in ana.page.text()
    assert ana.find("data-press", "app:invite again")


@pytest.mark.parametrize("broken", ["tessera record 99\n", "tessera kept 9 x\n", "links"])
def test_joining_writes_nothing_over_a_game_that_cant_be_read(broken: str) -> None:
    ana, invitation = invited()
    rui, answer = joined(invitation)
    key = KEY + rui.address.split("/")[-1]
    stored = rui.device.store.texts[key]
    if broken == "links":
        promise = stored.partition("\nchain ")[2][44:87]
        text = stored.partition("\n")[2].replace(f" {promise}\n", f" {'A' * 43}\n", 1)
    else:
        text = broken + stored.partition("\n")[2]
    other = Tablet("#/", device=FakeDevice({key: text}))
    opens(other, invitation)
    assert "This game is on this device, but it can't be read here" in other.page.text()
    assert not other.find("data-press", "app:join")
    assert other.device.store.texts[key] == text
    opens(ana, answer)
    opens(other, turn(ana))
    assert other.device.store.texts[key] == text


def test_a_game_that_was_deleted_here_is_restored_first() -> None:
    ana, invitation = invited()
    rui, answer = joined(invitation)
    id = rui.address.split("/")[-1]
    rui.app.services.saves.delete(id)
    opens(ana, answer)
    for link in (invitation, turn(ana)):
        opens(rui, link)
        assert "You deleted this game on this device" in rui.page.text()
        rui.visit("#/data")
    assert rui.app.services.saves.entry(id) is None


def test_a_message_in_the_browser_of_a_messenger_leads_to_where_the_game_is() -> None:
    ana, link = invited()
    rui, answer = joined(link)
    messenger = Tablet()
    messenger.device.sharing.in_app = True
    opens(messenger, link)
    assert "the browser of another app" in messenger.page.text()
    messenger.tap("Copy the link")
    assert messenger.device.sharing.clipboard == [link]
    assert messenger.notice is not None
    assert "Open a game" in messenger.notice
    opens(messenger, answer)
    assert "This game isn't in this browser" in messenger.page.text()
    assert "the browser of another app" in messenger.page.text()
    messenger.tap("Copy the link")
    pasted = messenger.device.sharing.clipboard[-1]
    ana.visit("#/open")
    ana.choose("pasted", pasted)
    ana.tap("Open it")
    assert ana.address.startswith("#/play/")
    own = Tablet()
    opens(own, link)
    assert "another app" not in own.page.text(), "nobody is warned of their own browser"
    rui.visit(f"#{answer.partition('#')[2]}")
    rui.tap("Copy the link")
    assert rui.notice == "Copied.", "it is for the others"
