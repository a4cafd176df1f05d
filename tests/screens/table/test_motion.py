"""What moves, in every game: from somewhere on the screen to somewhere on it, showing nothing that
the viewer doesn't see there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tessera.core.record import Player
from tessera.kit.game import AnyGame
from tessera.kit.motion import Flight
from tessera.scene.node import Node
from tessera.screens.table.players import players
from tessera.screens.table.seeing import MOST, Flights, spectate
from tessera.session.observe import OPEN, Viewer
from tessera.session.table import Table
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, name_of, nodes, with_class
from tessera_kit.playing import play, setups
from tests.every_game import EVERY_GAME
from tests.games.sequence.view.deals import at, before_the_deal, deal
from tests.screens.games import new_game, play_to_the_end, under_more

GAMES = {game.rules.name: game for game in EVERY_GAME}
TABULA_START = """\
tessera record 2
game tabula 1
option rules seed
option ties draw
option position empty
seed 0123456789abcdef
seat person red Ana
seat person blue Rui
saved 2026-11-21T09:15:00Z
played 3

roll 6 6 6
roll 1 1 2
roll 2 3 5
"""
STILL = {"sequences"}
"""Games in which only dice move."""


def a_table(game: AnyGame, people: int, seed: str = "a") -> Table[Any, Any]:
    """A random game, played to its end."""
    rules = game.rules
    record = play(rules, setups(rules, people)[0], seed).record(rules)
    sides = rules.sides(record.setup)
    seats = tuple(Player(f"P{n}", "person", game.colours[side]) for n, side in enumerate(sides))
    return Table(rules, replace(record, players=seats))


def flights_to(
    game: AnyGame, table: Table[Any, Any], n: int, before: Viewer, after: Viewer
) -> tuple[Flight, ...]:
    """What moves with the n-th event, counted from 1."""
    return game.view.flights(sight(game, table, n - 1, before), sight(game, table, n, after))


def sight(game: AnyGame, table: Table[Any, Any], at: int, viewer: Viewer) -> Any:
    return spectate(SERVICES, game, table, at, viewer)


SERVICES = Tablet("#/").app.services


def places(game: AnyGame, seen: Any) -> set[str]:
    """Everything on the screen that has a name."""
    board, hand = game.view.board(seen), game.view.hand(seen)
    drawn = [board, hand, players(game, seen, None, ())]
    found = set()
    for node in (node for part in drawn for node in nodes(part)):
        found.add(str(node.attributes.get("data-thing")))
        found.add(str(node.attributes.get("data-press")).removeprefix("game:"))
    return found


def viewers(game: AnyGame, table: Table[Any, Any]) -> list[Viewer]:
    return [None, 0, len(table.players) - 1] if game.rules.hidden else [OPEN]


@pytest.mark.parametrize("name", GAMES)
def test_everything_flies_from_somewhere_on_the_screen_to_somewhere_on_it(name: str) -> None:
    game = GAMES[name]
    table = a_table(game, game.rules.players[0])
    flown = 0
    for viewer in viewers(game, table):
        for n in range(1, table.played + 1):
            for flight in flights_to(game, table, n, viewer, viewer):
                start, *way, end = flight.path
                was = places(game, sight(game, table, n - 1, viewer))
                now = places(game, sight(game, table, n, viewer))
                assert start in was, (n, flight)
                assert end in now, (n, flight)
                assert {*way} <= was | now, (n, flight)
                assert flight.picture.attributes["viewBox"]
                flown += 1
    assert bool(flown) == (name not in STILL)


@pytest.mark.parametrize("name", [name for name, game in GAMES.items() if game.rules.hidden])
def test_nothing_flies_open_that_the_viewer_does_not_know(name: str) -> None:
    """Drawn from what the viewer knows, flights are the same whatever the hidden things are."""
    game = GAMES[name]
    table = a_table(game, game.rules.players[0])
    open_to_all = sum(
        pictured(flights_to(game, table, n, OPEN, OPEN)) for n in range(1, table.played + 1)
    )
    for viewer in (None, 0):
        seen = 0
        for n in range(1, table.played + 1):
            before, event, _ = table.observe_step(viewer, n - 1)
            flights = flights_to(game, table, n, viewer, viewer)
            seen += pictured(flights)
            if event != table.observe_step(OPEN, n - 1)[1]:
                assert pictured(flights) == 0, (n, before, flights)
        assert seen < open_to_all


def pictured(flights: tuple[Flight, ...]) -> int:
    """How many things fly that show anything but a back."""
    drawn = [part for flight in flights for part in (flight.picture, flight.back) if part]
    return sum(not hides(picture) for picture in drawn)


def hides(picture: Node) -> bool:
    links = [str(node.attributes.get("href")) for node in nodes(picture)]
    return "#deck-back" in links or bool(with_class(picture, "back"))


# --- following a table ---


def follower(name: str, people: int = 2) -> tuple[Flights, Table[Any, Any]]:
    table = a_table(GAMES[name], people)
    return Flights(SERVICES, GAMES[name], table), table


def flights_of(motion: Flights, at: int) -> tuple[Flight, ...]:
    beat = motion.beat(at, OPEN)
    return beat.flights if beat else ()


def test_forward_and_back_and_nothing_when_nothing_has_happened() -> None:
    motion, table = follower("sequence_dice")
    rules = GAMES["sequence_dice"].rules
    puts = next(n for n, e in enumerate(table.observe(OPEN).events) if "place" in rules.write(e))
    motion.look(puts, OPEN)
    (there,) = flights_of(motion, puts + 1)
    assert flights_of(motion, puts + 1) == ()
    (back,) = flights_of(motion, puts)
    assert back.path == there.path[::-1]


def test_who_jumps_far_is_there_at_once() -> None:
    motion, _ = follower("sequence_dice")
    motion.look(20, OPEN)
    assert not motion.beat(20 + MOST + 1, OPEN)
    assert not motion.beat(20, OPEN)


def test_what_was_undone_can_still_be_looked_at() -> None:
    motion, table = follower("tabula")
    motion.look(table.played, OPEN)
    table.undo()
    assert motion.beat(table.played, OPEN)


# --- on the screen ---


def moving(tablet: Tablet) -> tuple[Flight, ...]:
    beat = tablet.app.screen.beat()
    return beat.flights if beat else ()


def flown(tablet: Tablet) -> list[tuple[str, ...]]:
    return [flight.path for flight in moving(tablet)]


ALONE = "person Ana, normal Livia"


def test_a_card_goes_by_its_square_to_the_pile_of_its_player_and_a_chip_follows() -> None:
    tablet = at(deal(ALONE))
    assert flown(tablet) == [], "Nothing has happened since the game was opened."
    tablet.press("card QH 0")
    assert flown(tablet) == [], "Choosing a card moves nothing."
    tablet.press("square h2")
    assert flown(tablet) == [("card QH 0", "square h2", "top 0"), ("seat 0", "square h2")]
    tablet.press("undo")
    assert flown(tablet) == [("top 0", "square h2", "card QH 0"), ("square h2", "seat 0")]


def test_a_card_that_is_drawn_turns_over_for_its_player_alone() -> None:
    tablet = at(deal(ALONE, events="play QH h2"))
    tablet.wait()
    (drawn,) = moving(tablet)
    assert drawn.path[0] == "pile"
    assert drawn.path[1].startswith("card ")
    assert drawn.back
    tablet.wait()
    assert flown(tablet)[0][0] == "seat 1", "What a computer plays comes from its place."
    tablet.wait()
    (drawn,) = moving(tablet)
    assert (drawn.path, drawn.back) == (("pile", "seat 1"), None)
    assert hides(drawn.picture)


def test_a_one_eyed_jack_sends_a_chip_home() -> None:
    tablet = at(deal(ALONE, events="play QH h2, card 7C, play 2S b1, card 7D"))
    tablet.press("card JH 0")
    tablet.press("square b1")
    assert flown(tablet) == [("card JH 0", "square b1", "top 0"), ("square b1", "seat 1")]


def test_the_card_that_was_drawn_for_who_begins_is_seen_until_everybody_has_a_hand() -> None:
    def shown(look: str) -> list[str]:
        places = with_class(tablet.page, look)
        return [name_of(n) for p in places for n in nodes(p) if n.attributes.get("role") == "img"]

    tablet = at(before_the_deal(deal(ALONE)))
    cards = [f"drawn to see who begins: {card}" for card in ("ace of spades", "king of diamonds")]
    assert (shown("opening-card"), shown("top")) == (cards, []), "large, over the board"
    tablet.wait()
    assert (shown("opening-card"), shown("top")) == ([], cards), "beside the names, during the deal"
    assert flown(tablet) == [("pile", tablet_card(tablet))]
    while not tablet.playable():
        tablet.wait()
    assert not with_class(tablet.page, "top")


def tablet_card(tablet: Tablet) -> str:
    """The one card in hand."""
    (held,) = with_class(tablet.page, "held")
    return str(held.attributes["data-thing"])


def test_nothing_flies_while_nobody_holds_the_tablet() -> None:
    tablet = at(deal())
    tablet.press("card QH 0")
    tablet.press("square h2")
    tablet.wait()
    tablet.press("hand over")
    assert with_class(tablet.page, "handover")
    assert flown(tablet) == []
    tablet.press("take over")
    assert flown(tablet) == []


def test_several_steps_of_one_press_are_one_flight() -> None:
    tablet = Tablet("#/play/6f1c", device=FakeDevice({"tessera/game/6f1c": TABULA_START}))
    tablet.press("point 8")
    (flight,) = moving(tablet)
    assert len(flight.path) == 3


# --- winning ---


def test_winning_is_celebrated_where_it_is_seen_and_not_when_the_game_is_opened_again() -> None:
    tablet = new_game("easy Livia, easy Cato")
    assert not with_class(tablet.page, "feast")
    play_to_the_end(tablet)
    assert with_class(tablet.page, "feast")
    tablet.device.shapes = ("(prefers-reduced-motion: reduce)",)
    assert not with_class(tablet.page, "feast")
    tablet.device.shapes = ()
    tablet.visit(tablet.address)
    assert not with_class(tablet.page, "feast")


def test_whom_a_computer_has_beaten_sees_no_feast() -> None:
    won = set()
    for seats in ("person Ana\nnormal Livia", "normal Livia\nperson Ana"):  # With the same dice.
        tablet = Tablet("#/new/sequences", device=FakeDevice({"tessera/seats": seats}))
        tablet.tap("Start the game")
        play_to_the_end(tablet)
        table = tablet.play.context.table
        person = table.players[table.state.seat].is_person
        assert bool(with_class(tablet.page, "feast")) is person
        won.add(person)
    assert won == {True, False}


def test_the_line_that_has_won_is_drawn() -> None:
    tablet = new_game("easy Livia, easy Cato")
    play_to_the_end(tablet)
    assert with_class(tablet.page, "drawn-line")


def test_a_win_that_is_taken_back_and_done_again_is_no_feast() -> None:
    tablet = new_game()
    play_to_the_end(tablet)
    tablet.press("undo")
    assert not with_class(tablet.page, "feast")
    under_more(tablet, "Redo")
    assert tablet.primary == "Play again"
    assert not with_class(tablet.page, "feast")
