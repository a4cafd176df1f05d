"""Tabula on the screen: board, dice, and what a press or a key means."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tessera.core.dice import Roll
from tessera.games.tabula.rules import ZENOS_THROW
from tessera.games.tabula.rules.engine import START
from tessera.games.tabula.rules.hindrances import no_way, unreached
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.games.tabula.view.board import draw_board
from tessera.games.tabula.view.choices import TARGETS, choices, target_of
from tessera.games.tabula.view.compound_moves import bringers, compound_moves, only_play, origins
from tessera.games.tabula.view.drawing import piece_picture
from tessera.games.tabula.view.geometry import SHAPES, geometry
from tessera.games.tabula.view.hint import point_at, reasons
from tessera.games.tabula.view.motion import flights
from tessera.games.tabula.view.prompts import board_aloud, goal, prompt, standing
from tessera.games.tabula.view.texts import with_numerals
from tessera.games.tabula.view.why import topic
from tessera.games.tabula.view.written import written
from tessera.i18n import N_, Translator
from tessera.kit.view import Due, Seen, Several, Ui, View
from tessera.scene.dice import cube
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node, classes

Sight = Seen[State, Event]


class TabulaView(View[State, Event]):
    """A step takes two presses, a piece and then a point, or only a point where one piece alone
    can come."""

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
        """The three dice as they fell last; those already used stand back. Before the first throw
        they lie as the emperor's did."""
        rolls = [event for event in seen.events if isinstance(event, Roll)]
        faces = rolls[-1].dice if rolls else _lying(seen) or ZENOS_THROW
        left = Counter(seen.state.dice)
        dice = []
        for i, face in enumerate(faces):
            used = bool(seen.state.dice) and not left[face]
            left[face] -= not used
            die = cube(face, len(rolls), f"die {i}")
            dice.append(
                Node("span", {"class": classes("thrown", used=used)}, die, key=f"thrown {i}")
            )
        return Node("div", {"class": classes("dice", "three", resting=not seen.state.dice)}, *dice)

    def press(self, seen: Sight, target: str) -> Event | Several[Event] | Ui | None:
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
        if seen.ui.chosen:
            return _second(state, TARGETS[seen.ui.chosen], place)
        if place in origins(state):
            return Ui(target, chosen=target)
        ways = bringers(state, place)
        if len(ways) == 1:
            return Several(*ways.values())
        if ways:
            return seen.ui
        raise unreached(state, place)

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
        first = min(here.targets if seen.ui.chosen else here.sources, default=None)
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


def _lying(seen: Sight) -> tuple[int, ...]:
    """The dice that lay there at the beginning, as in the emperor's game: those left, and those
    that the steps since have used."""
    steps = [event for event in seen.events if isinstance(event, PieceStep) and event != PASS]
    used = [step.target - step.origin for step in steps]
    return tuple(sorted((*seen.state.dice, *used)))


def _second(state: State, chosen: int, place: int) -> Event | Several[Event] | Ui:
    """What a press means once a piece is chosen: where it goes, or another piece instead."""
    target = target_of(place)
    if place == chosen:
        return Ui(target)
    if move := compound_moves(state, chosen).get(place):
        return Several(move)
    if place in origins(state):
        return Ui(target, chosen=target)
    raise no_way(state, chosen, place)
