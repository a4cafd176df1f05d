"""The table on which a position is laid out. A press on the board lays what was chosen before."""

from contextlib import suppress
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Any

from tessera.core.chance import draw
from tessera.core.edition import Edition
from tessera.core.record import EVERYBODY, PEOPLE, Record, write_record
from tessera.core.record_reader import BadRecord, read_record
from tessera.core.rules import Illegal
from tessera.features.play.passing.handing_over import handover_view
from tessera.features.play.taking_back import undo_button
from tessera.features.setup.begin import begin
from tessera.features.setup.new_game import NewGame
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.phrases import called
from tessera.kit.view import AnySeen, Due, Positions, Ui
from tessera.scene.node import Node
from tessera.scene.widgets import button, field, flag, group, picture, pressable
from tessera.screens.components import hint, selection
from tessera.screens.lookup import of_edition, of_saved_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.table.context import Context
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import BarButton
from tessera.screens.table.parts.part import Part
from tessera.screens.table.parts.values import HandPlace, PrimaryAction, Prompt
from tessera.screens.table.source import Source
from tessera.screens.table.words.aloud import Aloud, Loudspeaker
from tessera.screens.table.words.news import next_person, take_the_tablet
from tessera.screens.trouble import Trouble, nowhere
from tessera.session.table import AnyTable, Table
from tessera.storage.analyses import sum_of

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
FULL = N_("Your hand is full. Tap a card in it to take it back.")
NO_MORE = N_("No more of these: there are two, and each chip counts as played with its card.")
TOO_OFTEN = N_(
    "One card was entered more often than there are of it. Please enter all hands once more."
)


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
            HANDS: partial(self.play_on, HANDS),
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
        """Begins a game with the position, and opens it or another `place` of it. Before that,
        HANDS asks for them."""
        if self._fault:
            self._services.messages.notify(self._words)
            return
        if place == HANDS:
            self._go(*self._draft.events, HANDS)
            return
        lines = self._game.rules.write_position(self.state).split("\n")[1:]
        agreed = self._draft.setup, self._players
        begin(self._services, self._game, *agreed, place=place, position=tuple(lines), **more)
        self._services.remember(self._key, "")

    def _play_on_thrown(self) -> None:
        """Plays on with the throw that lies on the real table, which is tapped there."""
        seat = self._game.rules.on_turn(self.state)
        self.play_on(dice=PEOPLE if seat in self.context.table.people else EVERYBODY)

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


class Hands(Part):
    """Takes the cards that everybody holds at the real board. One person after the other has the
    tablet and taps them. They are kept nowhere before the game begins with them."""

    place = 10
    keys = MappingProxyType({"Control+z": "undo"})

    def __init__(self, laying: Laying) -> None:
        self._laying, self._context, self._positions = laying, laying.context, laying.positions
        self._services, rules = laying.context.services, laying.context.game.rules
        self._people = sorted(self._context.table.people)
        self._left = dict(rules.chance_outcomes(laying.state))
        dealt = rules.apply(laying.state, next(iter(self._left)))
        self._passes = len(self._people) > 1 and rules.observation(dealt, None) != dealt
        self._unwatch = self._services.device.on_hidden(self._ask)
        take = partial(self._ask, held=True)
        self.presses = {"take over": take, "done": self._done, "undo": self._undo}
        self.families = {"card": self._add, "back": self._take_back}
        self._begin()

    def _begin(self) -> None:
        self._hands: dict[int, list[Any]] = {seat: [] for seat in self._people}
        self._at = 0
        self._ask()

    def _ask(self, step: int = 0, *, held: bool = False) -> None:
        """Asks the person so many steps on to take the tablet, or who has it for the hand."""
        self._at, self._nobody = self._at + step, self._passes and not held
        seat = self._people[self._at]
        self._hand, self._size = self._hands[seat], self._positions.hands(self._laying.state)[seat]
        self._context.lay(self._laying.source(seat))
        self._services.focus = "primary"
        self._services.messages.forget()
        self._services.messages.announce(self.words)

    @property
    def words(self) -> str:
        """The instruction to whoever is to take the tablet, or has it."""
        say = self._services.say
        if self._nobody:
            return say.pair(next_person(self._context), take_the_tablet(self._context))
        n, last = len(self._hand), self._size
        return say("Tap the cards in your hand: {n} of {last}.", n=n, last=last)

    # --- what it shows ---

    def instead(self) -> Node | None:
        return handover_view(self._context) if self._nobody else None

    def bar(self, seen: AnySeen) -> tuple[Node, ...]:
        return (undo_button(seen.say, self._context.table),)

    def prompt(self, seen: AnySeen, prompt: Prompt) -> Prompt:
        return prompt._replace(words=self.words)

    def hand(self, seen: AnySeen, place: HandPlace) -> HandPlace:
        """The cards so far; a press takes one back."""
        looks = {card: (drawn, name) for card, drawn, name in self._positions.cards(seen.say)}
        cards = [self._card("back", n, *looks[card]) for n, card in enumerate(self._hand)]
        named = {"class": "to-lay", "role": "group", "aria-label": seen.say("Your hand")}
        return HandPlace(Node("div", named, *cards), ready=False, press=None, key="tray")

    def board(self, seen: AnySeen, node: Node) -> Node:
        """All cards, in place of the board."""
        cards = [
            self._card("card", n, drawn, name, out=self._out(card))
            for n, (card, drawn, name) in enumerate(self._positions.cards(seen.say))
        ]
        named = {"class": "all-cards", "role": "group", "aria-label": seen.say("What to place")}
        return Node("div", named, *cards, key="tray")

    def _card(self, does: str, n: int, drawn: Node, words: str, *, out: bool = True) -> Node:
        named = {"aria_label": words, "aria_disabled": None if out else "true"}
        return pressable(f"app:{does} {n}", "card-to-tap", drawn, key=f"{does} {n}", **named)

    def primary(self, seen: AnySeen, action: PrimaryAction) -> PrimaryAction:
        quiet = len(self._hand) < self._size
        return PrimaryAction(seen.say("That is my hand"), "app:done", quiet=quiet)

    # --- what people do ---

    def _out(self, card: Any) -> bool:
        """Whether one more of these may be in this hand."""
        # What others have entered doesn't count: nobody may find out what they hold.
        return len(self._hand) < self._size and self._hand.count(card) < self._left.get(card, 0)

    def _add(self, n: str) -> None:
        say, messages = self._services.say, self._services.messages
        card, _, name = self._positions.cards(say)[int(n)]
        if self._out(card):
            self._hand.append(card)
            messages.announce(name, self.words)
        else:
            messages.notify(say(FULL if len(self._hand) == self._size else NO_MORE))

    def _take_back(self, n: str) -> None:
        del self._hand[int(n)]
        self._services.focus = "primary"
        self._services.messages.announce(self.words)

    def _undo(self) -> None:
        """Takes the last card back; without one, goes back to the person before or to the board."""
        if self._hand and not self._nobody:
            self._take_back("-1")
        elif self._at:
            self._ask(-1)
        else:
            self._laying.lay_again()

    def _done(self) -> None:
        """Asks the next person, or begins the game. Where one card was entered too often, everybody
        is asked once more: which card it is, nobody is told."""
        messages = self._services.messages
        if len(self._hand) < self._size:
            messages.notify(self.words)
        elif self._at + 1 < len(self._people):
            self._ask(1)
        else:
            try:
                self._laying.play_on(deal=self._deal)
            except Illegal:
                self._begin()
                messages.notify(self._services.say(TOO_OFTEN))

    def _deal(self, table: AnyTable) -> None:
        """Deals everybody's own cards, and to computers by chance what is left."""
        hands = {seat: [*cards] for seat, cards in self._hands.items()}
        while table.opens:
            own = hands.get(table.turn or 0)
            held = [card for cards in hands.values() for card in cards]
            coming = table.rules.chance_outcomes(table.state)
            left = tuple((card, n - held.count(card)) for card, n in coming if n > held.count(card))
            table.play(own.pop() if own else draw(left, table.draws(table.played)))

    def leave(self) -> None:
        self._unwatch()


