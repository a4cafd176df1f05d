"""Letters are lost, repeated, delayed and mixed up, and every device ends with the same game."""

from __future__ import annotations

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from tessera.post.game import NotBelieved
from tessera.post.letter import letter_text, whole_text
from tests.effort import part
from tests.post.devices import bare, begun, devices, fresh, pass_on

TABLES = (
    ("tabula", (0, 1)),
    ("sequence_dice", (1, 0)),
    ("sequence_dice", (0, 0, 1)),
    ("sequence_dice", (0, 1, 2)),
    ("sequences", (0, 2, 1, 1)),
)


class Mail(RuleBasedStateMachine):
    @initialize(table=st.sampled_from(TABLES))
    def begin(self, table: tuple[str, tuple[int, ...]]) -> None:
        name, houses = table
        self.devices = devices(max(houses) + 1)
        self.bag = [self.devices[0].begin(fresh(name, houses))]

    def device(self, number: int) -> int:
        return number % len(self.devices)

    # --- what people do ---

    @rule(who=st.integers(0, 2), chooser=st.sampled_from("abc"))
    def write(self, who: int, chooser: str) -> None:
        device = self.devices[self.device(who)]
        assume(device.text and device.game.mine)
        self.bag.append(device.send(chooser))

    @rule(who=st.integers(0, 2))
    def send_again(self, who: int) -> None:
        device = self.devices[self.device(who)]
        assume(device.text and device.game.sent)
        self.bag.append(letter_text(device.game))

    @rule(who=st.integers(0, 2))
    def send_the_whole_game(self, who: int) -> None:
        device = self.devices[self.device(who)]
        assume(device.text)
        self.bag.append(whole_text(device.game))

    @rule(who=st.integers(0, 2), letter=st.integers(-9, -1))
    def open(self, who: int, letter: int) -> None:
        """Any letter, also one that was opened before, or was for another."""
        self._open(self.device(who), self.bag[max(letter, -len(self.bag))])

    def _open(self, who: int, text: str) -> None:
        try:
            self.devices[who].open(text)
        except NotBelieved as refused:
            if refused.code != "missing":
                raise

    @rule(turns=st.integers(1, 9))
    def write_to_each_other(self, turns: int) -> None:
        """For a while all goes well: what was missing comes with the whole game."""
        for _ in range(turns):
            self.all_write()

    def all_write(self) -> None:
        latest = max((d.game for d in self.devices if d.text), key=lambda game: game.sent)
        for who in range(len(self.devices)):
            self._open(who, whole_text(latest))
        for device in self.devices:
            if device.text and device.game.mine:
                self.bag.append(device.send())
                return

    # --- what must be ---

    @invariant()
    def all_tell_the_same_story(self) -> None:
        games = [device.game for device in self.devices if device.text]
        for game in games[1:]:
            both = min(game.sent, games[0].sent)
            assert game.sum_at(both) == games[0].sum_at(both)

    @invariant()
    def nobody_waits_for_nobody(self) -> None:
        """The device that has most, or one that lacks a letter, can go on."""
        games = [device.game for device in self.devices if device.text]
        ahead = max(game.sent for game in games)
        if any(game.due for game in games if game.sent == ahead):
            waited = {game.due.house for game in games if game.due and game.sent == ahead}
            assert len(waited) == 1

    def teardown(self) -> None:
        for _ in range(3):
            self.all_write()
        latest = max((d.game for d in self.devices if d.text), key=lambda game: game.sent)
        for who in range(len(self.devices)):
            self._open(who, whole_text(latest))
        ends = {str(bare(d.game.record)) for d in self.devices if d.text}
        assert len(ends) == 1
        latest.check()


TestMail = Mail.TestCase
TestMail.settings = settings(
    max_examples=part(36, every=12), stateful_step_count=20, deadline=None, derandomize=False
)


def test_a_whole_game_of_two_and_of_three_comes_to_its_end_and_its_dice_are_proven() -> None:
    for name, houses in (TABLES[0], TABLES[3]):
        every = begun(name, houses, letters=1)
        text = letter_text(every[0].game)
        while any((device.text and device.game.due) or not device.text for device in every):
            text = pass_on(every, text)
            for device in every:
                device.open(text)
        assert len({str(bare(device.game.record)) for device in every}) == 1
        every[0].game.check()
        assert every[0].game.record.result
