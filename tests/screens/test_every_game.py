"""Whatever is chosen in the form of any game, the game begins, is kept, and opens again."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tessera.games import GAMES
from tessera.games.box import Box
from tests.screens.sound import check_page
from tests.screens.stand_in import StandIn, Tablet

each_game = pytest.mark.parametrize("box", GAMES, ids=lambda box: box.game.name)
AnyBox = Box[Any, Any]


@each_game
def test_the_form_starts_a_game_for_every_number_of_players(box: AnyBox) -> None:
    tablet = Tablet(f"#/new/{box.game.name}")
    for count in box.game.players:
        tablet.visit(f"#/new/{box.game.name}")
        tablet.choose("players", str(count))
        check_page(tablet.page)
        tablet.tap("Start the game")
        check_page(tablet.page)
        assert len(tablet.play.table.players) == count
        assert tablet.app.saves.open(tablet.play.id) is not None


@st.composite
def wishes(draw: st.DrawFn, box: AnyBox) -> list[tuple[str, str]]:
    """Things to choose in a form: `field` and value."""
    seats = st.integers(0, 3)
    options = [(o.name, v) for n in box.game.players for o in box.game.options(n) for v in o.values]
    wish = st.one_of(
        st.tuples(st.just("players"), st.sampled_from(box.game.players).map(str)),
        st.tuples(seats.map("name {}".format), st.text(max_size=30)),
        st.tuples(seats.map("kind {}".format), st.sampled_from(["person", *box.bots])),
        st.tuples(seats.map("colour {}".format), st.sampled_from(box.colours)),
        st.tuples(seats.map("later {}".format), st.just("")),
        st.sampled_from(options),
    )
    return draw(st.lists(wish, max_size=12))


@each_game
@settings(max_examples=25)
@given(data=st.data())
def test_whatever_is_chosen_in_the_form_starts_a_game_that_opens(
    box: AnyBox, data: st.DataObject
) -> None:
    tablet = Tablet(f"#/new/{box.game.name}")
    for field, value in data.draw(wishes(box)):
        if tablet.find("data-press", field):
            tablet.press(field)
        elif tablet.find("data-change", field):
            tablet.choose(field, value)
    tablet.tap("Start the game")
    assert tablet.app.saves.open(tablet.play.id) is not None
    tablet.visit(f"#/new/{box.game.name}")
    tablet.tap("Start the game")
    assert tablet.app.saves.open(tablet.play.id) is not None


@each_game
def test_computers_of_last_time_are_computers_in_another_game_too(box: AnyBox) -> None:
    for other in GAMES:
        remembered = f"person Ana\n{next(iter(other.bots))} Livia"
        device = StandIn({"tessera/seats": remembered})
        tablet = Tablet(f"#/new/{box.game.name}", device=device)
        tablet.choose("players", "2")
        tablet.tap("Start the game")
        kinds = [player.is_person for player in tablet.play.table.players]
        assert kinds == [True, False], f"after a game of {other.title}"


@each_game
@pytest.mark.parametrize("language", ["pt", "es", "en"])
def test_the_rules_of_every_game_can_be_read(box: AnyBox, language: str) -> None:
    tablet = Tablet(f"#/rules/{box.game.name}", language=language)
    check_page(tablet.page)
    assert tablet.find("href", f"#/new/{box.game.name}")


@each_game
@pytest.mark.parametrize("place", ["new", "rules", "odds"])
def test_every_page_of_a_game_stands_under_its_root(box: AnyBox, place: str) -> None:
    # Its style sheet reaches nothing outside: badges and pictures would lose their look.
    if place == "odds" and not box.odds():
        return
    tablet = Tablet(f"#/{place}/{box.game.name}")
    (root,) = tablet.find("data-game", box.game.name)
    assert root.tag == "main"
    if place == "new":
        tablet.tap("Start the game")
        assert [node.tag for node in tablet.find("data-game", box.game.name)] == ["main"]
