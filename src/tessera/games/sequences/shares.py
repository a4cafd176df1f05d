"""The chances to win on the screen: a bar of how they stand, and a picture of how they came about.

Everybody has a share of the whole, in the order of the sheet.
"""

from __future__ import annotations

from tessera.core.dice import Roll
from tessera.games.box import Preference, Seen
from tessera.games.sequences.drawing import COLOURS, FEW
from tessera.games.sequences.fortunes import fortunes
from tessera.games.sequences.state import State
from tessera.games.sequences.winning import winning
from tessera.i18n import N_, Say
from tessera.scene.node import Attributes, Node, classes

Sight = Seen[State, Roll]

CHANCES = Preference(
    "chances",
    N_("Chances to win"),
    (
        ("beside", N_("Numbers")),
        ("picture", N_("Picture too")),
        ("hidden", N_("Not shown")),
    ),
)
WIDE, HIGH = 600, 300
QUARTERS = (0.25, 0.5, 0.75)
"""The level lines of the picture."""


def shown(seen: Sight) -> bool:
    """Whether chances are shown at all: one alone always wins."""
    return len(seen.players) > 1 and seen.preferences.get("chances") != "hidden"


def per_cent(say: Say, chance: float) -> str:
    """A chance as people read it. Only what is certain is called 0 or 100."""
    number = f"{100 * chance:.0f}"
    if number == "0" and chance > 0:
        number = "<1"
    elif number == "100" and chance < 1:
        number = ">99"
    return say("{number}%", number=number)


def bar(seen: Sight) -> Node:
    """Everybody's share, with name and number where there is room: the sheet has all numbers."""
    parts = []
    for seat, (player, chance) in enumerate(zip(seen.players, winning(seen.state), strict=True)):
        words = per_cent(seen.say, chance)
        look = classes("share", player.colour, again=seat >= len(COLOURS))
        number = Node("b", {}, words, key=words)
        size = {"class": look, ".style": f"--chance: {100 * chance:.2f}%"}
        parts.append(Node("div", size, Node("span", {}, player.name), number, key=str(seat)))
    return Node("div", {"class": "shares", "aria-hidden": "true"}, *parts, key="shares")


def choice(seen: Sight) -> Node:
    """Which of the two pictures lies above the sheet."""
    name, say = CHANCES.name, seen.say
    chosen = seen.preferences.get(name)
    options = []
    for value, label in (("beside", say("Points")), ("picture", say("Chances"))):
        field: Attributes = {
            "type": "radio",
            "name": name,
            "value": value,
            "data-change": name,
            ".checked": value == chosen,
        }
        options.append(Node("label", {}, Node("input", field), Node("span", {}, label), key=value))
    label = say("The picture shows")
    return Node("div", {"class": "which", "role": "radiogroup", "aria-label": label}, *options)


def history(seen: Sight, label: str) -> Node:
    """The shares after every round, one lying on the other, up to now. As wide and high as there is
    room: only the numbers at its side keep their shape."""
    story = fortunes(seen.state)
    rounds = max(FEW, *(len(turns) for turns in seen.state.sheet))
    places = [WIDE * fortune.when / rounds for fortune in story]
    above = [0.0] * len(story)
    layers = []
    for seat, player in enumerate(seen.players):
        below = [top + HIGH * one.chances[seat] for top, one in zip(above, story, strict=True)]
        outline = [*zip(places, above, strict=True), *reversed([*zip(places, below, strict=True)])]
        path = "L".join(f"{x:.1f} {y:.1f}" for x, y in outline)
        look = classes("layer", player.colour, again=seat >= len(COLOURS))
        layers.append(Node("path", {"d": f"M{path}Z", "class": look}, key=f"layer {seat}"))
        above = below
    lines = "".join(f"M0 {HIGH * (1 - quarter)}H{WIDE}" for quarter in QUARTERS)
    numbers = [
        Node("span", {".style": f"--at: {quarter:.0%}"}, per_cent(seen.say, quarter))
        for quarter in QUARTERS
    ]
    box = {"viewBox": f"0 0 {WIDE} {HIGH}", "preserveAspectRatio": "none"}
    drawing = Node("svg", box, *layers, Node("path", {"d": lines, "class": "quarters"}))
    return Node(
        "div",
        {"class": "history", "role": "img", "aria-label": label},
        drawing,
        *numbers,
        key="history",
    )
