"""What a press makes and writes: how many Nodes, and how often the page is written to.

Times differ from machine to machine, these numbers don't. A part of the page that is made anew
though it hasn't changed, or written though it looks the same, shows here.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import partial
from random import Random
from statistics import median

import pytest

from tessera.games.tabula.rules.state import State
from tessera.games.tabula.view import compound_moves
from tessera.scene.live import Live
from tessera.scene.node import Node
from tessera.screens.table.handover import Handover
from tessera_kit.fakes.device import FakeDevice
from tessera_kit.fakes.surface import FakeElement
from tessera_kit.fakes.tablet import Tablet, nodes
from tests.screens.counted import Counted, called
from tools.measure.games import ENDS, ending, late

LATE = 0
"""Stands for no number of people, but for a game that has gone on for about 300 events."""
MOST = {
    ("sequence", 2): {
        "throw": (65, 70),
        "hurry": (76, 76),
        "take over": (302, 485),
        "choose": (56, 240),
        "play": (99, 138),
        "hand over": (41, 84),
    },
    ("sequence", 12): {"throw": (120, 70), "choose": (275, 110), "play": (100, 330)},
    ("sequence", LATE): {
        "first take over": (80, 275),
        "take over": (115, 195),
        "choose": (90, 60),
        "play": (105, 140),
        "offer": (85, 80),
    },
    ("tabula", 2): {"throw": (110, 260), "play": (105, 200)},
    ("tabula", LATE): {"throw": (115, 245), "play": (150, 245)},
    ("sequence_dice", 2): {"throw": (77, 180), "play": (75, 110)},
    ("sequence_dice", LATE): {"throw": (135, 315), "play": (90, 185)},
    ("sequences", 2): {"throw": (115, 130)},
    ("sequences", 12): {"throw": (150, 220)},
    ("sequences", LATE): {"throw": (240, 600)},
}
"""How many Nodes are made and how often is written by the dearest press of each kind, for so many
people, with a tenth to spare. Most of these Nodes have changed. Twelve cost no more than two, but
for the first jack that may go anywhere: it makes all squares anew, also where the tablet is taken
with one in the hand. Late in a game Sequences is between 24; and the first time that a tablet is
taken after a launch, what everybody may see has been made before."""
MOST_WINS = {"sequence": (330, 805), "sequence_dice": (270, 1_000)}
"""The same of the play that wins: with how everybody stands, and the ways on from there."""
MOST_CALLS = {"sequence": 3_400, "sequence_dice": 4_000, "sequences": 8_200, "tabula": 5_900}
"""How many functions are called for a press late in a game: the median, with a tenth to spare."""
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


def costs(game: str, people: int, monkeypatch: pytest.MonkeyPatch) -> Costs:
    """Nodes made and writes of each press, by its kind, as long as nobody has won."""
    tablet = begun(game, people)
    table = tablet.play.context.table
    page, found, rng = Counted(tablet), defaultdict(list), Random(game)
    with page.counting(monkeypatch):
        for _ in range(PRESSES):
            if press := _next(page.live, rng):
                first = "first " if people == LATE and not found else ""
                cost = page.cost(partial(tablet.app.press, press, by_keyboard=False))
                if table.rules.result(table.state) is not None:
                    break
                found[first + _kind(press)].append(cost)
            else:
                page.cost(tablet.wait)
    return found


def _next(live: Live[FakeElement], rng: Random) -> str:
    """What is pressed now; empty while something comes by itself."""
    able = _able(live)
    cards = [node for node in able if "can" in str(node.attributes.get("class")).split()]
    board = [node for node in able if node.attributes.get("data-board")]
    if any(node.attributes.get("aria-pressed") == "true" for node in cards):
        cards = []  # One is chosen: now a square.
    found = [node for node in able if node.attributes.get("data-primary")] or cards or board
    return str(rng.choice(found).attributes["data-press"]) if found else ""


def _able(live: Live[FakeElement]) -> list[Node]:
    """What can be pressed."""
    assert isinstance(live.node, Node)
    return [
        node
        for node in nodes(live.node)
        if node.attributes.get("data-press") and not node.attributes.get("aria-disabled")
    ]


def _kind(press: str) -> str:
    """What it does at any game."""
    space, _, target = press.partition(":")
    if space == "app":
        return target
    word, _, _ = target.partition(" ")
    return {"card": "choose", "square": "play", "point": "play"}.get(word, word)


@pytest.mark.parametrize(("game", "people"), MOST)
def test_a_press_makes_and_writes_no_more(
    game: str, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = costs(game, people, monkeypatch)
    for kind, (made, written) in MOST[game, people].items():
        assert found[kind], f"{kind}: not pressed"
        assert max(count for count, _ in found[kind]) <= made, f"Nodes, {kind}"
        assert max(count for _, count in found[kind]) <= written, f"writes, {kind}"


@pytest.mark.parametrize("game", ENDS)
def test_the_play_that_wins_makes_and_writes_no_more(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record, targets = ending(game)
    tablet = Tablet("#/play/late", device=FakeDevice({"tessera/game/late": record}))
    if tablet.find("data-press", "app:take over"):
        tablet.press("take over")
    page = Counted(tablet)
    with page.counting(monkeypatch):
        for target in targets:
            presses = [str(node.attributes["data-press"]) for node in _able(page.live)]
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
    costs("tabula", LATE, monkeypatch)
    assert asked
    assert max(asked.values()) <= 2, "once more where a press could mean several things"


def test_whether_a_position_has_secrets_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: Counter[object] = Counter()
    plain = Handover._hides

    def counted(handover: Handover, state: object) -> bool:
        asked[state] += 1
        return plain(handover, state)

    monkeypatch.setattr(Handover, "_hides", counted)
    costs("sequence", LATE, monkeypatch)
    assert asked
    assert max(asked.values()) == 1


@pytest.mark.parametrize("game", MOST_CALLS)
def test_a_press_late_in_a_game_works_out_no_more_than_it_changes(game: str) -> None:
    tablet = begun(game, LATE)
    page, rng, calls = Counted(tablet), Random(game), list[int]()
    while len(calls) < PRESSES // 4:
        if press := _next(page.live, rng):
            does = partial(tablet.app.press, press, by_keyboard=False)
            calls.append(called(partial(page.cost, does)))
        else:
            page.cost(tablet.wait)
    assert median(calls) <= MOST_CALLS[game], calls
