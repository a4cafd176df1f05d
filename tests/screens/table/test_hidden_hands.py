"""Nobody sees a hand that isn't theirs: the handover, and a search of the whole page behind it."""

from __future__ import annotations

import pytest

from tessera.core.cards import CARDS, NAMES, UNKNOWN, name_of
from tessera.features.play.passing.handing_over import HandingOver
from tessera.games.sequence.view.words import card_words
from tessera.i18n import LANGUAGES, translator
from tessera.scene import style
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.features.setup.forms import agree
from tests.games.sequence.view.deals import (
    ANA,
    EVA,
    GIL,
    RUI,
    at,
    before_the_deal,
    card,
    deal,
    enter,
    entering,
)
from tests.games.sequence.view.traces import named
from tests.languages import FEW
from tests.screens.games import new_game, under_more
from tests.screens.tables import reached

FOUR = "person Ana, person Rui, person Eva, person Gil"
SIX_CARDS = (ANA[3:], RUI[3:], EVA, GIL)
ALONE = "person Ana, normal Livia"
QUEEN = "play QH h2, card 7C"
"""Ana's turn; the seven of clubs comes into her hand."""
LAID = {"QH", "5C"}
"""The cards of h2 and d4."""


def covered(tablet: Tablet) -> bool:
    """Whether the page holds nothing but a name, a way to take the tablet, and the board as
    spectators know it, on which nothing tells what somebody could play."""
    found = bool(with_class(tablet.page, "handover"))
    if found:
        (board,) = with_class(tablet.page, "squares")
        assert board.attributes["inert"]
        squares = with_class(tablet.page, "square")
        assert squares == with_class(board, "square")
        assert all(square.attributes["aria-disabled"] for square in squares)
        assert not any(with_class(tablet.page, part) for part in ("glow", "held", "events"))
    return found


def hand(tablet: Tablet) -> str:
    """The cards that lie open below the board, in the order of their numbers."""
    cards = with_class(tablet.page, "held")
    names = [str(node.key).split()[1] for node in cards]
    return " ".join(sorted(names, key=CARDS.__getitem__))


def traces(tablet: Tablet) -> set[str]:
    """Every card that the page names or pictures in any way or language, outside the board: in
    texts, attributes and keys, of everything there is, and of what is made before it is there."""
    page, coming = tablet.page, tablet.app.coming()
    boards = {id(node) for board in with_class(page, "board") for node in nodes(board)}
    everything = [*nodes(page), *(nodes(coming) if coming else ())]
    return named("\n".join(t for node in everything if id(node) not in boards for t in said(node)))


def said(node: Node) -> list[str]:
    texts = [child for child in node.children if isinstance(child, str)]
    return [*texts, str(node.key), *map(str, node.attributes.values())]


def discarded(tablet: Tablet) -> set[str]:
    """What everybody may know: what was laid down, and what was drawn for who begins."""
    events = tablet.play.context.table.record("").events
    verbs = ("play", "swap", "give", "discard")
    laid = {event.split()[1] for event in events if event.split()[0] in verbs}
    return laid | {event.split()[1] for event in events[:3] if event.startswith("card")}


def check(tablet: Tablet, held: str = "") -> None:
    """Besides what everybody may know, the page names no card but those of the hand shown."""
    for language in FEW:
        tablet.app.services.speak(language)
        assert traces(tablet) <= discarded(tablet) | set(held.split())
        assert set(held.split()) <= traces(tablet)
        check_page(tablet.page)
    tablet.app.services.speak("en")


def test_the_search_finds_what_it_is_to_find() -> None:
    tablet = at(deal())
    assert set(ANA.split()) <= traces(tablet)
    assert not set(RUI.split()) & traces(tablet)
    tablet.app.services.messages.announce("Rui tira o rei de espadas.")
    assert "KS" in traces(tablet)


def test_from_the_first_deal_on_nobody_sees_a_hand_without_saying_who_they_are() -> None:
    tablet = at(before_the_deal(deal()))
    for _ in range(14):
        assert hand(tablet) == ""
        check(tablet)
        tablet.wait()
    assert covered(tablet)
    check(tablet)
    assert tablet.said == (
        "Everybody has 7 cards. Ana begins. Ana: Take the tablet. The others look away."
    )
    assert tablet.text("who") == "Ana"
    tablet.tap("I am Ana")
    assert not covered(tablet)
    assert len(hand(tablet).split()) == 7


