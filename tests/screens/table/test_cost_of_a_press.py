"""What a press makes and writes: how many Nodes, and how often the page is written to; and which
functions it calls.

Times differ from machine to machine, these numbers don't. A part of the page that is made anew
though it hasn't changed, or written though it looks the same, shows here.
"""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from functools import partial
from random import Random

import pytest

from tessera.games import find
from tessera.games.tabula.rules.state import State
from tessera.games.tabula.view import compound_moves
from tessera.scene.diff import STYLE
from tessera.screens.table.handover import Handover
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.tablet import Tablet, nodes
from tools.measure.calls import PYTHON, Counted, able, costs_by_kind, kind, next_press
from tools.measure.games import ENDS, RECORDED, ending, late

LATE = 0
"""Stands for no number of people, but for a game that has gone on for about 300 events."""
MOST = {
    ("sequence", 2): {
        "throw": (74, 84),
        "hurry": (76, 76),
        "take over": (302, 485),
        "choose": (56, 240),
        "play": (99, 138),
        "hand over": (41, 84),
    },
    ("sequence", 12): {"throw": (120, 84), "choose": (275, 110), "play": (100, 330)},
    ("sequence", LATE): {
        "first take over": (80, 275),
        "take over": (115, 195),
        "choose": (90, 60),
        "play": (105, 140),
        "offer": (85, 90),
    },
    ("tabula", 2): {"throw": (123, 260), "play": (113, 200)},
    ("tabula", LATE): {"throw": (115, 245), "play": (150, 245)},
    ("sequence_dice", 2): {"throw": (85, 190), "play": (85, 117)},
    ("sequence_dice", LATE): {"throw": (135, 315), "play": (90, 185)},
    ("sequences", 2): {"throw": (145, 274)},
    ("sequences", 12): {"throw": (178, 534)},
    ("sequences", LATE): {"throw": (240, 600)},
}
"""How many Nodes are made and how often is written by the dearest press of each kind with its
landing, for so many people, with a tenth to spare. Most of these Nodes have changed. Twelve cost no
more than two, but for the first jack that may go anywhere: it makes all squares anew, also where
the tablet is taken with one in the hand. Late in a game Sequences is between 24; and the first time
that a tablet is taken after a launch, what everybody may see has been made before.
With the last throw of the first round of Sequences the bar of the chances comes."""
MOST_WINS = {"sequence": (330, 910), "sequence_dice": (270, 1_000)}
"""The same of the play that wins: with how everybody stands, and the ways on from there."""
CALLS = {
    "sequence": {"play": (2057, 104), "second": (161, 6), "unchanged": (540, 62)},
    "sequence_dice": {"throw": (1801, 95), "play": (1916, 98), "open": (6891, 117)},
    "sequences": {"throw": (2587, 94), "second": (655, 18), "unchanged": (626, 64)},
    "tabula": {"throw": (3797, 98), "play": (3328, 102), "unchanged": (733, 70)},
}
"""The calls and the files of presses in the midst of a game, of the drawing when dice or a piece
have landed, of one in which nothing has changed, and of opening a saved game. Sequences is between
24."""
SPARE = 1.02
PRESSES = 50
"""Turn after turn, from the beginning of a game."""

Costs = dict[str, list[tuple[int, int]]]


def begun(game: str, people: int) -> Tablet:
    """A game between so many people, or one that has gone on for long."""
    if people == LATE:
        return Tablet("#/play/late", device=FakeDevice({"tessera/game/late": late(game)}))
    seats = "\n".join(f"person P{number}" for number in range(people))
    tablet = Tablet(f"#/new/{game}", device=FakeDevice({"tessera/seats": seats}))
    tablet.tap("Start the game")
    return tablet


def costs(game: str, people: int) -> Costs:
    """Nodes made and writes of each press, by its kind, as long as nobody has won."""
    tablet = begun(game, people)
    table = tablet.play.context.table
    found: Costs = defaultdict(list)
    page, rng = Counted(tablet), Random(game)
    with page.counting():
        for _ in range(PRESSES):
            if press := next_press(page.live, rng):
                first = "first " if people == LATE and not found else ""
                cost = page.cost(partial(tablet.app.press, press, by_keyboard=False))
                if table.rules.result(table.state) is not None:
                    break
                found[first + kind(press)].append(cost)
            else:
                page.cost(tablet.wait)
    return found


@pytest.mark.parametrize(("game", "people"), MOST)
def test_a_press_makes_and_writes_no_more(game: str, people: int) -> None:
    found = costs(game, people)
    for name, (made, written) in MOST[game, people].items():
        assert found[name], f"{name}: not pressed"
        assert max(count for count, _ in found[name]) <= made, f"Nodes, {name}"
        assert max(count for _, count in found[name]) <= written, f"writes, {name}"


@pytest.mark.parametrize("game", ENDS)
def test_the_play_that_wins_makes_and_writes_no_more(game: str) -> None:
    record, targets = ending(game)
    tablet = Tablet("#/play/late", device=FakeDevice({"tessera/game/late": record}))
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    page = Counted(tablet)
    with page.counting():
        for target in targets:
            presses = [str(node.attributes["data-press"]) for node in able(page.live)]
            press = next(one for one in presses if one.startswith(target))
            made, written = page.cost(partial(tablet.app.press, press, by_keyboard=False))
    assert made <= MOST_WINS[game][0]
    assert written <= MOST_WINS[game][1]


def test_a_throw_at_tabula_works_out_once_where_each_piece_can_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: Counter[object] = Counter()
    plain = compound_moves._ends

    def counted(state: State, origin: int) -> object:
        asked[state, origin] += 1
        return plain(state, origin)

    monkeypatch.setattr(compound_moves, "_ends", counted)
    costs("tabula", LATE)
    assert asked
    assert max(asked.values()) <= 2, "once more where a press could mean several things"


def test_whether_a_position_has_secrets_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[object] = Counter()
    plain = Handover._hides

    def counted(handover: Handover, state: object) -> bool:
        asked[state] += 1
        return plain(handover, state)

    monkeypatch.setattr(Handover, "_hides", counted)
    costs("sequence", LATE)
    assert asked
    assert max(asked.values()) == 1


@pytest.mark.skipif(sys.version_info[:2] != PYTHON, reason="the calls of another Python")
@pytest.mark.parametrize("game", CALLS)
def test_a_press_late_in_a_game_works_out_no_more_than_it_changes(game: str) -> None:
    found = costs_by_kind(game)
    for name, (calls, files) in CALLS[game].items():
        assert found[name].calls <= calls * SPARE, (name, found[name])
        assert found[name].files <= files + 1, (name, found[name])


@pytest.mark.parametrize("name", RECORDED)
def test_fields_in_what_is_not_drawn_again_are_of_preferences(name: str) -> None:
    """A property is written only where something is drawn anew. Whoever changes the field of a
    preference changes what the game is drawn from."""
    game = find(name)
    assert game
    context = begun(name, LATE).play.context
    preferences = {preference.name for preference in game.preferences}
    for part in (game.view.board(context.seen), game.view.hand(context.seen)):
        for node in nodes(part):
            has = {name for name in node.attributes if name[0] == "."} - {STYLE}
            assert not has or node.attributes.get("data-change") in preferences, node
