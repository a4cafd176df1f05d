"""Promises about a game's pages beside the table: see `tessera_kit.promises`."""

from collections.abc import Iterator

from tessera.core.record import write_record
from tessera.features.rules.print_choice import PRINTED
from tessera.kit.game import AnyGame
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.listening import Listening, lacking
from tessera_kit.playing import SAVED, playouts
from tessera_kit.shown import Showing
from tessera_kit.walk.checks import check_page
from tessera_kit.walk.window import Hasty

ANALYSED = 3
"""So many steps of a game are analysed."""


def check_its_pages_can_be_read(game: AnyGame) -> None:
    """Every page is drawn, and what it says is known in every language."""
    say, thinker = Listening(), Hasty()
    tablet = Tablet("#/", device=with_a_game(game, say))
    tablet.device.thinker, tablet.app.services.say = thinker, say
    for place in places(game):
        tablet.visit(f"#/{place}")
        thinker.go_on(ANALYSED)
        read(tablet)
    faults = lacking(say.asked)
    assert not faults, "\n".join(faults)


def with_a_game(game: AnyGame, say: Listening) -> FakeDevice:
    """A device on which a game was played to its end."""
    played = next(iter(playouts(game.rules, ("pages",))))
    table = Showing(game, say).table(played, len(played.events))
    return FakeDevice({"tessera/game/one": write_record(table.record(SAVED))})


def places(game: AnyGame) -> Iterator[str]:
    """The addresses of the game's pages: the set-up, the rules and the end of a game; lessons, odds
    and an analysis where it has them."""
    name = game.rules.name
    yield from (f"new/{name}", f"rules/{name}", "end/one")
    yield from (
        f"{page}/{name}" for page, has in (("learn", game.teaches), ("odds", game.odds())) if has
    )
    yield from ["analysis/one"] if game.analyst else []


def read(tablet: Tablet) -> None:
    """Checks a page once everything has come that comes by itself, and everything it would
    print."""
    while tablet.device.timers:
        tablet.wait()
    check_page(tablet.page)
    for choice in tablet.find("data-change", PRINTED):
        tablet.choose(PRINTED, str(choice.attributes["value"]))
        check_page(tablet.page)
