"""A puzzle on the screen: what is asked, ways to see the answer or to leave it, and the other
puzzles for a log."""

from tessera.kit.puzzles import Puzzle
from tessera.scene.node import Node, classes
from tessera.screens.components import button, picture
from tessera.screens.lesson.laid import WAIT, Meaning, bar, laid
from tessera.screens.puzzle.model import PuzzlePage
from tessera.screens.puzzle.progress import SKIPPED, SOLVED, TRIED
from tessera.screens.table.parts import header


def view(page: PuzzlePage) -> Node:
    """The whole screen."""
    say = page.services.say
    again, leave = say("Begin this puzzle again"), say("Skip this puzzle")
    controls = bar(page, say("Puzzles"), again, leave, "skip")
    return laid(page, _meaning(page), _ways(page), controls, _puzzles(page))


def _meaning(page: PuzzlePage) -> Meaning:
    say, run = page.services.say, page.run
    if run.coming:
        return say("Please wait"), WAIT
    if run.wrong:
        return say("Try again"), "app:back"
    if page.is_over:
        more = page.progress.after(page.puzzle)
        return (say("Next puzzle") if more else say("To the lessons")), "app:onward"
    # What a game would offer here ("Play the only way") is the answer.
    if page.game.view.must_pass(page.context.seen):
        return say("Pass"), "game:pass"
    return say("Your move"), WAIT


def _ways(page: PuzzlePage) -> Node:
    """What else can be done, in the same place for as long as it is asked."""
    say, run = page.services.say, page.run
    open_ = run.asks or run.wrong
    back = button(say("Undo"), "back") if page.can_begin_again else None
    return Node(
        "div",
        {"class": "foot puzzle-ways"},
        back,
        button(say("Show me"), "show") if open_ else None,
        button(say("Skip"), "skip") if open_ else None,
        key="ways",
    )


def _puzzles(page: PuzzlePage) -> Node:
    """All puzzles of the game, beside the board or on a sheet over it."""
    say, progress = page.services.say, page.progress
    look = classes("log", open=page.controls.panel == "log")
    last = len(progress.puzzles)
    return Node(
        "aside",
        {"class": look, "aria-label": say("Puzzles")},
        header(say, say("Puzzles")),
        Node(
            "p",
            {"class": "puzzles-done"},
            say("{solved} of {last} solved, from easy to hard", solved=progress.solved, last=last),
        ),
        Node(
            "ol",
            {"class": "puzzles"},
            *[_way(page, number, puzzle) for number, puzzle in enumerate(progress.puzzles, 1)],
        ),
        key="log",
    )


def _way(page: PuzzlePage, number: int, puzzle: Puzzle) -> Node:
    say, state = page.services.say, page.progress.state(puzzle)
    words = {SOLVED: say("solved"), TRIED: say("tried"), SKIPPED: say("skipped")}
    here = puzzle is page.puzzle
    label = say("Puzzle {at} of {last}", at=number, last=len(page.progress.puzzles))
    way = Node(
        "a",
        {
            "href": f"#/puzzles/{page.game.rules.name}/{puzzle.name}",
            "class": classes(state or "new"),
            "aria-label": f"{label}, {words[state]}" if state in words else label,
            "aria-current": "step" if here else None,
        },
        picture("kept") if state == SOLVED else str(number),
    )
    return Node("li", {"class": classes(here=here)}, way, key=puzzle.name)
