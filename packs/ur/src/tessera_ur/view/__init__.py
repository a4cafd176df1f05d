"""Ur on the screen: what is drawn and said, and what a press or a key means."""

from __future__ import annotations

from tessera.core.rules import Illegal
from tessera.i18n import N_
from tessera.kit import opening
from tessera.kit.motion import Flight
from tessera.kit.view import Due, Sign, Ui, View
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node, classes
from tessera_ur.rules.board import GAPS, HOME, START, meets, way
from tessera_ur.rules.state import DICE, Event, State, Step
from tessera_ur.rules.story import captures
from tessera_ur.view.board import draw_board
from tessera_ur.view.dice import four
from tessera_ur.view.drawing import counter_picture, thing_at
from tessera_ur.view.geometry import SHAPES, geometry
from tessera_ur.view.hint import point_at, reasons
from tessera_ur.view.prompts import (
    board_aloud,
    choices_aloud,
    last_roll,
    prompt,
    standing,
    topic,
)
from tessera_ur.view.targets import TARGETS, Sight, choices, position_of, target_of

RESTING = (0, 1, 0, 1)
"""The dice as drawn before the first throw."""


class UrView(View[State, Event]):
    """A piece moves with two presses, itself and where it goes or itself again; or with one, on the
    place where it goes."""

    shapes = SHAPES
    suggests_solution = True
    needs_reading = frozenset({"nothing", "blocked", "captures"})

    def start(self) -> Ui:
        """The cursor begins where the first player's pieces lie."""
        return Ui(target_of(way("finkel", 0)[START]))

    def board(self, seen: Sight) -> Node:
        return opening.laid_out(draw_board(seen), seen, opening.total_thrown)

    def board_aloud(self, seen: Sight) -> tuple[str, ...]:
        return board_aloud(seen)

    def choices_aloud(self, seen: Sight) -> tuple[str, ...]:
        return choices_aloud(seen)

    def badge(self, colour: str) -> Node:
        return counter_picture(colour, "chip-picture")

    def hand(self, seen: Sight) -> Node:
        """The dice of the last throw, with their count while it is fresh."""
        roll, throws = last_roll(seen)
        thrown = seen.state.thrown
        lay = thrown or (seen.start.thrown if seen.start else None)
        known = tuple(int(n < lay) for n in range(DICE)) if lay else RESTING
        dice = roll.dice if roll else known
        fresh = bool(thrown) or (roll is not None and seen.events[-1] is roll)
        lying = Node("span", {"class": "pyramids"}, *four(dice, throws))
        count = Node("span", {"class": "total ur-count"}, str(sum(dice)), key=f"total {throws}")
        total = count if fresh else None
        return Node("div", {"class": classes("dice", "ur-dice", resting=not fresh)}, lying, total)

    def prompt(self, seen: Sight) -> str:
        return prompt(seen)

    def topic(self, seen: Sight) -> str:
        return topic(seen)

    def goal(self, seen: Sight) -> str:
        most = seen.state.terms.pieces
        return seen.say("Be the first to bring all {n} of your pieces home.", n=most)

    def standing(self, seen: Sight, seat: int) -> str:
        return standing(seen, seat)

    def press(self, seen: Sight, target: str) -> Event | Ui | None:
        """The action or choice that a press means. Raises Illegal for places that no step goes from
        or to."""
        state = seen.state
        if target == "offer":
            steps = state.steps()
            return steps[0] if len(steps) == 1 else None
        if target not in TARGETS:
            return None
        cell, choice = TARGETS[target], choices(seen)
        if cell in choice.ends and (choice.chosen is not None or cell not in choice.sources):
            return choice.ends[cell]
        if cell == choice.chosen:
            return choice.sources[cell]
        if cell in choice.sources:
            return Ui(target, chosen=target)
        return _refused(state, cell)

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Page Up and Page Down move over what can be pressed."""
        cell, shape = TARGETS[seen.ui.cursor], geometry(seen.shape)
        moved = move_cursor(cell, key, shape.walk, shape.columns, choices(seen).able)
        return None if moved is None else Ui(target_of(moved), seen.ui.chosen)

    def first_target(self, seen: Sight) -> str:
        """The cell where the chosen piece can go; before one is chosen, that of the first that can
        move."""
        choice = choices(seen)
        first = choice.sources if choice.chosen is None else choice.ends
        return target_of(next(iter(first))) if first else seen.ui.cursor

    def destinations(self, seen: Sight, target: str) -> tuple[str, ...]:
        """The cell where the piece on this one can go."""
        step = choices(seen).sources.get(TARGETS.get(target, -1))
        if step is None:
            return ()
        return (target_of(way(seen.state.terms.path, seen.state.seat)[step.target]),)

    def hint(self, seen: Sight, actions: tuple[Event, ...]) -> Sign:
        return point_at(seen, actions)

    def reasons(self, seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
        return reasons(seen, actions)

    def flights(self, before: Sight, after: Sight) -> tuple[Flight, ...]:
        """The flight of a piece along its way, and then that of the piece it captures."""
        event, state = after.events[-1], before.state
        if not isinstance(event, Step):
            return ()
        flights = [_flight(before, after, state.seat, event.origin, event.target)]
        if captures(state, event):
            lost = meets(state.terms.path)[event.target]
            back = _flight(before, after, 1 - state.seat, lost, START)
            flights.append(Flight(back.picture, back.path, wait=flights[0].end))
        return tuple(flights)

    def changed_targets(self, before: State, event: Event) -> tuple[str, ...]:
        """The squares that a piece came from and went to. Cells of the gaps are left out, because
        the trays lie beside them."""
        if not isinstance(event, Step):
            return ()
        cells = way(before.terms.path, before.seat)
        places = (event.origin, event.target)
        return tuple(target_of(cells[place]) for place in places if START < place < HOME)

    def suggested_action(self, seen: Sight) -> str | None:
        """The label for the only legal step, which one press makes."""
        if seen.due is not Due.CHOICE or len(seen.state.steps()) != 1:
            return None
        return N_("Make the only move")


def _refused(state: State, cell: int) -> Event:
    """The step that was meant, so that the rules say why it isn't allowed. Raises Illegal where the
    place alone tells why."""
    seat, n = state.seat, state.thrown
    place = position_of(state, cell, seat)
    if not n:
        return Step(START, 1)
    if cell in GAPS and GAPS[cell][0] != seat:
        raise Illegal("not_yours")
    if place == START and START not in state.own:
        raise Illegal("none_left")
    if place is not None and place in state.own and place != HOME:
        return Step(place, place + n)
    other = position_of(state, cell, 1 - seat)
    if other is not None and other in state.other and cell not in GAPS:
        raise Illegal("not_yours")
    raise Illegal("unreached", n=n)


def _flight(before: Sight, after: Sight, seat: int, origin: int, target: int) -> Flight:
    """The flight of a piece from one position to another, by the squares where the way turns."""
    cells = way(before.state.terms.path, seat)
    ends = [before.state.sides[seat].count(origin), after.state.sides[seat].count(target)]
    start, end = (
        thing_at(seat, place, number - 1 if place in (START, HOME) else 0)
        for place, number in zip((origin, target), ends, strict=True)
    )
    colour = before.players[seat].colour
    between = range(origin + 1, min(target, len(cells) - 1)) if target > origin else ()
    turns = [
        target_of(cells[place])
        for place in between
        if cells[place + 1 if place + 1 in cells else HOME] - cells[place]
        != cells[place] - cells[place - 1]
    ]
    return Flight(counter_picture(colour), (start, *turns, end))


VIEW = UrView()
