"""What everybody can rely on who plays with keys or a screen reader, on every board."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest

from tessera.core.chance import draw, generator
from tessera.core.record import Player
from tessera.core.rules import CHANCE
from tessera.games import GAMES
from tessera.i18n import translator
from tessera.kit.board import board, cell, coordinates, last_square
from tessera.kit.game import Game
from tessera.kit.view import Due, Seen
from tessera.scene.node import Node
from tessera_kit.fakes.tablet import with_class

WITH_BOARD = [game for game in GAMES if game.printable().board]


class Put(NamedTuple):
    square: int | None


def small(language: str = "en") -> Node:
    """A board of two rows and three columns, its cursor on the last square."""
    cells = [cell(f"square {n}", f"Square {n}", able=n == 4, here=n == 5) for n in range(6)]
    return board(translator(language), "small", (30, 20), [Node("path", key="line")], cells, 3)


def buttons(of: Node) -> list[Node]:
    return with_class(of, "square")


def test_squares_lie_in_rows_in_their_order() -> None:
    rows = small().find_all("role", "row")
    found = [[b.attributes["aria-label"] for b in buttons(row)] for row in rows]
    assert found == [["Square 0", "Square 1", "Square 2"], ["Square 3", "Square 4", "Square 5"]]


def test_every_square_has_a_name_and_says_whether_it_can_be_pressed() -> None:
    found = buttons(small())
    assert all(str(b.attributes["data-press"]).endswith(f"square {n}") for n, b in enumerate(found))
    assert [b.attributes["aria-disabled"] for b in found] == ["true"] * 4 + [None, "true"]


def test_the_tab_key_finds_one_square() -> None:
    assert [b.attributes["tabindex"] for b in buttons(small())] == [-1] * 5 + [0]


def test_the_drawing_is_hidden_from_screen_readers_and_the_grid_has_a_name() -> None:
    (drawing,) = with_class(small(), "drawing")
    assert drawing.attributes["aria-hidden"] == "true"
    assert drawing.attributes["viewBox"] == "0 0 30 20"
    names = {
        small(code).find_all("role", "grid")[0].attributes["aria-label"] for code in ("en", "pt")
    }
    assert names == {"Board", "Tabuleiro"}


def test_a_square_in_which_nothing_changed_is_not_looked_into_again() -> None:
    assert all(a is b for a, b in zip(buttons(small()), buttons(small()), strict=True))


def test_the_last_square_is_that_of_the_latest_event_with_one() -> None:
    assert last_square(()) is None
    assert last_square(("throw", Put(None))) is None
    assert last_square((Put(3), Put(0), Put(None), "throw")) == 0


@pytest.mark.parametrize("game", WITH_BOARD, ids=lambda game: game.rules.name)
def test_on_every_board_there_is_one_tab_stop_and_no_two_squares_sound_alike(
    game: Game[Any, Any],
) -> None:
    rules, rng = game.rules, generator("board", "chance", 0)
    state = rules.new(rules.standard_setup(2))
    while rules.current_player(state) == CHANCE:
        state = rules.apply(state, draw(rules.chance_outcomes(state), rng))
    seat = rules.current_player(state)
    players = tuple(Player(f"Player {side}", "person", game.colours[side]) for side in range(2))
    seen: Seen[Any, Any] = Seen(
        rules.observation(state, seat),
        rules.legal_actions(state),
        Due.CHOICE,
        players,
        (),
        game.view.start(),
        translator("en"),
        viewer=seat,
    )
    squares = buttons(game.view.board(seen))
    assert len(squares) > 20
    assert [node.attributes["tabindex"] for node in squares].count(0) == 1
    assert len({node.attributes["aria-label"] for node in squares}) == len(squares)


def test_columns_and_rows_are_named_outside_the_frame_beside_their_middle() -> None:
    marks = coordinates(2, 10, 100).find_all("x", 60) + coordinates(2, 10, 100).find_all("x", 160)
    assert [mark.text() for mark in marks] == ["a", "b"]
    assert all(float(str(mark.attributes["y"])) < 0 for mark in marks)
    assert coordinates(2, 10, 100).text() == "a1b2"


@pytest.mark.parametrize("name", ["sequence", "sequence_dice"])
def test_boards_whose_squares_are_named_by_letter_and_number_show_them(name: str) -> None:
    (game,) = [game for game in GAMES if game.rules.name == name]
    setup = game.rules.standard_setup(2)
    players = tuple(Player(n, "person", colour) for n, colour in (("A", "green"), ("B", "blue")))
    start = game.rules.new(setup)
    seen = Seen(start, (), Due.COMPUTER, players, (), game.view.start(), translator("en"))
    assert len(with_class(game.view.board(seen), "coordinates")) == 1
