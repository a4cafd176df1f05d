"""What a press makes and writes: how many Nodes, and how often the page is written to.

Times differ from machine to machine, these numbers don't. A part of the page that is made anew
though it hasn't changed, or written though it looks the same, shows here.
"""

from __future__ import annotations

from collections import defaultdict
from random import Random

import pytest

from tessera.scene.diff import Live, mount, update
from tessera.scene.node import Node
from tessera.testing.fakes.device import StandIn
from tessera.testing.fakes.surface import Glass, Pane
from tessera.testing.fakes.tablet import Tablet, nodes
from tools.measure.late_games import late

LATE = 0
"""Stands for no number of people, but for a game that has gone on for about 300 events."""
MOST = {
    ("sequence", 2): {
        "throw": (75, 70),
        "hurry": (85, 80),
        "take over": (305, 490),
        "choose": (80, 240),
        "play": (105, 140),
        "hand over": (40, 90),
    },
    ("sequence", 12): {"throw": (105, 70), "choose": (250, 110), "play": (95, 330)},
    ("sequence", LATE): {"choose": (80, 30), "play": (270, 690), "hand over": (50, 110)},
    ("tabula", 2): {"throw": (110, 260), "play": (105, 200)},
    ("tabula", LATE): {"throw": (115, 245), "play": (150, 245)},
    ("sequence_dice", 2): {"throw": (80, 180), "play": (75, 110)},
    ("sequence_dice", LATE): {"throw": (110, 305), "play": (220, 790)},
    ("sequences", 2): {"throw": (115, 130)},
    ("sequences", 12): {"throw": (150, 220)},
    ("sequences", LATE): {"throw": (240, 600)},
}
"""How many Nodes are made and how often is written by the dearest press of each kind, for so many
people, with a tenth to spare. Most of these Nodes have changed. Twelve cost no more than two, but
for the first jack that may go anywhere: it makes all squares anew. The dearest late in a game ends
it; and Sequences is between 24 then."""
PRESSES = 50
"""Turn after turn, from the beginning of a game."""

Costs = dict[str, list[tuple[int, int]]]


def begun(game: str, people: int) -> Tablet:
    """A game between so many people, or one that has gone on for long."""
    if people == LATE:
        return Tablet("#/play/late", device=StandIn({"tessera/game/late": late(game)}))
    seats = "\n".join(f"person P{number}" for number in range(people))
    tablet = Tablet(f"#/new/{game}", device=StandIn({"tessera/seats": seats}))
    tablet.tap("Start the game")
    return tablet


def costs(game: str, people: int, monkeypatch: pytest.MonkeyPatch) -> Costs:
    """Nodes made and writes of each press, by its kind."""
    made = 0
    plain = Node.__init__

    def counted(self: Node, *given: object, **named: object) -> None:
        nonlocal made
        made += 1
        plain(self, *given, **named)  # type: ignore[arg-type]

    tablet = begun(game, people)
    glass, found, rng = Glass(), defaultdict(list), Random(game)
    live = mount(glass, tablet.app.draw())
    with monkeypatch.context() as patch:
        patch.setattr(Node, "__init__", counted)
        for _ in range(PRESSES):
            press = _next(live, rng)
            made = 0
            glass.writes.clear()
            if press:
                tablet.app.press(press, by_keyboard=False)
                update(glass, live, tablet.app.draw())
                found[_kind(press)].append((made, len(glass.writes)))
            else:
                tablet.wait()
                update(glass, live, tablet.app.draw())
    return found


def _next(live: Live[Pane], rng: Random) -> str:
    """What is pressed now; empty while something comes by itself."""
    assert isinstance(live.node, Node)
    able = [
        node
        for node in nodes(live.node)
        if node.attributes.get("data-press") and not node.attributes.get("aria-disabled")
    ]
    cards = [node for node in able if "can" in str(node.attributes.get("class")).split()]
    board = [node for node in able if node.attributes.get("data-board")]
    if any(node.attributes.get("aria-pressed") == "true" for node in cards):
        cards = []  # One is chosen: now a square.
    found = [node for node in able if node.attributes.get("data-primary")] or cards or board
    return str(rng.choice(found).attributes["data-press"]) if found else ""


def _kind(press: str) -> str:
    space, _, target = press.partition(":")
    if space == "app":
        return target
    return "choose" if target.startswith("card") else "play"


@pytest.mark.parametrize(("game", "people"), MOST)
def test_a_press_makes_and_writes_no_more(
    game: str, people: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = costs(game, people, monkeypatch)
    for kind, (made, written) in MOST[game, people].items():
        assert found[kind], f"{kind}: not pressed"
        assert max(count for count, _ in found[kind]) <= made, f"Nodes, {kind}"
        assert max(count for _, count in found[kind]) <= written, f"writes, {kind}"
