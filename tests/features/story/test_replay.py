"""Looking at a game again."""

from __future__ import annotations

from itertools import cycle

import pytest

from tessera.core.cards import UNKNOWN
from tessera.core.record import Player, Record
from tessera.core.record_reader import read_record
from tessera.features.story.replay import SPEEDS
from tessera.games.one_card.rules import RULES as ONE_CARD
from tessera.i18n import LANGUAGES, translator
from tessera.screens.table.page import TablePage
from tessera.screens.table.seeing import viewers
from tessera.session.observe import OPEN
from tessera.session.table import Table
from tessera_kit.fakes.tablet import Tablet, name_of, with_class
from tessera_kit.walk.checks import check_page
from tests.screens.golden import CARDS, DICE, SCORES, TABULA, tablet, unfinished
from tools.measure.long_games import long_game


def replay(tablet: Tablet) -> TablePage:
    assert isinstance(tablet.app.screen, TablePage)
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
        assert replay(board).context.at == at
    board.tap(translator(language)("Last position"))
    check_page(board.page)
    assert replay(board).context.at == last


def test_it_begins_at_the_beginning_or_where_the_address_says() -> None:
    assert replay(tablet("#/watch/one")).context.at == 0
    assert replay(tablet("#/watch/one/40")).context.at == 40
    assert replay(tablet("#/watch/one/999999")).context.at == 96
    assert replay(tablet("#/watch/one/x")).context.at == 0


def test_forward_and_back() -> None:
    board = tablet("#/watch/one/3")
    assert chips(board) == 0
    board.tap("One step on")
    assert chips(board) == 1
    assert board.said == board.text("prompt") == "Ana Luísa puts a chip on e4."
    assert board.text("moves") == "Move 3 of 47"
    board.tap("One step back")
    assert chips(board) == 0
    board.tap("First position")
    assert board.said == "The beginning of the game."
    board.press("previous")
    assert replay(board).context.at == 0


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
    board.tap("More")
    board.choose("speed", speed)
    board.tap("Play on")
    assert [board.wait() for _ in range(3)] == [SPEEDS[speed]] * 3
    assert board.device.timers == []
    assert replay(board).context.at == 96
    board.tap("Play on")
    assert replay(board).context.at == 0, "from the end it begins anew"
    assert tablet("#/watch/one").device.timers == []


def test_the_speed_is_remembered() -> None:
    board = tablet("#/watch/one")
    board.tap("More")
    board.choose("speed", "fast")
    board.visit("#/watch/one")
    assert replay(board).context.speed == "fast"


@pytest.mark.parametrize("target", ["play", "next", "go 5", "leave"])
def test_it_stops_when_somebody_takes_hold_of_it(target: str) -> None:
    board = tablet("#/watch/one")
    board.press("play")
    board.visit("#/about") if target == "leave" else board.press(target)
    assert board.device.timers == []


def test_going_on_from_a_move_makes_a_new_game_and_keeps_the_old_one() -> None:
    board = tablet("#/watch/one/40")
    board.tap("More")
    board.tap("Continue from here")
    assert board.notice == "This is a new game now. The old one is kept."
    new, old = board.play.context.table.record(""), board.app.services.saves.open("one")
    assert old is not None
    assert new.events == old.record("").events[:40]
    assert (new.played, new.result) == (40, "")
    assert new.seed != old.record("").seed, "what comes now is not to be read in the old game"
    assert len(board.app.services.saves.entries()) == 2


def test_nothing_can_be_played_while_looking() -> None:
    board = tablet("#/watch/one/40")
    before = dict(board.device.store.texts)
    for button in board.buttons():
        if str(button.attributes["data-press"]).startswith("game:square"):
            assert button.attributes.get("aria-disabled"), name_of(button)
            board.press(str(button.attributes["data-press"]).partition(":")[2])
    assert board.device.store.texts == before


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
        assert {card for hand in replay(board).context.seen.state.hands for card in hand} == {
            UNKNOWN
        }
        board.tap("More")
        assert "Hands stay hidden until the game is over." in board.page.text()
        assert board.find("data-change", "viewer") == []


def test_the_hands_of_a_finished_game_are_seen_by_whoever_is_chosen() -> None:
    board = tablet("#/watch/one/60", CARDS)
    board.tap("More")
    known = {}
    for number, viewer in enumerate((OPEN, None, 0, 1)):
        board.choose("viewer", str(number))
        check_page(board.page)
        hands = replay(board).context.seen.state.hands
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
