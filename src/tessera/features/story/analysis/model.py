"""A finished game under analysis: the known steps, and the point shown."""

from bisect import bisect_left
from collections.abc import Callable
from math import ceil

from tessera.core.record import Record, write_record
from tessera.features.setup.begin import begin_from
from tessera.features.story.analysis.in_parts import (
    AT_A_POINT,
    LAYERS,
    Grown,
    InParts,
    StoredAnalysis,
)
from tessera.features.story.analysis.turning import TurningPoint, told_side, turning_points
from tessera.features.story.analysis.verdict import BY_PLAY, Verdict, verdict
from tessera.features.story.charts import DASHES
from tessera.kit.analysis import Analysis, GameStep, shared
from tessera.kit.game import AnyGame
from tessera.scene.node import Node
from tessera.screens.page import Draw, Page
from tessera.screens.services import Services
from tessera.screens.services.messages import NO_HELPER
from tessera.screens.table.words.log import Log
from tessera.session.table import AnyTable
from tessera.storage.analyses import Kept
from tessera.thinking.analysis import AnalysisRequest
from tessera.thinking.request import NOBODY, Report

MOST_COLUMNS = 3
"""So many numbers stand beside each other on a phone without a scroll."""
PORTION = 12
"""So many steps of what was found the board goes on at once."""
MOST_COSTLY = 12
"""So many costly choices are listed."""
MOST_DECIDING = 4
"""So many of them stand at the beginning, where they decided the game."""
BESIDE = "(min-width: 1000px)"
"""Where the board stands beside all that is told, and stays in sight."""
MANY = 5
"""From so many sides on the bars of a few are shown at once, and the board doesn't follow what is
found: a sheet for 24 is laid out anew with every cell that comes."""
FEW = 3
"""So many bars of many sides are drawn at once."""
CHANGED: dict[str, tuple[str, ...]] = {"stop": (), "resume": (), "table": ("table",)}
"""The parts that a press changes if they aren't those at a point: none stand for all."""