def test_a_sheet_that_was_open_while_cards_were_dealt_doesn_t_come_back_over_the_hand() -> None:
    tablet = at(before_the_deal(deal()))
    tablet.press("open more")
    for _ in range(14):
        tablet.wait()
    assert tablet.app.layers == 0
    tablet.tap("I am Ana")
    assert tablet.find("data-panel", "none")
    tablet.press("open more")
    tablet.app.attempt(tablet.play.part(HandingOver).put_down)
    tablet.tap("I am Ana")
    assert tablet.find("data-panel", "none")


@pytest.mark.parametrize("held", [ANA, ""])
def test_after_a_reload_the_handover_comes_again(held: str) -> None:
    tablet = at(deal(), held=bool(held))
    assert hand(tablet) == held
    again = Tablet("#/play/6f1c", device=tablet.device)
    assert covered(again)
    check(again)


@pytest.mark.parametrize("panel", ["", "log", "more", "spread"])
def test_whoever_picks_the_tablet_up_again_must_say_who_they_are(panel: str) -> None:
    tablet = at(deal())
    if panel:
        reached(tablet, f"open {panel}")
        tablet.press(f"open {panel}")
    tablet.put_away()
    assert covered(tablet)
    check(tablet)
    assert not tablet.app.key("Escape"), "there is nothing behind it to close"
    assert not tablet.app.key("ArrowUp")
    tablet.press("take over")
    assert hand(tablet) == ANA
    assert tablet.find("data-panel", "none")


def test_between_two_people_the_table_stays_with_all_seats_and_a_place_for_the_hand() -> None:
    tablet = at(deal())
    (seats,) = with_class(tablet.page, "players")
    tablet.put_away()
    assert covered(tablet)
    (still,) = with_class(tablet.page, "players")
    assert still.text() == seats.text()
    assert [len(with_class(still, look)) for look in ("player", "active")] == [2, 1]
    (room,) = with_class(tablet.page, "turn-panel")
    assert room.attributes["inert"], "nothing in it can be pressed or read"
    assert not with_class(room, "card")


def test_between_two_people_the_rules_can_be_read() -> None:
    tablet = at(deal(), held=False)
    assert tablet.find("href", "#/rules/sequence/6f1c")
    tablet.visit("#/rules/sequence/6f1c")
    tablet.visit("#/play/6f1c")
    assert covered(tablet)


def test_what_was_slipped_is_taken_back_also_when_the_tablet_goes_on_already() -> None:
    tablet = at(deal(undo="friendly"))
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    mine = hand(tablet)
    tablet.press_primary()
    assert tablet.text("who") == "Rui"
    tablet.tap("Undo")
    assert covered(tablet)
    assert tablet.text("who") == "Ana"
    assert tablet.said.startswith("Taken back")
    assert traces(tablet) <= discarded(tablet)
    under_more(tablet, "Redo")
    assert covered(tablet)
    assert tablet.text("who") == "Rui"
    check(tablet)
    tablet.tap("Undo")
    tablet.press("take over")
    assert hand(tablet) == ANA
    tablet.press("card QH 0")
    tablet.press("square g7")
    tablet.wait()
    assert hand(tablet) == mine, "the same card comes again"


def test_between_two_people_a_grey_undo_says_why_where_it_hides_no_name() -> None:
    tablet = at(deal(events=QUEEN), held=False)
    assert off(tablet, "undo")
    tablet.tap("Undo")
    assert covered(tablet)
    assert "Too late to take it back" in str(tablet.notice)
    (page,) = with_class(tablet.page, "handover")
    assert with_class(page, "notice"), "over the board, and not over all of the page"


@pytest.mark.parametrize(("small", "device"), [((), "tablet"), ((style.SMALL,), "phone")])
def test_what_goes_round_is_called_what_it_is(small: tuple[str, ...], device: str) -> None:
    tablet = at(deal())
    tablet.device.shapes = small
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert tablet.text("prompt") == f"AnaHand the {device} over to Rui."
    tablet.press_primary()
    assert f"Take the {device}. The others look away." in tablet.page.text()
    assert tablet.said == f"Rui: Take the {device}. The others look away."


