"""Dice to be chosen before they are thrown: which of them would be the answer."""

from tessera.features.learn.guide import Guide
from tessera.kit.lessons import PICK
from tessera.kit.view import AnySeen
from tessera.scene.dice import cube
from tessera.scene.node import Node
from tessera.screens.components import flag
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import HandPlace


class Picking(Part):
    """The dice of the throw that follows a step, and which of them are chosen."""

    first = "app:die 0"

    def __init__(self, guide: Guide) -> None:
        self._guide = guide
        self._chosen: set[int] = set()
        self.families = {"die": self._choose}

    @property
    def answer(self) -> str:
        """The chosen faces, as a lesson writes them."""
        return " ".join([PICK, *sorted(self._faces[n] for n in self._chosen)])

    @property
    def _faces(self) -> list[str]:
        """The faces of the dice, as text."""
        return self._guide.run.step.then[0].split(" ")[1:]

    def clear(self) -> None:
        """Chooses none."""
        self._chosen = set()

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """The dice as buttons, while they are asked for."""
        run = self._guide.run
        if run.step.asks_for_dice and not run.done:
            return HandPlace(self._dice(), ready=False, press=None, key="hand True")
        return place._replace(key="hand False")

    def _dice(self) -> Node:
        """The dice as buttons."""
        say = self._guide.services.say
        label = say("The dice of this throw")
        dice = [self._die(number, face) for number, face in enumerate(self._faces)]
        return Node("div", {"class": "dice picking", "role": "group", "aria-label": label}, *dice)

    def _choose(self, number: str) -> None:
        """Chooses a die, or no longer."""
        if self._guide.run.awaits_answer:
            self._chosen ^= {int(number)}

    def _die(self, number: int, face: str) -> Node:
        return Node(
            "button",
            {
                "type": "button",
                "class": "pick",
                "data-press": f"app:die {number}",
                "aria-pressed": flag(number in self._chosen),
                "aria-label": face,
            },
            cube(int(face), 0, "cube"),
            key=f"die {number}",
        )
