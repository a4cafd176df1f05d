"""Sequence Dice on the screen: what is drawn and said, and what a press or a key means."""

from tessera.core.dice import Roll
from tessera.games.sequence_dice.rules.board import NAMES, SIZE, SQUARES
from tessera.games.sequence_dice.rules.engine import PASS, PLACE, REMOVE, REPLACE
from tessera.games.sequence_dice.rules.merits import merits
from tessera.games.sequence_dice.rules.state import UNLIMITED, Event, Move, State
from tessera.games.sequence_dice.view.board import all_upright, board_aloud, draw_board
from tessera.games.sequence_dice.view.drawing import flying_chip
from tessera.games.sequence_dice.view.prompts import demand, throws_again, topic_of
from tessera.games.sequence_dice.view.stats import longest
from tessera.games.sequence_dice.view.targets import TARGETS, Sight, target_of
from tessera.games.sequence_dice.view.texts import tell
from tessera.i18n import N_, Nn_
from tessera.kit import lines, opening
from tessera.kit.colours import side_colours
from tessera.kit.motion import Flight, seat_place
from tessera.kit.view import Sign, Ui, View
from tessera.scene.dice import cube
from tessera.scene.keys import move_cursor
from tessera.scene.node import Node, classes

CHIP = "chip"
"""The target of a chip that is yet to be put on the board."""
HINTS = {
    PLACE: N_("put a chip on {square}"),
    REPLACE: N_("replace the chip on {square}"),
    REMOVE: N_("take the chip on {square} away"),
}
REASONS = {
    "safe": N_("goes where a ten can't take it"),
    "hampered": N_("makes {number} in line, with one chip in the way"),
}


