"""What analyses have found is kept beside the games, within limits, and never instead of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tessera.core.record import Record
from tessera.core.record_reader import read_record
from tessera.kit.analysis import GameStep
from tessera.kit.analysis_text import write_step
from tessera.storage.analyses import ANALYSIS, LIMIT, Analyses, Kept, sum_of
from tessera.storage.links import write_link
from tessera.storage.ports import Faults, Write
from tessera.storage.write_queue import WriteQueue
from tessera_kit.fakes.stores import FakeDurableStore
from tessera_kit.fakes.tablet import Tablet
from tests.screens.golden import DICE, SCORES, tablet

GAME = read_record(SCORES)
STEPS = (
    GameStep(0, 1, "chance", 0, 0, (0.5, 0.5), (0.6, 0.4), rarity=0.25),
    GameStep(1, 2, "choice", 0, 0, (0.6, 0.4), (0.5, 0.5), ("place c3",)),
)
NOW = "2026-11-21T09:15:00Z"


def kept_in(store: FakeDurableStore, record: Record = GAME) -> Kept:
    found: list[Kept] = []
    Analyses(WriteQueue(store), lambda: NOW).read(record, found.append)
    return found[0]


def test_what_is_kept_is_there_again() -> None:
    store = FakeDurableStore()
    assert kept_in(store) == Kept()
    other = replace(STEPS[0], seat=1, side=1)
    analyses = Analyses(WriteQueue(store), lambda: NOW)
    for steps in (STEPS[:1], STEPS, (other, STEPS[1]), STEPS):
        for kept in (Kept("one", steps), Kept("one", steps, whole=True)):
            analyses.keep(GAME, kept)
            assert kept_in(store) == kept


def test_what_is_written_a_little_at_a_time_is_kept_as_all_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tessera.storage.analyses.SLICE", -1)
    store = FakeDurableStore()
    analyses = Analyses(WriteQueue(store), lambda: NOW)
    for steps in (STEPS, STEPS[1:]):
        done = [analyses.prepare(steps) for _ in steps]
        assert done == [False] * (len(steps) - 1) + [True]
        analyses.keep(GAME, Kept("one", steps))
        assert kept_in(store).steps == steps


def test_a_whole_one_takes_less_room_and_those_of_before_are_still_read() -> None:
    """A round between 24, in which a throw moves the chances of some."""
    chances = [tuple(1 / (24 + (seat == n % 24)) for seat in range(24)) for n in range(401)]
    steps = tuple(
        GameStep(n, n + 1, "chance", n % 24, n % 24, before, after)
        for n, (before, after) in enumerate(pairwise(chances))
    )
    store, key = FakeDurableStore(), ANALYSIS + sum_of(GAME)
    plain = "\n".join([f"tessera analysis 1 {NOW} whole one", *map(write_step, steps)])
    Analyses(WriteQueue(store), lambda: NOW).keep(GAME, Kept("one", steps, whole=True))
    assert len(store.texts[key]) < len(plain) / 9
    assert kept_in(store) == kept_in(FakeDurableStore({key: plain}))
    assert len(kept_in(store).steps) == 400


def test_one_too_long_to_be_packed_is_kept_as_it_is() -> None:
    chance = Random(1).random
    steps = tuple(
        GameStep(n, n + 1, "chance", 0, 0, (a := chance(), 1 - a), (b := chance(), 1 - b))
        for n in range(5_000)
    )
    store = FakeDurableStore()
    Analyses(WriteQueue(store), lambda: NOW).keep(GAME, Kept("one", steps, whole=True))
    assert len(kept_in(store).steps) == 5_000


def test_those_that_were_packed_line_by_line_are_still_read() -> None:
    packed = write_link("\n".join(map(write_step, STEPS)))
    text = f"tessera analysis 1 {NOW} whole one\n{packed}"
    assert kept_in(FakeDurableStore({ANALYSIS + sum_of(GAME): text})) == Kept(
        "one", STEPS, whole=True
    )


@pytest.mark.parametrize(
    "junk", ["changes\nchance 0 1 0 0|1 2|1", "changes\nchance 0 1 0 0|x", "changes\\nchance"]
)
def test_changes_that_cannot_be_read_are_made_anew(junk: str) -> None:
    text = f"tessera analysis 1 {NOW} whole one\n{write_link(junk)}"
    assert kept_in(FakeDurableStore({ANALYSIS + sum_of(GAME): text})) == Kept()


@pytest.mark.parametrize(
    "text",
    [
        *("", "junk", "tessera analysis two x whole one"),
        *("tessera analysis 1 x whole one\nchance 1", "tessera analysis 1 x whole one\n1AAA"),
    ],
)
def test_what_cannot_be_read_is_made_anew(text: str) -> None:
    assert kept_in(FakeDurableStore({ANALYSIS + sum_of(GAME): text})) == Kept()


def test_the_sum_goes_by_what_happened_and_not_by_who_played_or_when() -> None:
    others: dict[str, Any] = {
        "players": tuple(replace(player, name="Eva") for player in GAME.players),
        "saved": "2027-01-01T00:00:00Z",
        "notes": (),
    }
    for name, value in others.items():
        assert sum_of(replace(GAME, **{name: value})) == sum_of(GAME), name
    undone = replace(GAME, played=GAME.played - 1)
    assert sum_of(undone) != sum_of(GAME)
    assert sum_of(replace(undone, events=GAME.events[:-1])) == sum_of(undone)
    assert sum_of(read_record(DICE)) != sum_of(GAME)


def test_the_oldest_go_when_there_are_too_many() -> None:
    def old(year: int) -> str:
        return f"tessera analysis 1 {year}-01-01T00:00:00Z whole one" + "\n" * (LIMIT // 3)

    store = FakeDurableStore({f"{ANALYSIS}{year}": old(year) for year in (2021, 2020, 2023, 2022)})
    Analyses(WriteQueue(store), lambda: NOW).keep(GAME, Kept("one", STEPS, whole=True))
    assert set(store.texts) == {f"{ANALYSIS}2022", f"{ANALYSIS}2023", ANALYSIS + sum_of(GAME)}


class Small(FakeDurableStore):
    """A store without room for games as long as there is an analysis in it."""

    def _change(self, writes: Sequence[Write], answer: Callable[[Faults], None]) -> None:
        analyses = any(key.startswith(ANALYSIS) for key in self.texts)
        texts = {key: text for write in writes for key, text in write.changes.items()}
        games = any(key.startswith("tessera/game/") and text for key, text in texts.items())
        self.fault = "full" if analyses and games else None
        super()._change(writes, answer)


def test_they_make_room_for_a_game() -> None:
    board: Tablet = tablet("#/saved", SCORES)
    board.device.durable_store = store = Small({f"{ANALYSIS}1": "old", f"{ANALYSIS}2": "old"})
    board = Tablet("#/new/sequence_dice", device=board.device)
    board.tap("Start the game")
    (written,) = [
        key for key in store.texts if key.startswith("tessera/game/") and "one" not in key
    ]
    assert (
        board.app.services.saves.repository.status(written.removeprefix("tessera/game/")).name
        == "SAVED"
    )
    assert not [key for key in store.texts if key.startswith(ANALYSIS)]
