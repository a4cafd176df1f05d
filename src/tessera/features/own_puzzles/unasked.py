"""Games are analysed while nobody presses anything, if somebody has switched that on."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from tessera.core.record import Record, write_record
from tessera.core.replay import first_state, replay
from tessera.games import find
from tessera.kit.analysis import GameStep
from tessera.kit.game import AnyGame
from tessera.screens.services import Services
from tessera.screens.timer import IDLE, answer, breathing, pause
from tessera.storage.analyses import Kept, sum_of
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.request import NOBODY, Report

FEW = 8
"""Events that are replayed at once."""


async def analyse(services: Services) -> None:
    """Analyses the finished games that may give puzzles, the latest first."""
    done = await answer(services.analyses.done)
    async for entry in breathing(services.entries()):
        record = entry.read() if entry.over else None
        game = find(record.game) if record else None
        if not (record and game and game.analyst) or game.rules.hidden or record.needs:
            continue
        version = game.analyst.version
        if (sum_of(record), str(version)) in done or not any(p.is_person for p in record.players):
            continue
        if not await _is_legal(game, record):
            continue
        while not await answer(services.device.spares):
            await pause(IDLE)
        kept = await answer(partial(services.analyses.read, record))
        steps = [*kept.steps] if kept.version == version else []
        await _find(services, record, Kept(entry.id, version=version), steps)
        if services.memory.address in ("#/mistakes", f"#/end/{entry.id}"):
            services.reload()


async def _is_legal(game: AnyGame, record: Record) -> bool:
    """Whether the record can be replayed."""
    try:
        start = first_state(game.rules, record)
        async for _ in breathing(replay(game.rules, record.setup, record.events, start), FEW):
            pass
    except ValueError:
        return False
    return True


async def _find(services: Services, record: Record, kept: Kept, steps: list[GameStep]) -> None:
    """Finds the steps that are missing. Keeps what it has found, also when it is stopped."""
    thinker, whole, cancels = services.device.thinker, False, list[Callable[[], None]]()

    def ask(then: Callable[[bool], None]) -> None:
        def hear(report: Report[GameStep]) -> None:
            steps.extend(report.found)
            services.analyses.prepare(steps)
            if report.done:
                cancels.clear()
                then(report.by != NOBODY)

        start = steps[-1].until if steps else 0
        cancels.append(thinker.ask(AnalysisRequest(record.game, write_record(record), start), hear))

    thinker.start(record.game)
    try:
        whole = await answer(ask)
    finally:
        for cancel in cancels:
            cancel()
        thinker.stop()
        if steps:
            services.analyses.keep(record, replace(kept, steps=tuple(steps), whole=whole))
