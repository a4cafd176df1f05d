"""What was called saved is there again, whatever happens in between.

Two tabs of one browser play the same games, with or without manners. Local storage shows every
write at once but reaches the disk only now and then; the durable store answers late; both may be
full; the clock jumps; the browser is killed. Every text that a tab called saved, or one that grew
out of it, must be found afterwards.
"""

from __future__ import annotations

from typing import Any

from hypothesis import assume, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    rule,
)

from tessera.core.record import DICE, write_record
from tessera.core.rules import CHANCE
from tessera.games import find
from tessera.storage.holdings import Status
from tessera.storage.journal import Journal
from tessera.storage.links import read_link, tidy, write_link
from tessera.storage.people.evening import Agreement, write_terms
from tessera.storage.repository import Repository
from tessera.storage.revisions import GAME
from tessera.storage.saves import Saves
from tessera.storage.settings import Settings
from tessera.storage.settings.names import EVENINGS, SETTING
from tessera.storage.write_queue import WriteQueue
from tessera_kit.fakes.stores import FakeDurableStore, FakeStore
from tests.session.tables import begin

NAMES = ("aaaa", "bbbb")

SAFE = (Status.SAVED, Status.ONCE)
"""What the screen says of a game that survives a crash."""


class Page:
    """One tab: a repository, and the games it has opened."""

    def __init__(self, browser: Browser, name: str) -> None:
        self.browser, self.name = browser, name
        self.durable_store = FakeDurableStore(browser.durable_store)
        self.durable_store.slow = True
        journal, queue = Journal(browser.local), WriteQueue(self.durable_store)
        self.repository = Repository(journal, queue, name, browser.now)
        self.settings = Settings(journal, queue)
        self.saves = Saves(self.repository, find)
        self.tables: dict[str, Any] = {}
        self.texts: dict[str, str] = {}
        """What this tab wrote last of each game it has open."""
        self.repository.on_forked = self._forked

    def _forked(self, id: str, new: str) -> None:
        if id in self.tables:
            self.tables[new], self.texts[new] = self.tables.pop(id), self.texts.pop(id)

    def open(self, id: str) -> bool:
        """Sits down at a game, if it is there."""
        if id not in self.tables:
            table = self.saves.open(id)
            revision = self.repository.get(id)
            if table is None or revision is None:
                return False
            self.tables[id], self.texts[id] = table, revision.text
        return True

    def write(self, id: str) -> None:
        record = self.tables[id].record(self.browser.now())
        text = write_record(record)
        self.browser.parent[text] = self.texts.get(id)
        self.texts[id] = text
        self.saves.save(id, record)

    def saved(self) -> list[str]:
        return [t for id, t in self.texts.items() if self.repository.status(id) in SAFE]


class Browser:
    """What outlives its pages, and what outlives the browser."""

    def __init__(self) -> None:
        self.local, self.durable_store = FakeStore(), dict[str, str]()
        self.disk: dict[str, str] = {}
        self.seconds = 0
        self.year = 2026
        self.parent: dict[str, str | None] = {}

    def now(self) -> str:
        self.seconds += 1
        minutes, seconds = divmod(self.seconds, 60)
        return f"{self.year}-11-21T{minutes // 60:02}:{minutes % 60:02}:{seconds:02}Z"


