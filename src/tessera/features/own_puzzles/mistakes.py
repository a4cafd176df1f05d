"""The costly choices of people in saved games, and the days on which they come back."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from tessera.core.record import Record
from tessera.core.replay import first_state, replay
from tessera.games import find
from tessera.kit.analysis import GameStep
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.timer import answer, breathing
from tessera.storage.analyses import Kept, sum_of

COSTLY = 0.04
"""The least cost of a choice that becomes a puzzle, as a chance to win."""
AFTER = (1, 3, 10, 30)
"""Days until a puzzle comes again once it was found; after the last it stays away."""
SHARE = 5
"""Puzzles for one day."""
MOST = 150
"""Puzzles whose days are kept, the latest ones: some 4,000 characters."""
WORD = re.compile(r"([0-9a-f]{8}-\d+)=([0-4])@(\d{4}-\d\d-\d\d)", re.ASCII)


@dataclass(frozen=True, slots=True)
class Mistake:
    """A choice after which one won `cost` (0 to 1) fewer games than after the `best` play. Both
    plays are texts of events; `key` names it for good."""

    key: str
    game: str
    player: str
    position: str
    made: str
    best: str
    cost: float


async def mistakes(services: Services) -> AsyncIterator[list[Mistake]]:
    """Yields the mistakes of each analysed game that is still saved as it was analysed."""
    analyses = await answer(services.analyses.read_all)
    async for key, kept in breathing(analyses):
        entry = services.saves.entry(kept.id) if kept.steps else None
        record = entry.read() if entry else None
        game = find(record.game) if record else None
        if record and game and _judges(game, kept) and sum_of(record) == key:
            yield list(_mistakes(game, record, kept.steps, key))


def _judges(game: AnyGame, kept: Kept) -> bool:
    """Whether the present analyst found these steps, in a game that hides nothing."""
    # What nobody but its owner saw doesn't stand in a position.
    return bool(game.analyst and game.analyst.version == kept.version and not game.rules.hidden)


def _mistakes(
    game: AnyGame, record: Record, steps: Sequence[GameStep], key: str
) -> Sequence[Mistake]:
    own = {
        step.at: step
        for step in steps
        if step.kind == "choice"
        and step.error >= COSTLY
        and step.best
        and record.players[step.seat].is_person
    }
    if not own:
        return ()
    rules, costly = game.rules, []
    played = replay(rules, record.setup, record.events[: max(own)], first_state(rules, record))
    for at, (_, state) in enumerate(played):
        if step := own.get(at):
            made, best = ", ".join(record.events[at : step.until]), ", ".join(step.best)
            position, player = rules.write_position(state), record.players[step.seat].name
            costly.append(
                Mistake(f"{key[:8]}-{at}", record.game, player, position, made, best, step.error)
            )
    return costly


class Schedule:
    """The stage of each puzzle, 0 to 4, and the day from which it is due."""

    def __init__(self, text: str) -> None:
        """Reads a text of words like `5a1c0e00-17=2@2026-12-01`; others are left out."""
        self._days: dict[str, tuple[int, date]] = {}
        for key, stage, day in WORD.findall(text):
            try:
                self._days[key] = int(stage), date.fromisoformat(day)
            except ValueError:
                continue

    def __str__(self) -> str:
        kept = [*self._days.items()][-MOST:]
        return " ".join(f"{key}={stage}@{day}" for key, (stage, day) in kept)

    def note(self, key: str, day: date, *, right: bool) -> None:
        """Notes an answer. A puzzle that was missed begins anew on the next day."""
        stage = self._days.pop(key, (0, day))[0]
        wait = AFTER[min(stage, len(AFTER) - 1)] if right else 1
        self._days[key] = (min(stage + 1, len(AFTER)) if right else 0), day + timedelta(days=wait)

    def due(self, known: Mapping[str, Mistake], day: date) -> list[str]:
        """The puzzles of a day: those that wait longest, then new ones, the costliest first."""
        waiting = [
            (since, key)
            for key, (stage, since) in self._days.items()
            if key in known and since <= day and stage < len(AFTER)
        ]
        new = [mistake for mistake in known.values() if mistake.key not in self._days]
        new.sort(key=lambda mistake: -mistake.cost)
        done = sum(self._noted_on(key, day) for key in self._days)
        keys = [*(key for _, key in sorted(waiting)), *(mistake.key for mistake in new)]
        return keys[: max(0, SHARE - done)]

    def _noted_on(self, key: str, day: date) -> bool:
        """Whether a puzzle was answered on this day."""
        stage, since = self._days[key]
        return since - timedelta(days=AFTER[max(stage - 1, 0)]) == day

    def learned(self, known: Mapping[str, Mistake]) -> int:
        """The number of puzzles that stay away for good."""
        return sum(self._days.get(key, (0,))[0] == len(AFTER) for key in known)
