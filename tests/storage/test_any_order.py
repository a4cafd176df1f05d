"""Playing, taking back, doing again and opening again in any order, against a simple model."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tessera.core.replay import replay
from tessera.games import sequence_dice
from tessera.kit.view import Due
from tessera.session.turn import due, throw
from tessera_kit.advance import advance
from tests.session.tables import NOW, begin, reloaded

BOTS = sequence_dice.GAME.bots
KINDS = ("person", "normal")


class AnyOrder(RuleBasedStateMachine):
    """The model: a list of events, and how many are in force. Each event is marked when it was a
    person's choice, or a person's throw that led to none; who begins is thrown for once."""

    @initialize(kinds=st.lists(st.sampled_from(KINDS), min_size=2, max_size=4))
    def sit_down(self, kinds: list[str]) -> None:
        self.listen(begin(*kinds))
        self.events: list[tuple[str, bool]] = []
        self.played = 0
        self.dice: dict[int, str] = {}

    def listen(self, table: Any) -> None:
        self.table, self.told = table, 0
        table.subscribe(lambda change: setattr(self, "told", self.told + 1))

    def due(self) -> Due:
        return due(self.table)

    def happened(self, text: str, *, mark: bool) -> None:
        self.events[self.played :] = [(text, mark)]
        self.played += 1
        assert self.told == 1

    @precondition(lambda self: self.due() in (Due.THROW, Due.COMPUTER))
    @rule()
    def somebody_throws_or_a_computer_acts(self) -> None:
        self.told, person = 0, self.due() is Due.THROW
        opening = self.table.rules.opens(self.table.state)
        if person:
            throw(self.table)
        else:
            advance(self.table, BOTS)
        text = self.table.record(NOW).events[self.played]
        if text.startswith("roll"):
            number = sum(text.startswith("roll") for text, _ in self.events[: self.played])
            assert self.dice.setdefault(number, text) == text
        self.happened(text, mark=person and not opening and self.due() is not Due.CHOICE)

    @precondition(lambda self: self.due() is Due.CHOICE)
    @rule(number=st.integers(0, 35))
    def somebody_chooses(self, number: int) -> None:
        self.told = 0
        legal = self.table.rules.legal_actions(self.table.state)
        action = legal[number % len(legal)]
        self.table.play(action)
        self.happened(self.table.rules.write(action), mark=True)

    @rule()
    def undo(self) -> None:
        marks = [n for n in range(self.played) if self.events[n][1]]
        assert self.table.can_undo() == bool(marks)
        self.told = 0
        self.table.undo()
        assert self.told == bool(marks)
        self.played = marks[-1] if marks else self.played

    @rule()
    def redo(self) -> None:
        more = self.played < len(self.events)
        assert self.table.can_redo() == more
        self.told = 0
        self.table.redo()
        assert self.told == more
        later = [n for n in range(self.played + 1, len(self.events)) if self.events[n][1]]
        self.played = later[0] if later else len(self.events)

    @rule(seat=st.integers(0, 3), kind=st.sampled_from(KINDS))
    def somebody_else_takes_a_seat(self, seat: int, kind: str) -> None:
        """Who had chosen before stays marked, and who had not doesn't become so."""
        seat %= len(self.table.players)
        player = self.table.players[seat]
        self.table.seat(seat, replace(player, kind=kind))
        if kind != player.kind:
            del self.events[self.played :]

    @precondition(lambda self: self.due() is Due.CHOICE)
    @rule()
    def somebody_asks_for_a_hint(self) -> None:
        before = len([note for note in self.table.notes if note.left is None])
        self.table.note_hint(self.table.rules.current_player(self.table.state))
        asked = len([note for note in self.table.notes if note.left is None])
        assert asked - before in (0, 1)
        assert asked >= 1

    @rule()
    def open_again(self) -> None:
        self.listen(reloaded(self.table))

    @invariant()
    def the_table_is_as_the_model_says(self) -> None:
        record = self.table.record(NOW)
        assert record.events == tuple(text for text, _ in self.events)
        assert record.played == self.table.played == self.played
        *_, (_, state) = replay(self.table.rules, record.setup, record.events[: self.played])
        assert self.table.state == state


TestAnyOrder = AnyOrder.TestCase
TestAnyOrder.settings = settings(stateful_step_count=40)
