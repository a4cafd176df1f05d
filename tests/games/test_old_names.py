"""Games in packages that were written for the names of before, and for those of today."""

import re
import sys
from pathlib import Path

import pytest

from tessera import games
from tessera.games.old_names import OF_MODULES, OF_VIEW
from tessera.kit.view import View
from tessera_kit.fakes.tablet import Tablet

BEFORE = """
from dataclasses import replace
from tessera.kit.game import beside
from tessera.kit.view import Call, View
from tessera.scene.node import Node
from tessera_rota import GAME as ROTA

class Plain(View):
    supply = View.supply
    def board(self, seen): return Node("button", {"data-press": "game:point 1"})
    def hand(self, seen): return Node("p", {})
    def prompt(self, seen): return "Put a piece down."
    def standing(self, seen, seat): return self.supply(seen)
    def reach(self, seen, target): return ("point 2",)
    def hint(self, seen, actions): return ROTA.view.hint(seen, actions)

class Special(Plain):
    momentous = frozenset({"places"})
    def calls(self, seen): return (Call("shout", "Shout" + self.aim(seen), "Really?"),)
    def reach(self, seen, target): return (*super().reach(seen, target), "point 3")

GAME = replace(ROTA, view=Special())
"""
NAMES = OF_VIEW | OF_MODULES["tessera.kit.game"] | OF_MODULES["tessera.kit.view"]
TODAY = "FORMAT = 2" + re.sub(r"\w+", lambda name: NAMES.get(name[0], name[0]), BEFORE)
OWN_WORDS = TODAY.replace("destinations", "reach")


@pytest.fixture
def tablet(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Tablet:
    """A game of the package, begun."""
    (tmp_path / "one_package.py").write_text(request.param, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "one_package", raising=False)
    monkeypatch.setitem(games.INSTALLED, "rota", "one_package")
    tablet = Tablet("#/new/rota")
    tablet.tap("Start the game")
    return tablet


@pytest.mark.filterwarnings("ignore:.* of a view is:FutureWarning")
@pytest.mark.parametrize("tablet", [BEFORE, TODAY], ids=["before", "today"], indirect=True)
def test_a_package_is_played(tablet: Tablet) -> None:
    assert tablet.app.screen.destinations("point 1") == ("point 2", "point 3")
    tablet.tap("More")
    assert tablet.find("data-press", "app:call shout")
    assert tablet.play.context.game.view.needs_reading == {"places"}


@pytest.mark.parametrize("tablet", [OWN_WORDS], indirect=True)
def test_one_for_the_names_of_today_may_use_the_others_as_it_likes(tablet: Tablet) -> None:
    assert tablet.app.screen.destinations("point 1") == ()


def test_every_old_name_is_known() -> None:
    assert all(hasattr(View, name) for name in OF_VIEW.values())