def test_a_visit_to_another_page_lets_the_tablet_go() -> None:
    tablet = at(deal())
    tablet.visit("#/rules/sequence")
    tablet.visit("#/play/6f1c")
    assert covered(tablet)


def test_between_two_people_the_new_card_is_seen_by_one_and_told_to_one() -> None:
    tablet = at(deal())
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    (new,) = with_class(tablet.page, "new")
    drawn = str(new.attributes["data-press"]).split()[1]
    mine = hand(tablet)
    assert drawn in mine
    assert card_words(translator("en"), CARDS[drawn]) in tablet.said
    (log,) = with_class(tablet.page, "events")
    assert log.text().startswith("Ana plays the queen of hearts on h2 and draws a card.")
    check(tablet, mine)

    assert tablet.primary == "Hand over"
    assert tablet.text("prompt") == "AnaHand the tablet over to Rui.", "it is Ana's hand below"
    (table,) = with_class(tablet.page, "table")
    assert "green" in str(table.attributes["class"])
    tablet.press("card 2C 0")
    assert tablet.notice == "Hand the tablet over to Rui."
    tablet.press_primary()
    assert covered(tablet)
    assert tablet.notice is None
    assert tablet.said == "Rui: Take the tablet. The others look away."
    check(tablet)
    tablet.press("take over")
    assert hand(tablet) == RUI
    check(tablet, RUI)


def test_what_the_one_before_chose_is_not_there_for_the_next() -> None:
    tablet = at(deal(events=QUEEN[:10]))
    tablet.wait()
    tablet.press_primary()
    assert "card" not in tablet.play.context.ui.chosen + tablet.play.context.ui.cursor
    tablet = at(deal())
    tablet.press("card QH 0")
    tablet.put_away()
    tablet.press("take over")
    assert with_class(tablet.page, "chosen") == []


def test_the_view_is_not_even_told_the_cards_of_others() -> None:
    tablet = at(deal(events=QUEEN), held=False)
    assert {card for hand in tablet.play.context.seen.state.hands for card in hand} == {UNKNOWN}
    assert all(event.card == UNKNOWN for event in tablet.play.context.seen.events[2:16])
    tablet.press("take over")
    ana, rui = tablet.play.context.seen.state.hands
    assert set(ana) == {UNKNOWN}
    assert " ".join(sorted(map(name_of, rui))) == " ".join(sorted(RUI.split()))


def test_every_panel_of_every_person_hides_the_hands_of_the_others() -> None:
    tablet = at(deal(FOUR, SIX_CARDS))
    for turn in range(8):
        seat = turn % 4
        own = tablet.play.context.table.state.hands[seat]
        for panel in ("log", "spread", "more"):
            reached(tablet, f"open {panel}")
            tablet.press(f"open {panel}")
            check(tablet, " ".join(map(name_of, own)))
        tablet.press("open more")
        tablet.press(f"card {name_of(own[0])} 0")
        tablet.press(f"square {tablet.playable()[0]}")
        tablet.wait()
        tablet.press_primary()
        check(tablet)
        tablet.press("take over")


def test_a_refusal_never_names_a_card_of_somebody_else() -> None:
    tablet = at(deal())
    for name in NAMES:
        tablet.app.press(f"game:card {name} 0", by_keyboard=False)
        tablet.app.press("game:square d4", by_keyboard=False)
        tablet.app.press(f"game:card {name} 0", by_keyboard=False)
    for target in ("app:undo", "app:redo", "app:hand over", "game:pile", "game:offer", "game:pass"):
        tablet.app.press(target, by_keyboard=False)
    named = traces(tablet)
    assert not set(RUI.split()) & named


