"""A tablet and phones as people hold them: invited, seated, playing, lost and back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from tessera.core.cards import name_of
from tessera.features.phones.invite import UNREACHABLE, Invite
from tessera.i18n import LANGUAGES
from tessera.phones.wire import BEAT
from tessera.scene.node import Node
from tessera.screens.table.page import TablePage
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.phones import CLOCK
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.fakes.tablet import name_of as called
from tests.games.sequence.view.deals import ANA, RUI, at, deal
from tests.games.sequence.view.traces import named
from tests.screens.games import new_game

FOUR = "person Ana, person Rui, normal Livia"
HANDS = (ANA[3:], RUI[3:], "2D 3D 4D 5D 6D 7D")


def come(
    tablet: Tablet, target: str, language: str = "en", device: FakeDevice | None = None
) -> Tablet:
    """A phone is invited, looks at the tablet's code, and is held over the tablet."""
    if not isinstance(tablet.app.screen, Invite):
        tablet.visit(tablet.address.replace("play", "phones"))
    tablet.press(f"invite {target}")
    phone = pointed_at(tablet, language, device)
    held_over(tablet, phone)
    return phone


def pointed_at(tablet: Tablet, language: str = "en", device: FakeDevice | None = None) -> Tablet:
    """The phone's camera app has opened the address in the tablet's code, and somebody means to
    come."""
    link = tablet.device.sharing.coded[-1]
    phone = Tablet(link.partition("tessera/")[2], language=language, device=device)
    phone.press("come")
    return phone


def held_over(tablet: Tablet, phone: Tablet) -> None:
    """The tablet's camera sees the phone's code."""
    tablet.attempt(lambda: tablet.device.camera.look_at(phone.device.sharing.coded[-1]))


def back_to_the_game(tablet: Tablet) -> None:
    tablet.visit(tablet.address.replace("phones", "play"))


def hand(screen: Tablet) -> set[str]:
    return {str(node.key).split()[1] for node in with_class(screen.page, "held")}


def words(screen: Tablet) -> str:
    return words_of(screen.page)


def words_of(part_of_a_page: Node) -> str:
    return "\n".join(
        str(part)
        for node in nodes(part_of_a_page)
        for part in (*node.children, *node.attributes.values())
        if not isinstance(part, Node)
    )


def test_a_phone_comes_with_one_look_each_way_and_shows_its_hand() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    assert tablet.notice == "Ana's phone is connected."
    assert isinstance(phone.app.screen, TablePage)
    assert hand(phone) == set(ANA[3:].split())
    assert phone.said == "Your colour is green."
    assert tablet.device.camera.facing == "", "nobody is looked at any more"
    assert "tablet is showing another page" in words(phone)
    back_to_the_game(tablet)
    assert phone.primary == "Your move"
    assert tablet.primary == "Please wait"
    assert hand(tablet) == set()


def test_what_is_played_on_a_phone_happens_on_the_tablet_and_on_every_other_phone() -> None:
    tablet = at(deal(FOUR, HANDS))
    ana, rui, aunt = come(tablet, "0"), come(tablet, "1", "pt"), come(tablet, "spectator", "es")
    back_to_the_game(tablet)
    ana.press("card QH 0")
    ana.press("square h2")
    tablet.wait()  # Her card comes.
    assert tablet.play.context.table.record("").events[-2].startswith("play QH h2")
    for screen in (ana, rui, aunt, tablet):
        assert with_class(screen.page, "chip-picture"), "the chip lies there"
    assert hand(ana) == set(map(name_of, tablet.play.context.table.state.hands[0]))
    assert with_class(rui.page, "yours")
    assert hand(aunt) == set()
    assert hand(tablet) == set()


def test_no_phone_shows_another_hand_in_any_language() -> None:
    tablet = at(deal(FOUR, HANDS))
    phones = {0: come(tablet, "0"), 1: come(tablet, "1"), None: come(tablet, "spectator")}
    back_to_the_game(tablet)
    phones[0].press("card QH 0")
    phones[0].press("square h2")
    tablet.wait()
    hands = tablet.play.context.table.state.hands
    begun = tablet.play.context.table.record("").events[:3]
    openly = {"QH", *(event.split()[1] for event in begun)}
    for seat, phone in phones.items():
        own = set(map(name_of, hands[seat])) if seat is not None else set()
        others = {name_of(card) for n, cards in enumerate(hands) for card in cards if n != seat}
        for language in LANGUAGES:
            phone.app.services.speak(language)
            page = phone.page
            there = {id(n) for board in with_class(page, "board") for n in nodes(board)}
            texts = [
                str(part)
                for node in nodes(page)
                if id(node) not in there
                for part in (node.key, *node.children, *node.attributes.values())
                if not isinstance(part, Node)
            ]
            assert not named("\n".join(texts)) & (others - own - openly)
            assert own <= named("\n".join(texts))


