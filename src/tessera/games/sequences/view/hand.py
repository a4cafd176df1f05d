"""The six dice: they tumble, then gather in the groups that score; the others step back."""

from tessera.core.dice import Roll
from tessera.core.opening import thrown
from tessera.games.sequences.rules.score import DICE, Score, score
from tessera.games.sequences.rules.state import State
from tessera.i18n import N_
from tessera.kit.view import Seen
from tessera.scene.dice import cube
from tessera.scene.node import Node, classes

GAP = 0.45
"""Between groups, in widths of a die."""
SPACE = DICE + 3 * GAP
"""The room for all dice in a row, in widths of a die: three groups and the spare dice at most."""

Sight = Seen[State, Roll]


def draw_hand(seen: Sight) -> Node:
    """The last throw, or six dice waiting for the first one."""
    if not seen.events:
        faces = [(face, float(face - 1), False) for face in range(1, DICE + 1)]
        return _row(seen, _centred(faces), [])
    roll = seen.events[-1]
    if _was_opening(seen):
        faces = [(face, float(index), False) for index, face in enumerate(roll.dice)]
        return _row(seen, _centred(faces), [_label(seen, (DICE - 1) / 2, str(roll.total), "sum")])
    worth = score(roll, seen.state.variant)
    return _row(seen, *_grouped(seen, worth))


def _thrower(seen: Sight) -> int:
    """The seat whose dice lie there: the name above the prompt is that of whoever throws next."""
    state = seen.state
    players, most = state.setup.players, max(map(len, state.sheet))
    if most:
        latest = (seat for seat, turns in enumerate(state.sheet) if len(turns) == most)
        return max(latest, key=lambda seat: (seat - state.first) % players)
    opening, seat = (0,) * players, 0
    for roll in seen.events[:-1]:
        opening, seat = thrown(opening, seat, roll.total)
    return seat


def _whose(seen: Sight) -> Node | None:
    """Whose throw it was; nobody asks that of somebody alone."""
    if len(seen.players) == 1:
        return None
    player = seen.players[_thrower(seen)]
    words = seen.say("{player}'s throw", player=player.name)
    return Node("span", {"class": f"whose {player.colour}"}, words, key="whose")


def _was_opening(seen: Sight) -> bool:
    """Whether the last throw was one for who begins: there is no turn on the sheet yet."""
    return not any(seen.state.sheet)


def _grouped(seen: Sight, worth: Score) -> tuple[list[tuple[int, float, bool]], list[Node]]:
    """The place of each die, and the points under each group."""
    faces: list[tuple[int, float, bool]] = []
    labels: list[tuple[float, str, str]] = []
    at = 0.0
    for dice, points in worth.groups:
        faces += [(face, at + index, False) for index, face in enumerate(dice)]
        labels.append((at + (len(dice) - 1) / 2, f"+{points}", "points"))
        at += len(dice) + GAP
    faces += [(face, at + index, not worth.ruined) for index, face in enumerate(worth.spare)]
    if worth.ruined:
        labels = [((DICE - 1) / 2, seen.say(LOST), "lost")]
    elif not worth.groups:
        labels = [((DICE - 1) / 2, "0", "none")]
    shift = _shift(faces)
    shown = [_label(seen, place + shift, text, look) for place, text, look in labels]
    return _centred(faces), shown


LOST = N_("Back to zero")


def _shift(faces: list[tuple[int, float, bool]]) -> float:
    return (SPACE - 1 - max(place for _, place, _ in faces)) / 2


def _centred(faces: list[tuple[int, float, bool]]) -> list[tuple[int, float, bool]]:
    shift = _shift(faces)
    return [(face, place + shift, spare) for face, place, spare in faces]


def _row(seen: Sight, faces: list[tuple[int, float, bool]], labels: list[Node]) -> Node:
    number = len(seen.events)
    dice = [
        Node(
            "span",
            {"class": classes("slot", spare=spare), ".style": f"--at: {place:.3f}"},
            cube(face, number, "cube"),
            key=f"die {index}",
        )
        for index, (face, place, spare) in enumerate(faces)
    ]
    whose = _whose(seen) if number else None
    return Node("div", {"class": "dice six"}, whose, *dice, *labels)


def _label(seen: Sight, place: float, text: str, look: str) -> Node:
    """Points under the middle of a group; new ones with every throw, so that they come in."""
    return Node(
        "output",
        {"class": f"worth {look}", ".style": f"--at: {place:.3f}"},
        text,
        key=f"{len(seen.events)} {place:.2f}",
    )
