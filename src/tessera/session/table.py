"""One game in progress: a record that grows, and the states it leads to."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

from tessera.core.chance import Draws, Seeded, draw
from tessera.core.houses import Post
from tessera.core.record import (
    DEVICE,
    DICE,
    EVERYBODY,
    Note,
    Player,
    Record,
    copied,
    noted,
    written_result,
)
from tessera.core.replay import first_state, replay
from tessera.core.rules import CHANCE, Illegal, Result, Rules
from tessera.core.setup import Setup
from tessera.session.observe import OPEN, Observations, Observed, Viewer
from tessera.session.own_dice import dice_at, throws_dice

State = TypeVar("State")
Action = TypeVar("Action")


@dataclass(frozen=True, slots=True)
class Change:
    """A change that subscribers hear of: the states before and after it, and the event if one was
    played (None after undo or redo, or when a seat changed hands)."""

    before: Any
    event: Any
    after: Any


class Table(Generic[State, Action]):
    """A game being played. All changes go through `play`, `undo`, `redo`, `seat`, `note_hint` and
    `throw_with`."""

    def __init__(
        self, rules: Rules[State, Action], record: Record, start: State | None = None
    ) -> None:
        """Replays the record, from the position `start` if there is one. Raises BadEvent or Illegal
        if it isn't a game by the rules, Illegal("lacks") if it needs a part that isn't here."""
        if record.needs:
            raise Illegal("lacks", parts=record.needs)
        self.rules = rules
        self._hold(record)
        self._states: list[State] = []
        self._actions: list[Action] = []
        start = first_state(rules, record) if start is None else start
        for action, state in replay(rules, record.setup, record.events, start):
            self._states.append(state)
            if action is not None:
                self._actions.append(action)
        self._texts = list(record.events)
        self.played = record.played
        self.draws: Draws = Seeded(record.seed)
        """The source of the outcomes of chance."""
        self.settled = 0
        """The number of first events that can't be undone."""
        self._chances = [0]
        """The number of events of chance among the first n, for each n that was asked for."""
        self._subscribers: list[Callable[[Change], None]] = []
        self._observations: dict[Viewer, Observations[State, Action]] = {}

    def _hold(self, record: Record) -> None:
        """Goes on with this record."""
        self._record = record
        # No properties: a press asks for them a hundred times.
        self.setup: Setup = record.setup
        """The number of players and the options agreed on before the game."""
        self.post: Post | None = record.post
        """The part of the record about a game by post; None for any other game."""
        self.position: tuple[str, ...] = record.position
        """See `Record.position`."""
        self.players: tuple[Player, ...] = record.players
        """The players now, by seat."""
        self.people = frozenset(seat for seat, one in enumerate(self.players) if one.is_person)
        """The seats of the people among them."""
        self.notes: tuple[Note, ...] = record.notes
        """The notes of the record (hints, players who left, copies), in the order of events."""

    def players_at(self, n: int) -> tuple[Player, ...]:
        """The players after the first `n` events, by seat."""
        if not self.notes or not any(note.left for note in self.notes):
            return self.players
        players = list(self.players)
        for note in reversed(self.notes):
            if note.seat is not None and note.left and note.at > n:
                players[note.seat] = note.left
        return tuple(players)

    @property
    def state(self) -> State:
        """The position on the table."""
        return self._states[self.played]

    @property
    def untouched(self) -> bool:
        """Whether nobody has done anything yet: all events so far belong to the opening (see
        `Rules.opens`), or to computers that begin."""
        if not self.has_seed or self.position or not all(note.dice for note in self.notes):
            return False  # A copy, or laid out; or somebody asked for a hint or changed seats.
        return all(map(self._came_by_itself, range(len(self._actions))))

    def _came_by_itself(self, n: int) -> bool:
        """Whether event number `n` is none of a person's choices or throws."""
        state = self._states[n]
        if self.rules.opens(state):
            return not self.own_dice_at(n)
        return bool(self.people) and self.rules.on_turn(state) not in self.people

    @property
    def states(self) -> tuple[State, ...]:
        """Every position from the first to the one on the table."""
        return tuple(self._states[: self.played + 1])

    # --- what everybody may know of the position on the table ---

    @property
    def current_player(self) -> int | None:
        """The seat that must choose, CHANCE, or None once the game is over."""
        return self.rules.current_player(self.state)

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, also while chance is to come."""
        return self.rules.on_turn(self.state)

    @property
    def result(self) -> Result | None:
        """The result of the game; None while it goes on."""
        return self.rules.result(self.state)

    @property
    def opens(self) -> bool:
        """Whether the game is still being opened, see `Rules.opens`."""
        return self.rules.opens(self.state)

    def on_turn(self, at: int) -> int | None:
        """The seat that was on turn after `at` events; None if the game was over."""
        return self.rules.on_turn(self._states[at])

    def round_began(self, seat: int, at: int) -> int:
        """The number of events after which the seat's last turn was over, as of `at` events. A turn
        that is still going on doesn't count; without any turn before, it is 0, or `at` if no other
        seat has had a turn."""
        n = at
        while n and self.on_turn(n) == self.on_turn(n - 1) == seat:
            n -= 1
        if not n:
            return at  # Nobody else has had a turn.
        while n and self.on_turn(n - 1) != seat:
            n -= 1
        return n

    def observe(self, viewer: Viewer, at: int | None = None) -> Observed[State, Action]:
        """The viewer's observation after `at` events; of the position on the table by default."""
        return self._observed_by(viewer).at(self.played if at is None else at)

    def observe_step(self, viewer: Viewer, n: int) -> tuple[State, Action, State]:
        """The position before event number `n` (counted from 0), the event, and the position after
        it, all as the viewer knows them."""
        return self._observed_by(viewer).step(n)

    def _observed_by(self, viewer: Viewer) -> Observations[State, Action]:
        if not self.rules.hidden:
            viewer = OPEN  # Everybody sees everything.
        if viewer not in self._observations:
            lists = self._states, self._actions
            self._observations[viewer] = Observations(self.rules, viewer, *lists)
        return self._observations[viewer]

    def record(self, saved: str) -> Record:
        """The record as it stands, with undone events at its end, dated `saved`."""
        events, result = tuple(self._texts), written_result(self.rules.result(self.state))
        return replace(self._record, events=events, played=self.played, saved=saved, result=result)

    def subscribe(self, listener: Callable[[Change], None]) -> Callable[[], None]:
        """Calls `listener` after every change, until the returned function is called."""
        self._subscribers.append(listener)
        return lambda: self._subscribers.remove(listener)

    def play(self, action: Action) -> None:
        """Plays an action or an outcome of chance. Raises Illegal, and then changes nothing."""
        before = self.state
        after = self.rules.apply(before, action)
        self._forget_what_was_taken_back()
        self._states.append(after)
        self._actions.append(action)
        self._texts.append(self.rules.write(action))
        self.played += 1
        self._tell(Change(before, action, after))

    def seat(self, seat: int, player: Player) -> None:
        """Gives a seat to another player from here on. A person replaced by a person counts as
        renamed. Otherwise the record notes who left, and undone events can't be redone."""
        left = self.players[seat]
        if left == player:
            return
        if left.kind != player.kind:
            self._forget_what_was_taken_back()
            self._hold(noted(self._record, Note(self.played, seat, left)))
        players = (*self.players[:seat], player, *self.players[seat + 1 :])
        self._hold(replace(self._record, players=players))
        self._tell(Change(self.state, None, self.state))

    def note_hint(self, seat: int) -> None:
        """Notes that the person on the seat asked for a hint; once at a position."""
        note = Note(self.played, seat)
        if note not in self.notes:
            self._hold(noted(self._record, note))

    @property
    def dice(self) -> str:
        """The owner of the dice that are thrown now, one of `DICE`."""
        # The latest note counts, also where the game was taken back to before it.
        return dice_at(self.notes, len(self._actions))

    def throw_with(self, dice: str) -> None:
        """Has these `DICE` thrown from here on."""
        assert dice in DICE
        notes = tuple(note for note in self.notes if not (note.dice and note.at >= self.played))
        self._hold(replace(self._record, notes=notes))
        if dice != self.dice:
            self._hold(noted(self._record, Note(self.played, dice=dice)))
        self._tell(Change(self.state, None, self.state))

    @property
    def awaits_own_dice(self) -> bool:
        """Whether people are to throw dice of their own now, and say what they show."""
        return self._is_own(self.dice, self.played)

    @property
    def own_throws(self) -> tuple[Any, ...]:
        """All that people may throw now with dice of their own; none unless they are to throw."""
        if not self.awaits_own_dice:
            return ()
        return tuple(outcome for outcome, _ in self.rules.chance_outcomes(self.state))

    def own_dice_at(self, n: int) -> bool:
        """Whether event number `n` (counted from 0) is a throw with own dice."""
        return self._is_own(dice_at(self.notes, n), n)

    def _is_own(self, dice: str, at: int) -> bool:
        if dice == DEVICE or not throws_dice(self.rules, self._states[at]):
            return False
        seat = self.on_turn(at)
        return dice == EVERYBODY or (seat is not None and self._is_person(seat, at))

    @property
    def has_seed(self) -> bool:
        """Whether the game has a seed, which determines the outcomes of chance to come."""
        return bool(self._record.seed)

    def go_on_as_copy(self, seed: str) -> None:
        """Makes this game a copy that goes on from here, with a seed of its own."""
        self._hold(copied(replace(self._record, played=self.played), seed))
        self.draws = Seeded(seed)

    def _forget_what_was_taken_back(self) -> None:
        """Drops the undone events, as the game now goes on differently."""
        if not self.can_redo():
            return
        # Notes on them are kept, at this position: their hints were seen, their players have left.
        n = self.played
        del self._states[n + 1 :], self._actions[n:], self._texts[n:], self._chances[n + 1 :]
        for observations in self._observations.values():
            observations.forget(n)
        notes = dict.fromkeys(replace(note, at=min(note.at, n)) for note in self.notes)
        self._hold(replace(self._record, notes=tuple(notes)))

    def draw(self) -> Action:
        """The next outcome of chance. For the n-th event of chance it is always the same, however
        often the game is taken back to it."""
        outcomes = self.rules.chance_outcomes(self.state)
        return draw(outcomes, self.draws(self._chance_count()))

    def bot_seed(self) -> tuple[str, int]:
        """The seed and the number for a bot's own random generator at this point."""
        return self._record.seed, self.played

    def can_undo(self) -> bool:
        """Whether somebody at the tablet has made a choice that can be taken back."""
        return self.undo_leads_to is not None

    def can_redo(self) -> bool:
        """Whether there are undone events."""
        return self.played < len(self._texts)

    def undo(self) -> None:
        """Goes back to the last choice of a person, with the same dice on the table."""
        if (point := self.undo_leads_to) is not None:
            self._move_to(point)

    def redo(self) -> None:
        """Goes forward to the next choice of a person, or to the last undone event."""
        if not self.can_redo():
            return
        points = [n for n in range(self.played + 1, len(self._actions)) if self._is_choice(n)]
        self._move_to(points[0] if points else len(self._actions))

    @property
    def undo_leads_to(self) -> int | None:
        """The number of events after which the last choice of a person was due; None if it can't be
        taken back. Unless people agreed on friendly undo, it can't be once something hidden was
        shown, as also happens when somebody takes over a seat and its hand."""
        return self._undo()[0]

    @property
    def no_undo(self) -> str:
        """The reason why nothing can be taken back, as a code; "" if something can."""
        point, why = self._undo()
        chosen = any(map(self._is_choice, range(self.settled, self.played)))
        if point is not None or chosen:
            return why
        return "sent" if self.settled else "nothing"

    def _undo(self) -> tuple[int | None, str]:
        """The value of `undo_leads_to`, and the reason as a code if that is None."""
        friendly = ("undo", "friendly") in self.setup.options
        hides = self.rules.hidden
        taken = max((note.at for note in self.notes if note.left), default=0)
        for n in reversed(range(self.settled, self.played)):
            if hides and not friendly and (n < taken or self._opens_hands(n)):
                return None, "taken_over" if n < taken else "hands_open"
            if self._is_choice(n):
                return n, ""
            if not friendly and self.rules.reveals(self._states[n], self._actions[n]):
                return None, "revealed"
        return None, "nothing"

    def _opens_hands(self, n: int) -> bool:
        """Whether the n-th event ended a game in which something was still hidden."""
        # The replay of a game that is over shows everything.
        before, after = self._states[n], self._states[n + 1]
        over = self.rules.result(after) is not None and self.rules.result(before) is None
        return over and self.rules.observation(after, None) != after

    def _is_choice(self, n: int) -> bool:
        """Whether a person acted in the n-th state, rather than chance or a bot. A throw counts if
        it left the thrower nothing to choose, or was made with own dice; another for who begins
        doesn't, nor does an event that shows something hidden."""
        state, after = self._states[n], self._states[n + 1]
        if self.own_dice_at(n):
            return True  # It may have been mistyped.
        if self.rules.opens(state):
            return False
        player = self.rules.current_player(state)
        if player == CHANCE:
            player = self.rules.on_turn(state)
            decided = self.rules.current_player(after) == player
            if decided or self.rules.reveals(state, self._actions[n]):
                return False
        return player is not None and self._is_person(player, n)

    def _is_person(self, seat: int, at: int) -> bool:
        """Whether a person sat on the seat after `at` events."""
        return self.players_at(at)[seat].is_person

    def _move_to(self, n: int) -> None:
        before = self.state
        self.played = n
        self._tell(Change(before, None, self.state))

    def _chance_count(self) -> int:
        counts = self._chances
        for state in self._states[len(counts) - 1 : self.played]:
            counts.append(counts[-1] + (self.rules.current_player(state) == CHANCE))
        return counts[self.played]

    def _tell(self, change: Change) -> None:
        for listener in self._subscribers:
            listener(change)


AnyTable = Table[Any, Any]
