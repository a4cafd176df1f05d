"""The table on which a position is laid out. A press on the board lays what was chosen before."""

from contextlib import suppress
from dataclasses import replace
from typing import Any

from tessera.core.record import EVERYBODY, PEOPLE, Record, write_record
from tessera.core.rules import Illegal
from tessera.features.setup.begin import begin
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.phrases import called
from tessera.kit.view import AnySeen, Due, Positions, Ui
from tessera.scene.node import Node
from tessera.scene.widgets import button, field, flag, group, picture, pressable
from tessera.screens.components import hint, selection
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import HandPlace, PrimaryAction, Prompt
from tessera.screens.table.source import Source
from tessera.session.table import Table

DRAFT = "laid/"
"""The prefix of the settings that keep an unfinished position until it is played."""
TITLE = N_("Set up a position")
SAYS = {
    "none_left": N_("None of these are left. Take one off the board first."),
    "over": N_("In this position the game is over."),
    "impossible": N_("This position can't occur in a game."),
}
"""Why something can't be laid or played; games have reasons of their own besides."""
AWAY = "away"
"""What is chosen to take things away."""
HANDS = "hands"
"""The last press, after which everybody enters their hand."""


class Laid(Source):
    """A position that is being laid out: nothing can be played in it."""

    offers = ends_turns = False
    due = Due.COMPUTER


class LaidTable(Table[Any, Any]):
    """The table, on which Undo takes back what was entered."""

    def can_undo(self) -> bool:
        return True


