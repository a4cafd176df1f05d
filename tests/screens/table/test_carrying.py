"""Cards, pieces and chips that are picked up and dropped, or chosen before it is one's turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tessera.games.sequence.rules import RULES
from tessera.games.sequence.view import VIEW
from tessera.kit.view import Due
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tests.games.sequence.view.deals import at, deal
from tests.games.sequence.view.sights import position, sight
from tests.games.sequence.view.test_turns import events
from tests.screens.games import new_game, opened

NINE = "card 9C 0"
"""Of Ana, for a5 and c7."""
ALONE = "person Ana, normal Rui"
RUI = "9C 4D 5H 6C 7H TC KS"
ANA_PLAYS = "play JC a5, card 7C"


def chosen(tablet: Tablet) -> list[str]:
    cards = with_class(tablet.page, "chosen")
    return [
        str(c.attributes["data-press"]).removeprefix("game:") for c in cards if c.tag == "button"
    ]


def pick_up(tablet: Tablet, target: str) -> bool:
    return tablet.app.pick_up(target)


def drop(tablet: Tablet, target: str) -> bool:
    return tablet.app.screen.drop(target)


def can_be_picked_up(tablet: Tablet) -> list[str]:
    found = [str(node.attributes.get("data-drag") or "") for node in nodes(tablet.page)]
    return [press.removeprefix("game:") for press in found if press]


def begun(game: str, throw: str) -> Tablet:
    """A game of two people in which the first one has thrown so."""
    if game == "sequence_dice":
        return opened(new_game(), f"roll 6 6, roll 1 1, {throw}")
    tablet = Tablet("#/new/tabula", device=FakeDevice({"tessera/seats": "person Ana\nperson Rui"}))
    tablet.tap("Start the game")
    return opened(tablet, f"roll 6 6 6, roll 1 1 1, {throw}")


GAMES = {
    "sequence": lambda: at(deal()),
    "sequence_dice": lambda: begun("sequence_dice", "roll 3 4"),
    "tabula": lambda: begun("tabula", "roll 1 2 5"),
}
each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_all_that_can_be_picked_up_is_played_by_dropping_it_where_it_can_go(game: str) -> None:
    tablet = GAMES[game]()
    things = can_be_picked_up(tablet)
    assert things
    for thing in things:
        assert pick_up(tablet, thing)
        assert tablet.app.screen.carried == thing
        goals = tablet.app.screen.destinations(thing)
        assert goals or thing == "card JH 0"  # There is no chip yet that it could take.
        if not goals:
            continue
        before = tablet.play.context.table.played
        assert drop(tablet, goals[-1])
        assert tablet.play.context.table.played > before
        assert not tablet.app.screen.carried
        tablet = GAMES[game]()


@each_game
def test_dropped_elsewhere_it_is_put_back_and_nothing_is_said(game: str) -> None:
    tablet = GAMES[game]()
    before = tablet.play.context.table.played
    for thing in can_be_picked_up(tablet):
        assert pick_up(tablet, thing)
        assert not drop(tablet, "")
    assert tablet.play.context.table.played == before
    assert not tablet.play.context.ui.chosen
    assert tablet.notice is None


def test_a_card_is_picked_up_whatever_was_chosen_before() -> None:
    tablet = at(deal())
    tablet.press("square h2")
    assert pick_up(tablet, "card QH 0")
    assert events(tablet)[-1].startswith("card")
    assert chosen(tablet) == ["card QH 0"]
    drop(tablet, "square g7")
    assert "play QH g7" in events(tablet)


def test_dropped_where_it_can_t_go_it_is_put_back_and_that_is_explained() -> None:
    tablet = at(deal())
    pick_up(tablet, NINE)
    assert not drop(tablet, "square e9")
    assert tablet.notice is not None
    assert chosen(tablet) == []


def test_dropped_on_another_card_it_chooses_neither() -> None:
    tablet = at(deal())
    pick_up(tablet, NINE)
    assert not drop(tablet, "card QH 0")
    assert chosen(tablet) == []


def test_back_on_its_own_place_it_was_a_press() -> None:
    tablet = at(deal())
    pick_up(tablet, NINE)
    assert not drop(tablet, NINE)
    assert chosen(tablet) == [NINE]
    pick_up(tablet, NINE)
    assert not drop(tablet, NINE)
    assert chosen(tablet) == []


def test_what_is_carried_when_the_position_changes_is_not_carried_any_more() -> None:
    tablet = at(deal(ALONE, events=ANA_PLAYS + ", play 4D e3, card 5D", undo="friendly"))
    assert pick_up(tablet, NINE)
    tablet.app.key("Control+z")
    assert not tablet.app.screen.carried


def test_nothing_is_picked_up_while_others_play_or_with_what_can_t_be_carried() -> None:
    assert not pick_up(at(deal(ALONE, events=ANA_PLAYS)), NINE)
    assert not pick_up(at(deal()), "pile")
    assert not pick_up(Tablet(), NINE)


def test_a_chip_lies_ready_only_where_one_is_to_be_put_down() -> None:
    events = "roll 6 6, roll 1 1, roll 3 4, place b2, roll 4 6"
    taking = opened(new_game(), events)
    assert taking.playable()
    assert can_be_picked_up(taking) == []


@pytest.mark.parametrize(
    ("card", "squares"),
    [
        ("card QH 0", "h2 g7"),
        ("card 9C 0", "a5"),
        ("card JH 0", "c7"),
        ("card AS 0", "b3 j5"),
        ("pile", ""),
    ],
)
def test_where_a_card_could_go_is_the_same_before_it_is_one_s_turn(card: str, squares: str) -> None:
    seen = sight(position("9C JH QH AS", chips=("", "c7")))
    assert {s.removeprefix("square ") for s in VIEW.destinations(seen, card)} == set(
        squares.split()
    )
    waiting = replace(seen, due=Due.COMPUTER, legal=())
    assert set(VIEW.destinations(waiting, card)) == set(VIEW.destinations(seen, card))


# --- before one's turn ---


def play(tablet: Tablet, *texts: str) -> None:
    for text in texts:
        tablet.play.context.table.play(RULES.read(text))


def test_a_card_chosen_while_others_play_stays_chosen() -> None:
    tablet = at(deal(ALONE, events=ANA_PLAYS))
    tablet.press("card QH 0")
    assert tablet.notice is None
    assert chosen(tablet) == ["card QH 0"]
    play(tablet, "play 4D e3", "card 5D")
    assert chosen(tablet) == ["card QH 0"]
    assert set(tablet.playable()) == {"h2", "g7"}
    tablet.press("square g7")
    assert events(tablet)[-1] == "play QH g7"
    assert chosen(tablet) == []


def test_a_card_that_can_t_be_played_any_more_is_put_back_and_that_is_said() -> None:
    tablet = at(deal(ALONE, ("2C 3D 9C JC JH QH AS", RUI), ANA_PLAYS))
    tablet.press(NINE)
    play(tablet, "play 9C c7")
    assert chosen(tablet) == [NINE]
    play(tablet, "card 5D")
    assert chosen(tablet) == []
    words = "What you had chosen can't be played now, so it was put back."
    assert tablet.notice == words
    assert tablet.said == f"{words} Play a card."


def test_a_second_press_or_escape_puts_it_back_before_the_turn() -> None:
    tablet = at(deal(ALONE, events=ANA_PLAYS))
    tablet.press("card QH 0")
    tablet.press("card QH 0")
    assert chosen(tablet) == []
    tablet.press("card QH 0")
    assert tablet.app.key("Escape")
    assert chosen(tablet) == []


def test_in_a_replay_no_card_is_for_choosing() -> None:
    tablet = at(deal(ALONE, events=ANA_PLAYS))
    assert tablet.find("data-ahead", "game:card QH 0")
    seen = sight(position("QH AS"))
    spectating = replace(seen, due=Due.COMPUTER, legal=(), spectates=True)
    assert VIEW.premove(spectating, "card QH 0") is None
    assert not VIEW.hand(spectating).find_all("data-ahead", "game:card QH 0")


def test_squares_are_not_for_choosing_while_others_play() -> None:
    tablet = at(deal(ALONE, events=ANA_PLAYS))
    tablet.press("square h2")
    assert tablet.notice == "It is Rui's turn."


def test_what_was_chosen_early_is_put_back_by_undo() -> None:
    tablet = at(deal(ALONE, events="play JC a5"))
    tablet.press("card QH 0")
    assert chosen(tablet) == ["card QH 0"]
    tablet.press("undo")
    assert chosen(tablet) == []


def test_what_is_chosen_for_now_does_not_stay_for_the_next_turn() -> None:
    tablet = GAMES["tabula"]()
    pick_up(tablet, "point 0")
    drop(tablet, tablet.app.screen.destinations("point 0")[0])
    assert not tablet.play.context.ui.chosen
