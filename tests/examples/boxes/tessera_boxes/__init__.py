"""Boxes: five dice, up to three throws, and a box for each number: six boxes, one for each turn."""

from dataclasses import dataclass, replace
from itertools import combinations

from tessera.core.dice import throws
from tessera_plain import FACES, N_, Plain, Row, game

NUMBERS = {"ones": N_("Ones"), "twos": N_("Twos"), "threes": N_("Threes"),
           "fours": N_("Fours"), "fives": N_("Fives"), "sixes": N_("Sixes")}  # fmt: skip
PLACES = [*combinations("12345", 1), *combinations("12345", 2), *combinations("12345", 3),
          *combinations("12345", 4), tuple("12345")]  # fmt: skip


@dataclass(frozen=True)
class State:
    boxes: tuple[tuple[int | None, ...], ...]
    """For each seat."""
    seat: int = 0
    dice: tuple[int, ...] = ()
    again: tuple[int, ...] = (0, 1, 2, 3, 4)
    """The places of the dice that are to be thrown; none once they lie."""
    left: int = 3


class Boxes(Plain):
    name = "boxes"
    players = (1, 2, 3)
    state = State
    title = N_("Boxes")
    tagline = N_("Five dice and six boxes, for 1 to 3")
    goal = N_("Fill your boxes with many dice of their number.")
    rules_page = {
        N_("Your turn"): (
            N_("You throw five dice, and up to twice again those that you pick up."),
            N_("Then you choose a free box: it counts all dice of its number."),
        ),
        N_("The end"): (N_("When all boxes are full, the highest total wins."),),
    }
    sentences = {
        "dice": N_("{player} throws {rest}."),
        "again": "",
        "score": N_("{player} fills a box."),
    }
    gathers = {"again": N_("Throw these again")}

    def begin(self, players):
        return State(((None,) * 6,) * players)

    def turn(self, s):
        return s.seat

    def chance(self, s):
        outcomes = throws(len(s.again)) if s.again else ()
        return {" ".join(["dice", *map(str, roll.dice)]): weight for roll, weight in outcomes}

    def choices(self, s):
        free = [name for name, n in zip(NUMBERS, s.boxes[s.seat], strict=True) if n is None]
        again = [" ".join(["again", *places]) for places in PLACES] if s.left else []
        return [*(f"score {name}" for name in free), *again]

    def apply(self, s, event):
        verb, *words = event.split()
        if verb == "again":
            return replace(s, again=tuple(int(place) - 1 for place in words))
        if verb == "dice":
            dice = [*(s.dice or (0,) * 5)]
            for place, face in zip(s.again, words, strict=True):
                dice[place] = int(face)
            return replace(s, dice=tuple(dice), again=(), left=s.left - 1)
        number = [*NUMBERS].index(words[0])
        boxes = [[*own] for own in s.boxes]
        boxes[s.seat][number] = (number + 1) * s.dice.count(number + 1)
        return State(tuple(map(tuple, boxes)), (s.seat + 1) % len(boxes))

    def winners(self, s):
        if any(None in own for own in s.boxes):
            return None
        totals = [sum(own) for own in s.boxes]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))

    def turn_over(self, before, after):
        return after.dice == ()

    def value(self, s, choice):
        verb, *words = choice.split()
        if verb == "again":  # Those go again that aren't of the number seen most.
            most = max(FACES, key=s.dice.count)
            return (
                20
                if {int(w) for w in words} == {n + 1 for n in range(5) if s.dice[n] != most}
                else -1
            )
        number = [*NUMBERS].index(words[0]) + 1
        return 10 * s.dice.count(number) + number

    def at_once(self, s):
        return s.dice != ()

    def standing(self, s, seat):
        return str(sum(n or 0 for n in s.boxes[seat]))

    def dice(self, s):
        return s.dice or (1, 2, 3, 4, 5)

    def sheet(self, s):
        boxes = zip(*s.boxes, strict=True)
        rows = [Row(*names, own) for names, own in zip(NUMBERS.items(), boxes, strict=True)]
        return [*rows, Row("", N_("Total"), [sum(n or 0 for n in own) for own in s.boxes])]


GAME = game(Boxes())