class AnalysisPage(Page):
    """The page of an analysis, which shows one point of the game. A *point* is a place on the
    curve: 0 before the first step, n after the n-th."""

    name = "analysis"

    def __init__(
        self, services: Services, id: str, game: AnyGame, table: AnyTable, view: Draw
    ) -> None:
        super().__init__(services, id, view)
        self.id = id
        self.game = game
        self.table = table
        self.log = Log(game, table, lambda: services.preferences(game))
        self.sides = game.rules.sides(table.setup)
        own = [self.sides.index(side) for side in range(max(self.sides) + 1)]
        self.colours = tuple([table.players[seat].colour for seat in own])
        """The colour of each side."""
        self.result = shared(game.rules, table.setup, table.state)
        self._record: Record = table.record(services.device.now())
        self.steps: list[GameStep] = []
        self.whole = False
        self.point = 0
        self.better = False
        """Whether the better play is shown, and not the one that was made."""
        self.tabled = False
        """Whether the table behind the curve is open."""
        self.parts = InParts(services.device, self.portions_of_curve)
        self.grown = Grown(max(self.sides) + 1)
        version = game.analyst.version if game.analyst else 0
        self._stored = StoredAnalysis(services, id, self._record, version, self.steps)
        self._stop: Callable[[], None] | None = None
        self._added_up: tuple[tuple[int, bool], Analysis] | None = None
        """The analysis last added up, with the number of its steps and whether they are all."""
        self._verdict: Verdict | None = None
        self._left = False
        self.presses = {
            "stop": self._halt,
            "resume": self._resume,
            "previous": lambda: self._go(self.point - 1),
            "next": lambda: self._go(self.point + 1),
            "better": lambda: self._look(self.point, better=True),
            "played": lambda: self._look(self.point),
            "table": self._toggle_table,
        }
        self.families = {
            "point": lambda point: self._open(int(point)),
            "branch": lambda at: begin_from(services, table, int(at)),
        }
        # The slider over the curve goes by events.
        self.fields = {"at": lambda at: self._look(self._nearest(int(at)))}

    @property
    def can_begin(self) -> bool:
        """Whether the game is over and has an analyst."""
        return self.result is not None and self.game.analyst is not None

    @property
    def claims_luck(self) -> bool:
        """Whether the analyst tells luck apart from the rest."""
        return self.game.analyst is not None and self.game.analyst.claims_luck

    @property
    def told_side(self) -> int:
        """The side whose view is told, also before all steps are known."""
        return told_side(self.table, Analysis(self.sides, tuple(self.steps), self.result))

    @property
    def verdict(self) -> Verdict | None:
        """The reason for the result, once all steps are known; None until then."""
        analyst = self.game.analyst
        if not self.whole or analyst is None:
            return None
        if self._verdict is None:
            self._verdict = verdict(
                self.analysis,
                claims_luck=analyst.claims_luck,
                has_choices=self.game.has_choices,
                off_by=analyst.off_by,
            )
        return self._verdict

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The steps that mattered most to the told side; none while the analysis runs."""
        if self.runs:
            return ()
        return turning_points(self.analysis, self.told_side, hidden=self.table.rules.hidden)

    @property
    def costly(self) -> list[GameStep]:
        """The costliest choices that are worth a word, in order of the game."""
        if not self.game.has_choices:
            return []
        return sorted(self.analysis.graded[:MOST_COSTLY], key=lambda step: step.at)

    @property
    def deciding(self) -> list[GameStep]:
        """The choices that decided the game, in its order. They are those of the people if all of
        them are on one side and made such, else everybody's. None where play didn't decide."""
        verdict = self.verdict if self.game.has_choices else None
        if verdict is None or verdict.why not in BY_PLAY:
            return []
        graded = [step for step in self.analysis.graded if step.best]
        seats = zip(self.sides, self.table.players, strict=True)
        people = {side for side, player in seats if player.is_person}
        own = [step for step in graded if {step.side} == people]
        return sorted((own or graded)[:MOST_DECIDING], key=lambda step: step.at)

    @property
    def groups(self) -> int:
        """The number of parts in which the bars of all sides are drawn."""
        sides = len(self.analysis.initial)
        return ceil(sides / FEW) if sides >= MANY else 1

    @property
    def portions_of_curve(self) -> int:
        """The number of parts in which the lines of the curve are drawn."""
        sides = max(self.sides) + 1
        return ceil(sides / LAYERS) if sides > len(DASHES) else 1

    @property
    def tables(self) -> int:
        """The number of tables that it takes to have a column for each side."""
        return ceil(len(self.analysis.initial) / MOST_COLUMNS)

    @property
    def runs(self) -> bool:
        """Whether more steps are on their way."""
        return self._stop is not None

    @property
    def follows(self) -> bool:
        """Whether the latest step is shown, and more are on their way."""
        return self.runs and self.point == len(self.steps) and not self.better

    @property
    def stands(self) -> bool:
        """Whether the board shows the end of the game until all is known."""
        return len(self.analysis.initial) >= MANY and (self.follows or not self._stored.was_read)

    @property
    def analysis(self) -> Analysis:
        """The analysis of the steps known so far, added up once for each report."""
        known = len(self.steps), self.whole
        if self._added_up is None or self._added_up[0] != known:
            result = self.result if self.whole else None
            self._added_up = known, Analysis(self.sides, tuple(self.steps), result)
        return self._added_up[1]

    @property
    def step(self) -> GameStep | None:
        """The step that the point comes after."""
        return self.steps[self.point - 1] if self.point else None

    @property
    def first(self) -> int:
        """The number of events before the first step: cards that were dealt, say."""
        return self.steps[0].at if self.steps else 0

    @property
    def at(self) -> int:
        """The number of events in the position that is shown."""
        if self.stands:
            return self.table.played
        if self.step is None:
            return self.first
        return self.step.at if self.better else self.step.until

    @property
    def board_at(self) -> int:
        """The number of events in the position on the board, which follows in portions."""
        behind = PORTION * self.parts.portions_left
        return self.until(self.point - behind) if behind else self.at

    @property
    def _same(self) -> tuple[str, ...]:
        """The parts that a report doesn't change."""
        luck = () if self.claims_luck else ("curve luck",)
        errors = () if self.game.has_choices else ("curve errors",)
        hand = ("position hand",) if self.stands else ()
        return (*luck, *errors, *hand)

    def arrive(self) -> None:
        """Reads the steps that are stored, and begins to look for the others."""
        super().arrive()
        if self.can_begin:
            self._stored.read(self._remember)

    def draw(self) -> Node:
        """The whole page. After a report it is drawn part by part."""
        services, game = self.services, self.game
        looks = services.say, services.preferences(game), services.shape(game)
        return self.parts.draw(super().draw, looks)

    def press(self, target: str) -> None:
        """Has the parts drawn that a press changes."""
        super().press(target)
        self.parts.renew(*CHANGED.get(target, AT_A_POINT))

    def change(self, field: str, value: str) -> None:
        """Has the parts drawn that the slider changes."""
        super().change(field, value)
        self.parts.renew(*AT_A_POINT)

    def leave(self) -> None:
        """Stops the analysis and stores the steps found so far."""
        self._left = True
        self.parts.stop()
        self._pause()
        self._stored.settle()

    def until(self, point: int) -> int:
        """The number of events at a point."""
        return self.steps[point - 1].until if point else self.first

    def point_after(self, step: GameStep) -> int:
        """The point to which a step leads."""
        return bisect_left(self.steps, step.until, key=lambda one: one.until) + 1

    def _go(self, point: int) -> None:
        self._look(point)
        self._tell()

    def _open(self, point: int) -> None:
        """Shows the point with a better play, if any, and scrolls to it."""
        self._look(point, better=self._has_better(point))
        if not self.services.device.matches(BESIDE):
            self.services.reveal = ("app:previous",)
        self._tell()

    def _toggle_table(self) -> None:
        self.tabled = not self.tabled

    def _has_better(self, point: int) -> bool:
        step = self.steps[point - 1] if point else None
        return step is not None and step.kind == "choice" and bool(step.best) and bool(step.grade)

    def _look(self, point: int, *, better: bool = False) -> None:
        self.point = max(0, min(point, len(self.steps)))
        self.better = better

    def _tell(self) -> None:
        say = self.services.say
        done = self.log.so_far(say, self.until(self.point))
        self.services.messages.announce(done or say("The beginning of the game."))

    def _nearest(self, at: int) -> int:
        """The point nearest to a place of the slider. A step of several events is one step of the
        arrow keys."""
        shown_at = self.until(self.point)
        if abs(at - shown_at) == 1:
            return max(0, min(self.point + at - shown_at, len(self.steps)))
        return min(range(len(self.steps) + 1), key=lambda point: abs(self.until(point) - at))

    # --- finding out ---

    def _remember(self, stored: Kept) -> None:
        if self._left:
            return
        self._take(stored.steps, whole=stored.whole)
        if not self.whole:
            self._begin()
        self.parts.renew()

    def _take(self, steps: tuple[GameStep, ...], *, whole: bool) -> None:
        """Adds steps. While the point is the latest, it stays the latest."""
        at_end = self.point == len(self.steps)
        self.steps += steps
        self.whole = whole
        self.grown.add(steps)
        if at_end and not self.better:
            self.point = len(self.steps)

    def _begin(self) -> None:
        thinker = self.services.device.thinker
        thinker.start(self._record.game)
        start = self.steps[-1].until if self.steps else 0
        request = AnalysisRequest(self._record.game, write_record(self._record), start)
        self._stop = thinker.ask(request, self._on_report)

    def _on_report(self, report: Report[GameStep]) -> None:
        if report.by == NOBODY:
            self._stop = None
            self.services.device.thinker.stop()
            self.services.messages.notify(self.services.say(NO_HELPER))
            self.parts.renew()
            return
        self._take(report.found, whole=report.done)
        at_end = self.point == len(self.steps) and not self.better
        portions = ceil(len(report.found) / PORTION) if at_end else 1
        portions = 0 if self.stands else portions
        if report.done:
            here = len(self.deciding)
            several = {
                "players": self.groups,
                "pictured": here,
                "costly": len(self.costly),
                "sums": self.tables,
            }
            self.parts.end(portions, **several)
        else:
            self.parts.begin(portions, self._same)
        if report.done:
            self._stop = None
            self.services.device.thinker.stop()
            self.services.messages.announce(self.services.say("The analysis is done."))
        self._stored.report(whole=report.done)

    def _halt(self) -> None:
        self._pause()
        self.services.focus = "app:resume"

    def _resume(self) -> None:
        self._begin()
        self.services.focus = "app:stop"

    def _pause(self) -> None:
        if self._stop:
            self._stop()
            self._stop = None
            self.services.device.thinker.stop()
            self._stored.keep()