class NeverLost(RuleBasedStateMachine):
    games = Bundle("games")

    @initialize()
    def begin(self) -> None:
        self.browser = Browser()
        self.pages = {name: Page(self.browser, name) for name in NAMES}
        self.promised: set[str] = set()
        self.doomed: set[str] = set()
        self.restored: set[tuple[str, str]] = set()
        """Games that a page has taken back, each with that page, until it calls them saved."""
        self.count = 0
        self.agreed: list[str] = []
        """All that was agreed on for the evening."""

    # --- what people do ---

    @rule(target=games, page=st.sampled_from(NAMES), start=st.sampled_from((0, 1, 2)))
    def new_game(self, page: str, start: int) -> str:
        self.count += 1
        id = f"game{self.count}"
        self.pages[page].tables[id] = begin("person", "person", seed=id, start=start)
        self.pages[page].write(id)
        return id

    @rule(page=st.sampled_from(NAMES), id=games, events=st.integers(1, 3))
    def play(self, page: str, id: str, events: int) -> None:
        tab = self.pages[page]
        assume(tab.open(id))
        for _ in range(events):
            if id not in tab.tables:
                return  # It goes on as a copy.
            table = tab.tables[id]
            player = table.rules.current_player(table.state)
            if player is None:
                return
            chance = player == CHANCE
            table.play(table.draw() if chance else table.rules.legal_actions(table.state)[0])
            tab.write(id)

    @rule(page=st.sampled_from(NAMES), id=games, dice=st.sampled_from(DICE))
    def throw_with(self, page: str, id: str, dice: str) -> None:
        """Own dice are what is noted in a game; what is thrown is the same to a store."""
        tab = self.pages[page]
        assume(tab.open(id))
        tab.tables[id].throw_with(dice)
        tab.write(id)

    @rule(page=st.sampled_from(NAMES), id=games)
    def undo(self, page: str, id: str) -> None:
        tab = self.pages[page]
        assume(tab.open(id) and tab.tables[id].can_undo())
        tab.tables[id].undo()
        tab.write(id)

    @rule(page=st.sampled_from(NAMES), other=st.sampled_from(NAMES), id=games)
    def take_over(self, page: str, other: str, id: str) -> None:
        """With manners: the other lets go, and this tab looks again before it plays."""
        assume(page != other)
        tab = self.pages[page]
        self.pages[other].tables.pop(id, None)
        self.pages[other].texts.pop(id, None)
        self.answer(other, 99)
        tab.tables.pop(id, None)
        tab.texts.pop(id, None)
        tab.repository.refresh(id, lambda: None)
        self.answer(page, 99)
        tab.open(id)

    @rule(page=st.sampled_from(NAMES), id=consumes(games))
    def delete(self, page: str, id: str) -> None:
        tab = self.pages[page]
        for other in self.pages.values():
            other.tables.pop(id, None)
            other.texts.pop(id, None)
        tab.saves.delete(id)
        self.doomed.add(id)
        self.restored = {(other, name) for other, name in self.restored if other != id}

    @rule(target=games, page=st.sampled_from(NAMES))
    def restore(self, page: str) -> Any:
        tab = self.pages[page]
        deleted = [id for id in tab.repository.deleted() if id in self.doomed]
        for id in deleted:
            tab.saves.restore(id)
        self.restored.update((id, page) for id in deleted)
        return multiple(*deleted)

    @rule(target=games, page=st.sampled_from(NAMES), id=games)
    def send_by_link(self, page: str, id: str) -> Any:
        tab = self.pages[page]
        revision = tab.repository.get(id)
        if revision is None:
            return multiple()
        self.count += 1
        new = f"game{self.count}"
        text = tidy(f"Look: {write_link(revision.text)}".replace(": ", ": https://a.b/#/open/"))
        assert text == read_link(write_link(revision.text))
        tab.repository.write(new, text)
        return new

    @rule(target=games, seed=st.integers(0, 9))
    def an_old_tessera_left_a_game(self, seed: int) -> str:
        """Without an envelope, and only in local storage."""
        self.count += 1
        id = f"game{self.count}"
        text = write_record(begin("person", "normal", seed=str(seed)).record(self.browser.now()))
        self.browser.local.texts[GAME + id] = self.browser.disk[GAME + id] = text
        self.reload("aaaa")
        self.reload("bbbb")
        return id

    @rule(page=st.sampled_from(NAMES), length=st.sampled_from((("first", 3), ("best", 5))))
    def agree(self, page: str, length: tuple[str, int]) -> None:
        """People agree on how long their series goes on. Its score is worked out from the games."""
        kind, until = length
        terms = Agreement(frozenset({"Ana", "Rui"}), self.browser.now(), kind, str(until))
        text = write_terms([terms])
        self.agreed.append(text)
        self.pages[page].settings.remember(EVENINGS, text)

    # --- what happens to the device ---

    @rule(page=st.sampled_from(NAMES), times=st.integers(1, 9))
    def answer(self, page: str, times: int) -> None:
        """The durable store gets round to some of what it was asked."""
        for _ in range(times):
            if not self.pages[page].durable_store.turn():
                return
            self.note_promises()

    @rule()
    def local_storage_reaches_the_disk(self) -> None:
        self.browser.disk = dict(self.browser.local.texts)

    @rule(page=st.sampled_from(NAMES), full=st.booleans())
    def room_runs_out_or_is_made(self, page: str, full: bool) -> None:  # noqa: FBT001
        self.browser.local.full = full
        self.pages[page].durable_store.fault = "full" if full else None

    @rule(page=st.sampled_from(NAMES))
    def hide(self, page: str) -> None:
        self.pages[page].repository.flush()

    @rule(page=st.sampled_from(NAMES))
    def reload(self, page: str) -> None:
        """What the page has asked of the durable store is still done after it has gone."""
        while self.pages[page].durable_store.turn():
            self.note_promises()
        self.pages[page] = Page(self.browser, page)

    @rule()
    def kill(self) -> None:
        """Nothing is left but what is on the disk."""
        self.browser.local = FakeStore(self.browser.disk)
        self.pages = {name: Page(self.browser, name) for name in NAMES}

    @rule(year=st.integers(2000, 2040))
    def set_the_clock(self, year: int) -> None:
        self.browser.year = year

    @rule(id=games, cut=st.integers(1, 60))
    def damage_local_storage(self, id: str, cut: int) -> None:
        text = self.browser.local.texts.get(GAME + id)
        assume(text is not None and GAME + id in self.browser.durable_store)
        self.browser.local.texts[GAME + id] = str(text)[:-cut]

    # --- what must hold ---

    @invariant()
    def note_promises(self) -> None:
        for page in getattr(self, "pages", {}).values():
            self.promised.update(page.saved())
        for id, name in [*getattr(self, "restored", ())]:
            repository = self.pages[name].repository
            revision = repository.get(id)
            # What another page has taken back is that page's to promise.
            own = revision is not None and revision.tab == name
            if own and repository.status(id) in SAFE:
                self.doomed.discard(id)
                self.restored.discard((id, name))

    def teardown(self) -> None:
        if not hasattr(self, "browser"):
            return
        self.kill()
        page = self.pages["aaaa"]
        while page.durable_store.turn():
            pass
        alive = [revision.text for revision in page.repository.games().values()]
        gone = [
            page.repository.deleted()[id].text
            for id in self.doomed & page.repository.deleted().keys()
        ]
        found: set[str | None] = set()
        for text in (*alive, *gone):
            ancestor: str | None = text
            while ancestor is not None and ancestor not in found:
                found.add(ancestor)
                ancestor = self.browser.parent.get(ancestor)
        if SETTING + EVENINGS in self.browser.durable_store:
            assert page.settings.recall(EVENINGS, "") in self.agreed, "an agreement is lost"
        lost = [text for text in self.promised if text not in found]
        assert not lost, f"called saved, and lost:\n{lost[0]}"


