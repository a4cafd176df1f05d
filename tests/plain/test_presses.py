"""What a press on the ready boards means: a square, a piece and where it goes, dice that are kept,
a row of the sheet, a card."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tessera.core.record import Player
from tessera.core.rules import Illegal
from tessera.i18n import translator
from tessera.kit.game import AnyGame
from tessera.kit.view import AnySeen, Seen, Ui
from tessera.session.turn import due
from tessera_kit.fakes.tablet import Tablet, nodes
from tessera_kit.playing import seated
from tests.plain.examples import example
from tools.paths import ROOT


def after(game: AnyGame, events: Sequence[str]) -> AnySeen:
    """The game for two persons as the seat on turn sees it after some events."""
    rules = game.rules
    state = rules.new(rules.standard_setup(2))
    for event in events:
        state = rules.apply(state, event)
    seat = rules.on_turn(state)
    players = (Player("Ana", "person", "green"), Player("Rui", "person", "violet"))
    table = type("Table", (), {"rules": rules, "state": state, "players": players})
    seen = rules.observation(state, seat)
    return Seen(
        *(seen, rules.legal_actions(seen), due(table), players, tuple(events)),
        *(game.view.start(), translator("en")),
        viewer=seat,
    )


def pressed(game: AnyGame, seen: AnySeen, *targets: str) -> object:
    """The meaning of the last of some presses."""
    meant: object = None
    for target in targets:
        meant = game.view.press(seen, target)
        seen = replace(seen, ui=meant) if isinstance(meant, Ui) else seen
    return meant


def able(game: AnyGame, seen: AnySeen) -> set[str]:
    """The targets that can be pressed."""
    return {
        str(node.attributes["data-press"]).removeprefix("game:")
        for part in (game.view.board(seen), game.view.hand(seen))
        for node in nodes(part)
        if "data-press" in node.attributes and not node.attributes.get("aria-disabled")
    }


PUT = [f"put {square}" for square in ("a1", "b1", "b2", "c2", "a3", "c3")]


def test_a_piece_is_put_with_one_press_and_moved_with_two() -> None:
    game = example("nine_holes")
    start, moving = after(game, []), after(game, PUT)
    assert pressed(game, start, "at b2") == "put b2"
    assert pressed(game, moving, "at a1") == Ui("at a1", "at a1")
    assert able(game, moving) == {"at a1", "at b2", "at a3"}
    chosen = replace(moving, ui=Ui("at a1", "at a1"))
    assert able(game, chosen) == {"at c1", "at a2", "at b3"}
    assert pressed(game, moving, "at a1", "at c1") == "move a1 c1"
    assert pressed(game, moving, "at a1", "at b2") == Ui("at b2", "at b2")
    assert pressed(game, moving, "at a1", "at a1") == Ui("at a1")
    with pytest.raises(Illegal, match="not_now"):
        pressed(game, moving, "at c2")


def test_the_arrows_walk_over_the_grid() -> None:
    game = example("nine_holes")
    seen = after(game, [])
    assert seen.ui.cursor == "at b2"
    moved = game.view.key(seen, "ArrowUp")
    assert moved == Ui("at b1")
    assert game.view.key(replace(seen, ui=Ui("at c1")), "ArrowRight") == Ui("at c1")
    assert game.view.key(seen, "x") is None


def test_a_board_of_ones_own_is_pressed_and_walked_over_by_its_places() -> None:
    game = example("dots")
    seen = after(game, ["draw b1", "draw a2"])
    assert seen.ui.cursor == "at e4"
    assert game.view.key(seen, "ArrowDown") == Ui("at f5")
    assert game.view.key(replace(seen, ui=Ui("at b5")), "ArrowRight") == Ui("at d5")
    assert pressed(game, seen, "at c2") == "draw c2"
    assert {"at c2", "at b3"} <= able(game, seen)
    assert "at b1" not in able(game, seen)
    assert game.view.first_target(seen) == "at d1"
    assert game.view.hint(seen, ("draw c2",)).placed == ("at c2",)


def test_the_board_that_the_documents_show_can_be_pressed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = example("nine_holes")
    kind = type(game.rules.plain)  # type: ignore[attr-defined]
    text = (ROOT / "docs" / "new-game.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```python\n(from tessera.kit.board.*?)```", text, re.DOTALL)
    head, body = shown.split("\n\n", 1)
    there = dict(vars(sys.modules[kind.__module__]))
    exec(f"{head}\nclass Own:\n{body}", there)
    monkeypatch.setattr(kind, "board", there["Own"].board, raising=False)
    moving = after(game, PUT)
    assert game.view.board(moving).attributes["class"] == "board holes"
    assert able(game, moving) == {"at a1", "at b2", "at a3"}
    chosen = replace(moving, ui=Ui("at a1", "at a1"))
    assert able(game, chosen) == {"at c1", "at a2", "at b3"}


def test_dice_are_picked_up_and_thrown_together() -> None:
    game = example("boxes")
    seen = after(game, ["dice 1 2 2 5 6"])
    assert {"at 1", "at 5", "at twos", "do again"} <= able(game, seen)
    assert pressed(game, seen, "at 4", "at 1", "at 2", "at 2", "do again") == "again 1 4"
    with pytest.raises(Illegal, match="none_picked"):
        pressed(game, seen, "do again")


def test_dice_that_were_thrown_again_lie_down() -> None:
    example("boxes")
    tablet = Tablet("#/new/boxes")
    tablet.tap("Start the game")
    tablet.press_primary()
    tablet.press("at 1")
    tablet.press("at 4")
    assert len(tablet.find("aria-pressed", "true")) == 2
    tablet.press("do again")
    tablet.pass_time(5000)
    assert not tablet.find("aria-pressed", "true")


def test_cards_are_dealt_and_not_thrown(monkeypatch: pytest.MonkeyPatch) -> None:
    high_card, boxes = example("high_card"), example("boxes")
    monkeypatch.setattr(type(high_card.rules.plain), "throw", "")
    assert high_card.view.prompt(after(high_card, [])) == "The cards are dealt."
    assert boxes.view.prompt(after(boxes, [])) == "Throw the dice."


def test_a_row_of_the_sheet_says_what_it_would_bring() -> None:
    game = example("boxes")
    seen = after(game, ["dice 1 2 2 5 6"])
    (twos,) = game.view.board(seen).find_all("data-press", "game:at twos")
    assert twos.text() == "4"
    assert pressed(game, seen, "at twos") == "score twos"


def test_a_hand_is_seen_by_its_owner_alone() -> None:
    game = example("high_card")
    dealt = [f"deal {card}" for card in ("QH", "9C", "TC", "AH", "KC", "JC")]
    seen = after(game, dealt)
    assert pressed(game, seen, "at QH") == "play QH"
    assert able(game, seen) == {"at KC", "at QH", "at TC"}
    onlooker = replace(seen, state=game.rules.observation(seen.state, None), viewer=None)
    assert "Q♥" not in {
        node.attributes.get("aria-label") for node in nodes(game.view.hand(onlooker))
    }


def test_a_hint_points_at_what_is_to_be_pressed() -> None:
    game = example("boxes")
    seen = after(game, ["dice 1 2 2 5 6"])
    again = game.view.hint(seen, ("again 1 4",))
    assert (again.words, again.placed) == (
        "Throw these again: 1 and 4",
        ("at 1", "at 4", "do again"),
    )
    assert game.view.hint(seen, ("score twos",)).placed == ("at twos",)


def test_more_than_three_sides_have_colours_of_their_own() -> None:
    game = example("boxes")
    assert len({*game.colours}) == 8
    assert [player.colour for player in seated(game, "normal", 3, "").players] == [
        "green",
        "blue",
        "red",
    ]
    assert game.view.badge("gold").text() == "4"
