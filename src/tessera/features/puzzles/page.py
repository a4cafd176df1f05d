"""The page of a puzzle, and the page that fetches puzzles.

The page until the puzzles are loaded."""

from functools import partial

from tessera.features.learn.guidance import Guidance, MoveWays
from tessera.features.learn.page import guided
from tessera.features.learn.progress import Progress
from tessera.features.puzzles.days import PuzzleProgress, game_of, puzzle_of
from tessera.features.puzzles.guide import PuzzleGuide
from tessera.i18n import N_
from tessera.kit.game import AnyGame
from tessera.kit.puzzles import Puzzle, read
from tessera.kit.view import AnySeen
from tessera.scene.node import Node, classes
from tessera.scene.widgets import button, link, picture
from tessera.screens.coming import Coming
from tessera.screens.components import actions, lead, menu_link, nothing_yet, paper
from tessera.screens.lookup import of_game
from tessera.screens.page import Page
from tessera.screens.services import Services
from tessera.screens.services.days import today
from tessera.screens.table.page import TablePage
from tessera.screens.table.parts.buttons import BarButton
from tessera.screens.table.parts.part import Nodes
from tessera.screens.table.parts.side_panel import SidePanel
from tessera.screens.timer import answer
from tessera.screens.trouble import Trouble, nowhere
from tessera.storage.people.solvers import SKIPPED, SOLVED, TRIED


class Fetching(Coming):
    """Loads the puzzles of a game, and says so where that fails."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        super().__init__(services, "fetching")
        self.game = game

    def draw(self) -> Node:
        """The whole page."""
        say, name = self.services.say, self.game.rules.name
        said = say(
            "The puzzles can't be downloaded now. Check your internet connection and try again."
        )
        return paper(
            say("Puzzles for {game}", game=say(self.game.texts.TITLE)),
            nothing_yet(say, "die", said, button(say("Try again"), "fetch", "primary large"))
            if self._failed
            else lead(say("One moment, please…")),
            actions(menu_link(say), link(say("Play"), f"#/new/{name}", "button")),
            game=name,
        )

    async def _wait(self, *, again: bool) -> None:
        name = self.game.rules.name
        text = await answer(partial(self.services.device.puzzles, name))
        try:
            self.services.memory.puzzles[name] = read(text or "")
        except ValueError:  # Nothing came, or only a part.
            self._failed = True
        else:
            self.services.reload()


def todays_puzzle(services: Services) -> Page:
    """The puzzle of the day; until it is loaded, the page that fetches it."""
    day = today(services)
    game = game_of(services, day)
    name = game.rules.name
    if name not in services.memory.puzzles:
        return Fetching(services, game)
    return puzzle_page(services, game, puzzle_of(day, name, services.memory.puzzles[name]).name)


@of_game
def puzzles_page(services: Services, game: AnyGame, name: str) -> Page:
    """The puzzle of that name or the next one, once puzzles are loaded."""
    if not game.has_puzzles:
        return Trouble(services, nowhere)
    if game.rules.name not in services.memory.puzzles:
        return Fetching(services, game)
    return puzzle_page(services, game, name)


def puzzle_page(services: Services, game: AnyGame, name: str) -> TablePage:
    """The page of the puzzle of this name, or of the next one."""
    guide = PuzzleGuide(services, game, name)
    guidance = Guidance(guide)
    puzzle_ways = PuzzleWays(guide, guidance)
    listed = partial(puzzles, guide.progress, guide.puzzle)
    parts = [
        guide.daily,
        BarButton(
            10, "repeat", N_("Again"), N_("Start this puzzle again"), "repeat", puzzle_ways.repeat
        ),
        SidePanel(guide.context, N_("Puzzles"), listed),
        BarButton(80, "last", N_("Skip"), N_("Skip this puzzle"), "skip", puzzle_ways.skip),
    ]
    return guided(guidance, parts, puzzle_ways)


class PuzzleWays(MoveWays):
    """The other buttons of a puzzle."""

    def __init__(self, guide: PuzzleGuide, guidance: Guidance) -> None:
        super().__init__(guide, guidance)
        self._guide = guide
        self.families = {"solver": self._seat}

    def more_ways(self, seen: AnySeen) -> Nodes:
        if self.is_open:
            return button(seen.say("Skip"), "skip"), self._lessons_first()
        own = link(seen.say("From your own games"), "#/mistakes", "button")
        return *self._guide.daily.draw(), own

    def _lessons_first(self) -> Node | None:
        """Links to the lessons, for people new to the game."""
        game, services = self._guide.game, self._guide.services
        name = game.rules.name
        knows = any(entry.game == name for entry in services.saves.entries())
        if knows or not game.teaches or Progress(services, game).done:
            return None
        words = services.say("Learn {game} first", game=services.say(game.texts.TITLE))
        return link(words, f"#/learn/{name}", "button")

    def come_back(self) -> None:
        """Opens today's puzzle in place of yesterday's, unless somebody is solving that."""
        guide, services = self._guide, self._guide.services
        untouched = guide.run.table.played == guide.run.since and not guide.run.wrong
        meant = services.memory.address == "#/puzzles" and guide.daily.is_yesterdays
        if meant and (untouched or guide.is_right):
            services.reload()

    def repeat(self) -> None:
        """Begins the puzzle again."""
        self._guide.was_shown = False
        self._guidance.repeat()

    def _seat(self, name: str) -> None:
        """Has somebody else solve, from the beginning."""
        self._guide.seat(name)
        self._guidance.repeat()

    def skip(self) -> None:
        """Goes to another puzzle; this one is offered again later."""
        progress, puzzle = self._guide.progress, self._guide.puzzle
        progress.note(puzzle, progress.state(puzzle) or SKIPPED)
        self._guide.onward()


def puzzles(progress: PuzzleProgress, here: Puzzle, seen: AnySeen) -> tuple[Node, ...]:
    """Draws the solvers, the number of solved puzzles, and a link to each."""
    last, solver = len(progress.puzzles), progress.solver
    solved = seen.say("{solved} of {last} solved", solved=progress.solved, last=last)
    solved = seen.say.pair(solver.name, solved) if solver.name else solved
    links = [
        _link(progress, seen, number, puzzle, here=puzzle is here)
        for number, puzzle in enumerate(progress.puzzles, 1)
    ]
    return (
        *solver.draw(),
        Node("p", {"class": "puzzles-done"}, solved),
        Node("ol", {"class": "puzzles"}, *links),
    )


def _link(
    progress: PuzzleProgress, seen: AnySeen, number: int, puzzle: Puzzle, *, here: bool
) -> Node:
    say, state = seen.say, progress.state(puzzle)
    words = {SOLVED: say("solved"), TRIED: say("tried"), SKIPPED: say("skipped")}
    label = say("Puzzle {at} of {last}", at=number, last=len(progress.puzzles))
    way = Node(
        "a",
        {
            "href": f"#/puzzles/{progress.game}/{puzzle.name}",
            "class": classes(state or "new"),
            "aria-label": f"{label}, {words[state]}" if state in words else label,
            "aria-current": "step" if here else None,
        },
        picture("kept") if state == SOLVED else str(number),
    )
    return Node("li", {"class": classes(here=here)}, way, key=puzzle.name)
