"""What presses and keys mean on the board of Tabula."""

from __future__ import annotations

import pytest

from tessera.core.record import Player
from tessera.games.tabula.view import VIEW
from tessera.games.tabula.view.stats import STATS
from tessera.i18n import LANGUAGES
from tessera.kit.view import Ui
from tessera_kit.fakes.tablet import Tablet
from tests.games.tabula.view.sights import ZENO, labels, meaning, sight

OPEN = "first: 1:1 7:1 0:13\nsecond: 12:2 0:13\nseat 1: dice 1 2 5"
SEVERAL = "first: 1:1 3:1 6:1 captured:12\nsecond: 12:2 0:13\nseat 1: dice 2 5 6"
LEAVING = "first: 20:1 23:1 captured:13\nsecond: 1:2 captured:13\nseat 1: dice 5 6"
TWO_WAYS = "first: 1:1 captured:14\nsecond: 2:1 9:2 captured:12\nseat 1: dice 1 2"
ONE_WAY = "first: 1:1 captured:14\nsecond: 2:2 9:2 captured:11\nseat 1: dice 1 2"


@pytest.mark.parametrize(
    ("position", "chosen", "press", "means"),
    [
        # A piece, and then where it goes with one die, two or three.
        (OPEN, None, 7, "choose 7"),
        (OPEN, 7, 8, "7-8"),
        (OPEN, 7, 10, "7-8 8-10"),
        (OPEN, 7, 13, "7-8 8-13"),
        (OPEN, 7, 15, "7-8 8-10 10-15"),
        (OPEN, 7, 7, "nothing chosen"),
        (OPEN, 7, 1, "choose 1"),
        # Or only a point, where one piece alone can come.
        (OPEN, None, 9, "7-9"),
        (OPEN, None, 3, "1-3"),
        # Where several can come, the press after that says which.
        (SEVERAL, None, 8, "which_comes 8"),
        (SEVERAL, 8, 3, "3-8"),
        (SEVERAL, 8, 6, "6-8"),
        (SEVERAL, 8, 8, "nothing chosen"),
        (SEVERAL, 8, 1, "choose 1"),
        (SEVERAL, 8, 10, "3-5 5-10"),
        (SEVERAL, 8, 11, "6-11"),
        (LEAVING, None, 25, "which_leaves 25"),
        (LEAVING, 25, 23, "23-off"),
        # A capture on one of two ways: the person goes step by step and so says which.
        (TWO_WAYS, 1, 2, "1-2"),
        (TWO_WAYS, 1, 3, "1-3"),
        # Where only one way is open, it is taken.
        (ONE_WAY, 1, 4, "1-3 3-4"),
    ],
)
def test_a_press_means(position: str, chosen: int | None, press: int, means: str) -> None:
    assert meaning(sight(position, chosen=chosen), f"point {press}") == means


def test_where_several_pieces_can_come_they_are_marked_until_one_is_pressed() -> None:
    seen = sight(SEVERAL, chosen=8, cursor=8)
    assert {place: words for place, words in labels(seen).items() if "move " in words} == {
        3: "point 3, 1 red piece: move from here",
        6: "point 6, 1 red piece: move from here",
        8: "point 8, empty: move here",
    }
    assert VIEW.first_target(seen) == "point 3"
    assert VIEW.prompt(seen) == "Which piece goes to 8? Left to play: 2, 5, 6."
    assert VIEW.prompt(sight(LEAVING, chosen=25)) == (
        "Which piece leaves the board? Left to play: 5, 6."
    )


def test_what_several_pieces_can_reach_is_said_and_the_next_press_chooses() -> None:
    tablet = Tablet("#/learn/tabula/several")
    tablet.press("point 6", by_keyboard=True)
    said = "Several of your pieces can get to 6: choose one that is marked."
    assert tablet.notice == tablet.said == said
    assert tablet.take_focus() == "game:point 0"
    tablet.press("point 4")
    assert (
        "point 6, 1 red piece"
        in tablet.page.find_all("data-press", "game:point 6")[0].attributes["aria-label"]
    )


def test_a_play_without_a_choice_is_offered_to_be_made_at_once() -> None:
    assert VIEW.suggested_action(sight(ZENO)) == "Make the only move"
    assert meaning(sight(ZENO), "offer") == "10-16 19-24 20-22"
    assert VIEW.suggested_action(sight(OPEN)) is None
    assert meaning(sight(OPEN), "offer") is None


def test_the_only_way_to_the_end_of_the_game_is_the_shortest() -> None:
    last = "first: 20:1 off:8 captured:6\nsecond: 3:2 off:6 captured:7\nseat 1: dice 1 6"
    assert meaning(sight(last), "offer") == "20-off"


