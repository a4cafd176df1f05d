"""Tabula on the screen: board, dice, and what a press or a key means."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tessera.core.dice import Roll
from tessera.core.rules import Illegal
from tessera.games.tabula.rules import ZENOS_THROW
from tessera.games.tabula.rules.engine import OFF, START
from tessera.games.tabula.rules.hindrances import no_way, unreached
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.games.tabula.view.board import draw_board
from tessera.games.tabula.view.choices import TARGETS, choices, target_of
from tessera.games.tabula.view.compound_moves import (
    bringers,
    compound_moves,
    leads,
    only_play,
    origins,
)
from tessera.games.tabula.view.drawing import piece_picture
from tessera.games.tabula.view.geometry import SHAPES, geometry
from tessera.games.tabula.view.hint import point_at, reasons
from tessera.games.tabula.view.motion import flights
from tessera.games.tabula.view.prompts import board_aloud, goal, prompt, standing
from tessera.games.tabula.view.texts import with_numerals
from tessera.games.tabula.view.why import topic
from tessera.games.tabula.view.written import written
from tessera.i18n import N_, Translator
from tessera.kit.view import Due, Seen, Several, Ui, Unclear, View
from tessera.scene.dice import cube
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node, classes

Sight = Seen[State, Event]


class TabulaView(View[State, Event]):
    """A step takes two presses, a piece and then a point, or only a point where one piece alone
    can come; where several can, the point and then one of them."""

    board = staticmethod(draw_board)
    prompt = staticmethod(prompt)
    topic = staticmethod(topic)
    goal = staticmethod(goal)
    standing = staticmethod(standing)
    badge = staticmethod(piece_picture)
    hint = staticmethod(point_at)
    flights = staticmethod(flights)
    reasons = staticmethod(reasons)
    board_aloud = staticmethod(board_aloud)

    facts = staticmethod(with_numerals)
    shapes = SHAPES

    def start(self) -> Ui:
        """The cursor begins where pieces enter."""
        return Ui(target_of(START))

    def hand(self, seen: Sight) -> Node:
        """The dice as they fell last, or lay there at the beginning; those already used stand back.
        Before the first throw they lie as the emperor's did."""
        rolls = [event for event in seen.events if isinstance(event, Roll)]
        lay = seen.start.dice if seen.start else seen.state.dice
        faces = rolls[-1].dice if rolls else lay or ZENOS_THROW
        left = Counter(seen.state.dice)
        dice = []
        for i, face in enumerate(faces):
            used = bool(seen.state.dice) and not left[face]
            left[face] -= not used
            die = cube(face, len(rolls), f"die {i}")
            dice.append(
                Node("span", {"class": classes("thrown", used=used)}, die, key=f"thrown {i}")
            )
        fresh = seen.state.dice or (rolls and seen.events[-1] is rolls[-1])
        return Node("div", {"class": classes("dice", "three", resting=not fresh)}, *dice)

    def press(self, seen: Sight, target: str) -> Event | Several[Event] | Ui | Unclear | None:
        """Raises Illegal for places that no allowed play goes from or to."""
        if target == "pass":
            return PASS
        if target == "offer":
            play = only_play(seen.state)
            return Several(play) if play else None
        if target not in TARGETS:
            return None
        place, state = TARGETS[target], seen.state
        if not state.dice:
            return PieceStep(START, 1)
        here = choices(seen)
        if here.chosen is not None:
            return _second(state, here.chosen, place)
        return _first(state, here.goal, place)

    def written(
        self,
        say: Translator,
        steps: Sequence[tuple[State, Event, State]],
        preferences: Mapping[str, str],
    ) -> str:
        """As in backgammon, with the points numbered as on the board."""
        return written(say, steps, roman=preferences.get("numbers") == "roman")

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Page Up and Page Down move over the places that can be pressed."""
        here = TARGETS[seen.ui.cursor]
        shape = geometry(seen.shape)
        moved = move_cursor(here, key, shape.walk, shape.columns, choices(seen).able)
        return None if moved is None else Ui(target_of(moved), seen.ui.chosen)

    def aim(self, seen: Sight) -> str:
        """The first place where the chosen piece can go, or that can be moved from."""
        here = choices(seen)
        first = min(here.sources if here.chosen is None else here.targets, default=None)
        return seen.ui.cursor if first is None else target_of(first)

    def reach(self, seen: Sight, target: str) -> tuple[str, ...]:
        """Where a piece of this place can go."""
        if target not in TARGETS:
            return ()
        here = choices(replace(seen, ui=Ui(target, chosen=target)))
        return tuple(map(target_of, sorted(here.targets))) if here.chosen in here.sources else ()

    def touched(self, before: State, event: Event) -> tuple[str, ...]:
        """Where a piece came from, and where it went."""
        if not isinstance(event, PieceStep) or event == PASS:
            return ()
        return target_of(event.origin), target_of(event.target)

    def must_pass(self, seen: Sight) -> bool:
        """Whether the dice leave nothing but a pass."""
        return PASS in seen.legal

    def offer(self, seen: Sight) -> str | None:
        """A play that leaves no choice can be made with one press."""
        if seen.due is not Due.CHOICE or PASS in seen.legal or only_play(seen.state) is None:
            return None
        return N_("Play the only way")

    def confirm(self, seen: Sight) -> bool:
        """After a person's last step, unless turns end by themselves. A pass needs no second
        thought, and leaves dice on the table only until it is made."""
        if seen.preferences.get("ending") == "alone" or not seen.events:
            return False
        last = seen.events[-1]
        return (
            isinstance(last, PieceStep)
            and last != PASS
            and seen.players[1 - seen.state.seat].is_person
            and not seen.state.dice
        )


VIEW = TabulaView()


def _first(state: State, goal: int | None, place: int) -> Several[Event] | Ui | Unclear:
    """What a press means while no piece is chosen: a piece, where one alone can come, or, once a
    goal was pressed for which there are several, which of them goes there."""
    target = target_of(place)
    if place == goal:
        return Ui(target)
    if goal is not None and (move := bringers(state, goal).get(place)):
        return Several(move)
    if place in origins(state):
        return Ui(target, chosen=target)
    ways = bringers(state, place)
    if len(ways) == 1:
        return Several(*ways.values())
    if ways:
        code = "which_leaves" if place == OFF else "which_comes"
        return Unclear(Illegal(code, place=place), Ui(target, chosen=target))
    if any(leads(state, origin, place) for origin in origins(state)):
        raise Illegal("step_by_step", place=place)
    raise unreached(state, place)


def _second(state: State, chosen: int, place: int) -> Event | Several[Event] | Ui:
    """What a press means once a piece is chosen: where it goes, or another piece instead."""
    target = target_of(place)
    if place == chosen:
        return Ui(target)
    if move := compound_moves(state, chosen).get(place):
        return Several(move)
    if place in origins(state):
        return Ui(target, chosen=target)
    if leads(state, chosen, place):
        raise Illegal("step_by_step", place=place)
    raise no_way(state, chosen, place)