TestNeverLost = NeverLost.TestCase
TestNeverLost.settings = settings(stateful_step_count=40, max_examples=150)


def test_what_came_between_two_events_is_not_written_over() -> None:
    """Local storage is full, so neither tab sees what the other has written. The second writes two
    events before the durable store answers: the first is refused, and so must the second be."""
    browser = Browser()
    text = write_record(begin("person", "person").record(browser.now()))
    browser.local.texts[GAME + "game"] = text
    first, second = (Page(browser, name) for name in NAMES)
    browser.local.full = True
    for page, events in ((first, 1), (second, 2)):
        assert page.open("game")
        for _ in range(events):
            table = page.tables["game"]
            table.play(table.draw())
            page.write("game")
    played = first.tables["game"], second.tables["game"]
    for page in (first, second):
        while page.durable_store.turn():
            pass
    kept = [revision.text for revision in Page(browser, "cccc").repository.games().values()]
    texts = [text.partition("\n\n")[2] for text in kept]
    assert sorted(texts) == sorted("".join(f"{event}\n" for event in t._texts) for t in played)


def answered(page: Page) -> None:
    while page.durable_store.turn():
        pass


def test_a_repair_that_comes_late_leaves_what_another_tab_has_played_since() -> None:
    """Both tabs find a game of an old Tessera, which only local storage has, and set about to keep
    it in the durable store as well. The first plays on before the second's repair is done."""
    browser = Browser()
    text = write_record(begin("person", "person").record(browser.now()))
    browser.local.texts[GAME + "game"] = text
    first, second = (Page(browser, name) for name in NAMES)
    first.open("game")
    first.tables["game"].play(first.tables["game"].draw())
    first.write("game")
    answered(second)
    answered(first)
    assert first.repository.status("game") is Status.SAVED
    assert first.texts["game"] in browser.local.texts[GAME + "game"]


def test_a_game_taken_back_in_two_tabs_at_once_is_still_among_the_deleted_after_a_kill() -> None:
    """Neither tab has called it saved yet. What the disk has is its deletion, which is no loss."""
    browser = Browser()
    text = write_record(begin("person", "person").record(browser.now()))
    browser.local.texts[GAME + "game"] = text
    Page(browser, "aaaa").saves.delete("game")
    disk = dict(browser.local.texts)
    browser.local = FakeStore(disk)
    pages = [Page(browser, name) for name in NAMES]
    for page in pages:
        page.saves.restore("game")
    browser.local = FakeStore(disk)
    assert Page(browser, "aaaa").repository.deleted()["game"].text == text


def test_a_second_way_of_its_own_leaves_the_first_as_it_was() -> None:
    """Each time the second tab plays, the first has just gone on with the same game."""
    browser = Browser()
    first, second = (Page(browser, name) for name in NAMES)
    first.tables["game"] = begin("person", "person")
    first.write("game")
    for _ in range(2):
        answered(first)
        second.repository.refresh("game", lambda: None)
        answered(second)
        assert second.open("game")
        for page in (first, second):
            table = page.tables["game"]
            while table.rules.current_player(table.state) != CHANCE:
                table.play(table.rules.legal_actions(table.state)[0])
            table.play(table.draw())
            page.write("game")
    answered(first)
    answered(second)
    assert len({revision.text for revision in second.repository.games().values()}) == 3
