"""Dice to be pointed at, before they fall: which of them are the answer."""

from tessera.kit.lessons import PICK
from tessera.scene.dice import cube
from tessera.scene.node import Node
from tessera.screens.components import flag
from tessera.screens.services import Services
from tessera.screens.table.parts.part import Part
from tessera.session.lesson import Run


class Picking(Part):
    """The dice of the throw that follows a step, and those that are chosen."""

    first = "app:die 0"

    def __init__(self, services: Services, run: Run) -> None:
        self._services = services
        self._run = run
        self._chosen: set[int] = set()
        self.families = {"die": self._choose}

    @property
    def answer(self) -> str:
        """The faces that are chosen, as a lesson writes them."""
        return " ".join([PICK, *sorted(self._faces[n] for n in self._chosen)])

    @property
    def _faces(self) -> list[str]:
        """What the dice show."""
        return self._run.step.then[0].split(" ")[1:]

    def clear(self) -> None:
        """None is chosen."""
        self._chosen = set()

    def draw(self) -> Node:
        """The dice as buttons."""
        say = self._services.say
        label = say("The dice of this throw")
        dice = [self._die(number, face) for number, face in enumerate(self._faces)]
        return Node("div", {"class": "dice picking", "role": "group", "aria-label": label}, *dice)

    def _choose(self, number: str) -> None:
        """One of the dice is chosen, or no longer."""
        if self._run.asks:
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