def test_other_targets_mean_nothing() -> None:
    for target in ("point 26", "point", "square a1", ""):
        assert meaning(sight(OPEN), target) is None


def test_before_a_throw_every_press_is_left_to_the_rules() -> None:
    waiting = "first: 0:15\nsecond: 0:15\nseat 1: to throw"
    assert meaning(sight(waiting), "point 5") == "0-1"


COMPUTER = (Player("Ana", "person", "red"), Player("Livia", "normal", "blue"))
DONE = "first: 1:1 0:14\nsecond: 0:15\nseat 2: to throw"


@pytest.mark.parametrize(
    ("events", "ending", "computer"),
    [
        ("roll 1 2 3, 0-1", "pressed", "waits"),
        ("roll 1 2 3, 0-1", "alone", "begins"),
        ("roll 1 2 3, pass", "pressed", "begins"),
    ],
)
def test_a_computer_waits_until_a_turn_is_ended(events: str, ending: str, computer: str) -> None:
    seen = sight(DONE, events=events, players=COMPUTER, preferences={"ending": ending})
    assert VIEW.confirm(seen) == (computer == "waits")


def test_computers_do_not_wait_for_each_other() -> None:
    both = (Player("Cato", "normal", "red"), COMPUTER[1])
    assert not VIEW.confirm(sight(DONE, events="roll 1 2 3, 0-1", players=both))


@pytest.mark.parametrize(
    ("cursor", "key", "place"),
    [
        (1, "ArrowRight", 2),
        (1, "ArrowLeft", 0),
        (1, "ArrowUp", 24),
        (24, "ArrowLeft", 25),
        (13, "ArrowDown", 12),
        (5, "End", 12),
        (20, "Home", 25),
        (0, "PageDown", 10),
        (10, "PageDown", 16),
        (0, "PageUp", 24),
    ],
)
def test_keys_walk_over_both_rows(cursor: int, key: str, place: int) -> None:
    seen = sight(ZENO)
    here = type(seen)(**{**{n: getattr(seen, n) for n in seen.__slots__}, "ui": at(cursor)})
    assert VIEW.key(here, key) == at(place)


def at(place: int) -> Ui:
    return Ui(f"point {place}")


def test_points_are_named_with_what_lies_there_and_what_may_be_done() -> None:
    named = labels(sight(ZENO))
    assert named[6] == "point 6, 7 red pieces"
    assert named[8] == "point 8, 2 blue pieces"
    assert named[10] == "point 10, 2 red pieces: move from here"
    assert named[16] == "point 16, empty: move here"
    assert named[0] == "start, empty"
    chosen = labels(sight(ZENO, chosen=10))
    assert chosen[10] == "point 10, 2 red pieces: chosen"
    assert chosen[16] == "point 16, empty: move here"
    start = labels(sight("first: 0:15\nsecond: 0:15\nseat 1: to throw"))
    assert start[0] == "start, 15 red pieces and 15 blue pieces"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["seed", "classical"])
def test_every_language_has_words_for_it(language: str, rules: str) -> None:
    for position in (ZENO, OPEN, DONE):
        seen = sight(position, rules=rules, language=language)
        assert VIEW.prompt(seen)
        assert all(VIEW.standing(seen, seat) for seat in (0, 1))


LOSING = "first: 14:1 captured:14\nsecond: 12:11 captured:4\nseat 1: to throw"


@pytest.mark.parametrize(
    ("rules", "first", "second"),
    [
        ("seed", "0 of 1 home, 11 to go", "0 of 11 home, 143 to go"),
        ("classical", "361 to go, 14 to enter again", "243 to go, 4 to enter again"),
    ],
)
def test_how_a_side_stands_begins_with_what_decides(rules: str, first: str, second: str) -> None:
    seen = sight(LOSING, rules=rules)
    assert [VIEW.standing(seen, seat) for seat in (0, 1)] == [first, second]
    whole = sight("first: 0:15\nsecond: 0:15\nseat 1: to throw", rules="classical")
    assert VIEW.standing(whole, 0) == "0 of 15 home, 375 to go"


@pytest.mark.parametrize(("rules", "units"), [("seed", ["Pieces left", "Points travelled"]),
                                              ("classical", ["Points travelled"])])  # fmt: skip
def test_the_curve_shows_what_decides(rules: str, units: list[str]) -> None:
    state = sight(LOSING, rules=rules).state
    measures = STATS.measures(state)
    assert [measure.unit for measure in measures] == units
    ahead = measures[0].ahead(state)
    assert ahead == ((1, 11) if rules == "seed" else (14, 132))
