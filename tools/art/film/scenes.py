"""What the film shows: which game, for how long, and what a hand does when."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Act:
    """Something the hand does at a second of the scene: it goes to an element, or presses the one
    it is on."""

    at: float
    does: Literal["goes", "presses"]
    where: str


@dataclass(frozen=True, slots=True)
class Scene:
    """Some seconds of a game, beginning with a record."""

    game: str
    seconds: float
    acts: tuple[Act, ...]


def _press(at: float, target: str) -> tuple[Act, Act]:
    """The two acts of a press: the hand arrives a moment before it presses."""
    where = f"[data-press='{target}']"
    return Act(at - 0.55, "goes", where), Act(at, "presses", where)


SCENES = (
    Scene("sequence", 5.0, (*_press(0.9, "game:card QH 0"), *_press(1.8, "game:square h2"))),
    Scene("sequences", 4.9, _press(0.8, "app:throw")),
    Scene(
        "tabula",
        5.0,
        (
            *_press(0.8, "app:throw"),
            *_press(2.6, "game:point 11"),
            *_press(3.5, "game:point 15"),
        ),
    ),
)
