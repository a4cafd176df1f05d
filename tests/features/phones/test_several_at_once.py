"""Several phones that look at one code, or come back together, and links that nobody asked for."""

from __future__ import annotations

from tessera.core.rules import CHANCE
from tessera.features.phones.invite import SLOW, UNREACHABLE, Invite
from tessera.screens.table.page import TablePage
from tessera.session.table import AnyTable
from tessera_kit.fakes.phones import CLOCK
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.phones.test_phones_at_the_table import (
    FOUR,
    HANDS,
    back_to_the_game,
    come,
    hand,
    held_over,
    pointed_at,
    words,
    words_of,
)
from tests.features.story.test_second_screen import watched
from tests.games.sequence.view.deals import ANA, EVA, GIL, RUI, at, deal

PEOPLE = "person Ana, person Rui, person Eva, person Gil"
SHORT = (" ".join(ANA.split()[:6]), " ".join(RUI.split()[:6]), EVA, GIL)


def invites(tablet: Tablet, target: str) -> Tablet:
    tablet.visit(tablet.address.replace("play", "phones"))
    tablet.press(target)
    return tablet


def looks_again(tablet: Tablet, phone: Tablet) -> None:
    phone.press("look")
    phone._follow()
    phone.attempt(lambda: phone.device.camera.look_at(tablet.device.sharing.coded[-1]))
    phone._follow()


def test_four_phones_that_look_at_one_code_are_seated_one_after_the_other() -> None:
    tablet = invites(at(deal(PEOPLE, SHORT)), "each")
    phones = [pointed_at(tablet) for _ in range(4)]
    held_over(tablet, phones[0])
    for seat, phone in enumerate(phones[1:], start=1):
        held_over(tablet, phone)
        assert "scanned an earlier code" in tablet.text("problem")
        looks_again(tablet, phone)
        held_over(tablet, phone)
        assert hand(phone) == set(SHORT[seat].split())
    assert isinstance(tablet.app.screen, Invite)
    assert not tablet.app.screen.inviting, "all are here"
    assert tablet.device.camera.facing == ""
    assert tablet.app.services.phones.host.seats == set(range(4))


def test_a_second_phone_that_answers_gets_a_code_of_its_own_at_once() -> None:
    tablet = invites(at(deal(FOUR, HANDS)), "invite 0")
    tablet.device.peers.peers[-1].whole = False  # The first is slow.
    first, second = pointed_at(tablet), pointed_at(tablet)
    code = tablet.device.sharing.coded[-1]
    held_over(tablet, first)
    assert not tablet.page.find_all("role", "img"), "nobody else looks at a code that is spent"
    held_over(tablet, second)
    assert tablet.device.sharing.coded[-1] != code
    assert "Two phones scanned the same code." in tablet.text("problem")
    looks_again(tablet, second)
    held_over(tablet, second)
    assert hand(second) == set(ANA[3:].split())
    tablet.pass_time(UNREACHABLE)
    assert not with_class(tablet.page, "problem"), "it isn't the Wi-Fi"


def test_where_it_takes_three_seconds_there_is_another_code_and_the_first_may_still_come() -> None:
    tablet = invites(at(deal(FOUR, HANDS)), "invite 0")
    peer = tablet.device.peers.peers[-1]
    peer.whole = False
    phone = pointed_at(tablet)
    code = tablet.device.sharing.coded[-1]
    held_over(tablet, phone)
    tablet.pass_time(SLOW)
    assert tablet.device.sharing.coded[-1] != code
    assert "Not connected yet." in tablet.text("problem")
    assert "Wi-Fi" not in tablet.text("problem")
    peer.whole = True
    tablet.attempt(lambda: peer.accept(phone.device.peers.peers[-1].description))
    assert hand(phone) == set(ANA[3:].split())
    assert tablet.device.camera.facing == ""
    tablet.pass_time(UNREACHABLE)
    assert not with_class(tablet.page, "problem")


def test_all_that_were_here_are_asked_back_by_one_press() -> None:
    tablet = at(deal(PEOPLE, SHORT))
    phones = [come(tablet, "0"), come(tablet, "1")]
    back_to_the_game(tablet)
    again = Tablet(tablet.address, device=tablet.device)
    (strip,) = with_class(again.page, "phones-missing")
    assert "Ana and Rui" in words_of(strip)
    again.press("ask back")
    for seat in range(2):
        phones[seat] = pointed_at(again)
        held_over(again, phones[seat])
        assert hand(phones[seat]) == set(SHORT[seat].split())
    assert isinstance(again.app.screen, Invite)
    assert not again.app.screen.inviting, "Eva and Gil had no phones"