def test_a_position_is_laid_out_without_hands_and_dealt_without_showing_them() -> None:
    tablet = at(deal(events=QUEEN))
    tablet.visit("#/position/6f1c")
    check_page(tablet.page)
    assert traces(tablet) == set()
    tablet.press("square d4")
    again = Tablet("#/position/6f1c", device=tablet.device)
    again.tap("Play from here")
    assert not any(name in str(again.device.store.texts["tessera/laid/6f1c"]) for name in NAMES)
    for _ in range(14):
        assert hand(again) == ""
        assert traces(again) <= LAID
        again.wait()
    assert covered(again)
    assert traces(again) <= LAID
    again.press("take over")
    assert traces(again) <= LAID | set(hand(again).split())
    assert len(hand(again).split()) == 7


def test_of_a_hand_that_was_entered_nothing_is_left_for_whoever_comes_next() -> None:
    """Whatever Ana holds, Rui's page, what is said and what is kept are the same."""
    known = []
    for hand in (ANA, f"{EVA} 4H"):
        tablet = entering("person", "person")
        assert covered(tablet)
        enter(tablet, hand)
        assert covered(tablet)
        assert traces(tablet) == set()
        known.append(_all_of(tablet))
        tablet.press("take over")
        for name in dict.fromkeys(f"{ANA} {EVA} 4H".split()):
            tablet.press(card(tablet, name))
            tablet.press(card(tablet, name))
            known.append(_all_of(tablet))
            tablet.press("undo")
            tablet.press("undo")
        tablet.put_away()
        assert covered(tablet)
        assert traces(tablet) == set()
    assert known[: len(known) // 2] == known[len(known) // 2 :]


def test_a_game_that_begins_with_entered_hands_shows_them_to_their_owners_alone() -> None:
    tablet = entering("person", "person")
    enter(tablet, ANA)
    enter(tablet, RUI)
    assert covered(tablet)
    assert traces(tablet) == {"2D"}, "it was played for the chip on c3"
    tablet.press("take over")
    assert traces(tablet) == {"2D", *ANA.split()}
    check_page(tablet.page)
    entry = tablet.app.services.saves.entry(tablet.address.rpartition("/")[2])
    assert entry
    assert entry.record
    assert named("\n".join(entry.record.sections)) == set()
    assert traces(Tablet("#/positions/sequence", device=tablet.device)) == set()


def _all_of(tablet: Tablet) -> object:
    app, device = tablet.app, tablet.device
    spoken = app.services.messages.announcements
    kept = {**device.store.texts}, {**device.durable_store.texts}
    return [said(node) for node in nodes(tablet.page)], app.coming(), spoken, kept


def test_one_person_against_computers_never_sees_the_handover() -> None:
    tablet = at(before_the_deal(deal(ALONE)))
    for _ in range(14):
        assert not covered(tablet)
        tablet.wait()
    assert len(hand(tablet).split()) == 7
    tablet.put_away()
    assert not covered(tablet)
    assert Tablet("#/play/6f1c", device=tablet.device).find("data-press", "app:take over") == []
    own = hand(tablet)
    check(tablet, own)


def test_while_computers_play_the_one_person_sees_nothing_but_their_own_cards() -> None:
    tablet = at(deal(ALONE, (ANA, RUI), QUEEN))
    mine = "2C 3D 7C 9C JC JH AS"
    sorted_mine = " ".join(sorted(mine.split(), key=CARDS.__getitem__))
    for _ in range(2):
        assert hand(tablet) == sorted_mine
        check(tablet, sorted_mine)
        assert tablet.waits
        tablet.wait()
    assert tablet.primary == "Your move"
    assert tablet.said == "Play a card."
    check(tablet, sorted_mine)


def test_computers_between_people_play_while_the_one_before_still_looks() -> None:
    tablet = at(deal("person Ana, normal Livia, person Eva", (ANA[3:], RUI[3:], EVA), QUEEN))
    assert not covered(tablet)
    assert hand(tablet) == "", "after a reload the computer plays before nobody's eyes"
    check(tablet)
    tablet = at(deal("person Ana, normal Livia, person Eva", (ANA[3:], RUI[3:], EVA)))
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    mine = hand(tablet)
    tablet.wait()
    tablet.wait()
    assert hand(tablet) == mine
    check(tablet, mine)
    assert tablet.primary == "Hand over"
    assert tablet.said == "Hand the tablet over to Eva."
    tablet.press_primary()
    assert tablet.text("who") == "Eva"
    check(tablet)
    tablet.press("take over")
    check(tablet, EVA)


def test_with_open_hands_there_is_no_handover_and_everybody_is_told_everything() -> None:
    tablet = at(deal(hands="open"))
    assert hand(tablet) == ANA
    tablet.put_away()
    assert not covered(tablet)
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    assert not covered(tablet)
    assert tablet.said.startswith("Ana draws the ")
    (log,) = with_class(tablet.page, "events")
    assert log.text().startswith("Ana plays the queen of hearts on h2 and draws a card: ")
    assert hand(tablet) == RUI


def test_games_without_secrets_have_no_handover() -> None:
    tablet = new_game()
    tablet.put_away()
    assert with_class(tablet.page, "handover") == []


def test_strict_undo_stops_where_a_card_was_drawn() -> None:
    tablet = at(deal(events=QUEEN))
    assert off(tablet, "undo"), "Ana has seen the seven of clubs"
    tablet.press("card KS 0")
    tablet.press("square b4")
    assert not off(tablet, "undo")
    tablet.tap("Undo")
    assert not covered(tablet), "Rui still holds the tablet"
    assert hand(tablet) == RUI
    check(tablet, RUI)
    assert off(tablet, "undo")
    under_more(tablet, "Redo")
    tablet.wait()
    assert off(tablet, "undo")


def test_a_grey_undo_says_why_and_where_it_is_chosen_otherwise() -> None:
    tablet = at(deal(events=QUEEN))
    tablet.press("undo")
    assert "For the next game, choose “Friendly” under “Undo”." in str(tablet.notice)
    (notice,) = with_class(tablet.page, "notice")
    (way,) = (node for node in nodes(notice) if node.tag == "a")
    assert way.attributes["href"] == "#/new/sequence"
    kind = at(deal(undo="friendly"))
    kind.press("undo")
    assert "Friendly" not in str(kind.notice)


def test_who_has_chosen_nothing_else_may_take_back_what_a_finger_did() -> None:
    assert Tablet("#/begin/sequence").play.context.table.setup["undo"] == "friendly"
    tablet = Tablet("#/new/sequence")
    tablet.seat(1, "kind person")
    tablet.tap("Start the game")
    assert tablet.play.context.table.setup["undo"] == "friendly"
    tablet.visit("#/new/sequence")
    agree(tablet, "undo", "strict")
    tablet.tap("Start the game")
    tablet.visit("#/new/sequence")
    tablet.tap("Start the game")
    assert tablet.play.context.table.setup["undo"] == "strict", "as they chose last time"


def test_friendly_undo_past_a_hand_over_leads_to_a_handover_and_to_the_same_card() -> None:
    tablet = at(deal(undo="friendly"))
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    mine = hand(tablet)
    tablet.press_primary()
    tablet.press("take over")
    tablet.press("card KS 0")
    tablet.press("square b4")
    tablet.tap("Undo")
    assert hand(tablet) == RUI
    tablet.tap("Undo")
    check(tablet, RUI)
    assert tablet.primary == "Hand over"
    tablet.press_primary()
    assert covered(tablet)
    assert tablet.text("who") == "Ana"
    check(tablet)
    tablet.press("take over")
    assert hand(tablet) == ANA
    tablet.press("card QH 0")
    tablet.press("square g7")
    tablet.wait()
    assert hand(tablet) == mine, "the same card comes again"


def off(tablet: Tablet, verb: str) -> bool:
    (button,) = tablet.find("data-press", f"app:{verb}")
    return button.attributes["aria-disabled"] == "true"


@pytest.mark.parametrize(
    "address",
    ["#/saved", "#/", "#/data", "#/numbers", "#/end/6f1c", "#/share/6f1c", "#/watch/6f1c",
     "#/watch/6f1c/5", "#/watch/6f1c/17"],
)  # fmt: skip
def test_no_other_page_names_a_hidden_card_while_the_game_is_on(address: str) -> None:
    tablet = at(deal(events=QUEEN))
    known = discarded(tablet)
    tablet.visit(address)
    for language in LANGUAGES:
        tablet.app.services.speak(language)
        assert traces(tablet) <= known
