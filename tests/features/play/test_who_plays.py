"""People and computers change places in the middle of a game, and nobody sees a hand by it."""

from __future__ import annotations

from tessera.core.record import Note, Player
from tessera.core.record_reader import read_record
from tessera_kit.fakes.tablet import Tablet, with_class
from tessera_kit.walk.checks import check_page
from tests.games.sequence.view.deals import ANA, RUI, at, deal
from tests.screens.games import new_game, opened, play_to_the_end
from tests.screens.table.test_hidden_hands import covered, hand

MIDDLE = "roll 3 4, roll 1 2, roll 2 3, place d1, roll 1 2, place b1"
"""Ana is to throw."""


def change(tablet: Tablet, *fields: str) -> None:
    """On the sheet: `kind 1 person`, `name 1 Zé`."""
    tablet.tap("More")
    tablet.tap("Who plays?")
    check_page(tablet.page)
    for field in fields:
        verb, seat, value = field.split(" ", 2)
        tablet.seat(int(seat), f"{verb} {value}")
    tablet.tap("Continue like this")


def notes(tablet: Tablet) -> tuple[Note, ...]:
    entry = tablet.app.services.saves.entry(tablet.play.context.id)
    assert entry
    return read_record(entry.text).notes


def names(tablet: Tablet) -> str:
    return " ".join(f"{p.kind} {p.name}" for p in tablet.play.context.table.players)


def test_a_person_takes_over_from_a_computer_and_plays_on() -> None:
    tablet = opened(new_game("person Ana, normal Livia"), "roll 3 4, roll 1 2, roll 2 3, place d1")
    assert len(tablet.device.timers) == 1
    change(tablet, "kind 1 person", "name 1 Zé")
    assert names(tablet) == "person Ana person Zé"
    assert tablet.device.timers == [], "Zé throws when he likes"
    assert tablet.said.startswith("Zé takes over from Livia")
    assert tablet.primary == "Throw"
    assert with_class(tablet.page, "who-plays") == []
    assert notes(tablet) == (Note(4, 1, Player("Livia", "normal", "blue")),)
    tablet.visit(tablet.address)
    assert names(tablet) == "person Ana person Zé"


def test_a_computer_takes_over_from_a_person_and_begins_at_once() -> None:
    tablet = opened(new_game(), MIDDLE)
    change(tablet, "kind 0 normal")
    assert names(tablet) == "normal Livia person Rui"
    assert len(tablet.device.timers) == 1
    tablet.wait()
    assert tablet.play.context.table.played == 7
    play_to_the_end(tablet)


def test_in_the_middle_of_a_choice_the_computer_makes_it() -> None:
    tablet = opened(new_game(), "roll 3 4, roll 1 2, roll 2 3")
    tablet.tap("Hint")
    change(tablet, "kind 0 normal")
    assert not with_class(tablet.page, "hint-strip")
    tablet.wait()
    assert tablet.play.context.table.played == 4


def test_nothing_changes_before_it_is_confirmed() -> None:
    tablet = opened(new_game(), MIDDLE)
    before = tablet.play.context.table.record("")
    tablet.tap("More")
    tablet.tap("Who plays?")
    tablet.seat(0, "kind normal")
    tablet.seat(1, "name Zé")
    tablet.tap("Close")
    tablet.tap("More")
    tablet.tap("Who plays?")
    tablet.tap("Continue like this")
    assert tablet.play.context.table.record("") == before


def test_a_misspelt_name_is_put_right_everywhere() -> None:
    tablet = opened(new_game(), MIDDLE)
    change(tablet, "name 0 Anna")
    assert notes(tablet) == ()
    assert tablet.play.context.log.told(tablet.app.services.say, 3).startswith("Anna ")


def test_what_others_did_is_told_of_them() -> None:
    tablet = opened(new_game("person Ana, normal Livia"), MIDDLE)
    change(tablet, "kind 1 person", "name 1 Zé")
    play_to_the_end(tablet)
    told = [tablet.play.context.log.told(tablet.app.services.say, n) for n in range(7)]
    assert told[5].startswith("Livia ")
    assert told[6].startswith("Zé takes over from Livia (Normal). Ana ")
    tablet.visit(f"#/end/{tablet.address.split('/')[-1]}")
    texts = tablet.page.text()
    assert "Move 4: Zé takes over from Livia (Normal)." in texts
    assert "Livia and Zé" in texts


