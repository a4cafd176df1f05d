"""The wheel with all that lies on it, and what its points are called."""

from __future__ import annotations

from tessera.i18n import N_
from tessera.kit.board import board, cell
from tessera.kit.view import Seen
from tessera.scene.node import Node
from tessera_rota.rules.board import NAMES, POINTS
from tessera_rota.rules.state import FREE, SIGNS, Event, Slide, State
from tessera_rota.view.drawing import SIZE, glow, piece, ring, wheel, winning_line
from tessera_rota.view.targets import TARGETS, target_of
from tessera_rota.view.texts import CALLED, ON, point_words

Sight = Seen[State, Event]

LYING = {
    "green": N_("a green round piece"),
    "blue": N_("a blue square piece"),
    "red": N_("a red three-cornered piece"),
}


def draw_board(seen: Sight) -> Node:
    """The wheel, and its nine points as a square of buttons with the hub in its middle."""
    state, chosen, able = seen.state, chosen_point(seen), playable(seen)
    last = {seen.events[-1][-1]} if seen.events else set()
    drawn = [*wheel()]
    if state.line:
        drawn.append(winning_line(state.line))
    drawn += [glow(point) for point in able if state.board[point] == FREE]
    drawn += [
        piece(p, colour, won=p in state.line) for p in POINTS if (colour := colour_on(seen, p))
    ]
    drawn += [ring(point, "mark") for point in sorted(last - {*state.line})]
    drawn += [ring(point, "source") for point in able if state.board[point] != FREE]
    drawn += [ring(chosen, "chosen")] if chosen is not None else []
    cells = [_cell(seen, point, able) for point in POINTS]
    return board(seen.say, "rota", (SIZE, SIZE), drawn, cells, 3)


def _cell(seen: Sight, point: int, able: tuple[int, ...]) -> Node:
    return cell(
        target_of(point),
        label(seen, point, able),
        able=point in able,
        here=seen.ui.cursor == target_of(point),
        drag=any(isinstance(e, Slide) and e.start == point for e in seen.legal),
    )


def colour_on(seen: Sight, point: int) -> str | None:
    """The colour of the piece on a point; None where there is none."""
    sign = seen.state.board[point]
    return None if sign == FREE else seen.players[SIGNS.index(sign)].colour


def chosen_point(seen: Sight) -> int | None:
    """The point of the piece that was pressed first, while it can still slide; else None."""
    point = TARGETS.get(seen.ui.chosen)
    starts = {event.start for event in seen.legal if isinstance(event, Slide)}
    return point if point in starts else None


def playable(seen: Sight) -> tuple[int, ...]:
    """The points where a press does something now: free ones while pieces are placed; then the own
    pieces that can slide, or the ends of the chosen one's slides."""
    chosen = chosen_point(seen)
    if chosen is None:
        return tuple(dict.fromkeys(event[0] for event in seen.legal))
    return tuple(e.end for e in seen.legal if isinstance(e, Slide) and e.start == chosen)


def label(seen: Sight, point: int, able: tuple[int, ...]) -> str:
    """The point's name, what lies there, and what may be done there."""
    say, colour = seen.say, colour_on(seen, point)
    lies = say(LYING[colour]) if colour else say("free")
    words = f"{point_words(say, CALLED, NAMES[point])}, {lies}"
    if point == chosen_point(seen):
        return say.pair(words, say("chosen"))
    if point not in able:
        return words
    open_ = say("you can move from here") if colour else say("you can move here")
    return say.pair(words, open_)


def pieces_aloud(seen: Sight, seat: int) -> str:
    """The sentence that names the points of a player's pieces."""
    say, name = seen.say, seen.players[seat].name
    mine = [NAMES[p] for p in POINTS if seen.state.board[p] == SIGNS[seat]]
    if not mine:
        return say("{player} has no piece on the wheel yet.", player=name)
    points = say.together([point_words(say, ON, point) for point in mine])
    return say("{player} has pieces {points}.", player=name, points=points)