def test_the_tablet_never_hands_over_for_a_phone_and_hides_who_played_on_it() -> None:
    tablet = at(deal(FOUR, HANDS))
    come(tablet, "1")
    back_to_the_game(tablet)
    assert with_class(tablet.page, "handover"), "Ana has none, and takes the tablet"
    tablet.press("take over")
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert tablet.primary == "Hide my cards"
    assert "Rui plays on a phone" in tablet.text("prompt")
    tablet.press_primary()
    assert not with_class(tablet.page, "handover")
    assert hand(tablet) == set()


def test_a_phone_that_falls_silent_is_told_of_and_its_seat_is_played_on_the_tablet() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    back_to_the_game(tablet)
    peer = tablet.device.peers.peers[-1]
    assert peer.other

    def silence(seconds: float) -> None:
        CLOCK[0] += seconds
        tablet.attempt(lambda: peer.listener.beat(CLOCK[0]))

    silence(BEAT)
    assert tablet.primary == "Please wait"
    silence(4)
    assert tablet.notice == "Ana's phone isn't connected. Ana can play here meanwhile."
    assert tablet.text("who") == "Ana"
    tablet.press("take over")
    assert hand(tablet) == set(ANA[3:].split())
    other = phone.device.peers.peers[-1]
    tablet.attempt(lambda: other.listener.beat(CLOCK[0]))
    assert tablet.notice == "Ana's phone is back."
    assert hand(tablet) == set()
    assert tablet.primary == "Please wait"
    # The phone goes for good, and comes again by one look each way.
    tablet.attempt(other.close)
    assert tablet.notice == "Ana's phone has left. Ana can play here."
    assert with_class(tablet.page, "handover")
    again = come(tablet, "0")
    assert hand(again) == set(ANA[3:].split())


def test_a_tablet_that_is_loaded_again_asks_the_phones_in_again() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    back_to_the_game(tablet)
    tablet.device.peers.peers[-1].close()
    assert "connection was lost" in words(phone)
    assert phone.primary == "Scan the tablet's code"
    again = Tablet(tablet.address, device=tablet.device)
    assert with_class(again.page, "handover")
    phone.press_primary()
    phone._follow()
    assert phone.device.camera.facing == "environment"
    again.visit(again.address.replace("play", "phones"))
    again.press("invite 0")
    phone.attempt(lambda: phone.device.camera.look_at(again.device.sharing.coded[-1]))
    phone._follow()
    again.attempt(lambda: again.device.camera.look_at(phone.device.sharing.coded[-1]))
    assert hand(phone) == set(ANA[3:].split())


def test_dice_are_thrown_on_the_phone() -> None:
    tablet = new_game("person Ana, person Rui")
    for _ in range(2):
        tablet.wait()
    seat = tablet.play.context.table.rules.on_turn(tablet.play.context.table.state)
    phone = come(tablet, str(seat))
    back_to_the_game(tablet)
    assert tablet.primary == "Please wait"
    assert phone.primary == "Throw"
    played = tablet.play.context.table.played
    phone.press_primary()
    assert tablet.play.context.table.played == played + 1


@pytest.mark.parametrize(
    ("fault", "says"),
    [("refused", "needs its camera"), ("none", "has no camera"), ("busy", "Another app")],
)
def test_without_a_camera_it_is_said_why_and_the_tablet_goes_round(fault: str, says: str) -> None:
    tablet = at(deal(FOUR, HANDS))
    tablet.device.camera.fault = fault
    tablet.visit(tablet.address.replace("play", "phones"))
    tablet.press("invite 0")
    assert says in tablet.text("problem")
    back_to_the_game(tablet)
    assert with_class(tablet.page, "handover")


def test_who_cannot_be_reached_is_told_of_after_ten_seconds() -> None:
    tablet = at(deal(FOUR, HANDS))
    tablet.device.peers.far = True
    come(tablet, "0")
    assert "Connecting" in tablet.text("phone-status")
    tablet.pass_time(UNREACHABLE)
    assert "can't connect" in tablet.text("problem")


def test_where_phones_cannot_come_they_are_not_offered() -> None:
    tablet = at(deal(FOUR, HANDS))
    tablet.device.peers.fault = "insecure"
    tablet.visit(tablet.address.replace("play", "phones"))
    assert "https" in tablet.text("problem")
    assert not [b for b in tablet.buttons() if "invite" in str(b.attributes["data-press"])]


@pytest.mark.parametrize("code", ["", "nonsense", "A" * 5_000, "EaD3"])
def test_what_is_no_invitation_says_so_and_lets_one_look(code: str) -> None:
    phone = Tablet(f"#/join/{code}" if code else "#/join")
    assert phone.find("data-press", "app:look")


def test_what_the_camera_sees_besides_is_nothing_to_it() -> None:
    tablet = at(deal(FOUR, HANDS))
    tablet.visit(tablet.address.replace("play", "phones"))
    tablet.press("invite 0")
    for text in ("https://example.org", "", "EaD3", "x" * 100_000):
        tablet.attempt(lambda text=text: tablet.device.camera.look_at(text))
    assert tablet.find("data-press", "app:back")
    assert not with_class(tablet.page, "problem")
    tablet.press("back")
    tablet.press("invite 1")
    late = pointed_at(tablet)
    tablet.press("back")
    tablet.press("invite 0")
    held_over(tablet, late)
    assert "scanned an earlier code" in tablet.text("problem")