class SequenceDiceView(View[State, Event]):
    """A move takes one press: a square means what the throw asks for, there."""

    # In files of their own:
    board_aloud = staticmethod(board_aloud)

    def start(self) -> Ui:
        """The cursor begins near the middle."""
        return Ui(target_of(SQUARES["c3"]))

    def board(self, seen: Sight) -> Node:
        return opening.laid_out(draw_board(seen), seen, opening.total_thrown)

    def choices_aloud(self, seen: Sight) -> tuple[str, ...]:
        """The squares for the throw, and what a chip does there."""
        verb = seen.state.demand()[0] if seen.state.roll else PLACE
        plays = [(NAMES[at], merits(seen.state, Move(verb, at))) for at in _playable(seen)]
        words = lines.ways_aloud(seen, seen.state.terms.sides, plays, REASONS)
        return (f"{words}.",) if words else ()

    def hand(self, seen: Sight) -> Node:
        """The last throw of the two dice, with its total until it is used or thrown again."""
        rolls = [event for event in seen.events if isinstance(event, Roll)]
        # A position may begin with a throw that is still to be used.
        latest = seen.state.roll or (rolls[-1] if rolls else None)
        faces = latest.dice if latest else (3, 4)
        fresh = seen.state.roll is not None or (bool(rolls) and seen.events[-1] is latest)
        dice = [cube(face, len(rolls), f"die {i}") for i, face in enumerate(faces)]
        if fresh:
            key = f"total {len(rolls)}"
            dice.append(Node("span", {"class": "total thrown-total"}, str(sum(faces)), key=key))
        return Node("div", {"class": classes("dice", "pair", resting=not fresh)}, *dice)

    def prompt(self, seen: Sight) -> str:
        say, state = seen.say, seen.state
        if state.won:
            team = tuple(s for s, side in enumerate(state.terms.sides) if side == state.side)
            return tell(say, seen.players, "wins", {"seats": team, "line": state.terms.line})
        if words := opening.prompt(seen):
            return words
        if state.roll is None:
            return say("Throw again!") if throws_again(seen) else say("Throw the dice.")
        return demand(seen)

    def topic(self, seen: Sight) -> str:
        state = seen.state
        if state.won:
            return "over"
        if state.opening:
            return "opening"
        if state.roll is None:
            return "again" if throws_again(seen) else "throw"
        return topic_of(state, state.roll.total)

    def goal(self, seen: Sight) -> str:
        line = seen.state.terms.line
        return seen.say("Be the first to have {line} of your chips in an unbroken line.", line=line)

    def standing(self, seen: Sight, seat: int) -> str:
        """Before the first turn the total thrown; then the length of the side's longest line, and
        the number of chips left where they can run out."""
        say, state = seen.say, seen.state
        if state.opening:
            return opening.thrown_words(state.opening, seat)
        side = state.terms.sides[seat]
        best = say("{n} of {line} in line", n=longest(state)[side], line=state.terms.line)
        if state.terms.supply >= UNLIMITED:
            return best
        left = say.count(Nn_("{n} chip left", "{n} chips left"), state.stock(side))
        return f"{best}\N{NO-BREAK SPACE}· {left}"

    def press(self, seen: Sight, target: str) -> Event | Ui | None:
        """The move that a press means. It may be illegal: the rules decide."""
        if target == "pass":
            return Move(PASS)
        if target == CHIP and self.pocket(seen):
            return Ui(seen.ui.cursor, chosen=CHIP)
        if target not in TARGETS:
            return None
        verb = seen.state.demand()[0] if seen.state.roll else PLACE
        return Move(PLACE if verb == PASS else verb, TARGETS[target])

    def pocket(self, seen: Sight) -> str:
        """A chip, if a legal move puts one on the board."""
        puts = any(isinstance(e, Move) and e.verb in (PLACE, REPLACE) for e in seen.legal)
        return CHIP if puts else ""

    def destinations(self, seen: Sight, target: str) -> tuple[str, ...]:
        """The squares where a chip from the supply can be put."""
        return tuple(map(target_of, _playable(seen))) if target == CHIP else ()

    def key(self, seen: Sight, key: str) -> Ui | None:
        """Page Up and Page Down move over the squares that can be played."""
        square = TARGETS[seen.ui.cursor]
        moved = move_cursor(square, key, range(SIZE * SIZE), SIZE, _playable(seen))
        return None if moved is None else Ui(target_of(moved))

    def first_target(self, seen: Sight) -> str:
        """The first square that can be played."""
        playable = _playable(seen)
        return target_of(playable[0]) if playable else seen.ui.cursor

    def must_pass(self, seen: Sight) -> bool:
        """Whether the throw leaves nothing but a pass."""
        return Move(PASS) in seen.legal

    def hint(self, seen: Sight, actions: tuple[Event, ...]) -> Sign:
        """Points at the first action, which is a whole turn."""
        move = actions[0]
        if not isinstance(move, Move) or move.square is None:
            return Sign(seen.say("pass"))
        words = seen.say(HINTS[move.verb], square=NAMES[move.square])
        return Sign(words, placed=(target_of(move.square),))

    def reasons(self, seen: Sight, actions: tuple[Event, ...]) -> tuple[str, ...]:
        move = actions[0]
        facts = merits(seen.state, move) if isinstance(move, Move) else ()
        return lines.reasons(seen, seen.state.terms.sides, facts, REASONS)

    def draws_line(self, before: State, after: State) -> bool:
        return bool(after.won)

    def changed_targets(self, before: State, event: Event) -> tuple[str, ...]:
        """The square of a chip that came or went."""
        square = event.square if isinstance(event, Move) else None
        return () if square is None else (target_of(square),)

    def flights(self, before: Sight, after: Sight) -> tuple[Flight, ...]:
        """The flight of a chip. One that replaces another starts when that one is halfway home."""
        event, state = after.events[-1], before.state
        if not isinstance(event, Move) or event.square is None:
            return ()
        colours, square = side_colours(before.players), target_of(event.square)
        upright = all_upright(after)
        flights = []
        if event.verb in (REMOVE, REPLACE):
            owner = state.owner(event.square)
            assert owner is not None
            home = seat_place(state.terms.sides.index(owner))
            chip = flying_chip(colours[owner], event.square, upright=upright)
            flights.append(Flight(chip, (square, home)))
        if event.verb in (PLACE, REPLACE):
            chip = flying_chip(colours[state.side], event.square, upright=upright)
            flights.append(Flight(chip, (seat_place(state.seat), square), wait=len(flights) / 2))
        return tuple(flights)


VIEW = SequenceDiceView()


def _playable(seen: Sight) -> list[int]:
    """The squares that can be played."""
    moves = (event.square for event in seen.legal if isinstance(event, Move))
    return [square for square in moves if square is not None]
