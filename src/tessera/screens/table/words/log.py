"""The log of a game in words."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tessera.core.record import DEVICE, EVERYBODY, PEOPLE, Note
from tessera.core.story import Line
from tessera.i18n import N_, Translator
from tessera.kit.game import AnyGame
from tessera.kit.phrases import teller
from tessera.scene.node import Node
from tessera.screens.table.words.by_turns import ByTurns
from tessera.screens.table.words.portions import Portions
from tessera.screens.table.words.turn import described
from tessera.session.moves import Moves
from tessera.session.table import AnyTable

WHOSE_DICE = {
    DEVICE: N_("From here on the device throws the dice."),
    PEOPLE: N_("From here on people throw their own dice."),
    EVERYBODY: N_("From here on people throw their own dice, also for the computers."),
}

ASKS = teller({"hint": (N_("{player} asks for a hint."), N_("You ask for a hint."))})


class LogEntry(NamedTuple):
    """The effects of one event, or of several that the rules tell as one, as far as the event at
    this place of the list."""

    first: int
    """The number of the event that it begins with."""
    lines: tuple[Line, ...]


class Log:
    """The log of every event in force as far as spectators may know it, because people share the
    screen. Sentences are made once for each language."""

    def __init__(
        self, game: AnyGame, table: AnyTable, preferences: Callable[[], Mapping[str, str]] = dict
    ) -> None:
        """`preferences` gives the game's preferences as they are chosen now."""
        self._game = game
        self._preferences = preferences
        self._table = table
        self._people: tuple[object, ...] = ()
        """The players and notes that the items were made with."""
        self._noted_at: set[int] = set()
        self.lines: list[tuple[Line, ...]] = []
        self._entries: list[LogEntry] = []
        """For each event what it did together with those before it that belong to it."""
        self._texts: dict[int, str] = {}
        """The entries that were wanted so far, by the events that complete them."""
        self._items: dict[int, Node] = {}
        """An item for each of them."""
        self._turns: dict[int, list[Node]] = {}
        """The items of the moves that were drawn, but not round the place of a replay."""
        self._written: object = None
        """The language and the preferences that all these were written in."""
        self.moves = Moves()
        self.by_turns = ByTurns(game, table, self.moves)
        self.portions = Portions()
        self.follow(table)

    def follow(self, table: AnyTable) -> None:
        """Takes in what was played, and lets go of what was taken back."""
        if self._people != (table.players, table.notes):
            self._people, self._entries = (table.players, table.notes), []
            self._texts, self._items, self._turns = {}, {}, {}
            self._noted_at = {note.at for note in table.notes}
        were = len(self.lines)
        del self.lines[table.played :], self._entries[table.played :]
        for number in range(len(self.lines), table.played):
            self.lines.append(self._game.rules.story(*table.observe_step(None, number)))
        self.moves.follow(table, self.lines)
        for number in range(len(self._entries), table.played):
            self._entries.append(self._made(number))
        # The last entry may have been longer, or has become longer now.
        first = self._latest().first if self._entries else 0
        for number in range(first, were):
            self._texts.pop(number, None)
            self._items.pop(number, None)
        begun = self.moves.number(min(first, were, table.played))
        self._turns = {n: turn for n, turn in self._turns.items() if n < begun}

    def _made(self, number: int) -> LogEntry:
        """The event as the end of an entry that began before it, or as one of its own. What was
        noted in between stands between them."""
        lines = self.lines[number]
        before = self._spoken_before(number) if lines else None
        if before is not None and self._noted_at.isdisjoint(range(before + 1, number + 1)):
            begun = self._entries[before]
            if (joined := self._game.rules.joined(begun.lines, lines)) is not None:
                return LogEntry(begun.first, joined)
        return LogEntry(number, lines)

    def _spoken_before(self, number: int) -> int | None:
        """The last event before this one that there is something to say about."""
        return next((n for n in range(number - 1, -1, -1) if self.lines[n]), None)

    def _latest(self) -> LogEntry:
        """The last entry that there is something to say about; failing that, the first event."""
        number = self._spoken_before(len(self._entries))
        return self._entries[number or 0]

    def sentences(self, say: Translator, events: int = 1) -> list[str]:
        """The sentences of so many last events; none at the beginning."""
        last = range(max(0, len(self.lines) - events), len(self.lines))
        return [sentence for number in last for sentence in self.sentences_of(say, number)]

    def told(self, say: Translator, number: int) -> str:
        """The sentences for the event of this number (counted from 0), after what was noted before
        it."""
        return " ".join([*self._noted(say, number), *self.sentences_of(say, number)])

    def as_far_as(self, say: Translator, number: int) -> str:
        """As `told`, with what belongs together told in one as far as this event."""
        first, lines = self._entries[number]
        return " ".join([*self._noted(say, first), *self._worded(say, number, lines)])

    def so_far(self, say: Translator, at: int) -> str:
        """The last entry that there is something to say about, when so many events have happened:
        the first cards of a deal and the wish for a card are silent."""
        number = self._spoken_before(at)
        return "" if number is None else self.as_far_as(say, number)

    def text(self, say: Translator, number: int) -> str:
        """The entry that this event completes; "" for one whose entry goes on, or of which there is
        nothing to say."""
        self._write_in(say, self._preferences())
        return self._text(say, number)

    def _write_in(self, say: Translator, preferences: Mapping[str, str]) -> None:
        """Forgets what was written in another language, or with other preferences."""
        written = (say.language, dict(preferences))
        if self._written != written:
            self._texts, self._items, self._turns, self._written = {}, {}, {}, written

    def _text(self, say: Translator, number: int) -> str:
        if number not in self._texts:
            self._texts[number] = self.as_far_as(say, number) if self._is_complete(number) else ""
        return self._texts[number]

    def _is_complete(self, number: int) -> bool:
        """Whether nothing that comes later belongs to the entry of this event."""
        after = range(number + 1, len(self._entries))
        later = next((self._entries[n] for n in after if self._entries[n].lines), None)
        return later is None or later.first > number

    def beside(self, at: int, step: int) -> int:
        """The next place, forward or back, at which something is done: cards are dealt in silence,
        and a card that is drawn belongs to the play before it."""
        at += step
        while 0 < at < len(self._entries) and not self._is_told(at - 1):
            at += step
        return at

    def _is_told(self, number: int) -> bool:
        """Whether this event has a text, without writing it."""
        first, lines = self._entries[number]
        return bool(lines or first in self._noted_at) and self._is_complete(number)

    def latest(self, say: Translator) -> tuple[int, str]:
        """The last entry that there is something to say about, and the number of the event that it
        began with."""
        if not self._entries:
            return 0, ""
        first, lines = self._latest()
        return first, " ".join(self._worded(say, len(self._entries) - 1, lines))

    @property
    def latest_codes(self) -> set[str]:
        """The codes of the latest entry that has something to say."""
        return {line.code for line in self._latest().lines} if self._entries else set()

    def sentences_of(self, say: Translator, number: int) -> list[str]:
        """The sentences for an event, with the names of those who played then; also for one that
        was taken back."""
        if number < len(self.lines):
            lines = self.lines[number]
        else:
            lines = self._game.rules.story(*self._table.observe_step(None, number))
        return self._worded(say, number, lines)

    def _worded(self, say: Translator, number: int, lines: tuple[Line, ...]) -> list[str]:
        """Lines in words, told of those who sat there at this event."""
        players, preferences = self._table.players_at(number), self._preferences()
        tell, facts = self._game.texts.tell, self._game.view.reword_facts
        return [tell(say, players, line.code, facts(line.facts, preferences)) for line in lines]

    def _noted(self, say: Translator, number: int) -> list[str]:
        """Seats taken and hints asked for at this point of the game, and that a copy goes on."""
        if number not in self._noted_at:
            return []
        players = self._table.players_at(number)
        hints = [
            ASKS(say, players, "hint", {"seat": note.seat})
            for note in self._table.notes
            if note.at == number and note.seat is not None and note.left is None
        ]
        return self.changes(say, number) + hints

    def changes(self, say: Translator, number: int) -> list[str]:
        """Sentences for what is different from this event on: the game is a copy, or a seat has
        another player."""
        words = [say(WHOSE_DICE[n.dice]) for n in self._table.notes if n.at == number and n.dice]
        if Note(number) in self._table.notes:
            copy = say("From here on this is a copy: what comes by chance is drawn anew.")
            words.insert(0, copy)
        return words + self.taken_over(say, number)

    def taken_over(self, say: Translator, number: int) -> list[str]:
        """Sentences for the seats that passed to another player after so many events."""
        before, after = (self._table.players_at(n) for n in (number - 1, number))
        return [
            say(
                "{player} takes over from {other}.",
                player=described(say, self._game, new),
                other=described(say, self._game, old),
            )
            for old, new in zip(before, after, strict=True)
            if old.kind != new.kind
        ]

    def items(self, say: Translator) -> list[Node]:
        """The items of the log, the latest first; of a long one the latest portions."""
        preferences = self._preferences()
        return self.portioned(say, preferences, lambda number: self._item(say, number))

    def portioned(
        self,
        say: Translator,
        preferences: Mapping[str, str],
        step: Callable[[int], Node | None],
        at: int | None = None,
        notes: Callable[[int], list[Node]] = lambda number: [],
    ) -> list[Node]:
        """The items of all turns, made of the item that `step` gives for an event. `at` is the
        place of a replay; `notes` gives the items that stand below a move."""
        last, events = len(self._entries), self.moves.events
        self._write_in(say, preferences)

        def drawn(numbers: range) -> list[Node]:
            inside = at is not None and events(numbers[-1]).start < at <= events(numbers[0]).stop
            known, nodes = {} if inside else self._turns, list[Node]()
            for n in numbers:
                if n not in known:
                    known[n] = self.by_turns.items(say, preferences, n, step, at) + notes(n)
                nodes += known[n]
            return nodes

        return self.portions.items(say, self.moves, last, last if at is None else at, drawn)

    def _item(self, say: Translator, number: int) -> Node | None:
        if (text := self._text(say, number)) and number not in self._items:
            first = self._entries[number].first
            numbered = self.by_turns.numbered(first)
            self._items[number] = Node("li", numbered, text, key=str(first))
        return self._items.get(number)

    def first_of(self, number: int) -> int:
        """The event that the entry of this event began with."""
        return self._entries[number].first