def test_a_replay_shows_who_sat_there_then() -> None:
    tablet = opened(new_game("person Ana, normal Livia"), MIDDLE)
    change(tablet, "kind 1 person", "name 1 Zé")
    id = tablet.address.split("/")[-1]
    tablet.visit(f"#/watch/{id}/5")
    assert "Livia" in tablet.page.find_all("class", "hint")[0].text()
    tablet.visit(f"#/watch/{id}/6")
    assert "Zé" in tablet.page.find_all("class", "hint")[0].text()


def test_a_game_that_goes_on_from_earlier_is_played_by_those_who_sit_there_now() -> None:
    tablet = opened(new_game("person Ana, normal Livia"), MIDDLE)
    change(tablet, "kind 1 person", "name 1 Zé")
    tablet.visit(f"#/watch/{tablet.address.split('/')[-1]}/3")
    tablet.tap("Continue from here")
    assert names(tablet) == "person Ana person Zé"
    assert notes(tablet) == (Note(3, 1, Player("Livia", "normal", "blue")), Note(3))


def test_when_the_game_is_over_nobody_takes_a_seat() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    tablet.tap("More")
    assert not tablet.find("data-press", "app:open seats")


# --- hidden hands ---


def test_whoever_takes_a_computers_hand_must_take_the_tablet() -> None:
    tablet = at(deal("person Ana, normal Livia", (ANA, RUI)))
    assert hand(tablet) == ANA, "alone, Ana needs no handover"
    change(tablet, "kind 1 person", "name 1 Zé")
    assert covered(tablet)
    tablet.tap("I am Ana")
    assert hand(tablet) == ANA
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    if not covered(tablet):
        tablet.tap("Hand over")
    assert covered(tablet)
    tablet.tap("I am Zé")
    assert hand(tablet) == RUI


def test_who_gives_their_seat_to_a_computer_does_not_see_the_hand_of_who_is_left() -> None:
    tablet = at(deal("person Ana, person Rui"))
    assert hand(tablet) == ANA
    change(tablet, "kind 0 normal")
    assert hand(tablet) == ""
    tablet.wait()
    tablet.wait()
    assert covered(tablet)
    assert tablet.text("who") == "Rui"
    again = Tablet("#/play/6f1c", device=tablet.device)
    assert covered(again), "nor after a reload"
    tablet.tap("I am Rui")
    assert hand(tablet) == RUI


def test_another_level_is_no_other_person() -> None:
    tablet = at(deal("person Ana, normal Livia", (ANA, RUI)))
    change(tablet, "kind 1 hard")
    assert hand(tablet) == ANA


def test_what_was_before_a_hand_was_taken_over_can_not_be_taken_back() -> None:
    for undo, before in (("strict", False), ("friendly", True)):
        tablet = at(deal("person Ana, person Rui", events="play QH h2", undo=undo))
        assert tablet.play.context.table.can_undo()
        change(tablet, "kind 1 normal")
        assert tablet.play.context.table.can_undo() == before, undo


def test_the_sheet_warns_where_hands_are_hidden() -> None:
    words = "A new player sees the hand of the seat"
    for tablet in (at(deal()), opened(new_game(), MIDDLE)):
        tablet.tap("More")
        tablet.tap("Who plays?")
        shown = with_class(tablet.page, "who-plays")[0].text()
        assert (words in shown) == (tablet.play.context.game.rules.name == "sequence")


def test_whoever_is_alone_on_the_device_is_you_and_stays_a_number_for_others() -> None:
    tablet = Tablet("#/begin/sequences")
    while tablet.play.context.table.rules.on_turn(tablet.play.context.table.state) != 0:
        tablet.wait()
    assert with_class(tablet.page, "player")[0].text().startswith("You")
    assert tablet.text("who") == "You"
    tablet.press_primary()
    id = tablet.play.context.id
    tablet.visit(f"#/watch/{id}/1")
    assert "Player 1, Marcus" in tablet.page.text(), "a replay may be somebody else's"
    entry = tablet.app.services.saves.entry(id)
    assert entry
    assert "person green Player 1" in entry.text
    several = Tablet("#/new/sequences")
    several.seat(1, "kind person")
    several.tap("Start the game")
    assert with_class(several.page, "player")[0].text().startswith("Player 1")
