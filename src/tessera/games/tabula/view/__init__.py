"""Tabula on the screen: what is drawn and said, and what a press or a key means."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace

from tessera.core.dice import Roll
from tessera.games.tabula.rules import ZENOS_THROW
from tessera.games.tabula.rules.engine import ABROAD, CAPTURED, START, count
from tessera.games.tabula.rules.state import PASS, Event, PieceStep, State
from tessera.games.tabula.view.board import draw_board
from tessera.games.tabula.view.choices import TARGETS, Sight, choices, target_of
from tessera.games.tabula.view.compound_moves import only_play
from tessera.games.tabula.view.drawing import flying_piece, piece_picture, thing_at
from tessera.games.tabula.view.geometry import SHAPES, geometry
from tessera.games.tabula.view.hint import point_at, reasons
from tessera.games.tabula.view.notation import turn_notation
from tessera.games.tabula.view.presses import first_press, second_press
from tessera.games.tabula.view.prompts import board_aloud, choices_aloud, prompt, standing
from tessera.games.tabula.view.texts import with_numerals
from tessera.i18n import N_, Translator
from tessera.kit import opening
from tessera.kit.motion import Flight
from tessera.kit.view import Due, Several, Ui, Unclear, View
from tessera.scene.dice import cube
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node, classes


class TabulaView(View[State, Event]):
    """A step takes two presses, a piece and then a point, or only a point where one piece alone
    can come; where several can, the point and then one of them."""

    shapes = SHAPES
    suggests_solution = True

    # In files of their own:
    board_aloud = staticmethod(board_aloud)
    choices_aloud = staticmethod(choices_aloud)
    badge = staticmethod(piece_picture)
    prompt = staticmethod(prompt)
    standing = staticmethod(standing)
    reword_facts = staticmethod(with_numerals)
    hint = staticmethod(point_at)
    reasons = staticmethod(reasons)

    def start(self) -> Ui:
        """The cursor begins where pieces enter."""
        return Ui(target_of(START))

    def board(self, seen: Sight) -> Node:
        return opening.laid_out(draw_board(seen), seen, opening.total_thrown)

    def hand(self, seen: Sight) -> Node:
        """The dice of the last throw, or of the position the game began with; those already used
        are drawn back. Before the first throw they show the emperor's."""
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

    def topic(self, seen: Sight) -> str:
        state = seen.state
        returns = state.terms.variant.returns
        if state.over:
            return "over_classical" if returns else "over"
        if seen.due is Due.END:
            return "turn_over"
        if state.opening:
            return "opening"
        if PASS in seen.legal:
            return "must_pass"
        if returns and count(state.own, CAPTURED):
            return "enter_first"
        if not state.own & ABROAD:
            return "going_home"
        return "steps" if state.dice else "throw"

    def goal(self, seen: Sight) -> str:
        if seen.state.terms.variant.returns:
            return seen.say("Be the first to bring all fifteen pieces round the board and off it.")
        return seen.say(
            "Bring your pieces round the board and off it. Once one side has no pieces "
            "left, the player with more home wins."
        )

    def press(self, seen: Sight, target: str) -> Event | Several[Event] | Ui | Unclear | None:
        """The meaning of a press. Raises Illegal for places that no allowed play goes from or
        to."""
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
        choice = choices(seen)
        if choice.chosen is not None:
            return second_press(state, choice.chosen, place)
        return first_press(state, choice.goal, place)

    def notation(
        self,
        say: Translator,
        steps: Sequence[tuple[State, Event, State]],
        preferences: Mapping[str, str],
    ) -> str:
        """The turn in the notation of backgammon, with the points numbered as on the board."""
        return turn_notation(say, steps, roman=preferences.get("numbers") == "roman")

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Page Up and Page Down move over the places that can be pressed."""
        place = TARGETS[seen.ui.cursor]
        shape = geometry(seen.shape)
        moved = move_cursor(place, key, shape.walk, shape.columns, choices(seen).able)
        return None if moved is None else Ui(target_of(moved), seen.ui.chosen)

    def first_target(self, seen: Sight) -> str:
        """The first place where the chosen piece can go, or that can be moved from."""
        choice = choices(seen)
        first = min(choice.sources if choice.chosen is None else choice.targets, default=None)
        return seen.ui.cursor if first is None else target_of(first)

    def destinations(self, seen: Sight, target: str) -> tuple[str, ...]:
        """The places to which a piece can move from this one."""
        if target not in TARGETS:
            return ()
        choice = choices(replace(seen, ui=Ui(target, chosen=target)))
        return (
            tuple(map(target_of, sorted(choice.targets))) if choice.chosen in choice.sources else ()
        )

    def flights(self, before: Sight, after: Sight) -> tuple[Flight, ...]:
        """The flight of a piece, and then that of the piece it captures."""
        event, seat = after.events[-1], before.state.seat
        if not isinstance(event, PieceStep) or event == PASS:
            return ()
        own, later = before.state.own, after.state.sides[seat]
        enters_again = count(own, CAPTURED) > count(later, CAPTURED)
        origin = CAPTURED if enters_again else event.origin
        flights = [_flight(before, after, seat, origin, event.target)]
        lost, other = after.state.sides[1 - seat], before.state.other
        if count(other, event.target) > count(lost, event.target):
            flights.append(_flight(before, after, 1 - seat, event.target, CAPTURED, wait=1))
        return tuple(flights)

    def changed_targets(self, before: State, event: Event) -> tuple[str, ...]:
        """The place that a piece came from, and the one it went to."""
        if not isinstance(event, PieceStep) or event == PASS:
            return ()
        return target_of(event.origin), target_of(event.target)

    def must_pass(self, seen: Sight) -> bool:
        """Whether the dice leave nothing but a pass."""
        return PASS in seen.legal

    def suggested_action(self, seen: Sight) -> str | None:
        """The label for a play that leaves no choice, which one press makes."""
        if seen.due is not Due.CHOICE or PASS in seen.legal or only_play(seen.state) is None:
            return None
        return N_("Make the only move")

    def confirm(self, seen: Sight) -> bool:
        """True after a person's last step, unless turns end by themselves; not after a pass, which
        needs no second thought."""
        if seen.preferences.get("ending") == "alone" or not seen.events:
            return False
        last = seen.events[-1]
        return (
            isinstance(last, PieceStep)
            and last != PASS
            and seen.players[1 - seen.state.seat].is_person
            and not seen.state.dice
        )


def _flight(
    before: Sight, after: Sight, seat: int, origin: int, target: int, wait: float = 0
) -> Flight:
    """The flight of the last piece on a place, which becomes the last on another."""
    colour = before.players[seat].colour
    start = thing_at(colour, origin, count(before.state.sides[seat], origin) - 1)
    end = thing_at(colour, target, count(after.state.sides[seat], target) - 1)
    return Flight(flying_piece(colour), (start, end), wait=wait)


VIEW = TabulaView()
