"""Rules and odds are looked up from everywhere, and coming back finds everything as it was."""

from __future__ import annotations

import pytest

from tessera.screens.table.parts.buttons import Turning
from tessera_kit.fakes.tablet import Tablet, nodes
from tessera_kit.walk.checks import check_page
from tests.features.setup.forms import agree
from tests.screens.games import new_game, play_to_the_end, under_more

PLACES = ("rules", "odds")


def ways_back(tablet: Tablet) -> list[str]:
    found = [node for node in nodes(tablet.page) if node.text() == "Back to the game"]
    return [str(node.attributes["href"]) for node in found]


@pytest.mark.parametrize("place", PLACES)
def test_from_a_game_its_pages_lead_back_to_it(place: str) -> None:
    tablet = new_game()
    game = tablet.address
    tablet.tap("More")
    address = f"#/{place}/sequence_dice/{game.removeprefix('#/play/')}"
    # The odds are linked from the rules, and from how the game went.
    assert place == "odds" or tablet.find("href", address)
    tablet.visit(address)
    check_page(tablet.page)
    assert ways_back(tablet) == [game]
    assert not [node for node in nodes(tablet.page) if node.text() == "Play"]
    other = next(o for o in PLACES if o != place)
    (onward,) = [str(n.attributes["href"]) for n in nodes(tablet.page)
                 if str(n.attributes.get("href")).startswith(f"#/{other}/")]  # fmt: skip
    tablet.visit(onward)
    assert ways_back(tablet) == [game]
    played = tablet.app.services.saves.open(game.removeprefix("#/play/"))
    assert played


@pytest.mark.parametrize("place", ["end", "watch"])
def test_from_a_finished_game_they_lead_to_the_page_one_was_on(place: str) -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    id = tablet.play.context.id
    tablet.visit(f"#/{place}/{id}")
    tablet.visit(f"#/odds/sequence_dice/{id}")
    assert ways_back(tablet) == [f"#/{place}/{id}"]
    again = Tablet(f"#/odds/sequence_dice/{id}", device=tablet.device)
    assert ways_back(again) == [f"#/play/{id}"], "after a reload nobody knows"


@pytest.mark.parametrize("id", ["nothing", "6f1c/7", "../language"])
def test_of_a_game_that_is_not_there_only_the_rules_are_shown(id: str) -> None:
    tablet = Tablet(f"#/rules/tabula/{id}")
    assert tablet.app.screen.name == "rules"
    assert ways_back(tablet) == []


def zenos_game() -> Tablet:
    tablet = Tablet("#/new/tabula")
    agree(tablet, "position", "zeno")
    tablet.tap("Start the game")
    return tablet


def test_a_game_lies_as_it_was_left() -> None:
    tablet = zenos_game()
    game = tablet.address
    rules = game.replace("#/play/", "#/rules/tabula/")
    under_more(tablet, "Turn the board")
    under_more(tablet, "Zoom in")
    tablet.press("point 10")
    was = tablet.play.context.ui
    assert was.chosen == "point 10"
    tablet.visit(rules)
    tablet.visit(game)
    assert tablet.play.context.ui == was
    assert (tablet.play.part(Turning).turned, tablet.play.context.zoomed) == (True, True)
    tablet.press("offer")
    tablet.tap("End turn")
    tablet.visit(rules)
    tablet.visit(game)
    assert tablet.waits, "the turn is over, as it was said"


def test_another_game_lies_as_at_the_beginning() -> None:
    tablet = zenos_game()
    tablet.press("point 10")
    under_more(tablet, "Turn the board")
    tablet.tap("More")
    tablet.tap("New game")
    assert tablet.play.context.ui.chosen == ""
    assert not tablet.play.part(Turning).turned