class Laying(Part):
    """Lays a position out, and begins a game with it."""

    def __init__(
        self, services: Services, game: AnyGame, draft: Record, state: Any, key: str
    ) -> None:
        """`draft` is a record whose events are presses, from `state` on; it is kept under `key`."""
        self._services, self._game, self._draft, self._key = services, game, draft, DRAFT + key
        self._players = draft.players
        self.positions: Positions[Any] = game.positions()  # type: ignore[assignment]
        self.state = self._first = self.positions.turned(state, game.rules.on_turn(state) or 0)
        for press in draft.events:  # The rules may have changed, or what was agreed.
            with suppress(Illegal, LookupError, ValueError):
                self.state = self._after(press)
        self._chosen = "0"
        self.context = Context(services, self.source())
        self.presses = {
            "play on": self.play_on,
            HANDS: self._enter_hands,
            "thrown": self._play_on_thrown,
        }
        self.families = {"thing": self._choose}
        self.fields = {"turn": self._turn}
        self.field_families = {"count": self._count}

    def clear(self) -> None:
        """Lays out what lay there at first."""
        self._keep(self._first, ())
        self._services.messages.announce(self._words)

    # --- what it shows ---

    def look(self, seen: AnySeen) -> tuple[str, ...]:
        return ("laying",)

    def title(self, words: str) -> str:
        return self._services.say(TITLE)

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        return Prompt(seen.say(TITLE), self._words, why=prompt.why)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """The pieces of each side, and a way to take them off, to choose among."""
        things: list[Node] = []
        if self.positions.on_board:
            sides = self._game.rules.sides(self._draft.setup)
            for side in range(max(sides) + 1):
                seats = [seat for seat, of in enumerate(sides) if of == side]
                badge = self._game.view.badge(self._players[seats[0]].colour)
                names = seen.say.together([self._name(seat) for seat in seats])
                label = seen.say("Pieces of {player}", player=names)
                things.append(self._thing(str(side), badge, names, label))
            away = seen.say("Take away")
            things.append(self._thing(AWAY, picture("delete"), away, away))
        tray = group("to-lay", seen.say("What to place"), *things)
        return HandPlace(tray, ready=False, press=None, key="tray")

    def _thing(self, name: str, drawn: Node, words: str, label: str) -> Node:
        on, shown = flag(name == self._chosen), (drawn, Node("span", {}, words))
        named = {"aria_pressed": on, "aria_label": label}
        return pressable(f"app:thing {name}", "laying-thing", *shown, key=name, **named)

    def board(self, seen: AnySeen, node: Node) -> Node:
        """The board, on which every place can be pressed."""
        if "data-board" in node.attributes:
            return node.with_({"aria-disabled": None})
        if node.tag in ("svg", "table"):
            return node
        children = [c if isinstance(c, str) else self.board(seen, c) for c in node.children]
        return node.with_({}, children=children)

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        return PrimaryAction(seen.say("Play from here"), "app:play on", quiet=bool(self._fault))

    def foot(self, seen: AnySeen, action: PrimaryAction) -> tuple[Node, ...]:
        """The fields for the turn and for the numbers beside the board."""
        say, turn = seen.say, str(self._game.rules.on_turn(self.state) or 0)
        words, seats = say("Whose turn is it?"), range(len(self._players))
        names = [(str(seat), self._name(seat)) for seat in seats]
        fields = [field(words, selection("turn", words, names, turn))] if len(names) > 1 else []
        for number, count in enumerate(self.positions.counts(self.state)):
            if len(count.values) == 1:
                continue
            words = say(count.label, player=self._name(count.seat))
            values = [(str(value), str(value)) for value in count.values]
            chosen = selection(f"count {number}", words, values, str(count.value))
            fields.append(field(words, chosen, key=f"count {number}"))
        note = hint(say(self.positions.note), "note") if self.positions.note else None
        enter = None
        if self.positions.hands(self.state) and self.context.table.people:
            enter = button(say("Enter the hands"), HANDS)
        elif self._game.odds():
            enter = button(say("Enter the throw"), "thrown")
        return (Node("div", {"class": "foot laying-fields"}, *fields, note, enter, key="laid"),)

    def _name(self, seat: int) -> str:
        return called(self._services.say, self._players, self._players[seat])

    # --- what people do ---

    def takes(self, target: str) -> bool:
        """Lays there what is chosen."""
        if not self.positions.on_board:
            return False
        try:
            self._do(f"put {self._chosen} {target}")
        except Illegal as refused:
            self._services.messages.notify(self._says(refused))
            return True
        self.context.ui = Ui(target)
        seen = self.context.seen
        (pressed,) = self._game.view.board(seen).find_all("data-press", f"game:{target}")
        fault = [self._words] if self._fault else []
        self._services.messages.announce(str(pressed.attributes["aria-label"]), *fault)
        return True

    def _choose(self, thing: str) -> None:
        self._chosen = thing

    def _turn(self, seat: str) -> None:
        self._do(f"turn {seat}")
        turn = self._game.rules.on_turn(self.state)
        if turn not in (None, int(seat)):
            words = self._services.say(
                "The pieces tell that it is the turn of {player}.", player=self._name(turn)
            )
            self._services.messages.notify(words)

    def _count(self, number: str, value: str) -> None:
        self._do(f"count {number} {value}")

    def play_on(self, place: str = "play", **more: Any) -> None:
        """Begins a game with the position, and opens it or another `place` of it."""
        if self._fault:
            self._services.messages.notify(self._words)
            return
        lines = self._game.rules.write_position(self.state).split("\n")[1:]
        agreed = self._draft.setup, self._players
        begin(self._services, self._game, *agreed, place=place, position=tuple(lines), **more)
        self._services.remember(self._key, "")

    def _play_on_thrown(self) -> None:
        """Plays on with the throw that lies on the real table, which is tapped there."""
        seat = self._game.rules.on_turn(self.state)
        self.play_on(dice=PEOPLE if seat in self.context.table.people else EVERYBODY)

    def _enter_hands(self) -> None:
        """Asks for the hands, if one can play on from here."""
        if self._fault:
            self._services.messages.notify(self._words)
        else:
            self._go(*self._draft.events, HANDS)

    def lay_again(self) -> None:
        """Goes back to the board from the hands."""
        self._go(*self._draft.events[:-1])

    def _go(self, *presses: str) -> None:
        self._keep(self.state, presses)
        self._services.reload()

    def _do(self, press: str) -> None:
        self._keep(self._after(press), (*self._draft.events, press))

    def _after(self, press: str) -> Any:
        """The position after this press. Raises Illegal."""
        positions, (verb, which, *what) = self.positions, press.split(" ", 2)
        if verb == "turn":
            return positions.turned(self.state, range(len(self._players))[int(which)])
        if verb == "put":
            return positions.put(self.state, None if which == AWAY else int(which), what[0])
        count, value = positions.counts(self.state)[int(which)], int(what[0])
        return positions.counted(self.state, count, value) if value in count.values else self.state

    def _keep(self, state: Any, presses: tuple[str, ...]) -> None:
        """Puts another position on the table, with the cursor where it was."""
        self.state, ui = state, self.context.ui
        self._draft = replace(self._draft, events=presses, played=len(presses))
        self._services.remember(self._key, write_record(self._draft))
        self.context.lay(self.source())
        self.context.ui = ui

    def source(self, seat: int | None = None) -> Source:
        """The position on a table; for entering the hand of a seat, in its turn."""
        rules, draft = self._game.rules, replace(self._draft, events=(), played=0)
        state = self.state if seat is None else self.positions.turned(self.state, seat)
        source = Laid(self._game, LaidTable(rules, draft, state))
        source.playable = seat is None
        return source

    # --- what can't be ---

    @property
    def _fault(self) -> Illegal | None:
        """The reason why nobody can play on from here."""
        rules = self._game.rules
        if rules.result(self.state) is not None:
            return Illegal("over")
        if fault := self.positions.fault(self.state):
            return fault
        try:
            rules.read_position(rules.write_position(self.state))
        except Illegal:
            return Illegal("impossible")
        return None

    @property
    def _words(self) -> str:
        """The instruction, or the reason why nobody can play on from here."""
        if fault := self._fault:
            return self._says(fault)
        if self.positions.on_board:
            return self._services.say("Choose what to place, then tap where it goes.")
        return self._services.say("Choose the points of everybody.")

    def _says(self, refused: Illegal) -> str:
        say, code = self._services.say, refused.code
        if code in SAYS:
            return say(SAYS[code])
        return self._game.texts.tell(say, self._players, code, refused.facts)