def test_who_has_no_phone_is_skipped() -> None:
    tablet = invites(at(deal(PEOPLE, SHORT)), "each")
    assert "Ana's phone" in words(tablet)
    tablet.press("skip")
    phone = pointed_at(tablet)
    held_over(tablet, phone)
    assert hand(phone) == set(SHORT[1].split())


def test_a_link_answers_nothing_before_a_press() -> None:
    tablet = invites(at(deal(FOUR, HANDS)), "invite 0")
    link = tablet.device.sharing.coded[-1]
    phone = Tablet(link.partition("tessera/")[2])
    assert "Ana" in words(phone)
    assert phone.device.peers.peers == []
    assert phone.device.sharing.coded == []
    phone.press("come")
    assert len(phone.device.peers.peers) == len(phone.device.sharing.coded) == 1


def test_a_phone_that_is_loaded_again_shows_the_way_back_at_once() -> None:
    tablet = at(deal(FOUR, HANDS))
    phone = come(tablet, "0")
    again = Tablet(phone.address, device=phone.device)
    assert not again.find("data-press", "app:come")
    assert "You were at the table" in words(again)
    tablet.attempt(phone.device.peers.peers[-1].close)  # Its page is gone.
    made = len(again.device.sharing.coded)
    tablet.press("invite 0")
    looks_again(tablet, again)
    assert len(again.device.sharing.coded) == made + 1
    held_over(tablet, again)
    assert isinstance(again.app.screen, TablePage)


def test_a_phone_that_never_got_in_is_told_what_to_do() -> None:
    tablet = invites(at(deal(FOUR, HANDS)), "invite 0")
    phone = pointed_at(tablet)
    connection = phone.app.services.phones.connection
    assert connection
    phone.attempt(connection.closed)
    assert "Scan the tablet's code again." in words(phone)


def test_a_whole_game_on_two_phones_and_a_television_that_are_all_loaded_again_twice() -> None:
    tablet = at(deal("person Ana, person Rui", (ANA, RUI)), held=False)
    tablet.device.tabs.locks[-1].answer()
    television = watched(tablet)
    phones = [come(tablet, "0"), come(tablet, "1")]
    back_to_the_game(tablet)
    while (table := tablet.play.context.table).result is None:
        CLOCK[0] += 1  # People take their time.
        if table.current_player == CHANCE:
            tablet.wait()
            continue
        if table.played in (20, 40):
            phones = [loaded_again(tablet, phone, seat) for seat, phone in enumerate(phones)]
            back_to_the_game(tablet)
            television = Tablet(television.address, device=television.device)
        elif table.played in (30, 50):
            tablet.device.tabs.locks[-1].release()
            tablet = Tablet(tablet.address, device=tablet.device)
            assert with_class(tablet.page, "phones-missing")
            phones = [loaded_again(tablet, phone, seat) for seat, phone in enumerate(phones)]
            back_to_the_game(tablet)
            table = tablet.play.context.table
        assert table.current_player is not None
        phone = phones[table.current_player]
        assert phone.primary == "Your move"
        assert hand(tablet) == hand(television) == set(), "no hand where everybody looks"
        press(phone, table)
        CLOCK[0] += 1
    for screen in (*phones, television, tablet):
        assert "wins" in screen.text("prompt"), screen.page.text()


def press(phone: Tablet, table: AnyTable) -> None:
    """Plays the first legal action by its card and its square, or the line by its button."""
    _, what, *square = table.rules.write(table.rules.legal_actions(table.state)[0]).split()
    if square:
        phone.press(f"card {what} 0")
        phone.press(f"square {square[0]}")
    else:
        phone.press(f"claim {what}" if "-" in what else f"swap {what}")


def loaded_again(tablet: Tablet, phone: Tablet, seat: int) -> Tablet:
    """The phone after a reload, back at the table by one look each way."""
    again = Tablet(phone.address, device=phone.device)
    tablet.attempt(phone.device.peers.peers[-1].close)
    if not isinstance(tablet.app.screen, Invite):
        tablet.visit(tablet.address.replace("play", "phones"))
    tablet.press(f"invite {seat}")
    looks_again(tablet, again)
    held_over(tablet, again)
    return again
