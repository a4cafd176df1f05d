"""Games in packages that were written for the names of before, and for those of today."""

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tessera import games
from tessera.games.old_names import OF_MODULES, OF_VIEW, lend
from tessera.kit.view import View
from tessera_kit.fakes.tablet import Tablet

BEFORE = (Path(__file__).parent / "package_of_before.txt").read_text(encoding="utf-8")
NAMES = OF_VIEW | OF_MODULES["tessera.kit.game"] | OF_MODULES["tessera.kit.view"]
TODAY = "FORMAT = 2\n" + re.sub(r"\w+", lambda name: NAMES.get(name[0], name[0]), BEFORE)
OWN_WORDS = TODAY.replace("destinations", "reach")


@pytest.fixture
def tablet(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Tablet]:
    """A game of the package, begun. The old names are taken away again."""
    (tmp_path / "one_package.py").write_text(request.param, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "one_package", raising=False)
    monkeypatch.setitem(games.INSTALLED, "rota", "one_package")
    tablet = Tablet("#/new/rota")
    tablet.tap("Start the game")
    yield tablet
    for module, names in OF_MODULES.items():
        for name in names:
            vars(import_module(module)).pop(name, None)
    for name in vars(View).keys() & OF_VIEW.keys():
        delattr(View, name)
    lend.cache_clear()


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
