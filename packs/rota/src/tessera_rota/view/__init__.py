"""Rota on the screen: the wheel, and what a press or a key means."""

from __future__ import annotations

from tessera.core.rules import Illegal
from tessera.i18n import Nn_
from tessera.kit.motion import Flight, seat_place
from tessera.kit.phrases import is_playing
from tessera.kit.view import Due, Seen, Sign, Ui, View
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node
from tessera_rota.rules.board import HUB, JOINED, POINTS
from tessera_rota.rules.state import FREE, PIECES, SIGNS, Event, Place, Slide, State
from tessera_rota.rules.story import ending
from tessera_rota.view.board import chosen_point, draw_board, pieces_aloud, playable
from tessera_rota.view.drawing import flying_piece
from tessera_rota.view.hint import point_at, reasons
from tessera_rota.view.targets import TARGETS, target_of
from tessera_rota.view.texts import tell

Sight = Seen[State, Event]


class RotaView(View[State, Event]):
    """A piece is placed with one press; it slides with two, or with one where it alone can come."""

    def start(self) -> Ui:
        """The cursor begins on the hub."""
        return Ui(target_of(HUB))

    def board(self, seen: Sight) -> Node:
        return draw_board(seen)

    def board_aloud(self, seen: Sight) -> tuple[str, ...]:
        """A sentence for each player about their pieces."""
        return tuple(pieces_aloud(seen, seat) for seat in range(len(seen.players)))

    def hand(self, seen: Sight) -> Node:
        """The pieces that the player on turn still has to place."""
        state = seen.state
        left = PIECES - state.board.count(SIGNS[state.seat]) if state.placing else 0
        colour = seen.players[state.seat].colour
        pieces = [flying_piece(colour) for _ in range(left)]
        return Node("div", {"class": "pieces-in-hand", "aria-hidden": "true"}, *pieces)

    def prompt(self, seen: Sight) -> str:
        say, state = seen.say, seen.state
        if lines := ending(state):
            return tell(say, seen.players, lines[-1].code, lines[-1].facts)
        if seen.due is Due.COMPUTER:
            return is_playing(say, seen.players[state.seat])
        if state.placing:
            return say("Put a piece on a free point.")
        if chosen_point(seen) is not None:
            return say("Slide it to a point beside it.")
        return say("Slide one of your pieces.")

    def topic(self, seen: Sight) -> str:
        if lines := ending(seen.state):
            return "repeated" if lines[-1].code == "repeated" else "over"
        return "placing" if seen.state.placing else "sliding"

    def goal(self, seen: Sight) -> str:
        if seen.state.setup["lines"] == "all":
            return seen.say(
                "Get your three pieces in a line, through the centre or along the circle."
            )
        return seen.say("Get your three pieces in a line through the centre.")

    def standing(self, seen: Sight, seat: int) -> str:
        """The number of pieces in hand, until all are on the wheel."""
        left = PIECES - seen.state.board.count(SIGNS[seat])
        if not left:
            return seen.say("all on the wheel")
        return seen.say.count(Nn_("{n} piece in hand", "{n} pieces in hand"), left)

    def press(self, seen: Sight, target: str) -> Event | Ui | None:
        """The action or choice that a press means. Raises Illegal("which") where several pieces
        could slide there."""
        if target not in TARGETS:
            return None
        point, state = TARGETS[target], seen.state
        if state.placing:
            return Place(point)
        if state.board[point] == SIGNS[state.seat]:
            return Ui(target, chosen="" if seen.ui.chosen == target else target)
        chosen = chosen_point(seen)
        if chosen is not None:
            return Slide(chosen, point)
        return _only_slide(state, point)

    def destinations(self, seen: Sight, target: str) -> tuple[str, ...]:
        """The free points joined to that of a piece."""
        point, board = TARGETS.get(target), seen.state.board
        if point is None or board[point] == FREE or seen.state.placing:
            return ()
        return tuple(target_of(end) for end in JOINED[point] if board[end] == FREE)

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Arrow keys move over the points as a square of three rows; Page Up and Page Down over
        those that can be played."""
        point = TARGETS[seen.ui.cursor]
        moved = move_cursor(point, key, POINTS, 3, playable(seen))
        return None if moved is None else Ui(target_of(moved), seen.ui.chosen)

    def first_target(self, seen: Sight) -> str:
        """The first point where something can be done."""
        able = playable(seen)
        return target_of(able[0]) if able else seen.ui.cursor

    def hint(self, seen: Sight, actions: tuple[Event, ...]) -> Sign:
        return point_at(seen, actions)

    def reasons(self, seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
        return reasons(seen, actions)

    def changed_targets(self, before: State, event: Event) -> tuple[str, ...]:
        """The point that a piece came to."""
        return (target_of(event[-1]),)

    def flights(self, before: Sight, after: Sight) -> tuple[Flight, ...]:
        """The flight of a piece from its player's name, or from the point where it slides away."""
        event, seat = after.events[-1], before.state.seat
        source = f"piece {event.start}" if isinstance(event, Slide) else seat_place(seat)
        picture = flying_piece(before.players[seat].colour)
        return (Flight(picture, (source, f"piece {event[-1]}")),)


def _only_slide(state: State, end: int) -> Slide:
    """The slide of the only piece that can come to a point. Raises Illegal if there are several, or
    none."""
    starts = [start for start in JOINED[end] if state.board[start] == SIGNS[state.seat]]
    if len(starts) == 1 or state.board[end] != FREE:
        return Slide(starts[0] if starts else end, end)
    raise Illegal("which" if starts else "not_joined")


VIEW = RotaView()