def test_a_game_set_up_for_phones_begins_with_inviting_them() -> None:
    tablet = Tablet("#/new/sequence")
    tablet.press("ways")
    tablet.press("start phones")
    assert isinstance(tablet.app.screen, Invite)


def test_a_seat_goes_back_to_the_tablet_and_the_phone_is_told() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    assert hand(phone) == set(ANA[3:].split())
    tablet.press("release 0")
    assert "now play on the tablet" in words(phone)
    assert hand(phone) == set(), "the tablet has these cards now"
    assert phone.play.context.viewer is None
    assert phone.primary == "Scan the tablet's code"
    back_to_the_game(tablet)
    assert tablet.text("who") == "Ana"


def test_an_answer_that_is_still_held_over_the_tablet_is_not_one_to_the_next_invitation() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    late: list[Callable[[], None]] = []
    radio = tablet.device.peers
    offer = radio.offer
    radio.offer = lambda listener, then: offer(listener, lambda d: late.append(partial(then, d)))
    tablet.press("invite 1")
    tablet.attempt(lambda: tablet.device.camera.look_at(phone.device.sharing.coded[-1]))
    tablet.attempt(late.pop())
    assert not with_class(tablet.page, "connecting")
    other = pointed_at(tablet)
    held_over(tablet, other)
    assert hand(other) == set(RUI[3:].split())


def test_a_tablet_that_is_loaded_again_says_whose_phones_were_there_and_leads_to_them() -> None:
    tablet = at(deal(FOUR, HANDS))
    come(tablet, "0")
    come(tablet, "1")
    tablet.press("release 1")
    back_to_the_game(tablet)
    assert not with_class(tablet.page, "phones-missing")
    again = Tablet(tablet.address, device=tablet.device)
    (strip,) = with_class(again.page, "phones-missing")
    assert "Ana's phone isn't connected." in words_of(strip)
    again.press("ask back")
    again.press("back")
    assert "not connected" in words(again)
    assert again.primary == "Reconnect"
    come(again, "0")
    back_to_the_game(again)
    assert not with_class(again.page, "phones-missing")


def test_who_plays_on_without_their_phone_is_not_asked_about_it_again() -> None:
    tablet = at(deal(FOUR, HANDS))
    come(tablet, "0")
    back_to_the_game(tablet)
    again = Tablet(tablet.address, device=tablet.device)
    again.press("take over")
    again.press("card QH 0")
    assert with_class(again.page, "phones-missing")
    again.press("square h2")
    assert not with_class(again.page, "phones-missing")


def test_each_row_says_where_one_plays_and_its_button_whose_phone_it_is() -> None:
    tablet = at(deal("person Ana, person Rui, person Eva", HANDS))
    come(tablet, "1")
    again = Tablet(tablet.address, device=tablet.device)
    come(again, "0")
    rows = with_class(again.page, "phone-seat")
    assert [(called(row.children[-1]), row.text()) for row in rows] == [
        ("Back to tablet: Ana", "AnaconnectedBack to tablet"),
        ("Reconnect: Rui", "Ruinot connectedReconnect"),
        ("Add phone: Eva", "Evaplays on the tabletAdd phone"),
    ]
    assert "nobody else sees them" in words(again)
    dice = new_game("person Ana, person Rui")
    dice.visit(dice.address.replace("play", "phones"))
    assert "Your cards" not in words(dice)


def test_a_phone_leaves_the_table_and_the_tablet_goes_on() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    back_to_the_game(tablet)
    phone.tap("More")
    tablet.attempt(lambda: phone.press("leave"))
    assert phone.address == "#/"
    assert tablet.notice == "Ana's phone has left. Ana can play here."
    assert with_class(tablet.page, "handover")


def test_dice_are_thrown_by_shaking_the_phone() -> None:
    tablet = new_game("person Ana, person Rui")
    for _ in range(2):
        tablet.wait()
    table = tablet.play.context.table
    device = FakeDevice()
    device.feels = device.may_feel = True
    phone = come(tablet, str(table.rules.on_turn(table.state)), device=device)
    back_to_the_game(tablet)
    phone.tap("More")
    phone.press("shake")
    table = tablet.play.context.table
    played = table.played
    phone.attempt(device.shaken[0])
    assert table.played == played + 1


def test_the_log_on_a_phone_tells_what_happened_and_no_hidden_card() -> None:
    tablet = at(deal(FOUR, HANDS))
    ana, rui = come(tablet, "0"), come(tablet, "1")
    back_to_the_game(tablet)
    ana.press("card QH 0")
    ana.press("square h2")
    tablet.wait()
    (log,) = with_class(rui.page, "log")
    assert "Ana plays the queen of hearts" in words_of(log)
    drawn_openly = {"AS", "KD", "QC"}
    assert named(words_of(log)) == drawn_openly | {"QH"}
