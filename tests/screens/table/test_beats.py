"""What happens on the table is seen when it has happened: at the landing of what moves. What is
said to screen readers, the focus and what is kept don't wait."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest

from tessera import games
from tessera.core.dice import Roll
from tessera.core.record import Player, Record, write_record
from tessera.core.record_reader import read_record
from tessera.kit.game import AnyGame
from tessera.screens.stage import Stage
from tessera.session.observe import OPEN
from tessera.session.table import Table
from tessera.storage.migrations import migrate
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.surface import FakeDocument, FakeElement
from tessera_kit.fakes.tablet import Tablet
from tessera_kit.playing import playouts
from tessera_kit.walk.checks import check_nothing_is_told, sights
from tests.every_game import EVERY_GAME
from tests.plain.examples import example
from tests.screens.games import new_game, opened
from tests.walk.ground import ADDED, FOLDERS
from tools.measure.calls import able
from tools.measure.games import ENDS, ending

pytestmark = pytest.mark.usefixtures("example_in_the_menu")

IN_ONE_FILE = ("boxes",)
NAMES = [*(game.rules.name for game in EVERY_GAME), *ADDED, *IN_ONE_FILE]
MOST, PART = 3, 24
"""Recorded games of each kind, and events at the beginning and at the end of each."""
OPENING = "roll 3 4, roll 1 2"
COMPUTERS_COME = "roll 3 4, roll 1 2, roll 1 1, roll 1 2, place b1"


class Screen:
    """A tablet with its page in a document, as a browser draws it."""

    def __init__(self, tablet: Tablet) -> None:
        self.tablet = tablet
        self.stage = Stage(FakeDocument(), tablet.app, lambda element: None)
        self.draw()

    def draw(self) -> bool:
        """Draws the page; whether it waits until something has landed."""
        self.stage.draw(self.tablet.app.screen.beat())
        return self.stage.beats.holds

    @property
    def root(self) -> FakeElement:
        return self.stage.live.element

    def drawn(self, name: str) -> int:
        """The number of elements of a class."""
        return sum(name in e.attributes.get("class", "").split() for e in elements(self.root))

    def seen(self, attribute: str) -> str:
        """The words that are seen in the elements with an attribute."""
        return "".join(words_in(e) for e in elements(self.root) if attribute in e.attributes)


def elements(element: FakeElement) -> Iterator[FakeElement]:
    yield element
    for child in element.seen:
        yield from elements(child)


def words_in(element: FakeElement) -> str:
    return element.text + "".join(map(words_in, element.seen))


def the_game(name: str) -> AnyGame:
    if name in IN_ONE_FILE:
        return example(name)
    games.INSTALLED |= ADDED
    game = games.find(name)
    assert game
    return game


def records(game: AnyGame) -> list[Record]:
    """Games that were recorded; random ones where there are none."""
    if game.rules.name in FOLDERS:
        paths = sorted(FOLDERS[game.rules.name].glob("*.txt"))
        texts = [path.read_text("utf-8") for path in paths[:MOST]]
        return [read_record(migrate(text, games.find)) for text in texts]
    played = [playout.record(game.rules) for playout in playouts(game.rules)]
    return played[:: max(1, len(played) // MOST)][:MOST]


def after(game: AnyGame, record: Record, events: int) -> Screen:
    """One person with computers: so the hand lies there all the time."""
    colours = [game.colours[side] for side in game.rules.sides(record.setup)]
    seats = [Player("Ana", "person", colours[0])]
    seats += [Player(f"C {n}", "normal", colour) for n, colour in enumerate(colours[1:])]
    begun = replace(
        record, players=tuple(seats), events=record.events[:events], played=events, notes=()
    )
    return Screen(
        Tablet("#/play/one", device=FakeDevice({"tessera/game/one": write_record(begun)}))
    )


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_seen_before_it_has_happened(name: str) -> None:
    """At every event nothing changes until what moves has landed; and dice do move."""
    game, held = the_game(name), 0
    for record in records(game):
        events = Table(game.rules, record).observe(OPEN).events
        for start in {0, max(0, len(events) - PART)}:
            screen = after(game, record, start)
            for event in events[start : start + PART]:
                before = sights(screen.root)
                table = screen.tablet.play.context.table
                screen.tablet.attempt(partial(table.play, event))
                holds = screen.draw()
                assert holds or not isinstance(event, Roll), "thrown at once"
                assert holds == ("data-moves" in screen.root.attributes), "marks go meanwhile"
                if holds:
                    held += 1
                    check_nothing_is_told(before, screen.root)
                    screen.stage.land()
    assert held


def thrown() -> Screen:
    """Dice that tumble."""
    screen = Screen(opened(new_game(), OPENING))
    screen.tablet.press("throw")
    assert screen.draw()
    return screen


def test_who_listens_does_not_wait_nor_does_what_is_kept() -> None:
    screen = thrown()
    tablet = screen.tablet
    assert screen.seen("data-primary") == "Throw", "as it was"
    assert tablet.text("prompt").removeprefix("Ana") in tablet.said
    (said,) = (one for one in elements(screen.root) if one.attributes.get("role") == "status")
    assert words_in(said).endswith(tablet.said)
    assert "played 3" in tablet.device.store.texts[f"tessera/game/{tablet.play.context.id}"]
    screen.stage.land()
    assert screen.seen("data-primary") == "Your move"


@pytest.mark.parametrize("game", ENDS)
def test_a_line_is_drawn_on_the_board_before_anybody_has_won(game: str) -> None:
    record, targets = ending(game)
    screen = Screen(Tablet("#/play/late", device=FakeDevice({"tessera/game/late": record})))
    if screen.tablet.find("data-press", "app:take over"):
        screen.tablet.press("take over")
        screen.draw()
    for target in targets:
        presses = [str(node.attributes["data-press"]) for node in able(screen.stage.live)]
        screen.tablet.press(next(one for one in presses if one.startswith(target)).split(":")[1])
        screen.draw()
    names = "data-primary", "data-counts"
    before, lines = [screen.seen(name) for name in names], screen.drawn("drawn-line")
    screen.stage.arrive()
    assert screen.drawn("drawn-line") > lines
    assert not any({"data-flying"} & {*e.attributes} for e in elements(screen.root))
    assert screen.stage.beats.holds
    assert [screen.seen(name) for name in names] == before
    assert not screen.drawn("feast")
    screen.stage.arrive()
    assert screen.seen("data-primary") == "Play again"
    assert screen.drawn("feast")


def test_what_else_happens_is_seen_at_the_landing_and_what_comes_next_lands_it() -> None:
    screen = thrown()
    dice = [one for one in elements(screen.root) if "data-spin" in one.attributes]
    screen.tablet.attempt(lambda: screen.tablet.app.services.messages.notify("Look!"))
    assert screen.draw()
    assert not any("notice" in e.attributes.get("class", "") for e in elements(screen.root))
    screen.tablet.press(f"square {screen.tablet.playable()[0]}")
    assert screen.draw(), "the chip flies"
    assert screen.seen("data-primary") == "Your move", "the dice lie"
    screen.stage.land()
    assert [one for one in elements(screen.root) if "data-spin" in one.attributes] == dice
    assert not any({"data-flying", "data-rolls"} & {*e.attributes} for e in elements(screen.root))


def test_while_the_others_are_hurried_everything_is_seen_at_once() -> None:
    screen = Screen(opened(new_game("person Ana, normal Livia, normal Cato"), COMPUTERS_COME))
    tablet = screen.tablet
    tablet.press("hurry")
    assert not screen.draw()
    hurried = 0
    while tablet.waits:
        tablet.wait()
        assert screen.draw() != tablet.play.context.hurries
        screen.stage.land()
        hurried += tablet.play.context.hurries
    assert hurried


@pytest.mark.parametrize("does", ["undo", "settings", "hint"])
def test_only_what_happens_holds_the_page(does: str) -> None:
    screen = thrown()
    screen.stage.land()
    screen.tablet.press(does) if does != "settings" else screen.tablet.attempt(
        lambda: screen.tablet.app.press("app:settings", by_keyboard=False)
    )
    assert not screen.draw()


def test_another_page_is_seen_at_once() -> None:
    screen = thrown()
    screen.tablet.visit("#/about")
    assert not screen.draw()
    assert "Your move" not in words_in(screen.root)
