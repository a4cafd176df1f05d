"""The list of a person's own puzzles, and the page of one of them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tessera.features.learn.guidance import Guidance, MoveWays
from tessera.features.learn.guide import ANY, OneMove
from tessera.features.learn.page import guided
from tessera.features.own_puzzles.mistakes import Mistake, Schedule, mistakes
from tessera.features.setup.solver import Solver
from tessera.games import find
from tessera.i18n import N_, Nn_
from tessera.kit.game import AnyGame
from tessera.kit.lessons import Wrong, events
from tessera.kit.phrases import capital
from tessera.kit.puzzles import left_by
from tessera.scene.node import Node
from tessera.scene.widgets import link
from tessera.screens.components import actions, hint, lead, menu_link, paper, segments
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.days import today
from tessera.storage.settings.names import UNASKED

OWN = "own"
"""The name under which a solver's answers are kept, and that of the mistakes in the memory."""
ASK = N_("One of your moves here cost {n} wins in 100. Find the better one.")
DUE = Nn_("{n} puzzle for today", "{n} puzzles for today")
LEARNED = Nn_("{n} mistake that you no longer make", "{n} mistakes that you no longer make")


class OwnPuzzles(Page):
    """The puzzles of today, once the mistakes of all games are read."""

    name = "mistakes"

    def __init__(self, services: Services, wanted: str = "") -> None:
        """`wanted` is the key of the puzzle that is opened when it has been read."""
        super().__init__(services)
        self._wanted = wanted
        self._solver = Solver(services)
        self._all: dict[str, Mistake] = {}
        self._read = False
        self.families = {"solver": self._solver.choose}
        self.fields = {UNASKED: self._choose}

    def arrive(self) -> None:
        """Reads the analyses that are kept."""
        super().arrive()
        self.task(self._look())

    async def _look(self) -> None:
        async for of_game in mistakes(self.services):
            self._all |= {mistake.key: mistake for mistake in of_game}
        self._read = True
        self.services.memory.own[OWN] = self._all
        if self._wanted in self._all:
            self.services.reload()

    def draw(self) -> Node:
        """The number of puzzles, a button, and how it goes on."""
        say, solver = self.services.say, self._solver
        due = due_today(self.services, self._all)
        learned = Schedule(solver.kept(OWN)).learned(self._all)
        if not self._read:
            first = lead(say("One moment, please…"))
        elif due:
            first = lead(say.count(DUE, len(due)))
        elif self._all:
            first = lead(say("Nothing more for today. Come back tomorrow!"))
        else:
            first = lead(say("Analyse a game of yours, and your costly moves come back here."))
        idles = "on" if self.services.idles else "off"
        states = [("off", say("Off")), ("on", say("On"))]
        again = say(
            "What you find comes again after 1, 3, 10 and 30 days; what you miss, tomorrow."
        )
        return paper(
            say("From your own games"),
            *solver.draw(),
            first,
            hint(say.count(LEARNED, learned)) if learned else None,
            hint(again) if self._all else None,
            segments(UNASKED, say("Analyse finished games unasked"), states, idles),
            hint(
                say(
                    "It begins when nobody has used Tessera for a minute. On battery it waits for "
                    "power, if the browser can tell."
                )
            ),
            actions(
                link(say("Begin"), f"#/mistakes/{due[0]}", "button primary") if due else None,
                link(say("Saved games"), "#/saved", "button") if not self._all else None,
                menu_link(say),
            ),
        )

    def _choose(self, value: str) -> None:
        self.services.idles = value == "on"
        self.services.remember(UNASKED, value)


def due_today(services: Services, known: dict[str, Mistake]) -> list[str]:
    """The keys of today's puzzles for the solver: their own mistakes, or everybody's."""
    solver = Solver(services)
    own = {key: one for key, one in known.items() if solver.name in ("", one.player)}
    return Schedule(solver.kept(OWN)).due(own, today(services))


class MistakeGuide(OneMove):
    """Asks for a better play than the one that was made."""

    def __init__(self, services: Services, game: AnyGame, mistake: Mistake) -> None:
        self.mistake = mistake
        self._noted = False
        key, position, best = mistake.key, mistake.position, mistake.best
        super().__init__(services, game, key, position, best, ASK)

    def judged(self, after: Any) -> Wrong:
        if after == left_by(self.game.rules, self.start, self.mistake.made):
            return Wrong((self.mistake.made,), N_("That is the move that you made. Try again!"))
        return Wrong((ANY,), N_("The computer sees a better move still. Try again!"))

    @property
    def title(self) -> str:
        return self.services.say("From your own games")

    @property
    def sentence(self) -> str:
        """The question; later the reason for the better play, or what was wrong."""
        say, n = self.services.say, f"{100 * self.mistake.cost:.0f}"
        if wrong := self.run.wrong:
            return say(wrong.says)
        if not self.is_right:
            return say(ASK, n=n)
        before = replace(self.context.seen, state=self.start)
        play = tuple(map(self.game.rules.read, events(self.mistake.best)))
        reasons = self.game.view.reasons(before, play)[:1]
        why = [f"{capital(words)}." for words in reasons]
        return " ".join([*why, say("It wins about {n} more games in 100.", n=n)])

    @property
    def next_label(self) -> str:
        return N_("Next puzzle") if self._following else N_("Menu")

    @property
    def _following(self) -> str:
        due = due_today(self.services, self.services.memory.own[OWN])
        return next((key for key in due if key != self.mistake.key), "")

    def note(self) -> None:
        """Keeps the first answer."""
        if self._noted or not (self.run.wrong or self.is_right):
            return
        self._noted = True
        solver = Solver(self.services)
        schedule = Schedule(solver.kept(OWN))
        right = not self.run.wrong and not self.was_shown
        schedule.note(self.mistake.key, today(self.services), right=right)
        solver.keep(OWN, str(schedule))

    def onward(self) -> None:
        """Goes to the next puzzle of today, or to the list."""
        following = self._following
        self.services.device.go(f"#/mistakes/{following}" if following else "#/mistakes")


def puzzle_page(services: Services, key: str) -> Page:
    """The page of one puzzle; the list until the mistakes are read, or if it is gone."""
    mistake = services.memory.own.get(OWN, {}).get(key)
    game = find(mistake.game) if mistake else None
    if mistake is None or game is None:
        return OwnPuzzles(services, key)
    guide = MistakeGuide(services, game, mistake)
    guidance = Guidance(guide)
    return guided(guidance, (), MoveWays(guide, guidance))
