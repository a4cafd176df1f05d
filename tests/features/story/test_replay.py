"""Looking at a game again."""

from __future__ import annotations

from itertools import cycle

import pytest

from tessera.core.cards import UNKNOWN
from tessera.core.record import Player, Record
from tessera.core.record_reader import read_record
from tessera.features.story.page import BESIDE, SPEEDS, StoryPage
from tessera.games.one_card.rules import RULES as ONE_CARD
from tessera.i18n import LANGUAGES, translator
from tessera.screens.table.seeing import viewers
from tessera.session.observe import OPEN
from tessera.session.table import Table
from tessera_kit.fakes.tablet import Tablet, nodes, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.golden import CARDS, DICE, SCORES, TABULA, tablet, unfinished
from tools.measure.long_games import long_game


def replay(tablet: Tablet) -> StoryPage:
    assert isinstance(tablet.app.screen, StoryPage)
    return tablet.app.screen


def chips(tablet: Tablet) -> int:
    """How many lie on the board."""
    return len([tile for tile in with_class(tablet.page, "tile") if with_class(tile, "chip")])


@pytest.mark.parametrize("text", [DICE, SCORES, TABULA, CARDS])
def test_every_step_of_every_game_can_be_looked_at(text: str) -> None:
    board = tablet("#/watch/one", text)
    last = len(read_record(text).events)
    for at, language in zip(range(0, last + 1, 5), cycle(LANGUAGES)):
        board.app.services.speak(language)
        board.choose("at", str(at))
        check_page(board.page)
        assert replay(board).at == at
    board.tap(translator(language)("Last position"))
    check_page(board.page)
    assert replay(board).at == last


def test_it_begins_at_the_beginning_or_where_the_address_says() -> None:
    assert replay(tablet("#/watch/one")).at == 0
    assert replay(tablet("#/watch/one/40")).at == 40
    assert replay(tablet("#/watch/one/999999")).at == 96
    assert replay(tablet("#/watch/one/x")).at == 0


def test_forward_and_back() -> None:
    board = tablet("#/watch/one/3")
    assert chips(board) == 0
    board.tap("One step on")
    assert chips(board) == 1
    assert board.said == board.text("told") == "Ana Luísa puts a chip on e4."
    assert board.text("moves") == "Move 3 of 47"
    board.tap("One step back")
    assert chips(board) == 0
    board.tap("First position")
    assert board.said == "The beginning of the game."
    board.press("previous")
    assert replay(board).at == 0


def test_an_arrow_key_on_the_slider_leads_to_the_next_place_that_is_told() -> None:
    board = tablet("#/watch/one", CARDS)
    places = []
    while len(places) < 9:
        board.choose("at", str(replay(board).at + 1))
        places.append(replay(board).at)
    assert places[-1] > 9, "cards are dealt in silence"
    board.choose("at", str(places[-1] - 1))
    assert replay(board).at == places[-2]
    assert str(board.find("data-change", "at")[0].attributes["aria-valuetext"]).endswith(board.said)
    board.choose("at", "50")
    assert replay(board).at == 50


def test_an_event_of_the_log_leads_to_it() -> None:
    board = tablet("#/watch/one")
    board.press("go 50")
    assert board.text("moves") == "Move 25 of 47"
    (current,) = board.find("aria-current", "true")[-1:]
    assert current.attributes["data-press"] == "app:go 50"


def test_of_a_long_game_the_moves_round_the_place_are_listed_and_others_can_be_opened() -> None:
    board = tablet("#/watch/one", long_game(2_733))
    assert board.find("data-press", "app:go 40")
    assert not board.find("data-press", "app:go 1000")
    board.press("next")
    assert not board.find("data-reveal", value=True), "below the board nothing is scrolled"
    board.device.shapes = (BESIDE,)
    assert board.find("data-reveal", value=True)
    board.tap("Moves 251 to 300")
    assert not board.find("data-reveal", value=True), "it isn't scrolled away from what was opened"
    assert board.find("data-press", "app:go 1000")
    check_page(board.page)
    board.press("go 1000")
    assert board.find("aria-current", "true")[-1].attributes["data-press"] == "app:go 1000"
    assert not board.find("data-press", "app:go 40"), "folded again"
    board.tap("Moves 1 to 50")
    board.tap("Moves 1 to 50")
    assert not board.find("data-press", "app:go 40")


