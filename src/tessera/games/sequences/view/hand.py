"""The six dice: they tumble, then gather in the groups that score; the others step back."""

from tessera.core.dice import Roll
from tessera.core.opening import thrown, to_throw
from tessera.games.sequences.rules.score import DICE, Score, score
from tessera.games.sequences.rules.state import State
from tessera.games.sequences.view.places import MIDDLE, Place, box, middle, places
from tessera.i18n import N_
from tessera.kit.view import Seen
from tessera.scene.dice import cube
from tessera.scene.node import Attributes, Node, classes

Sight = Seen[State, Roll]


def draw_hand(seen: Sight) -> Node:
    """The last throw, or six dice waiting for the first one."""
    if not seen.events:
        return _row(seen, tuple(range(1, DICE + 1)))
    roll = seen.events[-1]
    if _was_opening(seen):
        return _row(seen, roll.dice, (str(roll.total), "sum"))
    worth = score(roll, seen.state.variant)
    if worth.ruined:
        return _row(seen, worth.spare, (seen.say(LOST), "lost"))
    return _grouped(seen, worth)


LOST = N_("Back to zero")


def _thrower(seen: Sight) -> int:
    """The seat that threw the dice shown here; the name above the prompt is that of the next
    thrower."""
    state = seen.state
    players, most = state.setup.players, max(map(len, state.sheet))
    if most:
        latest = (seat for seat, turns in enumerate(state.sheet) if len(turns) == most)
        return max(latest, key=lambda seat: (seat - state.first) % players)
    opening, seat = to_throw(players), 0
    for roll in seen.events[:-1]:
        opening, seat = thrown(opening, seat, roll.total)
    return seat


def _whose(seen: Sight, thrower: int) -> Node | None:
    """The name of the player who threw, unless somebody plays alone."""
    if len(seen.players) == 1:
        return None
    say, name = seen.say, seen.players[thrower].name
    called = seen.named[thrower].name == name
    words = say("{player}'s throw", player=name) if called else say("Your throw")
    return Node("span", {"class": "whose"}, words, key="whose")


def _was_opening(seen: Sight) -> bool:
    """Whether the last throw was one for who begins: there is no turn on the sheet yet."""
    return not any(seen.state.sheet)


def _row(seen: Sight, faces: tuple[int, ...], word: tuple[str, str] | None = None) -> Node:
    """Dice in one row, none set apart, with a word below them."""
    (lying,) = places((), len(faces))
    shown = [_die(seen, n, face, lying[n]) for n, face in enumerate(faces)]
    return _six(seen, shown, [_word(seen, MIDDLE, *word)] if word else [])


def _grouped(seen: Sight, worth: Score) -> Node:
    """The dice that score lie in boxes with their points; the others step back."""
    *groups, rest = places([len(dice) for dice, _ in worth.groups], len(worth.spare))
    shown: list[Node] = []
    below: list[Node] = []
    folded = False
    for (dice, points), lying in zip(worth.groups, groups, strict=True):
        round_them = box(lying)
        folded = folded or round_them.rows > 1
        below.append(_box(seen, round_them))
        below.append(_word(seen, middle(round_them), f"+{points}", "points"))
        for face, place in zip(dice, lying, strict=True):
            shown.append(_die(seen, len(shown), face, place))
    for face, place in zip(worth.spare, rest, strict=True):
        shown.append(_die(seen, len(shown), face, place, spare=True))
    below = below or [_word(seen, MIDDLE, "0", "none")]
    return _six(seen, shown, below, folded=folded)


def _six(seen: Sight, dice: list[Node], below: list[Node], *, folded: bool = False) -> Node:
    """All six dice. `folded` says that a group continues in a second row, close below its first."""
    thrower = _thrower(seen)
    whose = _whose(seen, thrower) if seen.events else None
    # Another's last throw has nothing to do with who wins: it goes when it was seen.
    bygone = seen.state.over and thrower != seen.state.seat
    look = classes("dice", "six", seen.players[thrower].colour, folded=folded, bygone=bygone)
    return Node("div", {"class": look}, whose, *below, *dice)


def _die(seen: Sight, number: int, face: int, place: Place, *, spare: bool = False) -> Node:
    throw = len(seen.events)
    look: Attributes = {
        # Every other die takes a moment longer, as dice do. Not for the style sheet to count: a box
        # that comes before them would have all dice styled anew.
        "class": classes("slot", spare=spare, slow=number % 2),
        ".style": place.style,
    }
    return Node("span", look, cube(face, throw, "cube"), key=f"die {number}")


def _box(seen: Sight, place: Place) -> Node:
    """The box round a group. Its key is new with every throw, so that it appears when the dice lie
    still."""
    look: Attributes = {"class": "run", ".style": place.style}
    return Node("span", look, key=f"run {len(seen.events)} {place.at:.2f}")


def _word(seen: Sight, place: Place, text: str, look: str) -> Node:
    """A word, or the points, under the middle of a group. Its key is new with every throw, so that
    it appears when the dice lie still."""
    return Node(
        "span",
        {"class": f"worth {look}", ".style": place.style},
        text,
        key=f"{len(seen.events)} {place.at:.2f}",
    )
