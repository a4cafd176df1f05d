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
from tessera.testing.fakes.surface import Glass, Pane
from tessera.testing.fakes.tablet import StandIn, Tablet, nodes

MOST = {
    ("sequence", 2): {
        "throw": (90, 70),
        "hurry": (110, 80),
        "take over": (430, 1360),
        "choose": (110, 340),
        "play": (120, 140),
        "hand over": (40, 90),
    },
    ("sequence", 12): {"throw": (190, 70), "choose": (370, 320), "play": (260, 330)},
    ("tabula", 2): {"throw": (120, 260), "play": (110, 200)},
    ("sequence_dice", 2): {"throw": (90, 180), "play": (80, 110)},
    ("sequences", 2): {"throw": (150, 130)},
    ("sequences", 12): {"throw": (390, 220)},
}
"""How many Nodes are made and how often is written by the dearest press of each kind, for so many
people, with a tenth to spare. Most of these Nodes have changed."""
PRESSES = 50
"""Turn after turn, from the beginning of a game."""

Costs = dict[str, list[tuple[int, int]]]


def costs(game: str, seats: str, monkeypatch: pytest.MonkeyPatch) -> Costs:
    """Nodes made and writes of each press, by its kind."""
    made = 0
    plain = Node.__init__

    def counted(self: Node, *given: object, **named: object) -> None:
        nonlocal made
        made += 1
        plain(self, *given, **named)  # type: ignore[arg-type]

    tablet = Tablet(f"#/new/{game}", device=StandIn({"tessera/seats": seats}))
    tablet.tap("Start the game")
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
    seats = "\n".join(f"person P{number}" for number in range(people))
    found = costs(game, seats, monkeypatch)
    for kind, (made, written) in MOST[game, people].items():
        assert found[kind], f"{kind}: not pressed"
        assert max(count for count, _ in found[kind]) <= made, f"Nodes, {kind}"
        assert max(count for _, count in found[kind]) <= written, f"writes, {kind}"
