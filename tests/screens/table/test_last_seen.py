"""The picture of the last board gives nothing away."""

from __future__ import annotations

import re
from random import Random

import pytest

from tessera.features.menu.home import Home
from tessera.games import GAMES
from tessera.scene.node import Node
from tessera.screens.table.last_seen import last_seen
from tessera_kit.fakes.tablet import Tablet, with_class
from tests.features.setup.forms import seat_so_many
from tools.paths import STATIC

NAMES = [game.rules.name for game in GAMES]


def markup(node: Node | str) -> str:
    if isinstance(node, str):
        return node
    inner = "".join(markup(child) for child in node.children)
    return f"<{node.tag} {dict(node.attributes)}>{inner}</>"


def begun(name: str) -> Tablet:
    """A game of two people, some way in and not over."""
    tablet = Tablet(f"#/new/{name}")
    seat_so_many(tablet, 2)
    tablet.press("start")
    table = tablet.play.context.table
    for n in range(40):
        legal = table.rules.legal_actions(table.state)
        event = Random(n).choice(legal) if legal else table.draw()
        if table.rules.result(table.rules.apply(table.state, event)) is not None:
            break
        table.play(event)
    return tablet


@pytest.mark.parametrize("name", NAMES)
def test_it_is_the_same_whatever_is_hidden(name: str) -> None:
    tablet = begun(name)
    table = tablet.play.context.table
    drawn = last_seen(tablet.play)
    assert drawn is not None
    for n in range(5):
        table._states[table.played] = table.rules.resample(table.state, None, Random(n))
        again = last_seen(tablet.play)
        assert again is not None
        assert markup(again) == markup(drawn)


@pytest.mark.parametrize("name", NAMES)
def test_it_has_board_and_names_and_only_the_room_of_the_rest(name: str) -> None:
    tablet = begun(name)
    drawn = last_seen(tablet.play)
    assert drawn is not None
    (board,) = with_class(drawn, "board-place")
    assert board.children
    (hand,) = with_class(drawn, "turn-panel")
    assert hand.children == ()
    (log,) = with_class(drawn, "log")
    assert log.children == ()
    assert [b.text() for b in drawn.find_all("class", "players")[0].children]


def test_a_game_that_is_over_leaves_none() -> None:
    tablet = begun("sequences")
    table = tablet.play.context.table
    for n in range(5000):
        if table.rules.result(table.state) is not None:
            break
        legal = table.rules.legal_actions(table.state)
        table.play(Random(n).choice(legal) if legal else table.draw())
    assert last_seen(tablet.play) is None


BOOT = (STATIC / "boot.mjs").read_text(encoding="utf-8")
_, _, LISTED = BOOT.partition("DRAWN = new Set(")
DRAWN = set(re.sub(r'[(+"\s]+', " ", LISTED.partition(").split")[0]).split())


@pytest.mark.parametrize("name", NAMES)
def test_it_is_made_of_what_the_next_launch_shows(name: str) -> None:
    tablet = begun(name)
    board = last_seen(tablet.play)
    tablet.visit("#/")
    home = tablet.app.screen
    assert board is not None
    assert isinstance(home, Home)
    more = [node for nodes in home.more().values() for node in nodes]
    for drawn in (board, home.draw(), *more):
        assert set(re.findall(r"<([\w-]+) ", markup(drawn))) <= DRAWN
