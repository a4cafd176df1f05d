"""What hints promise in every game that has choices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import pytest

from tessera.core.chance import generator
from tessera.core.record import Record
from tessera.i18n import LANGUAGES
from tessera.kit.game import Game
from tessera.kit.view import Several, Ui
from tessera.session.table import Table
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.every_game import EVERY_GAME

pytestmark = pytest.mark.usefixtures("example_in_the_menu")
GAMES_WITH_CHOICES = [game for game in EVERY_GAME if game.bots_think]


def positions(game: Game[Any, Any], count: int = 40) -> list[Tablet]:
    """The same tablet at places of random games of two people at which somebody must choose."""
    device, found = FakeDevice({"tessera/seats": "person Ana\nperson Rui"}), []
    while len(found) < count:
        tablet = Tablet(f"#/new/{game.rules.name}", device=device)
        tablet.tap("Start the game")
        found += islice(choices(tablet.play.context.table), count)
    return [sat_down(record) for record in found[:count]]


def choices(table: Table[Any, Any]) -> Iterator[Record]:
    """A random game, wherever there is something to choose in it."""
    while table.rules.result(table.state) is None:
        legal = table.rules.legal_actions(table.state)
        if not legal:
            table.play(table.draw())
            continue
        yield table.record("2026-11-21T09:15:00Z")
        table.play(generator("hints", "choice", table.played).choice(legal))


def sat_down(record: Record) -> Tablet:
    device = FakeDevice()
    tablet = Tablet("#/", device=device)
    tablet.app.services.saves.save("6f1c", record)
    tablet.visit("#/play/6f1c")
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    return tablet


@pytest.mark.parametrize("game", GAMES_WITH_CHOICES, ids=lambda game: game.rules.name)
def test_whatever_can_be_done_can_be_pointed_at(game: Game[Any, Any]) -> None:
    """Every choice has words of its own, and marks only what stands on the screen."""
    for tablet, language in zip(positions(game, 2 * len(LANGUAGES)), cycle(LANGUAGES)):
        tablet.app.services.speak(language)
        seen = tablet.play.context.seen
        targets = {
            str(node.attributes.get("data-press")).removeprefix("game:")
            for node in nodes(tablet.page)
        }
        signs = [game.view.hint(seen, (action,)) for action in seen.legal]
        assert {t for sign in signs for t in (*sign.taken, *sign.placed)} <= targets
        assert all(sign.words == sign.words.strip() != "" for sign in signs)
        assert len({sign.words for sign in signs}) == len(signs)


@pytest.mark.parametrize("game", GAMES_WITH_CHOICES, ids=lambda game: game.rules.name)
def test_reasons_go_on_from_what_is_done(game: Game[Any, Any]) -> None:
    """In words that can stand within a sentence, each once."""
    for tablet, language in zip(positions(game, 2 * len(LANGUAGES)), cycle(LANGUAGES)):
        tablet.app.services.speak(language)
        seen = tablet.play.context.seen
        for action in seen.legal:
            found = game.view.reasons(seen, (action,))
            assert len({*found}) == len(found)
            for words in found:
                assert words == words.strip(" .") != ""
                assert words[0].islower()
                assert "{" not in words


@pytest.mark.parametrize("game", GAMES_WITH_CHOICES, ids=lambda game: game.rules.name)
def test_pressing_what_is_marked_does_what_the_hint_says(game: Game[Any, Any]) -> None:
    tried = 0
    for tablet in positions(game):
        seen = tablet.play.context.seen
        for action in seen.legal:
            sign = game.view.hint(seen, (action,))
            if len(sign.placed) != 1:
                continue
            here, meant = seen, None
            for target in (*sign.taken, *sign.placed):
                meant = game.view.press(here, target)
                if isinstance(meant, Ui):
                    here = replace(here, ui=meant)
            assert meant == action or meant == Several((action,))
            tried += 1
    assert tried > 40
