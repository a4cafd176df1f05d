"""Whatever is chosen in the form of any game, the game begins, is kept, and opens again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.i18n import LANGUAGES
from tessera.kit.game import Game
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.walk.checks import check_page
from tests.every_game import EVERY_GAME
from tests.features.setup.forms import seat_so_many
from tests.screens.games import play_by_focus

pytestmark = pytest.mark.usefixtures("example_in_the_menu")
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.rules.name)
AnyGame = Game[Any, Any]


@each_game
def test_the_form_starts_a_game_for_every_number_of_players(game: AnyGame) -> None:
    tablet = Tablet(f"#/new/{game.rules.name}")
    for count in game.rules.players:
        tablet.visit(f"#/new/{game.rules.name}")
        choose_how_many(tablet, count)
        check_page(tablet.page)
        tablet.tap("Start the game")
        check_page(tablet.page)
        assert len(tablet.play.context.table.players) == count
        assert tablet.app.services.saves.open(tablet.play.context.id) is not None


def choose_how_many(tablet: Tablet, count: int) -> None:
    """Where that is a question."""
    game = tablet.app.screen.game  # type: ignore[attr-defined]
    if len(game.rules.players) > 1:
        seat_so_many(tablet, count)


@st.composite
def wishes(draw: st.DrawFn, game: AnyGame) -> list[tuple[str, str]]:
    """Things to choose before a game: the seat, "rules" or "players", and what is chosen there."""
    seats = st.integers(0, 3).map(str)
    options = [
        ("rules", f"{o.name} {value}")
        for n in game.rules.players
        for o in game.rules.options(n)
        for value in o.values
    ]
    wish = st.one_of(
        st.tuples(st.just("players"), st.sampled_from(game.rules.players).map(str)),
        st.tuples(seats, st.text(max_size=30).map("name {}".format)),
        st.tuples(seats, st.sampled_from(["person", *game.bots]).map("kind {}".format)),
        st.tuples(seats, st.sampled_from(game.colours).map("colour {}".format)),
        st.tuples(seats, seats.map("places {}".format)),
        st.tuples(seats, st.just("leave")),
        *([st.sampled_from(options)] if options else []),
    )
    return draw(st.lists(wish, max_size=12))


@each_game
@settings(max_examples=25)
@given(data=st.data())
def test_whatever_is_chosen_in_the_form_starts_a_game_that_opens(
    game: AnyGame, data: st.DataObject
) -> None:
    tablet = Tablet(f"#/new/{game.rules.name}")
    for where, what in data.draw(wishes(game)):
        word, _, value = what.partition(" ")
        count = len(tablet.app.screen.players)  # type: ignore[attr-defined]
        fewest = game.rules.players[0] == count
        if where == "players":
            seat_so_many(tablet, int(what))
        elif where == "rules" and tablet.find("data-press", "app:rules"):
            tablet.press("rules")
            if tablet.find("data-change", word):
                tablet.choose(word, value)
            tablet.press("close dialog")
        elif where != "rules" and int(where) < count and not (word == "leave" and fewest):
            elsewhere = {str(seat) for seat in range(count)} - {where}
            if word == "places" and value not in elsewhere:
                continue
            tablet.seat(int(where), what)
    tablet.tap("Start the game")
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None
    tablet.visit(f"#/new/{game.rules.name}")
    tablet.tap("Start the game")
    assert tablet.app.services.saves.open(tablet.play.context.id) is not None


@pytest.mark.cpython_only("contracts play whole games there, and what is pressed is a text")
@each_game
def test_a_game_comes_to_its_end_by_pressing_what_has_the_focus(game: AnyGame) -> None:
    tablet = Tablet(f"#/new/{game.rules.name}")
    choose_how_many(tablet, 2)
    for seat in range(2):
        tablet.seat(seat, "kind person")
    tablet.tap("Start the game")
    play_by_focus(tablet)


@each_game
def test_computers_of_last_time_are_computers_in_another_game_too(game: AnyGame) -> None:
    for other in EVERY_GAME:
        remembered = f"person Ana\n{next(iter(other.bots))} Livia"
        device = FakeDevice({"tessera/seats": remembered})
        tablet = Tablet(f"#/new/{game.rules.name}", device=device)
        choose_how_many(tablet, 2)
        tablet.tap("Start the game")
        kinds = [player.is_person for player in tablet.play.context.table.players]
        assert kinds == [True, False], f"after a game of {other.title}"


@each_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_of_every_game_can_be_read(game: AnyGame, language: str) -> None:
    tablet = Tablet(f"#/rules/{game.rules.name}", language=language)
    check_page(tablet.page)
    assert tablet.find("href", f"#/new/{game.rules.name}")


@each_game
@pytest.mark.parametrize("place", ["new", "rules", "odds"])
def test_every_page_of_a_game_stands_under_its_root(game: AnyGame, place: str) -> None:
    # Its style sheet reaches nothing outside: badges and pictures would lose their look.
    if place == "odds" and not game.odds():
        return
    tablet = Tablet(f"#/{place}/{game.rules.name}")
    (root,) = tablet.find("data-game", game.rules.name)
    assert root.tag == "main"
    if place == "new":
        tablet.tap("Start the game")
        assert [node.tag for node in tablet.find("data-game", game.rules.name)] == ["main"]


def test_where_computers_take_anything_people_choose_against_them_without_hints() -> None:
    """One plays against a computer where all only throw, too, but there is no board."""
    tablet = Tablet("#/new/nothing_clever")
    tablet.tap("Start the game")
    assert [player.kind for player in tablet.play.context.table.players] == ["person", "normal"]
    assert not tablet.find("data-press", "app:hint")
    assert tablet.app.key("?")
    assert "Put back what is chosen" in tablet.page.text()
    assert "Hint" not in tablet.page.text()
    assert tablet.app.key("Escape")
    tablet = Tablet("#/new/sequences")
    tablet.tap("Start the game")
    assert [player.kind for player in tablet.play.context.table.players] == ["person", "normal"]
    assert not tablet.app.key("?"), "no board to move on"