def _kept(services: Services, game: AnyGame, key: str) -> Record | None:
    """The kept draft, if the rules still offer what was agreed for it."""
    with suppress(BadRecord, Illegal):
        kept = read_record(services.settings.recall(DRAFT + key, ""))
        return replace(kept, setup=game.rules.checked_setup(kept.setup))
    return None


def _page(
    services: Services, game: AnyGame, key: str, agreed: Record, state: Any, kept: Record | None
) -> Page:
    """The page that begins with this state, or goes on with its kept draft."""
    presses = kept.events if kept and kept.seed == agreed.seed else ()
    draft = replace(agreed, events=presses, played=len(presses))
    laying = Laying(services, game, draft, state, key)
    if presses[-1:] == (HANDS,):
        hands = Hands(laying)
        parts = [hands, Loudspeaker(laying.context, lambda: hands.words)]
        return TablePage(laying.context, parts, name="lesson")
    empty = BarButton(10, "restart", N_("Clear"), N_("Clear the board"), "clear", laying.clear)
    give = partial(laying.play_on, "share")
    share = BarButton(20, "share", N_("Share"), N_("Share as a puzzle"), "share", give)
    parts = [laying, empty, share, Loudspeaker(laying.context), Aloud(laying.context)]
    return TablePage(laying.context, parts, name="lesson")


@of_edition
def new_position(services: Services, game: AnyGame, edition: Edition) -> Page:
    """The page for a position of this edition, with the players and rules of its set-up. After a
    reload those of what was being laid out count."""
    if not game.lays_out:
        return Trouble(services, nowhere)
    rules, key, now = game.rules, edition.path, services.device.now()
    kept = draft = _kept(services, game, key)
    if draft is None or key in services.memory.drafts:
        sitting = NewGame(services, game, edition).sitting
        setup, players = sitting.setup, tuple(sitting.players)
        draft = Record(rules.name, rules.version, setup, "", players, now)
    return _page(services, game, key, draft, rules.new(draft.setup), kept)


@of_saved_game
def from_game(services: Services, id: str, game: AnyGame, table: AnyTable, _: str) -> Page:
    """The page that begins with the position of a saved game."""
    if not game.lays_out:
        return Trouble(services, nowhere)
    rules, now = game.rules, services.device.now()
    # Its seed says which position that was.
    begun = sum_of(table.record(now))
    draft = Record(rules.name, rules.version, table.setup, begun, table.players, now)
    return _page(services, game, id, draft, table.state, _kept(services, game, id))
