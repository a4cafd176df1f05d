"""Sequence Dice on the screen: board, dice, and what a press or a key means."""

from tessera.core.dice import Roll
from tessera.games.sequence_dice.rules.board import SIZE, SQUARES
from tessera.games.sequence_dice.rules.engine import PASS, PLACE, REPLACE
from tessera.games.sequence_dice.rules.state import Event, Move, State
from tessera.games.sequence_dice.view.board import board_aloud, draw_board
from tessera.games.sequence_dice.view.hint import point_at, reasons
from tessera.games.sequence_dice.view.motion import flights
from tessera.games.sequence_dice.view.prompts import goal, prompt, standing
from tessera.games.sequence_dice.view.targets import TARGETS, target_of
from tessera.games.sequence_dice.view.why import topic
from tessera.kit.view import Seen, Ui, View
from tessera.scene.dice import cube
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node, classes

Sight = Seen[State, Event]

CHIP = "chip"
"""The target of a chip that is yet to be put on the board."""


class SequenceDiceView(View[State, Event]):
    """A move takes one press: a square means what the throw asks for, there."""

    board = staticmethod(draw_board)
    prompt = staticmethod(prompt)
    topic = staticmethod(topic)
    goal = staticmethod(goal)
    standing = staticmethod(standing)
    hint = staticmethod(point_at)
    flights = staticmethod(flights)
    reasons = staticmethod(reasons)
    board_aloud = staticmethod(board_aloud)

    def start(self) -> Ui:
        """The cursor begins near the middle."""
        return Ui(target_of(SQUARES["c3"]))

    def hand(self, seen: Sight) -> Node:
        """The two dice as they fell last, and their total until it is used or thrown anew."""
        rolls = [event for event in seen.events if isinstance(event, Roll)]
        # A position may begin with a throw that is still to be used.
        latest = seen.state.roll or (rolls[-1] if rolls else None)
        faces = latest.dice if latest else (3, 4)
        fresh = seen.state.roll is not None or (bool(rolls) and seen.events[-1] is latest)
        dice = [cube(face, len(rolls), f"die {i}") for i, face in enumerate(faces)]
        if fresh:
            key = f"total {len(rolls)}"
            dice.append(Node("output", {"class": "total thrown-total"}, str(sum(faces)), key=key))
        return Node("div", {"class": classes("dice", "pair", resting=not fresh)}, *dice)

    def press(self, seen: Sight, target: str) -> Event | Ui | None:
        """Whether a move is allowed the rules decide."""
        if target == "pass":
            return Move(PASS)
        if target == CHIP and self.supply(seen):
            return Ui(seen.ui.cursor, chosen=CHIP)
        if target not in TARGETS:
            return None
        verb = seen.state.demand()[0] if seen.state.roll else PLACE
        return Move(PLACE if verb == PASS else verb, TARGETS[target])

    def supply(self, seen: Sight) -> str:
        """A chip, unless one is to be taken away."""
        puts = any(isinstance(e, Move) and e.verb in (PLACE, REPLACE) for e in seen.legal)
        return CHIP if puts else ""

    def reach(self, seen: Sight, target: str) -> tuple[str, ...]:
        """Where a chip can be put."""
        return tuple(map(target_of, _playable(seen))) if target == CHIP else ()

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Page Up and Page Down move over the squares that can be played."""
        here = TARGETS[seen.ui.cursor]
        moved = move_cursor(here, key, range(SIZE * SIZE), SIZE, _playable(seen))
        return None if moved is None else Ui(target_of(moved))

    def aim(self, seen: Sight) -> str:
        """The first square that can be played."""
        playable = _playable(seen)
        return target_of(playable[0]) if playable else seen.ui.cursor

    def touched(self, before: State, event: Event) -> tuple[str, ...]:
        """The square of a chip that came or went."""
        square = event.square if isinstance(event, Move) else None
        return () if square is None else (target_of(square),)

    def must_pass(self, seen: Sight) -> bool:
        """Whether the throw leaves nothing but a pass."""
        return Move(PASS) in seen.legal


VIEW = SequenceDiceView()


def _playable(seen: Sight) -> list[int]:
    """The squares that can be played."""
    moves = (event.square for event in seen.legal if isinstance(event, Move))
    return [square for square in moves if square is not None]
