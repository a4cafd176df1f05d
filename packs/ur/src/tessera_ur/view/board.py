"""The board with all that lies on it, and what its squares are called."""

from __future__ import annotations

from tessera.i18n import N_, Nn_
from tessera.kit.board import board, cell
from tessera.scene.node import Node
from tessera_ur.rules.board import GAPS, HOME, ROSETTES, START, positions, way
from tessera_ur.rules.state import Step
from tessera_ur.view.drawing import (
    board_ground,
    drawn_way,
    glow,
    mark,
    numeral,
    piece,
    pile,
    thing_at,
)
from tessera_ur.view.geometry import Geometry, geometry
from tessera_ur.view.targets import Choices, Sight, choices, target_of

FROM_HERE, TO_HERE, CHOSEN = N_("move from here"), N_("move here"), N_("chosen")
LESSON_OF_THE_WAY = "way"
LYING = {"gold": N_("a gold piece"), "blue": N_("a blue piece")}


def draw_board(seen: Sight) -> Node:
    """The board in the shape that suits the screen."""
    shape, choice = geometry(seen.shape), choices(seen)
    drawn = [*board_ground(shape), *_numerals(seen, shape), *_way(seen, shape, choice)]
    drawn += [glow(shape, of) for of in choice.ends if of not in choice.sources or choice.chosen]
    drawn += _pieces(seen, shape, choice)
    cells = [
        cell(
            target_of(of),
            label(seen, of, choice),
            able=of in choice.able,
            here=seen.ui.cursor == target_of(of),
            drag=of in choice.sources,
        )
        for of in shape.walk
    ]
    look = f"ur {shape.name}".rstrip()
    return board(seen.say, look, shape.size, drawn, cells, shape.columns)


def _way(seen: Sight, shape: Geometry, choice: Choices) -> list[Node]:
    """The way of the player on turn, while a piece is held and all through the lesson about it."""
    if choice.chosen is None and seen.lesson != LESSON_OF_THE_WAY:
        return []
    state = seen.state
    seat = state.seat if seen.viewer is None else seen.viewer
    return [drawn_way(shape, state.terms.path, seat)]


def _numerals(seen: Sight, shape: Geometry) -> list[Node]:
    return [numeral(shape, of, str(number)) for of in shape.walk if (number := number_of(seen, of))]


def number_of(seen: Sight, of: int) -> int | None:
    """The number of a square on the way of the player on turn, or else on the other's; None for a
    gap."""
    if of in GAPS:
        return None
    path, seat = seen.state.terms.path, seen.state.seat
    return positions(path, seat).get(of) or positions(path, 1 - seat)[of]


def _pieces(seen: Sight, shape: Geometry, choice: Choices) -> list[Node]:
    """The piles in the gaps, the pieces on the squares, and the mark of the last step."""
    state, drawn, marks = seen.state, [], []
    for seat, side in enumerate(state.sides):
        cells, colour = way(state.terms.path, seat), seen.players[seat].colour
        for place in (START, HOME):
            of = cells[place]
            things = tuple(thing_at(seat, place, n) for n in range(side.count(place)))
            flags = {
                "source": of in choice.sources and choice.chosen is None,
                "chosen": of == choice.chosen,
            }
            drawn.append(pile(shape, of, colour, things, home=place == HOME, **flags))
        for place in side:
            if START < place < HOME:
                of = cells[place]
                source = of in choice.sources and choice.chosen is None
                thing = thing_at(seat, place)
                drawn.append(
                    piece(shape, of, colour, thing, source=source, chosen=of == choice.chosen)
                )
    last = seen.events[-1] if seen.events else None
    if isinstance(last, Step) and last.target != HOME:
        marks = [mark(shape, of) for of in _came(seen, last)]
    return [*drawn, *marks]


def _came(seen: Sight, step: Step) -> list[int]:
    """The cell of the piece that has just moved. It belongs to the seat that has a piece there; if
    both have one at that position, to the one not on turn."""
    path = seen.state.terms.path
    seats = [seat for seat in range(2) if step.target in seen.state.sides[seat]]
    moved = [s for s in seats if s != seen.state.seat] or seats
    return [way(path, moved[0])[step.target]] if moved else []


def label(seen: Sight, of: int, choice: Choices) -> str:
    """The square's name, what lies there, and what may be done there."""
    words, say = _named(seen, of), seen.say
    if of == choice.chosen:
        return say.pair(words, say(CHOSEN))
    if of in choice.ends and (choice.chosen is not None or of not in choice.sources):
        return say.pair(words, say(TO_HERE))
    return say.pair(words, say(FROM_HERE)) if of in choice.sources else words


def _named(seen: Sight, of: int) -> str:
    say, state = seen.say, seen.state
    if of in GAPS:
        seat, home = GAPS[of]
        lying = state.sides[seat].count(HOME if home else START)
        pieces = say.count(Nn_("{n} piece", "{n} pieces"), lying)
        form = N_("home of {player}, {pieces}") if home else N_("start of {player}, {pieces}")
        return say(form, player=seen.players[seat].name, pieces=pieces)
    number, path = number_of(seen, of), state.terms.path
    owners = [seat for seat in range(2) if of in positions(path, seat)]
    if len(owners) == 1:
        name = say("square {n} of {player}", n=number, player=seen.players[owners[0]].name)
    else:
        name = say("square {n}", n=number)
    if of in ROSETTES:
        name = say("{square}, rosette", square=name)
    lies = next(
        (
            say(LYING[seen.players[s].colour])
            for s in owners
            if positions(path, s)[of] in state.sides[s]
        ),
        say("empty"),
    )
    return f"{name}, {lies}"