@pytest.mark.parametrize("speed", SPEEDS)
def test_it_plays_by_itself_at_the_chosen_speed_to_the_end_and_stops(speed: str) -> None:
    board = tablet("#/watch/one/93")
    board.choose("speed", speed)
    board.tap("Play on")
    assert [board.wait() for _ in range(3)] == [SPEEDS[speed]] * 3
    assert board.device.timers == []
    assert replay(board).at == 96
    board.tap("Play on")
    assert replay(board).at == 0, "from the end it begins anew"
    assert tablet("#/watch/one").device.timers == []


def test_the_speed_is_remembered() -> None:
    board = tablet("#/watch/one")
    board.choose("speed", "fast")
    board.visit("#/watch/one")
    assert replay(board).speed == "fast"


@pytest.mark.parametrize("target", ["play", "next", "go 5", "leave"])
def test_it_stops_when_somebody_takes_hold_of_it(target: str) -> None:
    board = tablet("#/watch/one")
    board.press("play")
    board.visit("#/about") if target == "leave" else board.press(target)
    assert board.device.timers == []


def test_going_on_from_a_move_makes_a_new_game_and_keeps_the_old_one() -> None:
    board = tablet("#/watch/one/40")
    board.tap("Continue from here")
    assert board.notice == "This is a new game now. The old one is kept."
    new, old = board.play.context.table.record(""), board.app.services.saves.open("one")
    assert old is not None
    assert new.events == old.record("").events[:40]
    assert (new.played, new.result) == (40, "")
    assert new.seed != old.record("").seed, "what comes now is not to be read in the old game"
    assert len(board.app.services.saves.entries()) == 2


def test_the_board_is_a_picture_and_nothing_can_be_played_on_it() -> None:
    board = tablet("#/watch/one/40")
    before = dict(board.device.store.texts)
    (shown,) = with_class(board.page, "shown-board")
    assert shown.attributes["inert"]
    for button in nodes(shown):
        if str(button.attributes.get("data-press")).startswith("game:square"):
            board.press(str(button.attributes["data-press"]).partition(":")[2])
    assert board.device.store.texts == before


def test_the_pieces_are_seen_moving_forward_and_back_and_not_with_a_jump() -> None:
    board = tablet("#/watch/one/3")
    board.press("next")
    beat = board.app.screen.beat()
    assert beat
    assert beat.flights
    board.press("previous")
    assert board.app.screen.beat()
    board.press("last")
    assert board.app.screen.beat() is None


def test_a_game_that_goes_on_can_be_looked_at_so_far() -> None:
    board = tablet("#/watch/one", unfinished(DICE, 41))
    board.press("last")
    assert board.text("moves") == "Move 22 of 22"
    check_page(board.page)


def test_hands_stay_hidden_while_the_game_is_on() -> None:
    players = tuple(Player(name, "person", "red") for name in ("Ana", "Rui"))
    record = Record("one_card", 1, ONE_CARD.standard_setup(2), "s", players, "")
    table = Table(ONE_CARD, record)
    assert viewers(table) == [None]
    while (player := ONE_CARD.current_player(table.state)) is not None:
        legal = ONE_CARD.legal_actions(table.state)
        table.play(table.draw() if player < 0 else legal[0])
    assert viewers(table) == [OPEN, None, 0, 1]


def test_no_card_of_an_unfinished_game_is_on_the_screen() -> None:
    for at in range(20, 60):
        board = tablet(f"#/watch/one/{at}", unfinished(CARDS, 60))
        assert {card for hand in replay(board).seen.state.hands for card in hand} == {UNKNOWN}
        assert "Hands stay hidden until the game is over." in board.page.text()
        assert board.find("data-change", "viewer") == []


def test_the_hands_of_a_finished_game_are_seen_by_whoever_is_chosen() -> None:
    board = tablet("#/watch/one/60", CARDS)
    known = {}
    for number, viewer in enumerate((OPEN, None, 0, 1)):
        board.choose("viewer", str(number))
        check_page(board.page)
        hands = replay(board).seen.state.hands
        known[viewer] = [UNKNOWN not in hand for hand in hands]
    assert known == {
        OPEN: [True, True],
        None: [False, False],
        0: [True, False],
        1: [False, True],
    }


def test_cards_dealt_in_silence_are_passed_over() -> None:
    board = tablet("#/watch/one", CARDS)
    said = []
    for _ in range(8):
        board.press("next")
        said.append(board.said)
    assert all(said)
    assert len(set(said)) > 4
